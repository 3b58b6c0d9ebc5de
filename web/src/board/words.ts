// What is said of squares and moves. The words themselves come from the catalogue.
import type { Board, Color, Move } from "../wire";
import { squareName, type Square } from "./geometry";
import { takenAlong, type Look } from "./look";

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

/** "Pretas: c5 captura d4 e b2, termina em a1". */
export function moveSpoken(say: Say, board: Board, by: Color, move: Move, route: readonly Square[]): string {
  const name = (sq: Square | undefined): string => (sq === undefined ? "" : squareName(board, sq));
  const taken = takenAlong(board, move, route);
  const text = say(taken.length > 0 ? "speak.capture" : "speak.quiet", {
    side: say(`side.${by}`),
    from: name(route[0]),
    to: name(route[route.length - 1]),
    taken: listed(say, taken.map(name), "and"),
  });
  return move.crowns ? `${text}, ${say("speak.crowns")}` : text;
}

/** "a, b e c", or "a, b ou c". */
export function listed(say: Say, items: readonly string[], how: "and" | "or"): string {
  const last = items[items.length - 1] ?? "";
  if (items.length < 2) return last;
  return items.slice(0, -1).join(say("list.comma")) + say(`list.${how}`) + last;
}
