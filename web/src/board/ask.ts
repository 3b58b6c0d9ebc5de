// The move that a tap most likely meant, as text for the server to judge: a question, not a rule.
import type { Board, Color, Move, Piece } from "../wire";
import { targets, type Taps } from "./entry";
import { at, squareName, type Square } from "./geometry";
import { places } from "./route";

/** What the moves that are open leave to ask about a tap that fits none of them. */
export function question(board: Board, pieces: readonly Piece[], moves: readonly Move[], taps: Taps, square: Square, turn: Color): string | undefined {
  const name = (sq: Square): string => squareName(board, sq);
  const standing = pieces.find(p => p.sq === square);
  if (targets(moves, taps).picks.size > 0) return `${taps.map(name).join("-")}x${name(square)}`;
  if (taps.length === 0 && (board.turns || moves.some(places))) return name(square);
  if (standing?.color === turn) return questionAbout(board, pieces, square, turn);
  return taps.length > 0 ? questionOf(board, pieces, taps, square) : undefined;
}

/** From a chosen piece by the stops tapped to a square that no move reaches. */
export function questionOf(board: Board, pieces: readonly Piece[], taps: readonly Square[], square: Square): string {
  const stops = [...taps, square];
  const captures = !joined(board) && taps.length > 1 || taps.slice(0, 1).some(from => pieceBetween(board, pieces, from, square));
  return stops.map(sq => squareName(board, sq)).join(captures ? "x" : "-");
}

/** Whether pieces go from point to point on lines. */
function joined({ lines }: Board): boolean {
  return lines !== undefined && lines.length > 0;
}

function pieceBetween(board: Board, pieces: readonly Piece[], a: Square, b: Square): boolean {
  if (joined(board)) return false;
  const [ax, ay] = board.points[a] ?? [0, 0];
  const [bx, by] = board.points[b] ?? [0, 0];
  const middle = at(board, (ax + bx) / 2, (ay + by) / 2);
  const own = pieces.find(p => p.sq === a)?.color;
  return middle !== undefined && pieces.some(p => p.sq === middle && p.color !== own);
}

/**
 * For a piece that has no move: over a neighbour if the square behind it is free, else to a free
 * neighbour, else to any, ahead before back.
 */
export function questionAbout(board: Board, pieces: readonly Piece[], square: Square, color: Color): string | undefined {
  if (joined(board)) return questionAlong(board, pieces, square);
  const [x, y] = board.points[square] ?? [0, 0];
  const standing = (sq: Square): Piece | undefined => pieces.find(p => p.sq === sq);
  const steps = directions(board, color).map(([dx, dy]) => ({
    near: at(board, x + dx, y + dy),
    far: at(board, x + 2 * dx, y + 2 * dy),
  }));
  const name = (sq: Square): string => squareName(board, sq);
  for (const { near, far } of steps) {
    if (near === undefined || far === undefined || standing(far)) continue;
    const victim = standing(near);
    if (victim && victim.color !== color) return `${name(square)}x${name(far)}`;
  }
  const free = steps.find(s => s.near !== undefined && !standing(s.near))?.near ?? steps.find(s => s.near !== undefined)?.near;
  return free === undefined ? undefined : `${name(square)}-${name(free)}`;
}

/** On lines: to a free neighbour, else to any. */
function questionAlong(board: Board, pieces: readonly Piece[], square: Square): string | undefined {
  const near = (board.lines ?? []).flatMap(([a, b]) => (a === square ? [b] : b === square ? [a] : []));
  const to = near.find(sq => !pieces.some(p => p.sq === sq)) ?? near[0];
  return to === undefined ? undefined : `${squareName(board, square)}-${squareName(board, to)}`;
}

function directions(board: Board, color: Color): readonly (readonly [number, number])[] {
  const ahead = color === "white" ? 1 : -1;
  const everywhere = board.points.length === board.width * board.height;
  return everywhere
    ? [[0, ahead], [-1, 0], [1, 0], [0, -ahead]]
    : [[-1, ahead], [1, ahead], [-1, -ahead], [1, -ahead]];
}
