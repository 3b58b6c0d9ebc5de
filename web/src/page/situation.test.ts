import { describe, expect, it } from "vitest";
import words from "../../../i18n/pt-BR.json";
import { begin, play } from "../session";
import { ambiguous, boardOf, circular, moveOf, piece, sq, ten } from "../board/samples";
import type { Move, State } from "../wire";
import { choiceSpoken, past, situation } from "./situation";
import { explain, triedText } from "./why";
import { plain, sayer } from "./words";

const say = sayer(words);
const board = boardOf(8);

const state: State = {
  t: "state", v: 1, now: 0, takebacks: "no", claimable: [], plans: false, said: [], public: false, offers: [], room: "AbC123", rules: "brazilian", board, you: ["white"],
  seats: { white: { kind: "person" }, black: { kind: "computer", level: 2 } },
  start: [], line: [], ply: 0, fen: "", turn: "white",
  pieces: [piece(board, "c3", "white"), piece(board, "e3", "white"), piece(board, "d4", "black"), piece(board, "f6", "black")],
  moves: [moveOf(board, ["c3xe5xg7"], ["d4", "f6"])], counters: [], claims: [], abortable: true,
};

function now(change: Partial<State>, taps: readonly number[] = [], offline?: string): string {
  return plain(situation(say, begin({ ...state, ...change }), taps, offline).now);
}

