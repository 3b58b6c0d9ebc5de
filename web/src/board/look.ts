// What stands on each square and how it is marked: one plain Look a square, from the position, the
// last move, the taps and an explanation. Shapes carry the meaning; states say the same in words.
import type { Board, Color, Move, Piece } from "../wire";
import { progress, targets, type Fit, type Taps } from "./entry";
import { between, type Square } from "./geometry";
import type { Plan } from "./plan";
import { landing, placedKind, places, wayOf } from "./route";

export type Mark = "dot" | "flip" | "take" | "safe" | "frame" | "from" | "stop" | "end" | "taken" | "must" | "sel" | "goal" | "via" | "plan" | "aim" | "ask" | "hint" | "touched";

/** The marks that lie over a piece. */
export const above: ReadonlySet<Mark> = new Set<Mark>(["taken", "flip", "take", "safe", "aim", "ask", "hint", "touched"]);

/** Keys of the catalogue below "state." */
export type State = "free" | "put" | "flip" | "turned" | "take" | "safe" | "can" | "must" | "sel" | "hop" | "goal" | "via" | "ghost" | "out" | "from" | "stop" | "end" | "taken" | "plan" | "aim" | "ask" | "hint" | "touched";

export interface Look {
  readonly piece: { readonly color: Color; readonly kind: Piece["kind"]; readonly as: "here" | "lifted" | "ghost" | "taken" } | undefined;
  readonly marks: readonly Mark[];
  readonly last: boolean; // the square is tinted: the last move touched it
  readonly states: readonly State[];
  readonly grab: boolean; // a finger on it takes the piece and does not scroll the page
}

export function samePiece({ piece: a }: Look, b: Look | undefined): boolean {
  const p = b?.piece;
  return b !== undefined && a?.color === p?.color && a?.kind === p?.kind && a?.as === p?.as;
}

export function sameLook(a: Look, b: Look | undefined): boolean {
  return b !== undefined && samePiece(a, b) && a.last === b.last && a.grab === b.grab
    && a.marks.join() === b.marks.join() && a.states.join() === b.states.join();
}

/** The squares of an explanation: the piece or square asked about, and what the refusal names. */
export interface Asked {
  readonly about: Square | undefined;
  readonly squares: readonly Square[];
  readonly as: "must" | "goal" | "hint";
}

export interface View {
  readonly board: Board;
  readonly pieces: readonly Piece[];
  readonly moves: readonly Move[]; // what this page may play now
  readonly taps: Taps;
  readonly held: boolean; // the piece that was tapped is in the hand
  readonly plan: Plan;
  readonly plans: Color | undefined; // the side that may prepare a move now
  readonly last: { readonly move: Move; readonly route: readonly Square[] } | undefined;
  readonly turn: Color; // who is on move
  readonly over: Square | undefined; // the square that is looked at: what a piece put there would turn is shown
  readonly touched: readonly Square[]; // in this turn, at a table where that binds
  readonly asked: Asked | undefined;
}

/** Whether every legal move takes something on its way: only then are the pieces that can take marked. */
export function mustCapture(moves: readonly Move[]): boolean {
  return moves.length > 0 && moves.every(m => m.taken.length > 0 && !m.picks && !places(m));
}

export function looks(view: View): Look[] {
  const drafts = view.board.points.map(() => new Draft());
  const on = (square: Square, change: (d: Draft) => void): void => {
    const draft = drafts[square];
    if (draft) change(draft);
  };
  for (const p of view.pieces) on(p.sq, d => { d.piece = { color: p.color, kind: p.kind, as: "here" }; });
  markLast(view, on);
  const must = mustCapture(view.moves);
  markPlaces(view, on);
  for (const square of movable(view.moves)) on(square, d => {
    if (d.piece?.as !== "here") return; // nothing stands there, or only the shadow of what may be put
    d.grab = true;
    if (must) d.add("must", "must");
    else d.states.push("can");
  });
  for (const p of view.pieces) if (p.color === view.plans) on(p.sq, d => { d.grab = true; });
  if (view.taps.length > 0) markTaps(view, on);
  markPlan(view, on);
  for (const square of view.touched) on(square, d => d.add("touched", "touched"));
  if (view.asked) markAsked(view.asked, on);
  return drafts.map(d => d.look());
}

/** The squares from which a move begins. */
export function movable(moves: readonly Move[]): Set<Square> {
  return new Set(moves.flatMap(m => m.routes.flatMap(r => r.slice(0, 1))));
}

/** Where a piece may be put, if that is not everywhere, and what would turn for the one that is looked at. */
function markPlaces({ board, pieces, moves, taps, turn, over }: View, on: On): void {
  if (taps.length > 0) return;
  const free = new Set(moves.filter(places).flatMap(m => m.routes[0]?.[0] ?? []));
  if (free.size < board.points.length - pieces.length) for (const square of free) on(square, d => d.add("dot", "free"));
  const there = board.turns ? moves.filter(m => m.routes[0]?.[0] === over) : [];
  const [move] = there;
  if (!move || over === undefined) return;
  on(over, d => {
    d.piece = { color: turn, kind: placedKind(board), as: "ghost" };
    d.marks.push("frame");
  });
  for (const square of move.taken) on(square, d => d.add("flip", "flip"));
}

type On = (square: Square, change: (d: Draft) => void) => void;

class Draft {
  piece: Look["piece"];
  last = false;
  grab = false;
  readonly marks: Mark[] = [];
  readonly states: State[] = [];

  add(mark: Mark, state: State): void {
    this.marks.push(mark);
    this.states.push(state);
  }

