import { describe, expect, it } from "vitest";
import words from "../../../i18n/pt-BR.json";
import { boardOf, moveOf, piece } from "../board/samples";
import { groups } from "./options";
import { sayer } from "./words";

const say = sayer(words);
const board = boardOf(8);

describe("moves in words", () => {
  const state = { board, turn: "white" as const, pieces: [piece(board, "c3", "white"), piece(board, "h8", "white", "king"), piece(board, "d4", "black")] };
  it("stand together by the piece that makes them, each with what it takes", () => {
    const moves = [moveOf(board, ["c3xe5"], ["d4"]), moveOf(board, ["h8-g7"]), { ...moveOf(board, ["c3-b4"]), crowns: true }];
    expect(groups(say, state, moves)).toEqual([
      { title: "c3, pedra branca", moves: [{ text: "c3xe5", words: "c3 captura d4, termina em e5" }, { text: "c3-b4", words: "c3 vai para b4, e vira dama" }] },
      { title: "h8, dama branca", moves: [{ text: "h8-g7", words: "h8 vai para g7" }] },
    ]);
  });
  it("need no heading where all put a piece on the board, and one where others move", () => {
    const put = [moveOf(board, ["a1"]), moveOf(board, ["b2"])];
    expect(groups(say, state, put).map(g => g.title)).toEqual([""]);
    expect(groups(say, state, [...put, moveOf(board, ["c3-b4"])]).map(g => g.title)).toEqual(["Da mão", "c3, pedra branca"]);
  });
  it("say when they lose at once", () => {
    expect(groups(say, state, [{ ...moveOf(board, ["h8-g7"]), loses: true }]).flatMap(g => g.moves.map(m => m.words))).toEqual(["h8 vai para g7, mas perde na hora: há uma captura obrigatória"]);
  });
  it("are none where there is nothing to play, and a pass has no piece", () => {
    expect(groups(say, state, [])).toEqual([]);
    expect(groups(say, state, [{ text: "pass", short: "pass", routes: [], taken: [] }]).flatMap(g => g.moves)).toEqual([{ text: "pass", words: "passa" }]);
  });
});
