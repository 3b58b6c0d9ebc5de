// Looking back: the positions of a line, and a session as it was at one of them.
import type { Move, Piece, State } from "../wire";
import { after, type Session } from "../session";

/** A position of a line, and what has been taken on the way there, in order. */
export interface Frame {
  readonly pieces: readonly Piece[];
  readonly taken: readonly Piece[];
}

const known = new WeakMap<readonly Move[], readonly Frame[]>();

/** The positions of a game so far, the start first: one more than there are moves. */
export function frames({ start, line }: Pick<State, "start" | "line">): readonly Frame[] {
  const kept = known.get(line);
  if (kept) return kept;
  const list: Frame[] = [{ pieces: start, taken: [] }];
  for (const move of line) list.push(next(list[list.length - 1] ?? { pieces: [], taken: [] }, move));
  known.set(line, list);
  return list;
}

function next({ pieces, taken }: Frame, move: Move): Frame {
  return {
    pieces: after(pieces, move, move.routes[0] ?? []),
    taken: [...taken, ...pieces.filter(p => move.taken.includes(p.sq))],
  };
}

/** The session as a watcher saw it after so many plies: nothing can be played there. */
export function lookBack({ state }: Session, ply: number): Session {
  const same = (state.ply - ply) % 2 === 0;
  return {
    pending: undefined,
    state: {
      ...state,
      ply,
      line: state.line.slice(0, ply),
      pieces: frames(state)[ply]?.pieces ?? state.pieces,
      turn: same ? state.turn : state.turn === "white" ? "black" : "white",
      you: [],
      moves: [],
      counters: [],
      claims: [],
    },
  };
}

export type Leap = "first" | "previous" | "next" | "last";

/** Where a leap leads from a ply; the last of the line is nobody's past: undefined. */
export function leap(how: Leap, at: number | undefined, last: number): number | undefined {
  const here = at ?? last;
  const to = how === "first" ? 0 : how === "last" ? last : here + (how === "next" ? 1 : -1);
  return to >= last ? undefined : Math.max(to, 0);
}

/** "1. c3-d4 b6-a5 2. …", for a message or a notebook. */
export function movesText(line: readonly Move[]): string {
  return line.map((m, ply) => (ply % 2 === 0 ? `${ply / 2 + 1}. ${m.short}` : m.short)).join(" ");
}
