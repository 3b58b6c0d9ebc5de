// One line says what is wanted, one line holds the counters. Texts only; nothing here touches the page.
import type { Color, Counter, Move, State } from "../wire";
import { listed, moveText, type Say } from "../board/words";
import { squareName, type Square } from "../board/geometry";
import { movable, mustCapture, takenAlong, takenOn } from "../board/look";
import { reach, targets, type Taps } from "../board/entry";
import { passes, places, wayOf } from "../board/route";
import { mine, undesignated, waits, type Session } from "../session";
import { other } from "../board/side";
import { sided } from "./players";
import { counted, framed, plain, stressed } from "./words";

export interface Situation {
  readonly now: string;
  readonly counters: string;
  readonly kind: "you" | "wait" | "off" | "over" | "past";
}

/** What is looked at, when it is not the game as it stands. */
export function past(say: Say, { state }: Session, at: number): Situation {
  const move = state.line[at - 1];
  const now = move ? say("now.past", { n: String(at), of: String(state.line.length), move: framed(moveText(say, move)) }) : say("now.past.start");
  return { now, counters: state.outcome ? outcomeText(say, state) : say("now.past.back"), kind: "past" };
}

/** More squares than this are seen on the board and not read in a line. */
const few = 3;
/** As many squares may decide between captures that are under way. */
const deciding = 6;

/** Who says nothing for so long, s, leaves it to the piece that was touched first (room.designateTime). */
const silence = 10;

/** Why there is no connection: "lost", "restart" of the server, or the code with which it refuses one. */
export type Offline = string;

const refuses = (offline: Offline): boolean => offline !== "lost" && offline !== "restart";

export function situation(say: Say, session: Session, taps: Taps, offline?: Offline, plan: Taps = []): Situation {
  const { state } = session;
  const counters = countersLine(say, state);
  if (state.outcome) return { now: outcomeText(say, state), counters: reasonText(say, state), kind: "over" };
  if (offline !== undefined) {
    const text = offlineText(say, session, offline);
    return refuses(offline) ? { now: say("now.away"), counters: text, kind: "off" } : { now: text, counters, kind: "off" };
  }
  const side = mine(session);
  if (undesignated(state)) return { now: naming(say, state), counters: say("now.designate.line", { n: String(silence) }), kind: side ? "wait" : "you" };
  if (plan.length > 1) return { now: say("now.plan", { s: plan.map(sq => framed(squareName(state.board, sq))).join(" ") }), counters, kind: "wait" };
  if (!side) return { now: waiting(say, session, state.turn), counters, kind: "wait" };
  if (session.pending?.shown) return { now: waiting(say, session, other(side)), counters, kind: "wait" };
  return { now: wanted(say, state, side, taps), counters, kind: "you" };
}

/** Several pieces were touched: the opponent of who touched them chooses. */
export function naming(say: Say, state: State): string {
  const chooses = state.you.includes(other(state.turn));
  const s = names(say, state, state.touch?.touched ?? [], chooses ? "or" : "and");
  return say(chooses ? "now.designate" : "now.designate.wait", { s });
}

/** What is said of it, with the move that goes as soon as it can. */
export function offlineText(say: Say, { pending }: Session, offline: Offline): string {
  if (refuses(offline)) return say(`refusal.${offline}`);
  if (pending) return say("now.offline.kept", { move: framed(pending.play.move) });
  return say(offline === "restart" ? "now.restart" : "now.offline");
}

function wanted(say: Say, state: State, side: Color, taps: Taps): string {
  const one = state.you.length === 1;
  if (taps.length > 0) return goesOn(say, state, taps);
  const bound = state.touch?.designated ?? state.touch?.touched[0];
  if (bound !== undefined) return say("now.touched", { s: framed(squareName(state.board, bound)) });
  if (mustCapture(state.moves)) {
    const able = [...movable(state.moves)];
    const key = able.length > few ? "now.must.many" : "now.must";
    const blanks = { s: names(say, state, able, "or") };
    return one ? say(key, blanks) : sided(say, state, `${key}.side`, side, blanks);
  }
  if (passed(state)) return one ? say("now.passed") : sided(say, state, "now.again", side);
  if (one && passed(state, 2)) return say("now.passed.back");
  const how = !state.board.turns && state.moves.some(places) ? "now.place" : flying(state) ? "now.fly" : "";
  if (how) return one ? say(how) : sided(say, state, `${how}.side`, side);
  return one ? say("now.you") : sided(say, state, "now.side", side);
}

/** Whether pieces that stand on points go to others than the next ones. */
function flying({ board: { lines }, moves }: State): boolean {
  const joined = (a: Square | undefined, b: Square | undefined): boolean => (lines ?? []).some(([x, y]) => (x === a && y === b) || (x === b && y === a));
  return lines !== undefined && moves.some(m => m.routes.some(route => !places(m) && !joined(route[0], route[1])));
}

/** Whether the last move, or that before it, was a pass. */
function passed({ line }: State, back: 1 | 2 = 1): boolean {
  const move = line[line.length - back];
  return move !== undefined && passes(move);
}

/** Where the move that is under way may go: its ends at first, then the squares that decide. */
function goesOn(say: Say, state: State, taps: Taps): string {
  const { ends, stops, picks } = targets(state.moves, taps);
  if (picks.size > 0) return picks.size > deciding ? say("now.take.many") : say("now.take", { s: names(say, state, [...picks], "or") });
  const begun = taps.length > 1;
  const squares = begun ? [...ends, ...stops] : [...ends];
  if (squares.length === 0 || squares.length > (begun ? deciding : few)) return say("now.choose.many");
  const s = names(say, state, squares, "or");
  if (!begun) return say("now.choose", { s });
  return ends.size > 0 ? captureOn(say, toTake(state, taps), s) : say("now.way", { s });
}