describe("the situation", () => {
  it.each<[string, Partial<State>, string]>([
    ["a capture that is owed", {}, "Capture com c3"],
    ["the same at one board", { you: ["white", "black"] }, "Brancas capturam: c3"],
    ["a free choice", { moves: [moveOf(board, ["c3-b4"])] }, "Sua vez"],
    ["two people at one board", { you: ["white", "black"], moves: [moveOf(board, ["c3-b4"])] }, "Vez das brancas"],
    ["the computer's turn", { turn: "black" }, "O computador pensa…"],
    ["that nobody has come yet", { seats: { white: { kind: "person" }, black: { kind: "person", open: true } } }, "Esperando a outra pessoa"],
    ["a watcher", { you: [] }, "Vez das brancas"],
    ["a win", { outcome: { t: "ended", v: 2, result: "white", reason: "no-moves" } }, "Você ganhou"],
    ["a loss", { outcome: { t: "ended", v: 2, result: "black", reason: "no-moves" } }, "Você perdeu"],
    ["a draw", { outcome: { t: "ended", v: 2, result: "draw", reason: "three-kings" } }, "Empate"],
  ])("says %s", (_, change, want) => expect(now(change)).toBe(want));

  const named = { seats: { white: { kind: "person", name: "Ana" }, black: { kind: "person", name: "Beto" } } } as const;
  const both: Partial<State> = { ...named, you: ["white", "black"] };
  it.each<[string, Partial<State>, string]>([
    ["whose turn it is", { ...both, moves: [moveOf(board, ["c3-b4"])] }, "Ana joga"],
    ["who must capture", both, "Ana captura: c3"],
    ["who must capture with many", { ...both, moves: ["a1-b2", "c1-d2", "e1-f2", "g1-h2"].map(m => moveOf(board, [m], ["d4"])) }, "Ana captura"],
    ["for whom one waits", { ...named, turn: "black" }, "Beto joga"],
    ["who has won, on one device", { ...both, outcome: { t: "ended", v: 2, result: "black", reason: "time" } }, "Beto venceu"],
    ["who has won, to who watches", { ...named, you: [], outcome: { t: "ended", v: 2, result: "white", reason: "time" } }, "Ana venceu"],
    ["a colour where there is no name", { ...both, seats: { ...named.seats, black: { kind: "person" } }, turn: "black", moves: [moveOf(board, ["d4-c3"])] }, "Vez das pretas"],
  ])("calls people by their names: %s", (_, change, want) => expect(now(change)).toBe(want));
  it.each([["no-moves", "white", "Beto ficou sem lances."], ["no-moves", "black", "Beto ficou sem lances."], ["crowned", "white", "Ana fez dama primeiro."],
    ["resignation", "white", "Beto desistiu."], ["most-discs", "white", "mais discos no fim."], ["gone", "black", "quem estava na vez saiu e não voltou."], ["time", "black", "o tempo de Ana acabou."], ["repetition", "draw", "a mesma posição se repetiu."]] as const)(
    "calls people by their names in the reason of an end: %s, %s", (reason, result, want) => {
      const over = { ...state, ...both, turn: "black", outcome: { t: "ended", v: 2, result, reason } } as const; // Black won without moves: misère
      expect(situation(say, begin(over), []).counters).toBe(want);
    });
  const lined = { ...board, lines: [[sq(board, "a1"), sq(board, "c1")]] as const };
  it.each<[string, readonly string[], string]>([["are put", ["a1"], "ponha uma peça"], ["slide along a line", ["a1-c1"], "Sua vez"], ["fly", ["a1-c1", "a1-g1"], "já voam"]])(
    "tells of pieces that %s", (_, moves, want) => expect(now({ board: lined, moves: moves.map(m => moveOf(board, [m])) })).toMatch(new RegExp(`${want}$`)));
  it("says where the computer stands in the queue", () => {
    const session = { ...begin({ ...state, turn: "black" }), place: 3 };
    expect(situation(say, session, []).now).toBe("O computador é o 3º da fila");
  });
  const pass = { text: "pass", short: "pass", routes: [], taken: [] };
  it.each<[string, Partial<State>, string]>([
    ["to whom the turn comes back", { line: [pass], moves: [moveOf(board, ["c3-b4"])] }, "Passaram: sua vez de novo"],
    ["to who has passed, when the other has moved since", { line: [pass, moveOf(board, ["d4-e3"])], moves: [moveOf(board, ["c3-b4"])] }, "Você passou: agora é a sua vez"],
    ["to two at one board", { ...both, line: [pass], moves: [moveOf(board, ["c3-b4"])] }, "Ana joga de novo: o outro lado passa"],
    ["to who watches", { you: [], line: [pass] }, "Brancas jogam de novo: o outro lado passa"],
    ["to who has passed", { ...named, line: [pass], turn: "black" }, "Você passa: Beto joga de novo"],
    ["to who has passed, against the computer", { line: [pass], turn: "black" }, "Você passa: o computador pensa…"],
  ])("tells of a pass %s", (_, change, want) => expect(now(change)).toBe(want));
  it("tells no more of a pass when the answer to it is on its way", () => {
    expect(plain(situation(say, play(begin({ ...state, line: [pass] }), "c3xe5xg7"), []).now)).toBe("O computador pensa…");
  });
  it("takes a move that was sent for made", () => {
    expect(plain(situation(say, play(begin(state), "c3xe5xg7"), []).now)).toBe("O computador pensa…");
  });
  it("names the squares that go on, when they are few", () => {
    const round: Partial<State> = { board: ten, moves: circular };
    expect(now(round, [sq(ten, 38)])).toBe("Escolha a casa marcada");
    expect(now(round, [sq(ten, 38), sq(ten, 24)])).toBe("Capture mais 3: 38, 43 ou 49");
  });
  it("says how many are yet to be taken, where every way takes as many", () => {
    const fork = [moveOf(board, ["c3xe5xg7"], ["d4", "f6"]), moveOf(board, ["c3xe5xc7"], ["d4", "d6"])];
    const taps = [sq(board, "c3"), sq(board, "e5")];
    expect(now({ moves: fork }, taps)).toBe("Capture mais uma: g7 ou c7");
    expect(now({ moves: [...fork, moveOf(board, ["b2-a3"])] }, taps)).toBe("Capture mais uma: g7 ou c7"); // begun, it goes on where captures are free, too
    const longer = [...fork, moveOf(board, ["c3xe5xc7xa5"], ["d4", "d6", "b6"])];
    expect(now({ moves: longer }, taps)).toBe("Continue capturando: g7, c7 ou a5");
  });
  it("names the squares that decide between ways to the same end", () => {
    expect(now({ board: ten, moves: ambiguous }, [sq(ten, 4), sq(ten, 15)])).toBe("Por onde? 27, 38, 31 ou 42");
  });
  it("waits for who has not come yet", () => {
    expect(now({ seats: { white: { kind: "person" }, black: { kind: "person", open: true } } })).toBe("Esperando a outra pessoa");
  });
  it("says what is looked back at", () => {
    const line = [moveOf(board, ["c3-d4"]), moveOf(board, ["f6-g5"])];
    expect(plain(past(say, begin({ ...state, line }), 1).now)).toBe("Lance 1 de 2: c3-d4");
    expect(past(say, begin({ ...state, line }), 0)).toMatchObject({ now: "Posição inicial", counters: "Toque no tabuleiro para voltar ao jogo" });
  });
  it("says what is lost and kept without a connection", () => {
    expect(now({}, [], "lost")).toBe("Sem conexão, reconectando…");
    const kept = situation(say, play(begin(state), "c3xe5xg7"), [], "lost");
    expect(plain(kept.now)).toBe("Sem conexão: c3xe5xg7 vai assim que a rede voltar");
  });
  it("says that the server starts anew, and what goes when it is back", () => {
    expect(now({}, [], "restart")).toBe("O servidor vai reiniciar: a partida está guardada e continua");
    const kept = situation(say, play(begin(state), "c3xe5xg7"), [], "restart");
    expect(plain(kept.now)).toBe("Sem conexão: c3xe5xg7 vai assim que a rede voltar");
  });
  it("says why the server lets nobody in", () => {
    expect(situation(say, begin(state), [], "too-many-sockets")).toEqual({
      now: "Página desconectada", counters: "Há páginas demais abertas neste endereço. Feche algumas e tente de novo.", kind: "off",
    });
    expect(situation(say, begin(state), [], "no-such-room").counters).toMatch(/^Esta partida não existe/);
  });
  it("shows every counter, the nearest first, and repetitions", () => {
    const { counters } = situation(say, begin({ ...state,
      counters: [{ reason: "no-progress", unit: "plies", done: 3, limit: 40 }, { reason: "three-kings", unit: "white-moves", done: 19, limit: 20 }],
      claims: [{ reason: "repetition", times: 3, plies: [] }] }), []);
    expect(plain(counters)).toBe("Empate: falta 1 lance das brancas · três damas contra uma; faltam 37 lances · sem captura nem avanço de pedra; posição repetida 3 vezes");
  });
  it("says after which moves the position stood, where that may be claimed", () => {
    const { counters } = situation(say, begin({ ...state, claims: [{ reason: "repetition", times: 3, plies: [12, 16, 20] }] }), []);
    expect(plain(counters)).toBe("Empate: posição repetida nos lances 12, 16 e 20");
  });
  it("says which piece was touched, and who chooses between two", () => {
    const [c3, e3] = [board.names.indexOf("c3"), board.names.indexOf("e3")];
    const touch = (touched: readonly number[], designated?: number): Partial<State> =>
      ({ touch: { penalty: "none", touched, stuck: [0, 0], ...(designated !== undefined && { designated }) } });
    expect(now(touch([c3]))).toBe("Peça tocada: jogue com c3");
    expect(now(touch([c3, e3]))).toBe("Tocadas: c3 e e3. O outro lado escolhe");
    expect(now({ ...touch([c3, e3]), you: ["black"] })).toBe("Diga qual joga: c3 ou e3");
    expect(now({ ...touch([c3, e3]), you: [] })).toBe("Tocadas: c3 e e3. O outro lado escolhe");
    expect(situation(say, begin({ ...state, ...touch([c3, e3]) }), []).counters).toBe("Depois de 10 s, joga a primeira");
    expect(now(touch([c3, e3], e3))).toBe("Peça tocada: jogue com e3");
  });
  it("gives the reason of the end with its sides", () => {
    const over = { ...state, turn: "black", outcome: { t: "ended", v: 2, result: "white", reason: "no-moves" } } as const;
    expect(situation(say, begin(over), []).counters).toBe("as pretas ficaram sem lances.");
  });
});

