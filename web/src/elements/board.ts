// <tabuleiro-board>: draws looks on the grid of buttons that the server wrote. Nodes are patched and
// never made anew, so focus stays where it is. It says what was tapped and knows nothing else.
import type { Board } from "../wire";
import type { Coords } from "../board/coords";
import { neighbour, place, type Arrow, type Below, type Square } from "../board/geometry";
import type { Look } from "../board/look";
import { writeCoords } from "./coords";
import { fly, type Flight } from "./flight";
import { patch } from "./square";

export interface Drawing {
  readonly board: Board;
  readonly below: Below;
  readonly coords: Coords;
  readonly looks: readonly Look[];
  readonly labels: readonly string[];
}

const arrows: ReadonlySet<string> = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]);
const isArrow = (key: string): key is Arrow => arrows.has(key);

export class BoardElement extends HTMLElement {
  #buttons: readonly HTMLButtonElement[] = []; // by square
  #drawn: Drawing | undefined;
  #shown: string[] = []; // what each square shows, to leave alone what stays
  #land = (): void => undefined; // ends the flight that is in the air

  connectedCallback(): void {
    const found = [...this.querySelectorAll<HTMLButtonElement>("button[data-sq]")];
    this.#buttons = found.sort((a, b) => Number(a.dataset["sq"]) - Number(b.dataset["sq"]));
    this.addEventListener("click", e => {
      const square = squareOf(e.target);
      if (square !== undefined) this.dispatchEvent(new CustomEvent<Square>("tap", { detail: square }));
    });
    this.addEventListener("pointerdown", () => this.#land());
    this.addEventListener("keydown", e => this.#key(e));
    this.addEventListener("focusin", e => this.#stop(squareOf(e.target)));
  }

  /** Shows d. A flight is seen unless the system asks for less motion. */
  draw(d: Drawing, flight?: Flight): void {
    if (flight || this.#changes(d)) this.#land();
    if (d.below !== this.dataset["below"]) this.#turn(d.below);
    if (d.coords !== this.#drawn?.coords || d.below !== this.#drawn.below) writeCoords(this, d.board, d.below, d.coords);
    this.#buttons.forEach((button, sq) => {
      const look = d.looks[sq];
      const label = d.labels[sq] ?? "";
      const shown = `${label} ${JSON.stringify(look)}`;
      if (!look || shown === this.#shown[sq]) return;
      this.#shown[sq] = shown;
      patch(button, look, label);
    });
    this.#drawn = d;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (flight && !calm) this.#land = fly(flight, this.#buttons, sq => this.#corner(sq));
  }

  /** Whether pieces stand elsewhere than drawn: marks alone disturb no flight. */
  #changes(d: Drawing): boolean {
    const before = this.#drawn;
    return before?.below !== d.below || d.looks.some((look, sq) => JSON.stringify(look.piece) !== JSON.stringify(before.looks[sq]?.piece));
  }

  /** Where a square's corner lies in the board, in pixels. */
  #corner(square: Square): { x: number; y: number } {
    const d = this.#drawn;
    if (!d) return { x: 0, y: 0 };
    const { column, row } = place(d.board, square, d.below);
    return { x: column * (this.clientWidth / d.board.width), y: row * (this.clientHeight / d.board.height) };
  }

  #key(e: KeyboardEvent): void {
    this.#land();
    if (e.altKey || e.ctrlKey || e.metaKey) return;
    if (e.key === "Escape") {
      this.dispatchEvent(new CustomEvent("undo"));
      return;
    }
    const from = squareOf(e.target);
    if (from === undefined || !this.#drawn || !isArrow(e.key)) return;
    e.preventDefault();
    this.#buttons[neighbour(this.#drawn.board, from, e.key, this.#drawn.below)]?.focus();
  }

  /** The one tab stop goes where the focus went. */
  #stop(square: Square | undefined): void {
    if (square === undefined) return;
    this.#buttons.forEach((button, sq) => { button.tabIndex = sq === square ? 0 : -1; });
  }

  #turn(below: Below): void {
    const focused = document.activeElement;
    const rows = [...this.children].reverse();
    rows.forEach((row, i) => {
      row.setAttribute("aria-rowindex", String(i + 1));
      const cells = [...row.children].reverse();
      cells.forEach((cell, j) => {
        if (cell.hasAttribute("aria-colindex")) cell.setAttribute("aria-colindex", String(j + 1));
      });
      row.append(...cells);
    });
    this.append(...rows);
    this.dataset["below"] = below;
    if (focused instanceof HTMLElement && this.contains(focused)) focused.focus();
  }
}

function squareOf(target: EventTarget | null): Square | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>("button[data-sq]") : null;
  return button ? Number(button.dataset["sq"]) : undefined;
}

customElements.define("tabuleiro-board", BoardElement);
