// The past as a page makes it from the moves is what the server showed; its lines come from wire/lines_test.go.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Board, Color, Move, Piece, State } from "../wire";
import { frames } from "./replay";

interface Line {
  readonly rules: string;
  readonly board: Board;
  readonly turn: Color;
  readonly start: readonly Piece[];
  readonly line: readonly Move[];
  readonly pieces: readonly string[];
}

const lines = readFileSync(new URL("../../../wire/testdata/lines.jsonl", import.meta.url), "utf8").trim().split("\n").map(text => JSON.parse(text) as Line);

const placed = (pieces: readonly Piece[]): string =>
  [...pieces].sort((a, b) => a.sq - b.sq).map(p => `${p.sq}${p.color.charAt(0)}${p.kind.charAt(0)}`).join(" ");

const past = (l: Line): ReturnType<typeof frames> => frames({ ...l, ply: l.line.length } satisfies Pick<State, "board" | "start" | "line" | "ply" | "turn">);

describe("the positions of a game", () => {
  it.each(lines)("are the server's: $rules", line => {
    expect(past(line).map(f => placed(f.pieces))).toEqual(line.pieces);
  });
  it.each(lines.filter(l => l.start.length > 0 && !l.board.turns))("lose what is counted as taken: $rules", line => {
    for (const { pieces, taken } of past(line)) expect(pieces.length + taken.length).toBe(line.start.length);
  });
  it("have captures, long ones and crownings", () => {
    const moves = lines.flatMap(l => l.line);
    expect([moves.some(m => m.taken.length > 1), moves.some(m => m.crowns), moves.some(m => m.crowns && m.taken.length > 0)]).toEqual([true, true, true]);
  });
});