const nine = boardOf(3, "all");
const flying = nine.names.filter(name => !["a1", "b2"].includes(name)).map(name => moveOf(nine, [`a1-${name}`]));
const flies = { board: nine, pieces: [piece(nine, "a1", "white"), piece(nine, "b2", "black")], moves: flying };
const milling = (to: string): Move => ({ ...moveOf(nine, [`a1-${to}xb2`], ["b2"]), picks: 1, mill: true });

describe("the choice of a piece, as it is said", () => {
  const said = (change: Partial<State>, ...taps: readonly number[]): string => choiceSpoken(say, { ...state, ...change }, taps);
  it.each<[string, string, Partial<State>, readonly number[]]>([
    ["the squares it may go to", "c3: b4 ou d4", { moves: [moveOf(board, ["c3-b4"]), moveOf(board, ["c3-d4"]), moveOf(board, ["e3-f4"])] }, [sq(board, "c3")]],
    ["what it takes", "c3: captura d4 e f6 até g7", {}, [sq(board, "c3")]],
    ["what it takes on each way to one end", "4: captura 13, 32 e 20 até 15 ou captura 13, 37 e 20 até 15", { board: ten, moves: ambiguous }, [sq(ten, 4)]],
    ["its ends alone, where the captures are many", "38: 38, 43, 49, 42 ou 47", { board: ten, moves: circular }, [sq(ten, 38)]],
    ["a mill among the squares it may go to", "a1: a2 ou c3 com moinho", { ...flies, moves: [moveOf(nine, ["a1-a2"]), milling("c3")] }, [sq(nine, "a1")]],
    ["that it flies", "a1: qualquer lugar vazio", flies, [sq(nine, "a1")]],
    ["where it closes a mill as it flies", "a1: qualquer lugar vazio; moinho em c2 ou c3",
      { ...flies, moves: [...flying.filter(m => !/c[23]/.test(m.text)), milling("c2"), milling("c3")] }, [sq(nine, "a1")]],
    ["what goes on in mid-capture", "Capture mais 3: 38, 43 ou 49", { board: ten, moves: circular }, [sq(ten, 38), sq(ten, 24)]],
  ])("is %s", (_, want, change, taps) => expect(said(change, ...taps)).toBe(want));
});

