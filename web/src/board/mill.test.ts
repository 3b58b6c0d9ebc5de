import { describe, expect, it } from "vitest";
import type { Board, Color, Move } from "../wire";
import type { Look } from "./look";
import { millLines } from "./mill";
import { boardOf, moveOf, sq } from "./samples";

// c1 d1 e1 and d1 d2 d3 are rows of points; f2 d2 is a line that leaves out e2; a4 b4 has two points only.
const all: Board = { ...boardOf(7, "all"), takesAtOnce: false };
const line = (a: string, b: string): readonly [number, number] => [sq(all, a), sq(all, b)];
const points: Board = { ...all, lines: [line("c1", "d1"), line("d1", "e1"), line("d1", "d2"), line("d3", "d2"), line("d2", "f2"), line("a4", "b4")] };

function looksOf(men: Readonly<Record<string, Color>>, more: Readonly<Record<string, Partial<Look>>> = {}): Look[] {
  return all.names.map(name => {
    const color = men[name];
    const piece = color && { color, kind: "man" as const, as: "here" as const };
    return { piece, marks: [], last: false, states: [], grab: false, ...more[name] };
  });
}

function lines(looks: readonly Look[], move?: Move): string {
  return millLines(points, looks, move && { move, route: move.routes[0] ?? [] }).map(pair => pair.map(s => all.names[s]).sort().join("")).sort().join(" ");
}

const closing: Move = { ...moveOf(all, ["d1xa4"], ["a4"]), picks: 1, mill: true };

describe("the lines of a mill", () => {
  const row = { c1: "white", d1: "white", e1: "white", d2: "white" } as const;
  it("join the men of the row that was closed, and no other", () => expect(lines(looksOf(row), closing)).toBe("c1d1 d1e1"));
  it("join those of two rows", () => expect(lines(looksOf({ ...row, d3: "white" }), closing)).toBe("c1d1 d1d2 d1e1 d2d3"));
  it("are none where a move closed none", () => expect(lines(looksOf(row), moveOf(all, ["d1"]))).toBe(""));
  it("are none through another's man", () => expect(lines(looksOf({ ...row, c1: "black" }), closing)).toBe(""));
  it("are shown before a man is named", () => {
    const waiting = looksOf(row, { a4: { marks: ["take"] }, d1: { piece: { color: "white", kind: "man", as: "here" }, states: ["put"] } });
    expect(lines(waiting)).toBe("c1d1 d1e1");
  });
  it("do not count the place that a man has left", () => {
    const left = looksOf(row, { e1: { piece: { color: "white", kind: "man", as: "ghost" } } });
    expect(lines(left, closing)).toBe("");
  });
});
