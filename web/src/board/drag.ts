// A piece that is dragged: which stops its way has collected, and what it means to let it go.
import type { Move } from "../wire";
import { advance, only, progress, reach, type Step, type Taps } from "./entry";
import type { Square } from "./geometry";

/** The taps from which a drag of the piece on this square starts; undefined if no move begins there. */
export function grasp(moves: readonly Move[], taps: Taps, square: Square): Taps | undefined {
  if (taps.length > 1 && progress(moves, taps)?.square === square && reach(moves, taps).end === undefined) return taps;
  return moves.some(m => m.routes.some(r => r[0] === square)) ? [square] : undefined;
}

/**
 * The taps that a way over the squares stands for: of the lines that are open the one with the most
 * stops passed in their order, and of these the one passed last. Ends are not collected: only
 * letting go chooses an end.
 */
export function trace(moves: readonly Move[], taps: Taps, way: readonly Square[]): Taps {
  let best: { readonly stops: Taps; readonly at: number } = { stops: [], at: -1 };
  for (const { route, reached } of reach(moves, taps).fits) {
    const stops: Square[] = [];
    let at = -1;
    way.forEach((square, i) => {
      const next = reached + stops.length + 1;
      if (next >= route.length - 1 || route[next] !== square) return;
      stops.push(square);
      at = i;
    });
    if (stops.length > best.stops.length || (stops.length === best.stops.length && at > best.at)) best = { stops, at };
  }
  return [...taps, ...best.stops];
}

/** Letting the piece go on a square. What is asked about is asked with the stops of the way. */
export function drop(moves: readonly Move[], taps: Taps, way: readonly Square[], square: Square): Step {
  const before = trace(moves, taps, way[way.length - 1] === square ? way.slice(0, -1) : way);
  const on = advance(moves, before, square);
  if (on) return on;
  if (progress(moves, before)?.square !== square) return { t: "ask", taps: before, square };
  return (before.length > 1 ? only(reach(moves, before)) : undefined) ?? { t: "taps", taps: before };
}
