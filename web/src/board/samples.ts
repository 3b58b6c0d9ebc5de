// Boards and positions for the tests beside this file.
import type { Board, Move, Piece } from "../wire";

/** A board as the server describes it: checkered, mirrored or with all squares played on. */
export function boardOf(size: number, kind: "dark corner" | "light corner" | "all" = "dark corner", numeric = false): Board {
  const points: [number, number][] = [];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (kind === "all" || (x + y) % 2 === (kind === "light corner" ? 1 : 0)) points.push([x, y]);
    }
  }
  const names = points.map(([x, y]) => `${String.fromCharCode(97 + x)}${y + 1}`);
  const order = points.map((_, sq) => sq).sort((a, b) => key(points[a]) - key(points[b]));
  const numbers = points.map((_, sq) => order.indexOf(sq) + 1);
  return { width: size, height: size, points, names, numbers, numeric, takesAtOnce: kind === "all" };

  function key(p: readonly [number, number] | undefined): number {
    return p ? (size - 1 - p[1]) * size + p[0] : 0;
  }
}

/** The square with a number or a name. */
export function sq(board: Board, name: number | string): number {
  const found = typeof name === "number" ? (board.numbers ?? []).indexOf(name) : board.names.indexOf(name);
  if (found < 0) throw new Error(`no square ${name}`);
  return found;
}

/** A move from texts of its routes: moveOf(b, ["38x24x13x27x38"], [18, 19, 32, 33]). */
export function moveOf(board: Board, routes: readonly string[], taken: readonly (number | string)[] = []): Move {
  const [text = ""] = routes;
  const read = (name: string): number => sq(board, /^\d/.test(name) ? Number(name) : name);
  return { text, short: text, routes: routes.map(r => r.split(/[-x]/).map(read)), taken: taken.map(name => sq(board, name)) };
}

export function piece(board: Board, name: number | string, color: Piece["color"], kind: Piece["kind"] = "man"): Piece {
  return { sq: sq(board, name), color, kind };
}

export const ten = boardOf(10, "dark corner", true);

/** International W:WK4:B13,32,37,20: one start, one end, two ways that take other pieces. */
export const ambiguous: readonly Move[] = [
  moveOf(ten, ["4x27x38x15"], [13, 20, 32]),
  moveOf(ten, ["4x31x42x15"], [13, 20, 37]),
];

/** International W:WK38:B18,19,32,33: six ways round; two of them end where they began, as one move. */
export const circular: readonly Move[] = [
  moveOf(ten, ["38x24x13x27x38", "38x27x13x24x38"], [18, 19, 32, 33]),
  moveOf(ten, ["38x24x13x27x43"], [18, 19, 32, 33]),
  moveOf(ten, ["38x24x13x27x49"], [18, 19, 32, 33]),
  moveOf(ten, ["38x27x13x24x42"], [18, 19, 32, 33]),
  moveOf(ten, ["38x27x13x24x47"], [18, 19, 32, 33]),
];
