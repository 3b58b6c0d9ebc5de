// Pieces that are put on the board, men that are named to be taken, discs that turn.
import { describe, expect, it } from "vitest";
import type { Move } from "../wire";
import { question } from "./ask";
import { step, targets, type Taps } from "./entry";
import { looks, mustCapture, type Look, type View } from "./look";
import { after } from "./route";
import { boardOf, moveOf, piece, sq } from "./samples";
import { moveSpoken, type Say } from "./words";

const say: Say = (key, blanks) => (blanks ? `${key}(${Object.values(blanks).join("|")})` : key);
const points = { ...boardOf(7, "all"), takesAtOnce: false, lines: [[0, 1], [1, 2], [0, 7]] as const };
const discs = { ...boardOf(8, "all"), takesAtOnce: false, turns: true };
const names = (set: ReadonlySet<number>): string => [...set].map(s => points.names[s]).sort().join(" ");

/** A mill's move: its way, and the man that is named. */
function milling(way: string, man: string): Move {
  const move = moveOf(points, [`${way}x${man}`], [man]);
  return { ...move, picks: 1, mill: true };
}

const placing = [moveOf(points, ["a4"]), milling("d6", "b2"), milling("d6", "c3")];
const moving = [moveOf(points, ["a1-a2"]), milling("a1-b1", "d6"), milling("a1-b1", "e6"), milling("d1-d2", "e6")];

/** What a row of taps leads to. */
function tap(moves: readonly Move[], taps: readonly string[]): string {
  let now: Taps = [];
  let said = "";
  for (const name of taps) {
    const s = step(moves, now, sq(points, name));
    now = s.t === "play" ? [] : s.taps;
    said = s.t === "play" ? `plays ${s.move.text}` : s.t === "ask" ? `asks ${points.names[s.square]}` : now.map(t => points.names[t]).join(" ");
  }
  return said;
}

describe("a piece that is put", () => {
  it("is one tap", () => expect(tap(placing, ["a4"])).toBe("plays a4"));
  it("waits for the man that is taken", () => {
    expect(tap(placing, ["d6"])).toBe("d6");
    expect(tap(placing, ["d6", "c3"])).toBe("plays d6xc3");
  });
  it("asks about a man that may not be taken, and stays", () => {
    expect(tap(placing, ["d6", "g7"])).toBe("asks g7");
    expect(question(points, [piece(points, "g7", "black")], placing, [sq(points, "d6")], sq(points, "g7"), "white")).toBe("d6xg7");
  });
  it("can be taken back, and put elsewhere", () => {
    expect(tap(placing, ["d6", "d6"])).toBe("");
    expect(tap(placing, ["d6", "d6", "a4"])).toBe("plays a4");
    expect(tap([...placing, milling("g4", "c3")], ["d6", "g4"])).toBe("g4");
  });
  it("gives no mill away by a tap beside the men that may be taken", () => {
    expect(tap(placing, ["d6", "a4"])).toBe("asks a4");
    expect(question(points, [], placing, [sq(points, "d6")], sq(points, "a4"), "white")).toBe("d6xa4");
  });
  it("is not put where a chosen one does not go", () => expect(tap([...placing, ...moving], ["a1", "a4"])).toBe("asks a4"));
  it("asks about a place where it may not be put", () => {
    expect(question(points, [], placing, [], sq(points, "g1"), "white")).toBe("g1");
  });
});

describe("a move that closes a mill", () => {
  it("takes the man that is named, and none by itself", () => {
    expect(tap(moving, ["a1", "b1", "e6"])).toBe("plays a1-b1xe6");
    expect(tap(moving, ["d1", "d2"])).toBe("d1 d2");
    expect(tap(moving, ["d1", "d2", "e6"])).toBe("plays d1-d2xe6");
  });
  it("names no man before the piece has moved", () => expect(tap(moving, ["a1", "e6"])).toBe("asks e6"));
  it("leads first to where it ends, then to the men", () => {
    const a1 = targets(moving, [sq(points, "a1")]);
    expect([names(a1.ends), names(a1.stops), names(a1.picks)]).toEqual(["a2 b1", "", ""]);
    const b1 = targets(moving, [sq(points, "a1"), sq(points, "b1")]);
    expect([names(b1.ends), names(b1.stops), names(b1.picks)]).toEqual(["", "", "d6 e6"]);
  });
  it("shows the piece where it stands and marks the men", () => {
    const pieces = [piece(points, "a1", "white"), piece(points, "d1", "white"), piece(points, "d6", "black"), piece(points, "e6", "black"), piece(points, "g7", "black")];
    const seen = looks({ ...still, board: points, pieces, moves: moving, taps: [sq(points, "a1"), sq(points, "b1")] });
    const at = (name: string): Look | undefined => seen[sq(points, name)];
    expect(at("b1")).toMatchObject({ piece: { color: "white", as: "here" }, states: ["put"] });
    expect(at("e6")?.marks).toEqual(["take"]);
    expect(at("g7")).toMatchObject({ marks: ["safe"], states: ["safe"] });
    expect(at("a1")?.piece?.as).toBe("ghost");
  });
  it("is no capture that must be played", () => expect(mustCapture(moving.slice(1))).toBe(false));
  it("is said with its mill and its man", () => {
    const move = milling("a1-b1", "d6");
    expect(moveSpoken(say, points, "white", move, move.routes[0] ?? [])).toBe("speak.quiet(side.white|a1|b1|d6), speak.mill, speak.takes(d6)");
  });
});

const still = { turn: "white" as const, over: undefined, taps: [], held: false, plan: [], plans: undefined, last: undefined, touched: [], asked: undefined };

describe("discs", () => {
  const pieces = [piece(discs, "d4", "white", "disc"), piece(discs, "e4", "black", "disc")];
  const move = moveOf(discs, ["f4"], ["e4"]);
  const view: View = { ...still, board: discs, pieces, moves: [move] };
  it("turn", () => {
    expect(after(discs, pieces, move, [sq(discs, "f4")], "white").map(p => `${discs.names[p.sq]}${p.color}${p.kind}`))
      .toEqual(["d4whitedisc", "e4whitedisc", "f4whitedisc"]);
  });
  it("show where one may be put, and what it would turn where one looks", () => {
    expect(looks(view)[sq(discs, "f4")]).toMatchObject({ piece: undefined, marks: ["dot"], states: ["free"], grab: false });
    const seen = looks({ ...view, over: sq(discs, "f4") });
    expect(seen[sq(discs, "f4")], "no piece that can move").toMatchObject({ states: ["free"], grab: false });
    expect(seen[sq(discs, "f4")]).toMatchObject({ piece: { color: "white", kind: "disc", as: "ghost" }, marks: ["frame"] });
    expect(seen[sq(discs, "e4")]).toMatchObject({ marks: ["flip"], states: ["flip"] });
  });
  it("need not be taken", () => expect(mustCapture([move])).toBe(false));
  it("are said as they turn, and a pass is", () => {
    expect(moveSpoken(say, discs, "white", move, [sq(discs, "f4")])).toBe("speak.place(side.white||f4|e4), speak.turns(e4)".replace("||", "|f4|"));
    expect(moveSpoken(say, discs, "black", { text: "pass", short: "pass", routes: [], taken: [] }, [])).toBe("speak.pass(side.black)");
  });
  it("stay where they are when somebody passes", () => {
    expect(after(discs, pieces, { text: "pass", short: "pass", routes: [], taken: [] }, [], "white")).toEqual(pieces);
  });
});
