import { describe, expect, it } from "vitest";
import words from "../../../i18n/pt-BR.json";
import { boardOf, moveOf, piece } from "../board/samples";
import type { State } from "../wire";
import { spoken } from "./clocks";
import { lastMoves, placement, times } from "./lists";
import { sayer } from "./words";

const say = sayer(words);
const board = boardOf(8);
const state = {
  board, you: ["white"], turn: "black",
  seats: { white: { kind: "person" }, black: { kind: "person", name: "Beto" } },
  line: [moveOf(board, ["e3-f4"]), moveOf(board, ["g5xe3"], ["f4"]), { ...moveOf(board, ["d2xf4"], ["e3"]), crowns: true }],
} as unknown as State;

describe("a position in words", () => {
  it("names kings before men, in the order of the board", () => {
    const pieces = [piece(board, "d2", "white"), piece(board, "a1", "white"), piece(board, "h8", "white", "king"), piece(board, "c3", "black")];
    expect(placement(say, state, pieces, "white")).toBe("Damas (1): h8. Pedras (2): a1 e d2.");
    expect(placement(say, state, pieces, "black")).toBe("Pedras (1): c3.");
    expect(placement(say, state, [], "black")).toBe("Nenhuma peça no tabuleiro.");
  });
  it("goes by number on boards of numbers", () => {
    const numbered = boardOf(8, "dark corner", true);
    const pieces = [29, 9, 32, 12].map(n => piece(numbered, n, "white"));
    expect(placement(say, { ...state, board: numbered }, pieces, "white")).toBe("Pedras (4): 9, 12, 29 e 32.");
  });
  it("ends with the last moves, each with its side", () => {
    expect(lastMoves(say, state)).toEqual([
      "Brancas: d2 captura e3, termina em f4, e vira dama",
      "Pretas: g5 captura f4, termina em e3",
      "Brancas: e3 vai para f4",
    ]);
  });
  it("begins with the times, where there are clocks", () => {
    expect(times(say, state, 0)).toEqual([]);
    const clock = { left: [227_000, 8_400], runs: "black", at: 1_000 } as const;
    expect(times(say, { ...state, clock }, 4_000)).toEqual(["Você, tempo: 3 minutos e 47 segundos", "Beto, tempo: 5 segundos"]);
  });
});

describe("a time in words", () => {
  it.each([[3_661_000, "1 hora e 1 minuto e 1 segundo"], [60_000, "1 minuto"], [999, "0 segundos"]])("of %d ms: %s", (ms, text) => {
    expect(spoken(say, ms)).toBe(text);
  });
});
