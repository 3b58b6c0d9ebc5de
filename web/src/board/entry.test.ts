import { describe, expect, it } from "vitest";
import type { Move } from "../wire";
import { progress, step, targets, undo, type Taps } from "./entry";
import { ambiguous, boardOf, circular, moveOf, sq, ten } from "./samples";

/** What a row of taps leads to: the taps that are kept, a move by its text, or a question. */
function tap(moves: readonly Move[], names: readonly (number | string)[], board = ten): string {
  let taps: Taps = [];
  let said = "";
  for (const name of names) {
    const s = step(moves, taps, sq(board, name));
    switch (s.t) {
      case "taps": taps = s.taps; said = taps.map(t => label(t)).join(" "); break;
      case "play": said = `plays ${s.move.text} by ${s.route.map(label).join("x")}`; taps = []; break;
      case "ask": said = `asks ${s.taps.map(label).join(" ")}>${label(s.square)}`; break;
    }
  }
  return said;

  function label(square: number): string {
    return String(board.numeric ? board.numbers?.[square] : board.names[square]);
  }
}

function marked(moves: readonly Move[], names: readonly number[]): { ends: unknown; stops: unknown } {
  const { ends, stops } = targets(moves, names.map(n => sq(ten, n)));
  const numbers = (set: ReadonlySet<number>): unknown => [...set].map(s => ten.numbers?.[s]).sort((a, b) => Number(a) - Number(b));
  return { ends: numbers(ends), stops: numbers(stops) };
}

const eight = boardOf(8);

describe("quiet moves", () => {
  const moves = [moveOf(eight, ["c3-d4"]), moveOf(eight, ["c3-b4"]), moveOf(eight, ["e3-d4"])];

  it("are two taps", () => expect(tap(moves, ["c3", "d4"], eight)).toBe("plays c3-d4 by c3xd4"));
  it("begin with a tap that plays nothing, even when only one move is left", () => {
    expect(tap(moves, ["e3"], eight)).toBe("e3");
  });
  it("let the piece go at a second tap", () => expect(tap(moves, ["c3", "c3"], eight)).toBe(""));
  it("change to another piece that can move", () => {
    expect(tap(moves, ["c3", "e3"], eight)).toBe("e3");
    expect(tap(moves, ["c3", "e3", "d4"], eight)).toBe("plays e3-d4 by e3xd4");
  });
  it("ask about a piece that cannot move", () => expect(tap(moves, ["a1"], eight)).toBe("asks >a1"));
  it("ask about a square that is out of reach, and keep the piece", () => {
    expect(tap(moves, ["c3", "e5"], eight)).toBe("asks c3>e5");
    expect(tap(moves, ["c3", "e5", "b4"], eight)).toBe("plays c3-b4 by c3xb4");
  });
  it("cannot be entered when there are none", () => expect(tap([], ["c3"], eight)).toBe("asks >c3"));
});

describe("case 23: an ambiguous capture", () => {
  it("shows all its ends and stops at first", () => {
    expect(marked(ambiguous, [4])).toEqual({ ends: [15], stops: [27, 31, 38, 42] });
  });
  it("leaves the deciding squares when its end is tapped", () => {
    expect(tap(ambiguous, [4, 15])).toBe("4 15");
    expect(marked(ambiguous, [4, 15])).toEqual({ ends: [], stops: [27, 31, 38, 42] });
  });
  it.each([
    [[4, 27], "plays 4x27x38x15 by 4x27x38x15"],
    [[4, 38], "plays 4x27x38x15 by 4x27x38x15"],
    [[4, 31], "plays 4x31x42x15 by 4x31x42x15"],
    [[4, 15, 42], "plays 4x31x42x15 by 4x31x42x15"],
    [[4, 15, 38], "plays 4x27x38x15 by 4x27x38x15"],
  ])("is played whole once one line fits: %j", (taps, want) => expect(tap(ambiguous, taps)).toBe(want));
  it("takes the end back at a second tap on it", () => expect(tap(ambiguous, [4, 15, 15])).toBe("4"));
  it("takes everything back at a tap on the piece", () => expect(tap(ambiguous, [4, 15, 4])).toBe("4"));
});

