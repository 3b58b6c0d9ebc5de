// A position that is being set up: pieces put, taken away and moved, and how that is written.
import type { Board, Color, Piece } from "../wire";
import type { Square } from "../board/geometry";

export type Man = Pick<Piece, "color" | "kind">;

export interface Setup {
  readonly turn: Color;
  readonly pieces: readonly Piece[]; // by ascending square
}

/** Puts a piece on a square, in place of what stands there; undefined empties it. */
export function put({ turn, pieces }: Setup, square: Square, man: Man | undefined): Setup {
  const others = pieces.filter(p => p.sq !== square);
  const all = man ? [...others, { sq: square, color: man.color, kind: man.kind }] : others;
  return { turn, pieces: all.sort((a, b) => a.sq - b.sq) };
}

/** A tap with a piece puts it; on the same piece it takes that away. */
export function tap(setup: Setup, square: Square, man: Man): Setup {
  const there = on(setup, square);
  return put(setup, square, there?.color === man.color && there.kind === man.kind ? undefined : man);
}

/** Moves what stands on a square; undefined is beside the board, where it leaves. */
export function move(setup: Setup, from: Square, to: Square | undefined): Setup {
  const man = on(setup, from);
  if (!man || from === to) return setup;
  const lifted = put(setup, from, undefined);
  return to === undefined ? lifted : put(lifted, to, man);
}

export function on({ pieces }: Setup, square: Square): Piece | undefined {
  return pieces.find(p => p.sq === square);
}

/** Whether nothing differs. */
export function same(a: Setup, b: Setup): boolean {
  const key = ({ turn, pieces }: Setup): string => turn + pieces.map(p => `${p.sq}${p.color}${p.kind}`).join();
  return key(a) === key(b);
}

/** The position by the names of its squares, which every ruleset reads. */
export function fenOf(board: Board, { turn, pieces }: Setup): string {
  const list = (color: Color): string => pieces.filter(p => p.color === color)
    .map(p => (p.kind === "king" ? "K" : "") + (board.names[p.sq] ?? "")).join();
  return `${turn === "white" ? "W" : "B"}:W${list("white")}:B${list("black")}`;
}

/** A tool by its value in the page: a piece to put, the hand that moves, or what empties squares. */
export function manOf(tool: string): Man | undefined {
  const [color, kind] = tool.split(" ");
  return (color === "white" || color === "black") && (kind === "man" || kind === "king") ? { color, kind } : undefined;
}
