// What a page knows of its room, folded from what the server tells; and the move of its own that
// it shows before the server has answered.
import { after, passes, places } from "./board/route";
import type { Advice, Beat, Claimed, Color, Designated, Foreseen, Here, Move, Offered, Passed, Piece, Planned, Play, Played, Refused, Resumed, Said, Seated, State, TakenBack, TimeAdded, Told, Touched } from "./wire";

/** A move that was sent and not answered yet. Sent again after a break it is still one move. */
export interface Pending {
  readonly play: Play;
  readonly shown: { readonly move: Move; readonly route: readonly number[] } | undefined; // undefined: text that fits no listed move
}

export interface Session {
  readonly state: State;
  readonly pending: Pending | undefined;
  readonly doubt?: Pending | undefined; // it came too late or was played already: what happened will tell
  readonly here?: Here | undefined; // who is connected
  readonly place?: number | undefined; // of the computer's move in the server's queue, 1 for the next
}

/** What a message brought, for the page to say. */
export type News =
  | { readonly t: "moved"; readonly by: Color; readonly move: Move; readonly shown: boolean }
  | { readonly t: "refused"; readonly refused: Refused; readonly unmade: boolean } // unmade: a move that was shown went back
  | { readonly t: "taken-back" }
  | { readonly t: "seated"; readonly color: Color }
  | { readonly t: "relinked" }
  | { readonly t: "offered"; readonly offer: Offered }
  | { readonly t: "offer-closed"; readonly offer: Offered | undefined }
  | { readonly t: "table"; readonly told: AtTable } // something between the players
  | { readonly t: "here" } // somebody came or went
  | { readonly t: "foreseen"; readonly foreseen: Foreseen } // how the game would stand after a line of a plan
  | { readonly t: "advised"; readonly advice: Advice } // what the legal moves do
  | { readonly t: "ended" }
  | { readonly t: "continued"; readonly room: string }
  | { readonly t: "replaced"; readonly moves: readonly Move[]; readonly lost: Pending | undefined } // the whole state is new, with moves that were missed
  | { readonly t: "queued" } // the computer's place in the queue has changed
  | { readonly t: "missed" }; // something was lost: connect again

/** What happens at the table beside the moves. */
export type AtTable = Claimed | TimeAdded | Planned | Touched | Designated | Said | Resumed | Passed;

export function begin(state: State): Session {
  return { state, pending: undefined };
}

export function receive(session: Session, told: Told): readonly [Session, News?] {
  const { state, pending, here } = session;
  if (told.t === "refused") return refused(session, told);
  if (told.t === "beat") return beat(session, told);
  if (told.t === "state") return replaced(session, told);
  if (told.t === "foreseen") return [session, { t: "foreseen", foreseen: told }];
  if (told.t === "advice") return [session, { t: "advised", advice: told }];
  if (told.t === "here") return [{ ...session, here: told }, { t: "here" }];
  if (told.v <= state.v) return [session];
  if (told.v > state.v + 1) return [session, { t: "missed" }];
  switch (told.t) {
    case "played":
      return [
        { here, state: played(state, told), pending: undefined },
        { t: "moved", by: told.by, move: told.move, shown: pending?.shown?.move.text === told.move.text },
      ];
    case "taken-back":
      return [{ here, state: { ...stood(state, told), offers: [], line: state.line.slice(0, told.ply), ...(state.plan && { plan: [] }) }, pending: undefined }, { t: "taken-back" }];
    case "seated":
      return [{ ...session, state: { ...seated(state, told), v: told.v } }, { t: "seated", color: told.color }];
    case "relinked":
      return [{ ...session, state: { ...state, v: told.v } }, { t: "relinked" }];
    case "continued":
      return [{ ...session, state: { ...state, offers: [], v: told.v, next: told.room } }, { t: "continued", room: told.room }];
    case "offered":
      return [{ ...session, state: { ...state, v: told.v, offers: [...state.offers, told] } }, { t: "offered", offer: told }];
    case "offer-closed":
      return [
        { ...session, state: { ...state, v: told.v, offers: state.offers.filter(o => o.id !== told.id) } },
        { t: "offer-closed", offer: state.offers.find(o => o.id === told.id) },
      ];
    case "ended":
      return [
        { here, state: { ...state, offers: [], v: told.v, outcome: told, moves: [], abortable: false, ...(told.clock && { clock: told.clock }) }, pending: undefined },
        { t: "ended" },
      ];
    default:
      return [{ ...session, state: atTable(state, told) }, { t: "table", told }];
  }
}

function beat(session: Session, { v, place }: Beat): readonly [Session, News?] {
  const { state } = session;
  if (v > state.v) return [session, { t: "missed" }];
  if (v < state.v || place === session.place) return [session];
  return [{ ...session, place }, { t: "queued" }];
}

/** A whole state after a break: what was missed, and whether the move that waited can still be made. */
function replaced({ state, pending, doubt, here }: Session, told: State): readonly [Session, News] {
  const moves = goneOn(state, told) ? told.line.slice(state.line.length) : [];
  const kept = pending && samePosition(told, state) && !told.outcome ? pending : undefined;
  const sent = pending ?? doubt;
  const made = sent && told.line[sent.play.ply]?.text === sent.play.move;
  return [{ here, state: told, pending: kept }, { t: "replaced", moves, lost: kept || made ? undefined : sent }];
}

function played(state: State, told: Played): State {
  const { plan } = state;
  return { ...stood(state, told), line: [...state.line, told.move], ...(plan && !passes(told.move) && { plan: along(plan, told.move.text) }) };
}

/** What is left of a plan after a move: the lines that foresaw it. A pass is in none. */
function along(plan: readonly (readonly string[])[], move: string): (readonly string[])[] {
  return plan.filter(line => line[0] === move && line.length > 1).map(line => line.slice(1));
}