describe("case 25: a capture that ends where it began", () => {
  it("is clicked both ways round, and is the same move", () => {
    expect(tap(circular, [38, 24, 13, 27, 38])).toBe("plays 38x24x13x27x38 by 38x24x13x27x38");
    expect(tap(circular, [38, 27, 13, 24, 38])).toBe("plays 38x24x13x27x38 by 38x27x13x24x38");
  });
  it("is played at once from any stop, as one way of several", () => {
    expect(tap(circular, [38, 24, 38])).toBe("plays 38x24x13x27x38 by 38x24x13x27x38");
    expect(tap(circular, [38, 13, 38])).toBe("plays 38x24x13x27x38 by 38x24x13x27x38");
  });
  it("is not played by a double tap on the piece", () => expect(tap(circular, [38, 38])).toBe(""));
  it("plays the others by their ends alone", () => {
    expect(tap(circular, [38, 43])).toBe("plays 38x24x13x27x43 by 38x24x13x27x43");
    expect(tap(circular, [38, 47])).toBe("plays 38x27x13x24x47 by 38x27x13x24x47");
  });
  it("marks the ends at first, and then those that decide", () => {
    expect(marked(circular, [38])).toEqual({ ends: [42, 43, 47, 49], stops: [13, 24, 27] });
    expect(marked(circular, [38, 24])).toEqual({ ends: [38, 43, 49], stops: [] });
    expect(marked(circular, [38, 24, 13])).toEqual({ ends: [38, 43, 49], stops: [] });
  });
  it("undoes hop after hop", () => {
    expect(tap(circular, [38, 24, 13, 13])).toBe("38 24");
    expect(tap(circular, [38, 24, 24])).toBe("38");
    expect(undo([1, 2, 3]).taps).toEqual([1, 2]);
  });
  it("knows where the piece is", () => {
    const at = (names: readonly number[]): unknown => {
      const now = progress(circular, names.map(n => sq(ten, n)));
      return now && ten.numbers?.[now.square];
    };
    expect([at([]), at([38]), at([38, 24]), at([38, 24, 13])]).toEqual([undefined, 38, 24, 13]);
  });
});

describe("several routes of one move", () => {
  const round = [moveOf(ten, ["46x23x5", "46x28x5"], [32])];
  it("are played at once at the end square, by the canonical route", () => {
    expect(tap(round, [46, 5])).toBe("plays 46x23x5 by 46x23x5");
  });
  it("are played by the route that was tapped", () => {
    expect(tap(round, [46, 28])).toBe("plays 46x23x5 by 46x28x5");
  });
});

describe("a square that is an end for one move and a stop for another", () => {
  const both = [moveOf(eight, ["a1xc3"], ["b2"]), moveOf(eight, ["a1xe5xc3xg7"], ["b2", "d4"])];
  it("leaves both open, and plays the short one at a second tap", () => {
    expect(tap(both, ["a1", "c3"], eight)).toBe("a1 c3");
    expect(tap(both, ["a1", "c3", "c3"], eight)).toBe("plays a1xc3 by a1xc3");
    expect(tap(both, ["a1", "c3", "g7"], eight)).toBe("plays a1xe5xc3xg7 by a1xe5xc3xg7");
    expect(tap(both, ["a1", "e5"], eight)).toBe("plays a1xe5xc3xg7 by a1xe5xc3xg7");
  });
});

describe("two moves over the same stops in another order", () => {
  const orders = [moveOf(eight, ["a1xc3xe5xg7"], ["b2"]), moveOf(eight, ["a1xe5xc3xg7"], ["d4"])];
  it("are told apart by their first stop", () => {
    expect(tap(orders, ["a1", "c3"], eight)).toBe("plays a1xc3xe5xg7 by a1xc3xe5xg7");
    expect(tap(orders, ["a1", "e5"], eight)).toBe("plays a1xe5xc3xg7 by a1xe5xc3xg7");
  });
  it("and by the first stop after their end", () => {
    expect(tap(orders, ["a1", "g7"], eight)).toBe("a1 g7");
    expect(tap(orders, ["a1", "g7", "e5"], eight)).toBe("plays a1xe5xc3xg7 by a1xe5xc3xg7");
  });
});

it("every route of every move can be clicked stop by stop", () => {
  for (const moves of [ambiguous, circular]) {
    for (const m of moves) {
      for (const route of m.routes) {
        let taps: Taps = [];
        let played = "";
        for (const square of route) {
          if (played) break; // earlier than the last click: one line was left
          const s = step(moves, taps, square);
          if (s.t === "taps") taps = s.taps;
          if (s.t === "play") played = s.move.text;
        }
        expect(played).toBe(m.text);
      }
    }
  }
});
