// Looking back: the positions of a line, and a session as it was at one of them.
import { after, places } from "../board/route";
import { other } from "../board/side";
import type { Color, Move, Piece, State } from "../wire";
import type { Session } from "../session";

/** A position of a line, and what has been taken on the way there, in order. */
export interface Frame {
  readonly pieces: readonly Piece[];
  readonly taken: readonly Piece[];
}

const known = new WeakMap<readonly Move[], readonly Frame[]>();

/** The positions of a game so far, the start first: one more than there are moves. */
export function frames(state: Pick<State, "board" | "start" | "line" | "ply" | "turn">): readonly Frame[] {
  const { board, start, line } = state;
  const kept = known.get(line);
  if (kept) return kept;
  const list: Frame[] = [{ pieces: start, taken: [] }];
  line.forEach((move, ply) => {
    const { pieces, taken } = list[ply] ?? { pieces: [], taken: [] };
    list.push({
      pieces: after(board, pieces, move, move.routes[0] ?? [], turnAt(state, ply)),
      taken: board.turns ? taken : [...taken, ...pieces.filter(p => move.taken.includes(p.sq))],
    });
  });
  known.set(line, list);
  return list;
}

/** Who is on move after so many plies. */
export function turnAt({ ply, turn }: Pick<State, "ply" | "turn">, at: number): Color {
  return (ply - at) % 2 === 0 ? turn : other(turn);
}

/** What was in hand after so many plies. */
function handAt(state: State, at: number): Pick<State, "hand"> {
  if (!state.hand) return {};
  const [white, black] = state.hand;
  const put = (side: Color): number => state.line.filter((move, ply) => ply >= at && places(move) && turnAt(state, ply) === side).length;
  return { hand: [white + put("white"), black + put("black")] };
}

/** The session as a watcher saw it after so many plies: nothing can be played there. */
export function lookBack({ state }: Session, ply: number): Session {
  return {
    pending: undefined,
    state: {
      ...state,
      ply,
      line: state.line.slice(0, ply),
      pieces: frames(state)[ply]?.pieces ?? state.pieces,
      turn: turnAt(state, ply),
      ...handAt(state, ply),
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
