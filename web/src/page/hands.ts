// What stands beside the names where pieces are still to be placed, and where discs that change sides are
// counted. The nodes, and what stands in them at first, are the server's: server/pages_board.go.
import type { Color, State } from "../wire";
import type { Say } from "../board/words";
import { placedKind } from "../board/route";
import { drawing, symbolOf } from "../elements/square";
import { counted } from "./words";

/** Shows what each side has in hand, or how the board is shared. Does nothing where there is neither. */
export function showHands(root: ParentNode, say: Say, state: Pick<State, "board" | "pieces" | "hand">): void {
  const { board, pieces, hand } = state;
  const [white, black] = [count(state, "white"), count(state, "black")];
  for (const card of root.querySelectorAll<HTMLElement>(".who")) {
    const side: Color = card.dataset["side"] === "black" ? "black" : "white";
    const held = card.querySelector<HTMLElement>(".hand");
    if (held && hand) showHand(held, say, hand[side === "white" ? 0 : 1], symbolOf({ color: side, kind: placedKind(board) }));
    const discs = card.querySelector(".discs");
    const n = side === "white" ? white : black;
    const words = counted(say, "seat.discs", n);
    write(discs, card.classList.contains("timed") ? words : String(n));
    if (discs?.hasAttribute("role")) label(discs, words);
    label(card.querySelector(".bal"), say("seat.balance", { side: say("side.black"), n: String(black), other: say("side.white.low"), m: String(white) }));
    card.querySelector(".bal rect")?.setAttribute("width", String(percent(black, white)));
    write(card.querySelector(".free"), counted(say, "seat.free", board.points.length - pieces.length));
  }
}

function count({ pieces }: Pick<State, "pieces">, side: Color): number {
  return pieces.filter(p => p.color === side).length;
}

/** Black's share of a hundred; half where there is nothing to share. */
export function percent(black: number, white: number): number {
  return black + white > 0 ? Math.round((100 * black) / (black + white)) : 50;
}

function showHand(held: HTMLElement, say: Say, n: number, symbol: string): void {
  const drawn = [...held.querySelectorAll("svg")];
  for (const svg of drawn.slice(n)) svg.remove();
  for (let i = drawn.length; i < n; i++) held.prepend(drawing("pc", symbol));
  write(held.querySelector("b"), String(n));
  label(held, counted(say, "seat.inhand", n));
  held.hidden = n === 0;
}

function write(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

function label(element: Element | null, text: string): void {
  if (element && element.getAttribute("aria-label") !== text) element.setAttribute("aria-label", text);
}
