// A route is the clicks that make a move: the way of a piece, or the one place where it is put, and then
// the men that are named to be taken.
import type { Color, Move, Piece, Board } from "../wire";
import type { Square } from "./geometry";

type Route = readonly Square[];

/** The index in a route of where the piece comes to stand; what comes after it is named to be taken. */
export function landing(move: Pick<Move, "picks">, route: Route): number {
  return route.length - 1 - (move.picks ?? 0);
}

/** The way of the piece alone. */
export function wayOf(move: Pick<Move, "picks">, route: Route): Route {
  return route.slice(0, landing(move, route) + 1);
}

/** Whether a move puts a piece on the board that did not stand there. */
export function places(move: Move): boolean {
  const [route] = move.routes;
  return route !== undefined && landing(move, route) === 0;
}

/** Whether a move puts and moves nothing. */
export function passes(move: Move): boolean {
  return move.routes.length === 0;
}

/** The kind of the pieces that are put on a board: what can turn is a disc. */
export function placedKind({ turns }: Pick<Board, "turns">): Piece["kind"] {
  return turns ? "disc" : "man";
}

/** The pieces after a move of a side. */
export function after(board: Board, pieces: readonly Piece[], move: Move, route: Route, by: Color): Piece[] {
  const [from, to] = [route[0], route[landing(move, route)]];
  if (from === undefined || to === undefined) return [...pieces];
  const left = board.turns
    ? pieces.map(p => (move.taken.includes(p.sq) ? { ...p, color: by } : p))
    : pieces.filter(p => !move.taken.includes(p.sq));
  return places(move)
    ? [...left, { sq: to, color: by, kind: placedKind(board) }]
    : left.map(p => (p.sq === from ? { ...p, sq: to, kind: move.crowns ? "king" : p.kind } : p));
}
