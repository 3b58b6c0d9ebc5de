import { beforeEach, describe, expect, it } from "vitest";
import { Link, silence, type World } from "./socket";
import type { Told } from "./wire";

/** A socket that the test opens, breaks and speaks through. */
class Wire {
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((e: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly url: string;
  constructor(url: string) { this.url = url; }
  send(text: string): void { this.sent.push(text); }
  close(): void { if (this.readyState !== 3) this.break(); }
  up(): void { this.readyState = 1; this.onopen?.(); }
  break(): void { this.readyState = 3; this.onclose?.(); }
  say(m: Told): void { this.onmessage?.({ data: JSON.stringify(m) }); }
}

let wires: Wire[];
let timers: { ms: number; f: () => void }[];
let log: string[];
let v: number;

const world: World = {
  open: url => {
    const wire = new Wire(url);
    wires.push(wire);
    return wire as unknown as WebSocket;
  },
  after: (ms, f) => {
    const timer = { ms, f };
    timers.push(timer);
    return () => { timers = timers.filter(t => t !== timer); };
  },
  random: () => 1,
};

beforeEach(() => { wires = []; timers = []; log = []; v = 7; });

function link(): Link {
  const l = new Link({
    url: () => `/ws?after=${v}`,
    told: m => log.push(m.t),
    opened: () => log.push("opened"),
    lost: () => log.push("lost"),
  }, world);
  l.connect();
  return l;
}

const wire = (i: number): Wire => wires[i] as Wire;
const run = (): number | undefined => {
  const [next] = timers.splice(0, 1);
  next?.f();
  return next?.ms;
};

describe("a link", () => {
  it("sends while it is open and not before", () => {
    const l = link();
    l.send({ t: "why", move: "a1" });
    wire(0).up();
    l.send({ t: "why", move: "b2" });
    expect(wire(0).sent).toEqual(['{"t":"why","move":"b2"}']);
    expect(log).toEqual(["opened"]);
  });
  it("comes back from the last version seen, each pause twice the last, until it hears something", () => {
    link();
    const pauses: (number | undefined)[] = [];
    for (let i = 0; i < 7; i++) {
      wire(i).break();
      pauses.push(run());
    }
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000]);
    v = 9;
    wire(7).up();
    wire(7).say({ t: "beat", v: 9, now: 0 });
    wire(7).break();
    expect(run()).toBe(500);
    expect(wire(8).url).toBe("/ws?after=9");
  });
  it("tells once that it is lost, and listens to the new socket alone", () => {
    const l = link();
    wire(0).up();
    l.connect();
    wire(0).say({ t: "beat", v: 7, now: 0 });
    wire(1).up();
    wire(1).say({ t: "beat", v: 7, now: 0 });
    expect(log).toEqual(["opened", "opened", "beat"]);
    expect(timers.map(t => t.ms)).toEqual([silence]);
  });
  it("takes long silence for a break", () => {
    link();
    wire(0).up();
    expect(run()).toBe(silence);
    expect(log).toEqual(["opened", "lost"]);
    run();
    expect(wires).toHaveLength(2);
  });
});
