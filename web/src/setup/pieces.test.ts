import { expect, test } from "vitest";
import { boardOf, piece, sq } from "../board/samples";
import { fenOf, manOf, move, on, put, same, tap, type Setup } from "./pieces";

const board = boardOf(8);
const at = (name: string): number => sq(board, name);
const start: Setup = { turn: "white", pieces: [piece(board, "c3", "white"), piece(board, "d4", "black", "king")] };

test("a piece is put, replaced and taken away by a second tap", () => {
  const black = { color: "black", kind: "man" } as const;
  const more = tap(start, at("a1"), black);
  expect(fenOf(board, more)).toBe("W:Wc3:Ba1,Kd4");
  expect(fenOf(board, tap(more, at("c3"), black))).toBe("W:W:Ba1,c3,Kd4");
  expect(fenOf(board, tap(more, at("a1"), black))).toBe("W:Wc3:BKd4");
  expect(fenOf(board, put(more, at("d4"), undefined))).toBe("W:Wc3:Ba1");
});

test("a piece moves, takes the place of another, and leaves beside the board", () => {
  expect(fenOf(board, move(start, at("d4"), at("a1")))).toBe("W:Wc3:BKa1");
  expect(fenOf(board, move(start, at("d4"), at("c3")))).toBe("W:W:BKc3");
  expect(fenOf(board, move(start, at("d4"), undefined))).toBe("W:Wc3:B");
  expect(move(start, at("h8"), at("a1"))).toBe(start); // nothing stands there
  expect(move(start, at("c3"), at("c3"))).toBe(start);
  expect(on(start, at("c3"))?.color).toBe("white");
});

test("positions differ by their pieces and by who moves", () => {
  expect(same(start, { ...start })).toBe(true);
  expect(same(start, { ...start, turn: "black" })).toBe(false);
  expect(same(start, move(start, at("d4"), at("a1")))).toBe(false);
});

test("a tool is a piece, or it is none", () => {
  expect(manOf("black king")).toEqual({ color: "black", kind: "king" });
  for (const tool of ["hand", "none", "white", "white disc", "red man"]) expect(manOf(tool), tool).toBeUndefined();
});
