import { describe, expect, it } from "vitest";
import type { Move } from "../wire";
import { drop, grasp, trace } from "./drag";
import { ambiguous, boardOf, circular, moveOf, sq, ten } from "./samples";

const eight = boardOf(8);
const label = (board: typeof ten) => (square: number): string => String(board.numeric ? board.numbers?.[square] : board.names[square]);

/** What a drag along these squares comes to, the first being where it begins and the last where it ends. */
function drag(moves: readonly Move[], names: readonly (number | string)[], board = ten): string {
  const [from = 0, ...way] = names.map(n => sq(board, n));
  const taps = grasp(moves, [], from);
  if (!taps) return "stays";
  const s = drop(board, moves, taps, way, way[way.length - 1] ?? from);
  const text = (squares: readonly number[]): string => squares.map(label(board)).join(" ");
  switch (s.t) {
    case "play": return `plays ${s.move.text}`;
    case "taps": return `holds ${text(s.taps)}`;
    case "ask": return `asks ${text(s.taps)}>${label(board)(s.square)}`;
  }
}

const held = (moves: readonly Move[], names: readonly number[]): unknown => {
  const [from = 0, ...way] = names.map(n => sq(ten, n));
  return trace(ten, moves, [from], way).map(label(ten)).join(" ");
};

describe("a quiet move", () => {
  const moves = [moveOf(eight, ["c3-d4"]), moveOf(eight, ["c3-b4"]), moveOf(eight, ["e3-d4"])];

  it("is a drag to its end", () => expect(drag(moves, ["c3", "d4"], eight)).toBe("plays c3-d4"));
  it("is where the piece is let go, whatever it passed", () => {
    expect(drag(moves, ["c3", "d4", "e5", "b4"], eight)).toBe("plays c3-b4");
  });
  it("leaves the piece chosen when it comes back", () => expect(drag(moves, ["c3", "d4", "c3"], eight)).toBe("holds c3"));
  it("asks about a square that is out of reach", () => expect(drag(moves, ["c3", "d4", "e5"], eight)).toBe("asks c3>e5"));
  it("asks about another piece, and does not choose it", () => expect(drag(moves, ["c3", "e3"], eight)).toBe("asks c3>e3"));
  it("begins on a piece that can move only", () => expect(drag(moves, ["a1", "b2"], eight)).toBe("stays"));
});

describe("case 23: a capture with two ways to one end", () => {
  it("is the way that the piece was dragged", () => {
    expect(drag(ambiguous, [4, 9, 13, 18, 27, 32, 38, 33, 15])).toBe("plays 4x27x38x15");
    expect(drag(ambiguous, [4, 9, 13, 18, 22, 27, 31, 37, 42, 38, 33, 29, 24, 20, 15])).toBe("plays 4x31x42x15"); // over a stop of the other
  });
  it("stays undecided when it was dragged straight to the end", () => expect(drag(ambiguous, [4, 15])).toBe("holds 4 15"));
  it("is played whole once it is let go where one line is left", () => expect(drag(ambiguous, [4, 9, 27])).toBe("plays 4x27x38x15"));
  it("collects the stop passed last: the king goes on over the first", () => {
    expect(held(ambiguous, [4, 9, 13, 18, 22, 27])).toBe("4 27");
    expect(held(ambiguous, [4, 9, 13, 18, 22, 27, 31])).toBe("4 31");
    expect(held(ambiguous, [4, 9, 13, 18, 22, 27, 32, 38])).toBe("4 27 38");
  });
});

describe("case 25: a capture that ends where it began", () => {
  it("is dragged round and let go at home, both ways", () => {
    expect(drag(circular, [38, 24, 13, 27, 38])).toBe("plays 38x24x13x27x38");
    expect(drag(circular, [38, 27, 13, 24, 38])).toBe("plays 38x24x13x27x38");
  });
  it("is not played by a drag that goes nowhere", () => {
    expect(drag(circular.slice(0, 1), [38])).toBe("holds 38");
    expect(drag(circular.slice(0, 1), [38, 33, 38])).toBe("holds 38");
  });
  it("stays at the last stop when several ends are left", () => {
    expect(drag(circular, [38, 24, 13])).toBe("holds 38 24 13");
    expect(drag(circular, [38, 24, 13, 3, 13])).toBe("holds 38 24 13");
  });
  it("goes on from the stop where it stays", () => {
    const taps = [38, 24, 13].map(n => sq(ten, n));
    expect(grasp(circular, taps, sq(ten, 13))).toEqual(taps);
    expect(drop(ten, circular, taps, [sq(ten, 27), sq(ten, 43)], sq(ten, 43))).toMatchObject({ t: "play", move: { text: "38x24x13x27x43" } });
  });
  it("begins anew when the piece is grasped at its origin", () => {
    expect(grasp(circular, [38, 24].map(n => sq(ten, n)), sq(ten, 38))).toEqual([sq(ten, 38)]);
  });
});

it("a drag of a piece whose end was chosen first decides the way", () => {
  const taps = grasp(ambiguous, [4, 15].map(n => sq(ten, n)), sq(ten, 4));
  expect(taps).toEqual([sq(ten, 4)]);
});

it("an end of one move that is a stop of another stays open until it is let go again", () => {
  const both = [moveOf(eight, ["a1xc3"], ["b2"]), moveOf(eight, ["a1xe5xc3xg7"], ["b2", "d4"])];
  expect(drag(both, ["a1", "c3"], eight)).toBe("holds a1 c3");
  expect(drag(both, ["a1", "c3", "e5", "c3"], eight)).toBe("plays a1xe5xc3xg7");
});
