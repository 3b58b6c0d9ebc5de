import { describe, expect, it } from "vitest";
import { looks, takenOn, type Look, type View } from "./look";
import { ambiguous, boardOf, circular, moveOf, piece, sq, ten } from "./samples";
import { listed, moveSpoken, squareLabel, type Say } from "./words";
import { questionAbout, questionOf } from "./ask";

const eight = boardOf(8);
const say: Say = (key, blanks) => (blanks ? `${key}(${Object.values(blanks).join("|")})` : key);

/** Nobody does anything. */
const still = { turn: "white" as const, over: undefined, moves: [], taps: [], held: false, plan: [], plans: undefined, last: undefined, touched: [], asked: undefined };

/** The position of the mock-up: c3 has taken d4 and stands on e5; c7 or g7 is next. */
const middle: View = {
  ...still,
  board: eight,
  pieces: [
    ...["a3", "b2", "d2", "f2", "c3", "e3"].map(n => piece(eight, n, "white")), piece(eight, "h8", "white", "king"),
    ...["d4", "d6", "f6", "e7", "a7", "h6"].map(n => piece(eight, n, "black")), piece(eight, "g1", "black", "king"),
  ],
  moves: [
    moveOf(eight, ["c3xe5xc7"], ["d4", "d6"]), moveOf(eight, ["c3xe5xg7"], ["d4", "f6"]),
    moveOf(eight, ["h8xe5xc7"], ["f6", "d6"]), moveOf(eight, ["h8xe5xb8"], ["f6", "d6"]),
  ],
  last: { move: moveOf(eight, ["e5-d4"]), route: [sq(eight, "e5"), sq(eight, "d4")] },
};

function at(view: View, name: string): Look {
  const look = looks(view)[sq(view.board, name)];
  if (!look) throw new Error(name);
  return look;
}

describe("before a tap", () => {
  it("marks the pieces that must capture, and no others", () => {
    const must = looks(middle).flatMap((l, i) => (l.marks.includes("must") ? [eight.names[i]] : []));
    expect(must).toEqual(["c3", "h8"]);
  });
  it("marks none where a quiet move is legal too", () => {
    const free = { ...middle, moves: [...middle.moves, moveOf(eight, ["b2-a1"])] };
    expect(looks(free).some(l => l.marks.includes("must"))).toBe(false);
  });
  it("says which pieces may move, in one word at most, and of what is not on move nothing", () => {
    const free: View = { ...middle, moves: [moveOf(eight, ["c3xe5xc7"], ["d4", "d6"]), moveOf(eight, ["b2-a1"])] };
    const states = (view: View, ...names: string[]): unknown => names.map(n => at(view, n).states);
    expect(states(free, "b2", "c3", "e3", "d6")).toEqual([["can"], ["can"], [], []]);
    expect(squareLabel(say, eight, sq(eight, "b2"), at(free, "b2"))).toBe("b2, piece.white.man, state.can");
    expect(states({ ...free, taps: [sq(eight, "b2")] }, "b2", "c3", "a1")).toEqual([["sel"], ["can"], ["goal"]]);
    expect(states({ ...free, taps: [sq(eight, "c3"), sq(eight, "e5")] }, "c3", "b2")).toEqual([["ghost"], ["can"]]);
    expect(states({ ...free, asked: { about: sq(eight, "e3"), squares: [sq(eight, "c3")], as: "must" } }, "c3")).toEqual([["must"]]);
    expect(states({ ...free, moves: [] }, "b2", "c3")).toEqual([[], []]);
  });
  it("marks where the last move came from and ended, each by its shape", () => {
    expect(at(middle, "e5")).toMatchObject({ marks: ["from"], last: true, states: ["from"] });
    expect(at(middle, "d4")).toMatchObject({ marks: ["end"], last: true, states: ["end"] });
  });
});

describe("a whole capture as the last move", () => {
  const move = moveOf(ten, ["19x28x37x26"], [23, 31, 32]);
  const after: View = { ...still, board: ten, pieces: [piece(ten, 26, "white")],
    last: { move, route: move.routes[0] ?? [] } };
  it("marks from, stops, end and taken squares", () => {
    const marks = [19, 28, 37, 26, 23, 31, 32].map(n => looks(after)[sq(ten, n)]?.marks);
    expect(marks).toEqual([["from"], ["stop"], ["stop"], ["end"], ["taken"], ["taken"], ["taken"]]);
  });
});

