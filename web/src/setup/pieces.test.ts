import { expect, test } from "vitest";
import { boardOf, piece, sq } from "../board/samples";
import { fromHand, manOf, move, on, put, same, tap, written, type Setup } from "./pieces";

const board = boardOf(8);
const at = (name: string): number => sq(board, name);
const start: Setup = { turn: "white", pieces: [piece(board, "c3", "white"), piece(board, "d4", "black", "king")] };

test("a piece is put, replaced and taken away by a second tap", () => {
  const black = { color: "black", kind: "man" } as const;
  const more = tap(start, at("a1"), black);
  expect(written(more)).toBe("w.0bm.9wm.13bk");
  expect(written(tap(more, at("c3"), black))).toBe("w.0bm.9bm.13bk");
  expect(written(tap(more, at("a1"), black))).toBe("w.9wm.13bk");
  expect(written(put(more, at("d4"), undefined))).toBe("w.0bm.9wm");
});

test("a piece moves, takes the place of another, and leaves beside the board", () => {
  expect(written(move(start, at("d4"), at("a1")))).toBe("w.0bk.9wm");
  expect(written(move(start, at("d4"), at("c3")))).toBe("w.9bk");
  expect(written(move(start, at("d4"), undefined))).toBe("w.9wm");
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
  for (const tool of ["hand", "none", "white", "red man"]) expect(manOf(tool), tool).toBeUndefined();
});

test("what is put comes from the hand when there are no more, and is written with it", () => {
  const held: Setup = { ...start, hand: [2, 9] };
  expect(written(fromHand(held, [9, 9]))).toBe("w.9wm.13bk.h2-8"); // one black piece stands on the board
  expect(fromHand({ ...held, hand: [12, -1] }, [9, 9]).hand).toEqual([8, 0]);
  expect(fromHand(start, [9, 9])).toBe(start);
  expect(same(held, { ...held, hand: [2, 8] })).toBe(false);
  expect(put(held, at("a1"), undefined).hand).toEqual([2, 9]);
});