describe("an explanation", () => {
  const refused = { t: "refused", re: "why", move: "e3xc5", code: "takes-more", squares: [sq(board, "c3")], n: 2 } as const;

  it("names rule and squares, lists what is legal and what was tried", () => {
    const e = explain(say, state, refused, { about: sq(board, "e3"), route: [sq(board, "e3")], text: "e3xc5" });
    expect(plain(e.title)).toBe("Por que e3 não pode jogar?");
    expect(plain(e.text)).toMatch(/^Há uma captura de 2 peças: jogue com c3\./);
    expect(e.rows.map(r => [r.legal, plain(r.text), r.pieces])).toEqual([[true, "c3 captura d4 e f6", 2], [false, "e3 captura d4", 1]]);
    expect(e.asked).toEqual({ about: sq(board, "e3"), squares: [sq(board, "c3")], as: "must" });
  });
  it.each(["e3xc5", "E3-c5", "23x14", "e3:c5"])("of %s as it was written is that of the same move tapped", text => {
    const e = explain(say, { ...state, board: { ...board, numbers: boardOf(8, "dark corner", true).numbers ?? [] } }, { ...refused, re: "play" }, triedText(state, text));
    expect(e.rows.map(r => [r.legal, plain(r.text), r.pieces])).toEqual([[true, "c3 captura d4 e f6", 2], [false, "e3 captura d4", 1]]);
    expect(e.asked).toEqual({ about: sq(board, "e3"), squares: [sq(board, "c3")], as: "must" });
  });
  it("of a written move marks where a piece was to go that can move, and nothing where the text is none", () => {
    expect(triedText(state, "c3-c5")).toMatchObject({ about: sq(board, "c5"), route: [sq(board, "c3"), sq(board, "c5")] });
    expect(triedText(state, "c3-z9")).toEqual({ about: undefined, route: [], text: "c3-z9" });
    expect(triedText(state, "c3").about).toBeUndefined();
  });
  it("names what is taken in the order of the capture", () => {
    const round = moveOf(board, ["h8-e5-c7"], ["d6", "f6"]);
    const e = explain(say, { ...state, moves: [round] }, refused, undefined);
    expect(e.rows.map(r => plain(r.text))).toEqual(["h8 captura f6 e d6"]);
  });
  it("lists the readings of an ambiguous text", () => {
    const e = explain(say, state, { t: "refused", re: "play", move: "c3xg7", code: "ambiguous", squares: [], texts: ["c3xe5xg7", "c3xa5xg7"] }, undefined);
    expect(plain(e.text)).toBe("Isso pode ser mais de um lance: c3xe5xg7 ou c3xa5xg7. Escolha um deles.");
    expect(plain(e.title)).toBe("Por que não c3xg7?");
  });
  it("marks landing squares as ends, and others by dashes", () => {
    const marks = (code: string): string => explain(say, state, { ...refused, code }, undefined).asked.as;
    expect([marks("capture-goes-on"), marks("occupied"), marks("must-capture")]).toEqual(["goal", "hint", "must"]);
  });
  it("has words for a code it does not know", () => {
    expect(explain(say, state, { ...refused, code: "a-code-to-come" }, undefined).text).toContain("Algo deu errado");
  });
});
