// What is said of squares and moves. The words themselves come from the catalogue.
import type { Board, Color, Move } from "../wire";
import { squareName, type Square } from "./geometry";
import { takenAlong, type Look } from "./look";
import { passes, places, wayOf } from "./route";

/** Words for a key, with {blanks} filled. */
export type Say = (key: string, blanks?: Readonly<Record<string, string>>) => string;

/** "d6, dama preta, pode capturar": square, piece, states, in this order. */
export function squareLabel(say: Say, board: Board, square: Square, look: Look): string {
  const { piece } = look;
  const gone = piece?.as === "ghost";
  return [
    squareName(board, square),
    piece && !gone ? say(`piece.${piece.color}.${piece.kind}`) : say("square.empty"),
    ...look.states.map(s => say(`state.${s}`)),
  ].join(", ");
}

/** A move as lists of moves have it. */
export function moveText(say: Say, move: Move): string {
  return passes(move) ? say("move.pass") : move.short;
}

/** "Pretas: c5 captura d4 e b2, termina em a1". */
export function moveSpoken(say: Say, board: Board, by: Color, move: Move, route: readonly Square[]): string {
  const name = (sq: Square | undefined): string => (sq === undefined ? "" : squareName(board, sq));
  const side = say(`side.${by}`);
  if (passes(move)) return say("speak.pass", { side });
  const way = wayOf(move, route);
  const taken = takenAlong(board, move, route);
  const captures = taken.length > 0 && !board.turns && !move.picks;
  const text = say(captures ? "speak.capture" : places(move) ? "speak.place" : "speak.quiet", {
    side,
    from: name(way[0]),
    to: name(way[way.length - 1]),
    taken: listed(say, taken.map(name), "and"),
  });
  const more = [
    ...(move.crowns ? [say("speak.crowns")] : []),
    ...(move.mill ? [say("speak.mill")] : []),
    ...(taken.length > 0 && !captures ? [say(board.turns ? "speak.turns" : "speak.takes", { taken: listed(say, taken.map(name), "and") })] : []),
  ];
  return [text, ...more].join(", ");
}

/** "a, b e c", or "a, b ou c". */
export function listed(say: Say, items: readonly string[], how: "and" | "or"): string {
  const last = items[items.length - 1] ?? "";
  if (items.length < 2) return last;
  return items.slice(0, -1).join(say("list.comma")) + say(`list.${how}`) + last;
}
