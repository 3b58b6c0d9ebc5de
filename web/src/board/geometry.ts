// Where squares lie, and what lies between and beside them: from the board's own description, for
// boards of any size, mirrored or with pieces on every square.
import type { Board } from "../wire";

export type Square = number;

/** The side whose pieces stand at the foot of the board as it is seen. */
export type Below = "white" | "black";

export interface Place {
  readonly column: number; // from 0 at the left
  readonly row: number; // from 0 at the top
}

export function place(board: Board, square: Square, below: Below): Place {
  const [file, rank] = board.points[square] ?? [0, 0];
  return below === "white"
    ? { column: file, row: board.height - 1 - rank }
    : { column: board.width - 1 - file, row: rank };
}

/** What a square is called in this variant. */
export function squareName(board: Board, square: Square): string {
  const number = board.numeric ? board.numbers?.[square] : undefined;
  return number === undefined ? (board.names[square] ?? "") : String(number);
}

/** The squares strictly between two, if they lie on one line; none otherwise. */
export function between(board: Board, a: Square, b: Square): Square[] {
  const [ax, ay] = board.points[a] ?? [0, 0];
  const [bx, by] = board.points[b] ?? [0, 0];
  const dx = bx - ax;
  const dy = by - ay;
  if (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)) return [];
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  const way: Square[] = [];
  for (let i = 1; i < steps; i++) {
    const square = at(board, ax + Math.sign(dx) * i, ay + Math.sign(dy) * i);
    if (square !== undefined) way.push(square);
  }
  return way;
}

export function at(board: Board, file: number, rank: number): Square | undefined {
  const square = board.points.findIndex(([x, y]) => x === file && y === rank);
  return square < 0 ? undefined : square;
}

/** The square that covers a point: columns and rows from the left and the top, with fractions. */
export function squareAt(board: Board, below: Below, column: number, row: number): Square | undefined {
  const found = board.points.findIndex((_, sq) => {
    const p = place(board, sq, below);
    return p.column === Math.floor(column) && p.row === Math.floor(row);
  });
  return found < 0 ? undefined : found;
}

/** The square whose middle is nearest to a point of the board: on a checkered board almost twice as large a target. */
export function nearestSquare(board: Board, below: Below, column: number, row: number): Square | undefined {
  if (column < 0 || row < 0 || column >= board.width || row >= board.height) return undefined;
  const far = (sq: Square): number => {
    const p = place(board, sq, below);
    return Math.hypot(p.column + 0.5 - column, p.row + 0.5 - row);
  };
  return board.points.map((_, sq) => sq).reduce((best, sq) => (far(sq) < far(best) ? sq : best), 0);
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" | "Home" | "End";

/**
 * The square that a key leads to. Left and right stay on the row; up and down go to the next row:
 * straight where there is a square, else left going up and right going down, so that the way back
 * is the same.
 */
export function neighbour(board: Board, square: Square, arrow: Arrow, below: Below): Square {
  const here = place(board, square, below);
  const all = board.points.map((_, sq) => ({ sq, ...place(board, sq, below) }));
  const row = all.filter(p => p.row === here.row).sort((a, b) => a.column - b.column);
  const pick = (p: { sq: Square } | undefined): Square => p?.sq ?? square;
  switch (arrow) {
    case "Home": return pick(row[0]);
    case "End": return pick(row[row.length - 1]);
    case "ArrowLeft": return pick(row.filter(p => p.column < here.column).pop());
    case "ArrowRight": return pick(row.find(p => p.column > here.column));
    case "ArrowUp": return pick(nearest(all.filter(p => p.row === here.row - 1), here.column, -1));
    case "ArrowDown": return pick(nearest(all.filter(p => p.row === here.row + 1), here.column, 1));
  }
}

/** The place nearest to a column; of two equally near, the one on the preferred side. */
function nearest<P extends Place>(places: readonly P[], column: number, side: 1 | -1): P | undefined {
  const cost = (p: P): number => Math.abs(p.column - column) * 2 - (Math.sign(p.column - column) === side ? 1 : 0);
  return [...places].sort((a, b) => cost(a) - cost(b))[0];
}