describe("in mid-capture", () => {
  const view: View = { ...middle, taps: [sq(eight, "c3"), sq(eight, "e5")] };
  it("shows the piece on its stop, its ghost where it began, what it took faded", () => {
    expect(at(view, "e5")).toMatchObject({ piece: { color: "white", as: "here" }, marks: ["sel"] });
    expect(at(view, "c3")).toMatchObject({ piece: { as: "ghost" }, marks: [] });
    expect(at(view, "d4")).toMatchObject({ piece: { color: "black", as: "taken" }, marks: ["end", "taken"] });
  });
  it("marks the ends that decide", () => {
    expect([at(view, "c7").marks, at(view, "g7").marks]).toEqual([["goal"], ["goal"]]);
  });
  it("says all of it in words", () => {
    expect(squareLabel(say, eight, sq(eight, "c3"), at(view, "c3"))).toBe("c3, square.empty, state.ghost");
    expect(squareLabel(say, eight, sq(eight, "h8"), at(view, "h8"))).toBe("h8, piece.white.king, state.must");
  });
  it("takes pieces off at once where the rules do", () => {
    const turkish = boardOf(8, "all");
    const v: View = { ...still, board: turkish, taps: [sq(turkish, "d4"), sq(turkish, "d6")],
      pieces: [piece(turkish, "d4", "white"), piece(turkish, "d5", "black"), piece(turkish, "c6", "black"), piece(turkish, "e6", "black")],
      moves: [moveOf(turkish, ["d4xd6xb6"], ["d5", "c6"]), moveOf(turkish, ["d4xd6xf6"], ["d5", "e6"])] };
    expect(at(v, "d5").piece).toBeUndefined();
  });
});

describe("while the way is open", () => {
  it("shows as taken only what every way has taken", () => {
    const view: View = { ...still, board: ten, pieces: [piece(ten, 38, "white", "king"), ...[18, 19, 32, 33].map(n => piece(ten, n, "black"))],
      moves: circular, taps: [sq(ten, 38), sq(ten, 13)] };
    expect(looks(view).filter(l => l.piece?.as === "taken")).toHaveLength(0);
    const oneWay = { ...view, taps: [sq(ten, 38), sq(ten, 24), sq(ten, 13)] };
    expect(looks(oneWay).filter(l => l.piece?.as === "taken")).toHaveLength(2);
  });
  it("keeps the piece where it is while only its end is chosen", () => {
    const view: View = { ...still, board: ten, pieces: [piece(ten, 4, "white", "king")], moves: ambiguous,
      taps: [sq(ten, 4), sq(ten, 15)] };
    expect(looks(view)[sq(ten, 4)]).toMatchObject({ piece: { as: "here" }, marks: ["sel"] });
  });
});

describe("a piece in the hand", () => {
  it("leaves its shade where it began, and is still called by its name", () => {
    const view: View = { ...middle, taps: [sq(eight, "c3")], held: true };
    expect(at(view, "c3")).toMatchObject({ piece: { color: "white", as: "lifted" }, marks: ["sel"] });
    expect(squareLabel(say, eight, sq(eight, "c3"), at(view, "c3"))).toBe("c3, piece.white.man, state.sel");
  });
  it("stands on no stop that it has passed", () => {
    const view: View = { ...middle, taps: [sq(eight, "c3"), sq(eight, "e5")], held: true };
    expect(at(view, "e5")).toMatchObject({ piece: undefined, marks: ["sel"] });
    expect(at(view, "c3").piece).toMatchObject({ as: "ghost" });
  });
  it("may be one that can move, and the one on its way, and no other", () => {
    const grabs = (view: View): unknown => looks(view).flatMap((l, i) => (l.grab ? [eight.names[i]] : []));
    expect(grabs(middle)).toEqual(["c3", "h8"]);
    expect(grabs({ ...middle, taps: [sq(eight, "c3"), sq(eight, "e5")] })).toEqual(["c3", "e5", "h8"]);
  });
});

