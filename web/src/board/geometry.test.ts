import { describe, expect, it } from "vitest";
import type { Board } from "../wire";
import { between, nearestSquare, neighbour, place, squareAt, squareName, type Arrow } from "./geometry";
import { boardOf, sq, ten } from "./samples";

const eight = boardOf(8);
const mirrored = boardOf(8, "light corner");
const turkish = boardOf(8, "all");

function go(board: Board, from: string, keys: readonly Arrow[], below: "white" | "black" = "white"): string {
  const end = keys.reduce((at, key) => neighbour(board, at, key, below), sq(board, from));
  return board.names[end] ?? "";
}

describe("arrows", () => {
  it.each([
    ["a1", ["ArrowRight"], "c1"],
    ["c1", ["ArrowLeft", "ArrowLeft"], "a1"],
    ["d4", ["ArrowUp"], "c5"],
    ["d4", ["ArrowDown"], "e3"],
    ["d4", ["ArrowUp", "ArrowDown"], "d4"],
    ["a1", ["ArrowUp"], "b2"],
    ["h8", ["ArrowUp"], "h8"],
    ["d4", ["Home"], "b4"],
    ["d4", ["End"], "h4"],
  ] as const)("lead from %s by %j to %s", (from, keys, to) => expect(go(eight, from, keys)).toBe(to));

  it("follow what is seen when the board is turned", () => {
    expect(go(eight, "d4", ["ArrowUp"], "black")).toBe("e3");
    expect(go(eight, "h8", ["ArrowRight"], "black")).toBe("f8");
  });
  it("go straight where every square is played on", () => {
    expect(go(turkish, "d4", ["ArrowUp"])).toBe("d5");
    expect(go(turkish, "d4", ["ArrowLeft"])).toBe("c4");
  });
  it.each([eight, mirrored, turkish, ten, boardOf(12)])("reach every square (board %#)", board => {
    const seen = new Set([0]);
    for (const square of seen) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const) seen.add(neighbour(board, square, key, "white"));
    }
    expect(seen.size).toBe(board.points.length);
  });
});

describe("places", () => {
  it("are counted from the top left, whichever side is below", () => {
    expect(place(eight, sq(eight, "a1"), "white")).toEqual({ column: 0, row: 7 });
    expect(place(eight, sq(eight, "a1"), "black")).toEqual({ column: 7, row: 0 });
  });
  it("have the names of the variant", () => {
    expect(squareName(eight, sq(eight, "d6"))).toBe("d6");
    expect(squareName(ten, sq(ten, 38))).toBe("38");
  });
});

describe("between", () => {
  const names = (board: Board, a: string, b: string): string[] => between(board, sq(board, a), sq(board, b)).map(s => board.names[s] ?? "");
  it("lie the squares of a diagonal or a straight line", () => {
    expect(names(eight, "a1", "d4")).toEqual(["b2", "c3"]);
    expect(names(turkish, "d4", "a4")).toEqual(["c4", "b4"]);
    expect(names(ten, "e1", "e5")).toEqual(["e3"]); // a straight capture passes squares that are not played on
  });
  it("lies nothing off a line", () => expect(names(eight, "a1", "d6")).toEqual([]));
});

describe("the boards of these tests", () => {
  it("are numbered from the top left", () => {
    expect([1, 5, 6, 46, 50].map(n => ten.names[sq(ten, n)])).toEqual(["b10", "j10", "a9", "a1", "i1"]);
  });
  it("can be mirrored or have all squares", () => {
    expect(mirrored.names.slice(0, 2)).toEqual(["b1", "d1"]);
    expect(turkish.points).toHaveLength(64);
  });
});

describe("a point on the board", () => {
  const twelve = boardOf(12, "dark corner", true);
  const name = (square: number | undefined): unknown => (square === undefined ? undefined : twelve.numbers?.[square]);

  it("lies in the square that covers it, or in none", () => {
    expect(name(squareAt(twelve, "white", 1.5, 0.5))).toBe(1);
    expect(name(squareAt(twelve, "black", 1.5, 0.5))).toBe(72);
    expect(name(squareAt(twelve, "white", 0.5, 0.5))).toBeUndefined();
    expect(name(squareAt(twelve, "white", -1, 0.5))).toBeUndefined();
  });
  it("belongs to the nearest square when squares are small", () => {
    expect(name(nearestSquare(twelve, "white", 1.1, 0.1))).toBe(1);
    expect(name(nearestSquare(twelve, "white", 0.9, 0.4))).toBe(1); // on the light square beside it
    expect(name(nearestSquare(twelve, "white", 0.4, 0.9))).toBe(7);
    expect(name(nearestSquare(twelve, "white", 12.1, 0.4))).toBeUndefined();
  });
});
