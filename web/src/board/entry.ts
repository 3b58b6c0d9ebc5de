// How taps become a move. The legal moves come with their routes, every sequence of clicks that
// makes them; a tap is judged by these alone, so nothing here knows the rules of a game.
import type { Move } from "../wire";
import type { Square } from "./geometry";
import { landing } from "./route";

type Route = readonly Square[];

/** What has been tapped of a move: first the piece, then stops, ends, or both. Empty at rest. */
export type Taps = readonly Square[];

/** A route that agrees with the taps. */
export interface Fit {
  readonly move: Move;
  readonly route: Route;
  readonly reached: number; // index in route of the last stop tapped
}

/** What the taps so far allow. */
export interface Reach {
  readonly fits: readonly Fit[];
  readonly end: Square | undefined; // the end was chosen, the way to it not yet
}

export type Step =
  | { readonly t: "taps"; readonly taps: Taps }
  | { readonly t: "play"; readonly move: Move; readonly route: Route }
  | { readonly t: "ask"; readonly taps: Taps; readonly square: Square }; // no move fits: the rules may say why

/** One tap. */
export function step(moves: readonly Move[], taps: Taps, square: Square): Step {
  const [from] = taps;
  if (from === undefined) {
    if (!begins(moves, square)) return { t: "ask", taps, square };
    return put(reach(moves, [square])) ?? { t: "taps", taps: [square] };
  }
  if (square === from && taps.length === 1) return { t: "taps", taps: [] };
  const on = advance(moves, taps, square);
  if (on) return on;
  if (square === taps[taps.length - 1]) return undo(taps);
  if (square === from) return { t: "taps", taps: [from] };
  // What would be a whole move by itself may have been meant to end this one: a slip plays nothing, and gives no mill away.
  if (begins(moves, square) && !put(reach(moves, [square]))) return { t: "taps", taps: [square] };
  return { t: "ask", taps, square };
}

/** The move of one click, if it is one. */
function put(now: Reach): (Step & { readonly t: "play" }) | undefined {
  return now.fits.every(f => f.route.length === 1) ? only(now) : undefined;
}

/** A square that leads on from the taps: to a move if only one is left. Undefined if no move goes there. */
export function advance(moves: readonly Move[], taps: Taps, square: Square): Exclude<Step, { t: "ask" }> | undefined {
  const next = narrow(reach(moves, taps), square);
  if (next.fits.length === 0) return undefined;
  return only(next) ?? { t: "taps", taps: [...taps, square] };
}

/** The move that is left, if it is one. A man that is to be taken is named, though there be only one. */
export function only({ fits }: Reach): (Step & { readonly t: "play" }) | undefined {
  const [first] = fits;
  if (!first || fits.some(f => f.move.text !== first.move.text || picking(f))) return undefined;
  return { t: "play", move: first.move, route: preferred(fits, first) };
}

/** Takes the last tap back. */
export function undo(taps: Taps): Step & { readonly t: "taps" } {
  return { t: "taps", taps: taps.slice(0, -1) };
}

function begins(moves: readonly Move[], square: Square): boolean {
  return moves.some(m => m.routes.some(r => r[0] === square));
}

/** What the taps allow, one after another. */
export function reach(moves: readonly Move[], taps: Taps): Reach {
  const [from, ...rest] = taps;
  const fits = moves.flatMap(move => move.routes
    .filter(route => route[0] === from)
    .map(route => ({ move, route, reached: 0 })));
  return rest.reduce<Reach>(narrow, { fits, end: undefined });
}

/** Whether men must still be named to be taken. */
function picking({ move, route, reached }: Fit): boolean {
  return (move.picks ?? 0) > 0 && reached < route.length - 1;
}

/** Whether the piece has come to where it ends, so that the next tap names a man. */
function landed({ move, route, reached }: Fit): boolean {
  return reached >= landing(move, route);
}

/**
 * A tap keeps the routes that end on the square, and those that stop there: the next stop if it is
 * one, else a later one. A second tap on a square that is both end and stop chooses the end.
 */
