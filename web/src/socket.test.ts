import { beforeEach, describe, expect, it } from "vitest";
import { Link, patience, silence, type World } from "./socket";
import type { Told } from "./wire";

/** A socket that the test opens, breaks and speaks through. */
class Wire {
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((e: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;
  readonly url: string;
  constructor(url: string) { this.url = url; }
  send(text: string): void { this.sent.push(text); }
  close(): void { if (this.readyState !== 3) this.break(); }
  up(): void { this.readyState = 1; this.onopen?.(); }
  break(code = 1006): void { this.readyState = 3; this.onclose?.({ code }); }
  say(m: Told): void { this.onmessage?.({ data: JSON.stringify(m) }); }
}

let wires: Wire[];
let timers: { ms: number; f: () => void }[];
let log: string[];
let v: number;
let now: number;
let forbidden: boolean;

const world: World = {
  open: url => {
    if (forbidden) throw new Error("the policy forbids it");
    const wire = new Wire(url);
    wires.push(wire);
    return wire as unknown as WebSocket;
  },
  after: (ms, f) => {
    const timer = { ms, f };
    timers.push(timer);
    return () => { timers = timers.filter(t => t !== timer); };
  },
  now: () => now,
  random: () => 1,
};

beforeEach(() => { wires = []; timers = []; log = []; v = 7; now = 0; forbidden = false; });

function link(): Link {
  const l = new Link({
    url: whole => `/ws?after=${whole ? 0 : v}`,
    told: m => log.push(m.t),
    opened: () => log.push("opened"),
    lost: restarts => log.push(restarts ? "restart" : "lost"),
    turnedAway: code => log.push(code),
    unsent: () => log.push("unsent"),
  }, world);
  l.connect();
  return l;
}

const why = { t: "why", move: "b2" } as const;
const refused = (code: string): Told => ({ t: "refused", re: "", code, squares: [] });
const wire = (i: number): Wire => wires[i] as Wire;
const run = (): number | undefined => {
  const [next] = timers.splice(0, 1);
  next?.f();
  return next?.ms;
};

describe("a link", () => {
  it("sends while it is open, and says so when it is not", () => {
    const l = link();
    wire(0).up();
    l.send(why);
    wire(0).break();
    l.send({ t: "resign", v });
    run();
    wire(1).up();
    expect([wire(0).sent, wire(1).sent]).toEqual([['{"t":"why","move":"b2"}'], []]);
    expect(log).toEqual(["opened", "lost", "unsent", "opened"]);
  });
  it("tells a server that starts anew from a connection that is lost", () => {
    link();
    wire(0).up();
    wire(0).break(1012);
    run();
    wire(1).break();
    expect(log).toEqual(["opened", "restart", "lost"]);
    expect(run()).toBe(1000);
  });
  it("keeps what is asked before the first socket is open, and sends it then", () => {
    const l = link();
    l.send({ t: "resign", v });
    wire(0).up();
    expect(wire(0).sent).toEqual(['{"t":"resign","v":7}']);
    expect(log).toEqual(["opened"]);
  });
  it("keeps it no longer than the first try", () => {
    const l = link();
    l.send({ t: "resign", v });
    wire(0).break();
    run();
    wire(1).up();
    expect(wire(1).sent).toEqual([]);
    expect(log).toEqual(["lost", "unsent", "opened"]);
  });
  it("takes a socket that may not be opened for a broken one", () => {
    forbidden = true;
    link();
    expect(log).toEqual(["lost"]);
    forbidden = false;
    expect(run()).toBe(500);
    wire(0).up();
    expect(log).toEqual(["lost", "opened"]);
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
  it("misses one heartbeat at most", () => {
    expect(silence).toBeGreaterThan(20_000);
    expect(silence).toBeLessThan(40_000);
  });
  it("takes what is asked and not answered for a break, and soon", () => {
    const l = link();
    wire(0).up();
    l.send(why);
    l.send(why); // is no reason to wait longer
    expect(timers.map(t => t.ms)).toEqual([patience]);
    wire(0).say({ t: "beat", v: 7, now: 0 });
    expect(timers.map(t => t.ms)).toEqual([silence]);
    l.send(why);
    expect(run()).toBe(patience);
    expect(log).toEqual(["opened", "beat", "lost"]);
  });
});

describe("a link that somebody comes back to", () => {
  it("does not wait for a long pause to end", () => {
    const l = link();
    for (let i = 0; i < 6; i++) {
      wire(i).break();
      if (i < 5) run();
    }
    expect(timers.map(t => t.ms)).toEqual([15_000]);
    l.wake();
    expect(wires).toHaveLength(7);
    expect(timers.map(t => t.ms)).toEqual([silence]);
  });
  it("trusts a socket that spoke a heartbeat ago, and none that has been quiet for longer", () => {
    const l = link();
    wire(0).up();
    now = 90_000;
    wire(0).say({ t: "beat", v: 7, now: 0 });
    now = 110_000;
    l.send(why); // says nothing of whether it lives
    l.wake();
    expect(wires).toHaveLength(1);
    now = 110_001;
    l.wake();
    expect(wires).toHaveLength(2);
    expect(log).toEqual(["opened", "beat"]);
  });
});

describe("a link that is turned away", () => {
  it("tells why, and comes back after longer and longer pauses", () => {
    link();
    const pauses: (number | undefined)[] = [];
    for (let i = 0; i < 4; i++) {
      wire(i).up();
      wire(i).say(refused("too-many-sockets"));
      expect(wire(i).readyState).toBe(3);
      pauses.push(run());
    }
    expect(pauses).toEqual([500, 1000, 2000, 4000]);
    expect(log).toEqual(["opened", ...Array<string>(4).fill("too-many-sockets")]);
    expect(wire(4).url, "it is told at once whether it is let in").toBe("/ws?after=0");
    wire(4).up();
    expect(log).toHaveLength(5);
    wire(4).say({ t: "beat", v: 7, now: 0 });
    expect(log.slice(5)).toEqual(["opened", "beat"]);
  });
  it("gives up where there is no room", () => {
    link();
    wire(0).up();
    wire(0).say(refused("no-such-room"));
    expect([log, timers]).toEqual([["opened", "no-such-room"], []]);
  });
  it("comes back from a break after that as ever", () => {
    link();
    wire(0).up();
    wire(0).say(refused("too-many-sockets"));
    run();
    wire(1).break();
    run();
    expect(wire(2).url).toBe("/ws?after=7");
    wire(2).up();
    expect(log).toEqual(["opened", "too-many-sockets", "lost", "opened"]);
  });
  it("does not come back sooner for any other refusal that comes first", () => {
    link();
    for (let i = 0; i < 3; i++) {
      wire(i).up();
      wire(i).say(refused("too-large"));
      wire(i).break();
      run();
    }
    wire(3).break();
    expect(run()).toBe(4000);
  });
});
