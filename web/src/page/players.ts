// The two players: who they are, whose turn it is, how many pieces they have, what they have taken.
import type { Color, Piece, Seat, State } from "../wire";
import type { Below } from "../board/geometry";
import type { Say } from "../board/words";
import { drawing, symbolOf } from "../elements/square";
import { shownHand, shownPieces, waits, type Session } from "../session";
import { showHands } from "./hands";
import { frames } from "./replay";
import { counted } from "./words";

/** More taken pieces than this are a number only. */
const drawn = 8;

/** A name, or else what the seat is. */
export function seatName(say: Say, { seats, you }: State, side: Color): string {
  const seat = seats[side];
  if (seat.name) return seat.name;
  if (seat.kind === "computer") return say("seat.computer");
  if (seat.open) return say("seat.open");
  return you.length === 1 && you[0] === side ? say("seat.you") : say(`side.${side}`);
}

/** Words about a side: of who plays it, where that has a name, else of its colour. Some ends tell of no side, and have no words with a name. */
export function sided(say: Say, { seats }: State, key: string, side: Color, blanks: Readonly<Record<string, string>> = {}): string {
  const { name } = seats[side];
  const named = `${key}.name`;
  const words = name ? say(named, { ...blanks, name }) : named;
  return words === named ? say(key, { ...blanks, side: say(`side.${side}.low`), Side: say(`side.${side}`) }) : words;
}

/** The side that a name does not say already. */
function unnamed(say: Say, name: string, side: Color): string[] {
  return name === say(`side.${side}`) ? [] : [say(`side.${side}.low`)];
}

/** What stands below a name: the side, if the name is not that already, and a computer's level. */
function meta(say: Say, state: State, side: Color): string {
  const held = state.hand?.[side === "white" ? 0 : 1]; // takes the room of the level
  const level = held ? undefined : state.seats[side].level;
  return [...unnamed(say, seatName(say, state, side), side), ...(level ? [say("seat.level", { level: say(`level.${level}`) }).split(" ").join("\u00a0")] : [])].join(" · ");
}

/** Shows who plays. While an earlier position is looked at, whose turn it was there has a mark of its own; the turn of now stays at the clocks, which run on. */
export function showPlayers(say: Say, session: Session, below: Below, now: State): void {
  const { state } = session;
  const past = state.line.length < now.line.length;
  const turning = !now.outcome && !waits(now) && (!past || now.clock !== undefined);
  const pieces = shownPieces(session);
  const taken = takenSoFar(session);
  for (const card of document.querySelectorAll<HTMLElement>(".who")) {
    const side: Color = card.dataset["side"] === "black" ? "black" : "white";
    card.classList.toggle("me", side === below);
    card.classList.toggle("opp", side !== below);
    card.classList.toggle("turn", turning && side === now.turn);
    card.classList.toggle("was", past && side === state.turn);
    const name = seatName(say, state, side);
    card.setAttribute("aria-label", [name, ...unnamed(say, name, side)].join(", "));
    write(card.querySelector(".nm"), name);
    write(card.querySelector(".x"), meta(say, state, side));
    write(card.querySelector(".pcs"), counted(say, "seat.pieces", pieces.filter(p => p.color === side).length));
    tray(card.querySelector(".tray"), taken.filter(p => p.color !== side));
  }
  showHands(document, say, { board: state.board, pieces, ...shownHand(session) });
  for (const name of document.querySelectorAll<HTMLElement>("[data-rival]")) {
    write(name, against(say, state, state.seats[name.dataset["rival"] === "black" ? "black" : "white"]));
  }
}

/** Against whom one plays, in a few words; the computer needs none, for it is there from the first. */
function against(say: Say, { outcome }: State, { open, name }: Seat): string {
  if (open) return say(outcome ? "seat.open" : "against.waits");
  return name ? say("against.name", { name }) : say("against.somebody");
}

function write(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/** What has left the board on the way to what it shows, in order. */
export function takenSoFar({ state, pending }: Session): readonly Piece[] {
  const all = frames(state);
  const taken = all[state.line.length]?.taken ?? [];
  const now = state.board.turns ? [] : pending?.shown?.move.taken ?? [];
  return [...taken, ...state.pieces.filter(p => now.includes(p.sq))];
}

function tray(tray: Element | null, taken: readonly Piece[]): void {
  const shown = taken.slice(-drawn);
  const key = `${taken.length} ${shown.map(symbolOf).join(" ")}`;
  if (!tray || tray.getAttribute("data-shown") === key) return;
  tray.setAttribute("data-shown", key);
  if (taken.length === 0) return tray.replaceChildren(); // an empty one has no room
  const number = document.createElement("b");
  number.textContent = String(taken.length);
  tray.replaceChildren(...shown.map(p => drawing("pc", symbolOf(p))), number);
}
