// A piece that is dragged: which stops its way has collected, and what it means to let it go.
import type { Board, Move } from "../wire";
import { advance, only, progress, reach, type Fit, type Step, type Taps } from "./entry";
import { between, type Square } from "./geometry";
import { landing } from "./route";

/** The taps from which a drag of the piece on this square starts; undefined if no move begins there. */
export function grasp(moves: readonly Move[], taps: Taps, square: Square): Taps | undefined {
  if (taps.length > 1 && progress(moves, taps)?.square === square && reach(moves, taps).end === undefined) return taps;
  return moves.some(m => m.routes.some(r => r[0] === square)) ? [square] : undefined;
}

/**
 * The taps that a way over the squares stands for. Every line that is open follows the way as far as
 * it can; the one that has most stops on it and fewest squares beside it is meant, and of equals the
 * one whose last stop was passed last. Ends are not collected: only letting go chooses an end.
 */
export function trace(board: Board, moves: readonly Move[], taps: Taps, way: readonly Square[]): Taps {
  const followed = reach(moves, taps).fits.map(fit => follow(board, fit, way));
  const [best] = followed.sort((a, b) => b.score - a.score || b.last - a.last);
  return [...taps, ...(best?.stops ?? [])];
}

function follow(board: Board, { move, route, reached }: Fit, way: readonly Square[]): { readonly stops: Taps; readonly score: number; readonly last: number } {
  const stops: Square[] = [];
  let beside = 0;
  let last = -1;
  way.forEach((square, i) => {
    const at = reached + stops.length;
    const [from, to] = [route[at], route[at + 1]];
    if (from === undefined || to === undefined) return;
    if (square === to && at + 1 <= landing(move, route) && at + 1 < route.length - 1) {
      stops.push(square);
      last = i;
    } else if (square !== from && square !== to && !between(board, from, to).includes(square)) beside++;
  });
  return { stops, score: stops.length - beside, last };
}

/** Letting the piece go on a square. What is asked about is asked with the stops of the way. */
export function drop(board: Board, moves: readonly Move[], taps: Taps, way: readonly Square[], square: Square): Step {
  const before = trace(board, moves, taps, way[way.length - 1] === square ? way.slice(0, -1) : way);
  if (before.length === 1 && square === before[0]) return { t: "taps", taps: before }; // nowhere yet, though a capture may end here
  const on = advance(moves, before, square);
  if (on) return on;
  if (progress(moves, before)?.square !== square) return { t: "ask", taps: before, square };
  return (before.length > 1 ? only(reach(moves, before)) : undefined) ?? { t: "taps", taps: before };
}