/** The state with the position and the clocks of a message. */
function stood(state: State, told: Played | TakenBack): State {
  const { v, ply, fen, turn, pieces, hand, moves, counters, claims, abortable, clock } = told;
  return {
    ...state, v, ply, fen, turn, pieces, moves, counters, claims, abortable, ...(hand && { hand }), ...(clock && { clock }),
    ...(state.touch && { touch: { penalty: state.touch.penalty, stuck: state.touch.stuck, touched: [] } }),
  };
}

function seated(state: State, { color, name, clock }: Seated): State {
  const { open: _, ...seat } = state.seats[color];
  return { ...state, ...(clock && { clock }), seats: { ...state.seats, [color]: name ? { ...seat, name } : seat } };
}

function atTable(before: State, told: AtTable): State {
  const state = { ...before, v: told.v, ...("clock" in told && told.clock && { clock: told.clock }) };
  switch (told.t) {
    case "planned": return { ...state, plan: told.lines };
    case "touched": return { ...state, touch: told.touch };
    case "designated": return state.touch ? { ...state, touch: { ...state.touch, designated: told.square } } : state;
    case "said": return { ...state, said: [...state.said, { by: told.by, phrase: told.phrase }] };
    default: return state;
  }
}

/** The offer of a kind that stands, if any. */
export function offerOf({ offers }: Pick<State, "offers">, kind: Offered["kind"]): Offered | undefined {
  return offers.find(o => o.kind === kind);
}

/** Refusals of a message that could not be read, or not so soon. The move that waits may have been in it, and must not be sent for ever. */
const unread: ReadonlySet<string> = new Set(["too-large", "not-json", "too-fast"]);
const overtaken: ReadonlySet<string> = new Set(["played-already", "past-version", "no-such-ply"]);

function refused(session: Session, told: Refused): readonly [Session, News?] {
  const { pending, state, here } = session;
  if (told.re === "" && unread.has(told.code)) return [{ here, state, pending: undefined }, { t: "refused", refused: told, unmade: pending?.shown !== undefined }];
  if (told.re !== "play") return [session, { t: "refused", refused: told, unmade: false }];
  if (!pending || (told.move !== undefined && told.move !== pending.play.move)) return [session]; // answered already
  // The move was played and the answer lost, or the position had changed: what happened tells.
  if (overtaken.has(told.code)) return [{ here, state, pending: undefined, doubt: pending }, { t: "missed" }];
  return [{ here, state, pending: undefined }, { t: "refused", refused: told, unmade: pending.shown !== undefined }];
}

/** The move that is sent for a choice on the board, or for text. */
export function play(session: Session, text: string, route?: readonly number[]): Session {
  const { state, here } = session;
  const move = state.moves.find(m => m.text === text) ?? state.moves.find(m => m.short === text);
  const way = route ?? move?.routes[0];
  return {
    here,
    state,
    pending: {
      play: { t: "play", ply: state.ply, v: state.v, move: move?.text ?? text },
      shown: move && way ? { move, route: way } : undefined,
    },
  };
}

/** Whether a seat is still open. */
export function waits({ seats }: Pick<State, "seats">): boolean {
  return (seats.white.open || seats.black.open) === true;
}

/** The side that this browser may move for now, if any. */
export function mine({ state }: Session): Color | undefined {
  const theirs = state.moves.some(passes); // the table plays it
  return !state.outcome && !waits(state) && !theirs && state.you.includes(state.turn) ? state.turn : undefined;
}

/** The moves that the hand of who is on move leaves open: a touched piece must move, and of several the one that the opponent names. */
export function legal({ moves, touch }: State): readonly Move[] {
  const [first, ...others] = touch?.touched ?? [];
  if (!touch || first === undefined) return moves;
  const bound = touch.designated ?? (others.length === 0 ? first : undefined);
  return moves.filter(m => m.routes[0]?.[0] === bound);
}

/** Whether the opponent of who is on move must say which of the touched pieces moves. */
export function undesignated({ touch, outcome }: State): boolean {
  return !outcome && touch !== undefined && touch.touched.length > 1 && touch.designated === undefined;
}

/** Whether it is for this browser to say it. */
export function designates(state: State): boolean {
  return undesignated(state) && state.you.some(side => side !== state.turn);
}

/** Whether nothing has moved between two states. Another move after a takeback has the same ply. */
export function samePosition(a: State, b: State): boolean {
  return a.ply === b.ply && a.fen === b.fen;
}

/** Whether the game has only gone on from one state to another. */
export function goneOn(from: State, to: State): boolean {
  return from.line.every((move, ply) => move.text === to.line[ply]?.text);
}

/** What stands on the board as this page shows it: with its own move made already. */
export function shownPieces({ state, pending }: Session): readonly Piece[] {
  return pending?.shown ? after(state.board, state.pieces, pending.shown.move, pending.shown.route, state.turn) : state.pieces;
}

/** What is in hand as this page shows it. */
export function shownHand({ state, pending }: Session): Pick<State, "hand"> {
  if (!state.hand) return {};
  const [white, black] = state.hand;
  if (!pending?.shown || !places(pending.shown.move)) return { hand: [white, black] };
  return { hand: state.turn === "white" ? [white - 1, black] : [white, black - 1] };
}

/** The last move, as it is shown: a pass leaves the one before it to be seen. */
export function lastMove({ state, pending }: Session): { readonly move: Move; readonly route: readonly number[] } | undefined {
  if (pending?.shown) return pending.shown;
  for (let i = state.line.length - 1; i >= 0; i--) {
    const move = state.line[i];
    const route = move?.routes[0];
    if (move && route) return { move, route };
  }
  return undefined;
}
