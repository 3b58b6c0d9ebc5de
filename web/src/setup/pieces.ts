// A position that is being set up: pieces put, taken away and moved, and how that is written.
import type { Color, Piece } from "../wire";
import type { Square } from "../board/geometry";

export type Man = Pick<Piece, "color" | "kind">;

export interface Setup {
  readonly turn: Color;
  readonly pieces: readonly Piece[]; // by ascending square
  readonly hand?: Hand | undefined; // where there are pieces still to be put
}

/** White's and Black's. */
export type Hand = readonly [number, number];

/** Puts a piece on a square, in place of what stands there; undefined empties it. */
export function put(setup: Setup, square: Square, man: Man | undefined): Setup {
  const { pieces } = setup;
  const others = pieces.filter(p => p.sq !== square);
  const all = man ? [...others, { sq: square, color: man.color, kind: man.kind }] : others;
  return { ...setup, pieces: all.sort((a, b) => a.sq - b.sq) };
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

/** What is put on the board comes from the hand, when a side would have more than most otherwise. */
export function fromHand(setup: Setup, most: Hand | undefined): Setup {
  const { hand, pieces } = setup;
  if (!hand || !most) return setup;
  const left = (n: number, all: number, color: Color): number => Math.max(0, Math.min(n, all - pieces.filter(p => p.color === color).length));
  return { ...setup, hand: [left(hand[0], most[0], "white"), left(hand[1], most[1], "black")] };
}

/** Whether nothing differs. */
export function same(a: Setup, b: Setup): boolean {
  const key = ({ turn, pieces, hand }: Setup): string => [turn, hand, ...pieces.map(p => `${p.sq}${p.color}${p.kind}`)].join();
  return key(a) === key(b);
}

/** The position as the server reads it: "w.9wm.14bk.h3-2", a white man on the square 9, a black king on 14, and what is in hand. */
export function written({ turn, pieces, hand }: Setup): string {
  const put = pieces.map(p => `${p.sq}${p.color.slice(0, 1)}${p.kind.slice(0, 1)}`);
  return [turn.slice(0, 1), ...put, ...(hand ? [`h${hand.join("-")}`] : [])].join(".");
}

/** A tool by its value in the page: a piece to put, the hand that moves, or what empties squares. */
export function manOf(tool: string): Man | undefined {
  const [color, kind] = tool.split(" ");
  return (color === "white" || color === "black") && (kind === "man" || kind === "king" || kind === "disc") ? { color, kind } : undefined;
}
