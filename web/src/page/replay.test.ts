import { describe, expect, it } from "vitest";
import { boardOf, moveOf, piece } from "../board/samples";
import { begin, mine, shownPieces } from "../session";
import type { Move, State } from "../wire";
import { frames, leap, lookBack, movesText } from "./replay";

const board = boardOf(8);
const start = [piece(board, "c3", "white"), piece(board, "f6", "white"), piece(board, "d4", "black"), piece(board, "a7", "black", "king")];
const line: readonly Move[] = [
  moveOf(board, ["c3xe5"], ["d4"]),
  moveOf(board, ["a7-b8"]),
  { ...moveOf(board, ["f6-g7"]), crowns: true },
  moveOf(board, ["b8xf4"], ["e5"]),
];
const seats = { white: { kind: "person" }, black: { kind: "person" } };
const state = { board, start, line, ply: 4, turn: "white", you: ["white"], seats, pieces: [], moves: line, counters: [], claims: [] } as unknown as State;

describe("a line", () => {
  it("has a position before and after every move", () => {
    const names = frames(state).map(f => f.pieces.map(p => `${board.names[p.sq]}${p.kind === "king" ? "K" : ""}`).sort().join(" "));
    expect(names).toEqual(["a7K c3 d4 f6", "a7K e5 f6", "b8K e5 f6", "b8K e5 g7K", "f4K g7K"]);
  });
  it("knows what has been taken, in order and as what", () => {
    expect(frames(state).map(f => f.taken.length)).toEqual([0, 1, 1, 1, 2]);
    expect(frames(state)[4]?.taken).toMatchObject([{ color: "black", kind: "man" }, { color: "white", kind: "man" }]);
  });
  it("is written for people", () => {
    expect(movesText(line)).toBe("1. c3xe5 a7-b8 2. f6-g7 b8xf4");
    expect(movesText([])).toBe("");
  });
});

describe("looking back", () => {
  it("shows a past position in which nobody can play", () => {
    const past = lookBack(begin(state), 1);
    expect(shownPieces(past)).toBe(frames(state)[1]?.pieces);
    expect(past.state).toMatchObject({ ply: 1, turn: "black", moves: [] });
    expect(past.state.line).toHaveLength(1);
    expect(mine(past)).toBeUndefined();
  });
  it.each([
    ["previous", undefined, 3], ["previous", 1, 0], ["previous", 0, 0],
    ["next", 0, 1], ["next", 3, undefined], ["next", undefined, undefined],
    ["first", undefined, 0], ["last", 1, undefined],
  ] as const)("leaps to the %s from %s", (how, at, to) => expect(leap(how, at, 4)).toBe(to));
  it("stays where there is nothing to look back at", () => {
    expect(leap("first", undefined, 0)).toBeUndefined();
  });
});
