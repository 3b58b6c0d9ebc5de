// What the server remarks on moves, in words: which moves are meant by what is tapped and looked at, and what is
// said of them.
import type { Advice, Color, Move, Remark, State } from "../wire";
import { reach, targets, type Taps } from "../board/entry";
import { squareName, type Square } from "../board/geometry";
import { places, wayOf } from "../board/route";
import { other } from "../board/side";
import type { Say } from "../board/words";
import { names } from "./situation";
import { framed } from "./words";

/** A line of what is shown: where moves lead, and what they do. */
export interface Row {
  readonly to: string;
  readonly text: string;
}

/** The moves that are left by what is tapped and looked at; as long as that is nothing, those that put a piece on the board. */
export function meant(moves: readonly Move[], taps: Taps, over: Square | undefined): readonly Move[] {
  const closer = over === undefined ? [] : reach(moves, [...taps, over]).fits;
  const fits = closer.length > 0 ? closer : reach(moves, taps).fits;
  if (fits.length > 0) return [...new Set(fits.map(f => f.move))];
  return taps.length === 0 ? moves.filter(places) : [];
}

/** What there is to say of a move, without what these words do not know. */
export function remarksOf(advice: Advice | undefined, move: Move): readonly Remark[] {
  return advice?.moves.find(m => m.move === move.text)?.remarks ?? [];
}

/** One remark on a move of a side, in words; "" for one that has none on this page. */
export function remarkText(say: Say, state: State, by: Color, { key, n = 0, squares }: Remark): string {
  const words = `hint.${key}${n === 0 ? "" : n === 1 ? ".one" : ".other"}`;
  const text = say(words, { n: String(n), s: names(say, state, squares, "or"), side: say(`side.${other(by)}.low`) });
  return text === words ? "" : text;
}

/** All that there is to say of moves alike, such as those that take one man or another: what holds for each of them; "" for nothing. */
export function moveAdvice(say: Say, state: State, advice: Advice | undefined, ...moves: readonly Move[]): string {
  const [first = [], ...others] = moves.map(move => remarksOf(advice, move).map(r => remarkText(say, state, state.turn, r)));
  return first.filter(text => text !== "" && others.every(texts => texts.includes(text))).join("; ");
}

/** Where the piece of a move comes to stand; a pass moves none. */
function end(move: Move): Square | undefined {
  return wayOf(move, move.routes[0] ?? []).slice(-1)[0];
}

/** Whether a square is what moves differ from others by: where they lead or, where that is chosen already, what they take. */
export function leadTo(state: State, moves: readonly Move[], taps: Taps, square: Square | undefined): boolean {
  const picking = targets(state.moves, taps).picks.size > 0;
  return square !== undefined && moves.length > 0 && moves.every(m => (picking ? m.taken.includes(square) : end(m) === square));
}

/** So many places with the same words are named. */
const few = 6;

/** What is shown of moves that are meant: places with the same words together, and those that are the most and many, last. */
export function rows(say: Say, state: State, advice: Advice | undefined, moves: readonly Move[], taps: Taps): Row[] {
  const picking = targets(state.moves, taps).picks.size > 0;
  const order = new Map(advice?.moves.map(({ move }, i) => [move, i]));
  const sorted = [...moves].sort((a, b) => (order.get(a.text) ?? 0) - (order.get(b.text) ?? 0));
  const groups = new Map<string, Set<string>>(); // where to, by words
  for (const move of sorted) {
    const alike = picking || !move.picks ? [move] : sorted.filter(m => m.picks && end(m) === end(move));
    const text = moveAdvice(say, state, advice, ...alike) || say("hint.none");
    const to = picking ? move.taken : [end(move) ?? 0];
    groups.set(text, (groups.get(text) ?? new Set()).add(to.map(sq => framed(squareName(state.board, sq))).join(" ")));
  }
  const all = [...groups].map(([text, to]) => ({ to: [...to].join(" "), text, n: to.size }));
  const most = all.reduce<Row & { n: number }>((a, b) => (b.n > a.n ? b : a), { to: "", text: "", n: few });
  if (most.text === "") return all;
  return [...all.filter(row => row !== most), { to: say(all.length > 1 ? "hint.others" : "hint.every"), text: most.text }];
}