describe("a prepared move", () => {
  const view: View = { ...middle, moves: [], plans: "white", plan: ["e3", "d4", "c5"].map(n => sq(eight, n)) };
  it("has shapes of its own, and the piece's shade at its end", () => {
    expect(at(view, "e3")).toMatchObject({ piece: { as: "here" }, marks: ["plan"], states: ["plan"] });
    expect(at(view, "d4")).toMatchObject({ piece: { color: "black", as: "here" }, marks: ["end", "aim"], states: ["end", "aim"] });
    expect(at(view, "c5")).toMatchObject({ piece: { color: "white", as: "ghost" }, marks: ["aim"] });
    expect(squareLabel(say, eight, sq(eight, "c5"), at(view, "c5"))).toBe("c5, square.empty, state.aim");
  });
  it("begins as a choice, of any own piece", () => {
    expect(at({ ...view, plan: [sq(eight, "e3")] }, "e3").marks).toEqual(["sel"]);
    expect(looks(view).filter(l => l.grab)).toHaveLength(7);
  });
});

describe("an explanation", () => {
  it("marks the piece asked about and the squares named, by shape", () => {
    const asked = { about: sq(eight, "e3"), squares: [sq(eight, "c3"), sq(eight, "h8")], as: "must" } as const;
    const view: View = { ...middle, asked };
    expect(at(view, "e3")).toMatchObject({ marks: ["ask"], states: ["ask"] });
    expect(at(view, "c3").marks).toEqual(["must"]);
    const landing: View = { ...middle, asked: { about: undefined, squares: [sq(eight, "b8")], as: "goal" } };
    expect(at(landing, "b8").marks).toEqual(["goal"]);
    const others: View = { ...middle, asked: { about: undefined, squares: [sq(eight, "b4")], as: "hint" } };
    expect(at(others, "b4").marks).toEqual(["hint"]);
  });
});

describe("speech", () => {
  it("names what was taken in the order of the way", () => {
    const move = moveOf(ten, ["38x24x13x27x38"], [18, 19, 32, 33]);
    expect(moveSpoken(say, ten, "white", move, move.routes[0] ?? [])).toBe("speak.capture(side.white|38|38|33list.comma19list.comma18list.and32)");
  });
  it("says a quiet move and a crowning", () => {
    const move = { ...moveOf(eight, ["c7-b8"]), crowns: true };
    expect(moveSpoken(say, eight, "black", move, move.routes[0] ?? [])).toBe("speak.quiet(side.black|c7|b8|), speak.crowns");
  });
  it("joins lists", () => {
    expect([listed(say, [], "or"), listed(say, ["a"], "or"), listed(say, ["a", "b"], "or")]).toEqual(["", "a", "alist.orb"]);
  });
});

describe("what a route takes", () => {
  it("is what lies between its stops", () => {
    const move = moveOf(ten, ["4x27x38x15"], [13, 20, 32]);
    const upTo = (n: number): unknown => takenOn(ten, move, move.routes[0] ?? [], n).map(s => ten.numbers?.[s]);
    expect([upTo(0), upTo(1), upTo(2), upTo(3)]).toEqual([[], [13], [13, 32], [13, 32, 20]]);
  });
});

describe("a question to the rules", () => {
  const { pieces } = middle;
  it("is the capture that was meant", () => {
    expect(questionAbout(eight, pieces, sq(eight, "e3"), "white")).toBe("e3xc5");
  });
  it("or a step ahead", () => expect(questionAbout(eight, pieces, sq(eight, "a3"), "white")).toBe("a3-b4"));
  it("or any step where nothing is free", () => {
    const walled = ["a1", "b2"].map(n => piece(eight, n, "white"));
    expect(questionAbout(eight, walled, sq(eight, "a1"), "white")).toBe("a1-b2");
  });
  it("is what was tapped for a piece that can move", () => {
    expect(questionOf(eight, pieces, [sq(eight, "c3")], sq(eight, "c5"))).toBe("c3-c5");
    expect(questionOf(eight, pieces, [sq(eight, "e3")], sq(eight, "c5"))).toBe("e3xc5");
    expect(questionOf(eight, pieces, [sq(eight, "c3"), sq(eight, "e5")], sq(eight, "e3"))).toBe("c3xe5xe3");
    expect(questionOf(eight, [piece(eight, "c3", "white"), piece(eight, "d4", "white")], [sq(eight, "c3")], sq(eight, "e5"))).toBe("c3-e5");
    expect(questionOf(ten, [], [sq(ten, 38)], sq(ten, 24))).toBe("38-24");
  });
});