function narrow({ fits, end }: Reach, square: Square): Reach {
  const last = (f: Fit): number => f.route.length - 1;
  if (end === undefined) {
    const there = fits.filter(f => f.reached === last(f) && f.route[f.reached] === square);
    if (there.length > 0) return { fits: there, end: square };
  }
  const open = (f: Fit): boolean => f.reached < last(f) && (!picking(f) || landed(f) && f.reached === last(f) - 1);
  const ends = end === undefined ? fits.filter(f => open(f) && f.route[last(f)] === square) : [];
  const via = stops(fits, square);
  if (via.length === 0) return { fits: ends.map(f => (picking(f) ? { ...f, reached: last(f) } : f)), end: square };
  return { fits: [...ends.map(f => ({ ...f, reached: last(f) })), ...via], end };
}

function stops(fits: readonly Fit[], square: Square): Fit[] {
  const after = fits.flatMap(f => {
    const reached = f.route.indexOf(square, f.reached + 1);
    if (reached < 0 || reached === f.route.length - 1 || reached > Math.max(landing(f.move, f.route), f.reached + 1)) return [];
    return [{ ...f, reached, next: reached === f.reached + 1 }];
  });
  const next = after.filter(f => f.next);
  return (next.length > 0 ? next : after).map(({ move, route, reached }) => ({ move, route, reached }));
}

function movesOf({ fits }: Reach): string[] {
  return [...new Set(fits.map(f => f.move.text))];
}

/** Of several routes of one move the canonical one, if the taps allow it. */
function preferred(fits: readonly Fit[], first: Fit): Route {
  const canonical = fits.find(f => f.route === f.move.routes[0]);
  return (canonical ?? first).route;
}

/** The squares worth a tap now. */
export interface Targets {
  readonly ends: ReadonlySet<Square>;
  readonly stops: ReadonlySet<Square>;
  readonly picks: ReadonlySet<Square>; // the men one of which is to be named
}

/**
 * At first every end and every stop of the piece that was tapped; when a further tap has left
 * several moves, only the squares that decide between them.
 */
export function targets(moves: readonly Move[], taps: Taps): Targets {
  const now = reach(moves, taps);
  const ends = new Set<Square>();
  const via = new Set<Square>();
  const picks = new Set<Square>();
  for (const fit of now.fits) {
    const { move, route, reached } = fit;
    const last = landing(move, route);
    const man = route[reached + 1];
    if (picking(fit) && landed(fit) && man !== undefined) picks.add(man);
    for (let i = Math.max(reached + (move.picks ? 1 : 0), 1); i <= last; i++) {
      const square = route[i];
      if (square === undefined) continue;
      if (i === last) {
        if (now.end === undefined) ends.add(square);
      } else if (i > reached) via.add(square);
    }
  }
  const [from] = taps;
  if (from !== undefined && taps.length === 1) ends.delete(from); // a second tap lets the piece go
  const open = movesOf(now).length;
  if (taps.length > 1 && open > 1) { // a piece in the hand may have one way left
    const decides = (square: Square): boolean => {
      const left = movesOf(narrow(now, square)).length;
      return left > 0 && left < open;
    };
    for (const set of [ends, via]) for (const square of set) if (!decides(square)) set.delete(square);
  }
  for (const square of ends) via.delete(square);
  return { ends, stops: via, picks };
}

/** Where the piece has come to by the taps, and by which way if all that fit agree on it. */
export function progress(moves: readonly Move[], taps: Taps): { readonly square: Square; readonly ways: readonly Fit[] } | undefined {
  const { fits } = reach(moves, taps);
  const [first] = fits;
  if (!first) return undefined;
  const moving = fits.filter(f => f.reached > 0);
  const [lead] = moving;
  const square = lead?.route[Math.min(lead.reached, landing(lead.move, lead.route))] ?? first.route[0];
  return square === undefined ? undefined : { square, ways: moving };
}
