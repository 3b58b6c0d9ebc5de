// The mill that was closed last, or is about to take: men of one colour in a row, on a board of points.
import type { Board, Move } from "../wire";
import type { Square } from "./geometry";
import type { Look } from "./look";
import { wayOf } from "./route";

export type Line = readonly [Square, Square];

const men = 3; // that make a mill

/** The lines between the men of the mill through the square that closed it; none where none did. */
export function millLines(board: Board, looks: readonly Look[], last: { readonly move: Move; readonly route: readonly Square[] } | undefined): Line[] {
  const square = looks.some(l => l.marks.includes("take"))
    ? looks.findIndex(l => l.states.includes("put"))
    : last?.move.mill ? wayOf(last.move, last.route).slice(-1)[0] ?? -1 : -1;
  const man = looks[square]?.piece;
  if (!man) return [];
  const along = ([dx, dy]: Step): Line[] => {
    const lines: Line[] = [];
    for (let a = square, b = next(board, a, dx, dy); b !== undefined; [a, b] = [b, next(board, b, dx, dy)]) {
      const piece = looks[b]?.piece;
      if (piece?.color !== man.color || piece.as !== "here") break;
      lines.push([a, b]);
    }
    return lines;
  };
  return steps.flatMap(([dx, dy]) => {
    const row = [...along([dx, dy]), ...along([-dx, -dy])];
    return row.length >= men - 1 ? row : [];
  });
}

type Step = readonly [number, number];
const steps: readonly Step[] = [[1, 0], [0, 1], [1, 1], [1, -1]];

/** The next point on a line from a square, in a direction. */
function next(board: Board, square: Square, dx: number, dy: number): Square | undefined {
  const [x, y] = board.points[square] ?? [0, 0];
  for (const [a, b] of board.lines ?? []) {
    const to = a === square ? b : b === square ? a : undefined;
    const [tx, ty] = board.points[to ?? square] ?? [x, y];
    if (to !== undefined && Math.sign(tx - x) === dx && Math.sign(ty - y) === dy) return to;
  }
  return undefined;
}
