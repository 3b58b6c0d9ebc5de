import { describe, expect, it } from "vitest";
import { planned, settle, type Plan } from "./plan";
import { ambiguous, boardOf, circular, moveOf, sq, ten } from "./samples";

const eight = boardOf(8);
const plan = (...numbers: readonly number[]): Plan => numbers.map(n => sq(ten, n));
const played = (moves: typeof ambiguous, ...numbers: readonly number[]): unknown => settle(moves, plan(...numbers))?.move.text;

describe("case 81: when the turn comes", () => {
  // Fails when settle falls back to a move that begins with the same piece.
  it("a move that the opponent has made illegal is nothing", () => {
    expect(played([moveOf(ten, ["20-15"]), moveOf(ten, ["32-28"])], 20, 29)).toBeUndefined();
  });
  it("a quiet move is nothing when another piece must capture", () => {
    expect(played([moveOf(ten, ["33x24"], [29])], 32, 28)).toBeUndefined();
  });
  it("a legal move is that move", () => expect(played([moveOf(ten, ["20x29"], [24]), moveOf(ten, ["32-28"])], 20, 29)).toBe("20x29"));
  it("there is nothing to play while the opponent is on move", () => expect(played([], 20, 29)).toBeUndefined());
});

describe("captures", () => {
  it("are found by their end when one line leads there", () => expect(played(circular, 38, 43)).toBe("38x24x13x27x43"));
  it("are found by a stop when one line goes over it", () => expect(played(ambiguous, 4, 42)).toBe("4x31x42x15"));
  it("are nothing when several lines fit", () => expect(played(ambiguous, 4, 15)).toBeUndefined());
  it("are decided by the stops that were planned", () => {
    expect(played(ambiguous, 4, 27, 38, 15)).toBe("4x27x38x15");
    expect(played(ambiguous, 4, 15, 42)).toBe("4x31x42x15");
    expect(played(circular, 38, 24, 13, 27, 38)).toBe("38x24x13x27x38");
  });
  it("are nothing when a stop does not fit, however well the end does", () => expect(played(ambiguous, 4, 27, 42, 15)).toBeUndefined());
});

describe("taps", () => {
  const tap = (...names: readonly string[]): string => {
    const own = new Set(["c3", "e3"]);
    return names.reduce<Plan>((p, name) => planned(p, sq(eight, name), own.has(name)), []).map(s => eight.names[s]).join(" ");
  };

  it("begin on an own piece alone", () => {
    expect(tap("d4")).toBe("");
    expect(tap("c3")).toBe("c3");
  });
  it("go to any square, and further", () => expect(tap("c3", "h8", "a1")).toBe("c3 h8 a1"));
  it("take the last square back", () => {
    expect(tap("c3", "e5", "g7", "g7")).toBe("c3 e5");
    expect(tap("c3", "c3")).toBe("");
  });
  it("let all of it go at the piece's own square", () => expect(tap("c3", "e5", "c3")).toBe(""));
  it("lead home when a capture may have come round", () => {
    expect(tap("c3", "e5", "g3", "e1", "c3")).toBe("c3 e5 g3 e1 c3");
    expect(tap("c3", "e5", "g3", "c3")).toBe("");
  });
  it("begin anew on another own piece", () => expect(tap("c3", "e5", "e3")).toBe("e3"));
});

it("a piece that is only chosen is no move", () => expect(settle([moveOf(eight, ["c3-d4"])], [sq(eight, "c3")])).toBeUndefined());
