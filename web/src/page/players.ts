// The two players: whose turn it is, how many pieces they have, what they have taken.
import type { Color, Piece, State } from "../wire";
import type { Below } from "../board/geometry";
import type { Say } from "../board/words";
import { drawing } from "../elements/square";
import { counted } from "./words";

/** More taken pieces than this are a number only. */
const drawn = 8;

export function showPlayers(say: Say, state: State, pieces: readonly Piece[], below: Below): void {
  for (const card of document.querySelectorAll<HTMLElement>(".who")) {
    const side: Color = card.dataset["side"] === "black" ? "black" : "white";
    const theirs: Color = side === "white" ? "black" : "white";
    card.classList.toggle("me", side === below);
    card.classList.toggle("opp", side !== below);
    card.classList.toggle("turn", side === state.turn && !state.outcome);
    const count = card.querySelector(".pcs");
    if (count) count.textContent = counted(say, "seat.pieces", of(pieces, side));
    tray(card.querySelector(".tray"), theirs, of(state.start, theirs) - of(pieces, theirs));
  }
}

function of(pieces: readonly Piece[], side: Color): number {
  return pieces.filter(p => p.color === side).length;
}

function tray(tray: Element | null, side: Color, taken: number): void {
  if (!tray || tray.getAttribute("data-n") === String(taken)) return;
  tray.setAttribute("data-n", String(taken));
  const discs = Array.from({ length: Math.min(taken, drawn) }, () => drawing("pc", side === "white" ? "man-w" : "man-b"));
  const number = document.createElement("b");
  number.textContent = taken > 0 ? String(taken) : "";
  tray.replaceChildren(...discs, number);
}
