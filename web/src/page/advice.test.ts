import { describe, expect, it } from "vitest";
import words from "../../../i18n/pt-BR.json";
import { begin } from "../session";
import { boardOf, moveOf, piece, sq } from "../board/samples";
import type { Advice, Move } from "../wire";
import { leadTo, meant, moveAdvice, rows } from "./advice";
import { plain, sayer } from "./words";

const say = sayer(words);
const board = boardOf(8);
const moves = [moveOf(board, ["a1-b2"]), moveOf(board, ["c3-b4"]), moveOf(board, ["c3-d4"])];
const advice: Advice = {
  t: "advice", v: 1, moves: [
    { move: "c3-d4", remarks: [{ key: "then-takes", n: 1, squares: [sq(board, "d4")] }, { key: "takes-back", n: 2, squares: [] }] },
    { move: "a1-b2", remarks: [{ key: "of a newer server", squares: [] }, { key: "leaves-back", squares: [0] }] },
    { move: "c3-b4", remarks: [] },
  ],
};

const { state } = begin({
  t: "state", v: 1, now: 0, takebacks: "no", claimable: [], plans: false, said: [], public: false, offers: [], room: "AbC123", rules: "brazilian", board, you: ["white"],
  seats: { white: { kind: "person" }, black: { kind: "computer", level: 2 } },
  start: [], line: [], ply: 0, fen: "", turn: "white", pieces: [piece(board, "a1", "white"), piece(board, "c3", "white")],
  moves, counters: [], claims: [], abortable: true,
});

const texts = (list: readonly Move[]): string[] => list.map(m => m.text);
const at = (name: string): number => sq(board, name);

describe("which moves are meant", () => {
  it.each<[string, string[], string | undefined, string[]]>([
    ["nothing is looked at", [], undefined, []],
    ["a piece is looked at", [], "c3", ["c3-b4", "c3-d4"]],
    ["a piece is chosen", ["c3"], "c3", ["c3-b4", "c3-d4"]],
    ["a place to go to is looked at", ["c3"], "d4", ["c3-d4"]],
    ["something else is looked at", ["c3"], "h8", ["c3-b4", "c3-d4"]],
    ["an empty square is looked at", [], "h8", []],
  ])("%s", (_, taps, over, want) => expect(texts(meant(moves, taps.map(at), over === undefined ? undefined : at(over)))).toEqual(want));
  it("where pieces are put, all as long as nothing is looked at", () => {
    const put = [moveOf(board, ["a1"]), moveOf(board, ["h8"]), moveOf(board, ["e1-f2"])];
    expect(texts(meant(put, [], undefined))).toEqual(["a1", "h8"]);
    expect(texts(meant(put, [], at("h8")))).toEqual(["h8"]);
    expect(texts(meant(put, [], at("c3")))).toEqual(["a1", "h8"]);
    expect(texts(meant(put, [], at("e1")))).toEqual(["e1-f2"]);
  });
});

describe("what is said of a move", () => {
  it.each([
    ["c3-d4", "depois as pretas podem capturar uma peça; se capturarem, você captura 2 de volta"],
    ["a1-b2", "abre a fileira onde as pretas fazem dama"], // what has no words here is left out
    ["c3-b4", ""],
  ])("%s", (text, want) => expect(plain(moveAdvice(say, state, advice, moves.find(m => m.text === text) ?? moveOf(board, [text])))).toBe(want));
});

describe("the rows", () => {
  const shown = (list: readonly Move[], then: Advice = advice): string[] => rows(say, { ...state, moves: list }, then, list, []).map(({ to, text }) => plain(`${to} ${text}`));
  it("have the most important first", () => {
    expect(shown(moves)).toEqual([
      "d4 depois as pretas podem capturar uma peça; se capturarem, você captura 2 de volta",
      "b2 abre a fileira onde as pretas fazem dama",
      "b4 nada de especial",
    ]);
  });
  const many = board.names.slice(0, 9).map(name => moveOf(board, [name]));
  const told = (say: (move: Move, i: number) => boolean): Advice => ({
    ...advice, moves: many.map((m, i) => ({ move: m.text, remarks: say(m, i) ? [{ key: "turns", n: 1, squares: [] }] : [] })),
  });
  it("have what is said of many in one, last", () => {
    expect(shown(many, told((_, i) => i >= 2))).toEqual(["a1 c1 nada de especial", "os outros lances: vira um disco"]);
    expect(shown(many, told(() => false))).toEqual(["todos os lances: nada de especial"]);
  });
  it("say of a mill what holds whatever it takes, until that is chosen", () => {
    const takes = (taken: string): Move => ({ ...moveOf(board, [`a1-b2x${taken}`], [taken]), picks: 1 });
    const [a, b] = [takes("c3"), takes("e3")];
    const mill = { key: "mill", n: 1, squares: [] };
    const then: Advice = { ...advice, moves: [{ move: a.text, remarks: [mill, { key: "opens-mill", squares: [] }] }, { move: b.text, remarks: [mill] }] };
    expect(shown([a, b], then)).toEqual(["b2 fecha um moinho e tira uma peça"]);
    expect(leadTo({ ...state, moves: [a, b] }, [a, b], [at("a1")], at("b2"))).toBe(true);
    const chosen = [at("a1"), at("b2")];
    expect(rows(say, { ...state, moves: [a, b] }, then, [a, b], chosen).map(r => plain(`${r.to} ${r.text}`))).toEqual([
      "c3 fecha um moinho e tira uma peça; abre o seu moinho", "e3 fecha um moinho e tira uma peça",
    ]);
    expect(leadTo({ ...state, moves: [a, b] }, [a], chosen, at("c3"))).toBe(true);
    expect(leadTo({ ...state, moves: [a, b] }, [a, b], chosen, at("c3"))).toBe(false);
  });
  it("name the few of which the same is said", () => {
    expect(shown(many.slice(0, 3), told((_, i) => i === 1))).toEqual(["a1 e1 nada de especial", "c1 vira um disco"]);
  });
});