  /** What a piece may do is no matter once it does it. */
  begin(): void {
    for (const list of [this.marks, this.states]) {
      const i = list.findIndex(m => m === "must" || m === "can");
      if (i >= 0) list.splice(i, 1);
    }
  }

  look(): Look {
    return { piece: this.piece, marks: topmost(this.marks), last: this.last, states: this.states, grab: this.grab };
  }
}

const rooms: readonly Mark[] = ["frame", "sel", "plan", "goal", "via", "must", "dot", "end", "stop", "from"];

/** Marks that fill the same room give way: what can be done now before what was done. */
function topmost(marks: readonly Mark[]): Mark[] {
  const [ground] = rooms.filter(m => marks.includes(m));
  const busy = ground === "frame" || ground === "dot" || ground === "goal" || ground === "via" || ground === "must";
  const over = marks.filter(m => (m === "taken" ? !busy : above.has(m)));
  return ground === undefined ? over : [ground, ...over];
}

function markLast({ board, last }: View, on: On): void {
  if (!last) return;
  const { move } = last;
  const way = wayOf(move, last.route);
  way.forEach((square, i) => on(square, d => {
    d.last = true;
    if (i === way.length - 1) d.add("end", "end");
    else if (i === 0) d.add("from", "from");
    else d.add("stop", "stop");
  }));
  for (const square of move.taken) on(square, d => {
    if (board.turns) d.states.push("turned");
    else d.add("taken", "taken");
  });
}

function markTaps(view: View, on: On): void {
  const { moves, taps } = view;
  const { ends, stops, picks } = targets(moves, taps);
  for (const square of ends) on(square, d => d.add("goal", "goal"));
  for (const square of stops) on(square, d => d.add("via", "via"));
  for (const square of picks) on(square, d => d.add("take", "take"));
  if (picks.size > 0) for (const p of view.pieces) if (p.color !== view.turn && !picks.has(p.sq)) on(p.sq, d => d.add("safe", "safe"));
  const [from] = taps;
  const now = progress(moves, taps);
  if (from === undefined || !now) return;
  const placed = !view.pieces.some(p => p.sq === from);
  if (placed) on(from, d => {
    d.piece = { color: view.turn, kind: placedKind(view.board), as: "here" };
    d.add("end", "put");
  });
  if (now.ways.length === 0 && !placed) {
    on(from, d => {
      d.begin();
      d.add("sel", "sel");
      if (view.held && d.piece) d.piece = { ...d.piece, as: "lifted" };
    });
    return;
  }
  for (const square of takenSoFar(view.board, now.ways)) on(square, d => {
    const gone = view.board.takesAtOnce || !d.piece;
    d.piece = gone || !d.piece ? undefined : { ...d.piece, as: "taken" };
    d.add("taken", "out");
  });
  const moved = view.pieces.find(p => p.sq === from);
  if (!moved) return;
  on(from, d => {
    d.piece = { color: moved.color, kind: moved.kind, as: "ghost" };
    d.begin();
    d.states.push("ghost");
  });
  on(now.square, d => {
    d.piece = view.held ? undefined : { color: moved.color, kind: moved.kind, as: "here" };
    d.grab = true;
    if (picks.size > 0) d.add("end", "put");
    else d.add("sel", "hop");
  });
}

function markPlan(view: View, on: On): void {
  const [from, ...way] = view.plan;
  if (from === undefined) return;
  const moved = view.pieces.find(p => p.sq === from);
  on(from, d => {
    if (way.length === 0) d.add("sel", "sel");
    else d.add("plan", "plan");
    if (view.held && d.piece) d.piece = { ...d.piece, as: "lifted" };
  });
  way.forEach((square, i) => on(square, d => {
    if (d.states.includes("aim")) return;
    d.add("aim", "aim");
    if (moved && i === way.length - 1) d.piece ??= { color: moved.color, kind: moved.kind, as: "ghost" };
  }));
}

/** The pieces that every way that fits has taken by now: those between its stops. */
export function takenSoFar(board: Board, ways: readonly Fit[]): Square[] {
  const sets = ways.map(({ move, route, reached }) => takenOn(board, move, route, reached));
  const [first, ...others] = sets;
  return first ? first.filter(square => others.every(set => set.includes(square))) : [];
}

/** What a move takes on its way up to a stop. */
export function takenOn(board: Board, move: Move, route: readonly Square[], reached: number): Square[] {
  const passed: Square[] = [];
  const end = landing(move, route);
  if (move.picks) return route.slice(end + 1, Math.max(reached, end) + 1);
  for (let i = 1; i <= reached; i++) {
    const [a, b] = [route[i - 1], route[i]];
    if (a === undefined || b === undefined) continue;
    for (const square of between(board, a, b)) {
      if (move.taken.includes(square) && !passed.includes(square)) passed.push(square);
    }
  }
  return passed;
}

/** Everything a move takes, in the order of a route; what lies on no way comes last. */
export function takenAlong(board: Board, move: Move, route: readonly Square[]): Square[] {
  const passed = takenOn(board, move, route, route.length - 1);
  return [...passed, ...move.taken.filter(sq => !passed.includes(sq))];
}

function markAsked({ about, squares, as }: Asked, on: On): void {
  if (about !== undefined) on(about, d => d.add("ask", "ask"));
  for (const square of squares) {
    if (square === about) continue;
    on(square, d => {
      if (d.marks.includes(as) || d.piece?.as === "ghost") return;
      if (as === "must") d.begin();
      d.add(as, as);
    });
  }
}