/** The same for who hears it; of a piece that was just chosen every way, with what it takes where that is short enough. */
export function choiceSpoken(say: Say, state: State, taps: Taps): string {
  const [from] = taps;
  if (from === undefined) return "";
  if (taps.length > 1 || targets(state.moves, taps).picks.size > 0) return plain(goesOn(say, state, taps));
  const moves = [...new Set(reach(state.moves, taps).fits.map(f => f.move))];
  if (anywhere(state, taps)) return flightSpoken(say, state, squareName(state.board, from), moves);
  const ways = moves.map(move => wayTo(say, state.board, move));
  const all = moves.filter(m => m.taken.length > 0).length > few ? ways.map(w => w.to) : ways.map(w => w.spoken);
  return say("speak.choice", { from: squareName(state.board, from), ways: listed(say, [...new Set(all)], "or") });
}

/** Whether what was chosen may go to every empty square, and these are many: it flies. */
function anywhere({ board, pieces, moves }: State, taps: Taps): boolean {
  const { size } = targets(moves, taps).ends;
  return size > deciding && size === board.points.length - pieces.length;
}

/** Of all these squares only those are named where a mill is closed. */
function flightSpoken(say: Say, { board }: State, from: string, moves: readonly Move[]): string {
  const mills = moves.filter(m => m.mill).map(m => squareName(board, wayOf(m, m.routes[0] ?? []).slice(-1)[0] ?? 0));
  return mills.length > 0 ? say("speak.choice.any.mill", { from, s: listed(say, [...new Set(mills)], "or") }) : say("speak.choice.any", { from });
}

function wayTo(say: Say, board: State["board"], move: Move): { readonly to: string; readonly spoken: string } {
  const [route = []] = move.routes;
  const way = wayOf(move, route);
  const to = squareName(board, way[way.length - 1] ?? 0);
  if (move.mill) return { to, spoken: say("speak.choice.mill", { to }) };
  const taken = listed(say, takenAlong(board, move, route).map(sq => squareName(board, sq)), "and");
  return { to, spoken: taken ? say("speak.choice.capture", { taken, to }) : to };
}

/** How many pieces the ways that are open take yet, each number once. */
function toTake({ board, moves }: State, taps: Taps): number[] {
  const { fits } = reach(moves, taps);
  return [...new Set(fits.map(({ move, route, reached }) => move.taken.length - takenOn(board, move, route, reached).length))];
}

function captureOn(say: Say, [n, ...others]: readonly number[], s: string): string {
  return n === undefined || others.length > 0 ? say("now.go-on", { s }) : say(`now.go-on.${n === 1 ? "one" : "other"}`, { n: String(n), s });
}

function waiting(say: Say, { state, place }: Session, side: Color): string {
  if (waits(state)) return say("now.open");
  const again = passed(state) && side === state.turn; // an own move may be on its way
  const own = state.you.length === 1; // it is this page that has passed
  if (state.seats[side].kind !== "computer") return sided(say, state, again ? own ? "now.again.you" : "now.again" : "now.side", side);
  if (again && own && !place) return say("now.again.computer");
  return place ? say("now.computer.queue", { n: String(place) }) : say("now.computer");
}

export function names(say: Say, state: State, squares: readonly Square[], how: "and" | "or"): string {
  return listed(say, squares.map(sq => framed(squareName(state.board, sq))), how);
}

export function outcomeText(say: Say, { outcome, you, seats }: State): string {
  if (!outcome) return "";
  const { result } = outcome;
  if (result === "draw" || result === "none") return say(`outcome.${result}`);
  if (you.length === 1) return say(you.includes(result) ? "outcome.you" : "outcome.them");
  const { name } = seats[result];
  return name ? say("outcome.name", { name }) : say(`outcome.${result}`);
}

export function reasonText(say: Say, state: State): string {
  const { outcome, turn } = state;
  if (!outcome) return "";
  const { result, reason, score } = outcome;
  const text = result === "draw" || result === "none" ? say(`reason.${reason}`) : sided(say, state, `reason.${reason}`, reasonIsOf(reason, turn, result));
  if (!score) return text;
  return say("reason.score", { reason: text, a: String(Math.max(...score)), b: String(Math.min(...score)) });
}

/** Of whom a reason tells: who on move has nothing to play with, wins by that in some games. */
function reasonIsOf(reason: string, turn: Color, winner: Color): Color {
  if (reason === "no-pieces" || reason === "no-moves") return turn;
  return reason === "crowned" ? winner : other(winner);
}

function countersLine(say: Say, { counters, claims }: State): string {
  const left = (c: Counter): number => c.limit - c.done;
  const rows = [...counters].sort((a, b) => left(a) - left(b)).map(c =>
    `${counted(say, `count.left.${c.unit}`, left(c), stressed(String(left(c))))} · ${say(`counter.${c.reason}`)}`);
  const repeated = claims.filter(c => c.reason === "repetition").map(c => (c.plies.length > 1
    ? say("count.repetition.plies", { plies: listed(say, c.plies.map(ply => stressed(String(ply))), "and") })
    : say("count.repetition", { n: stressed(String(c.times)) })));
  const all = [...rows, ...repeated];
  return all.length > 0 ? `${say("count.label")} ${all.join("; ")}` : "";
}
