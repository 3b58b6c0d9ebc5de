// <tabuleiro-board>: draws looks on the grid of buttons that the server wrote. Nodes are patched and
// never made anew, so focus stays where it is. It says what was tapped, lets its grip say what may be
// dragged, and knows nothing else.
import type { Board } from "../wire";
import type { Coords } from "../board/coords";
import { nearestSquare, neighbour, place, squareAt, squareName, type Arrow, type Below, type Square } from "../board/geometry";
import { sameLook, samePiece, type Look } from "../board/look";
import { writeCoords } from "./coords";
import { draggable, type Grip } from "./drag";
import { fly, type Flight } from "./flight";
import { loupe } from "./loupe";
import { patch } from "./square";

export interface Drawing {
  readonly board: Board;
  readonly below: Below;
  readonly coords: Coords;
  readonly looks: readonly Look[];
  readonly label: (square: Square, look: Look) => string;
  readonly voice: string; // labels of another voice are other labels
}

const arrows: ReadonlySet<string> = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]);
const isArrow = (key: string): key is Arrow => arrows.has(key);

/** Squares of fewer pixels than this are too small for a finger. */
const thumb = 40;

export class BoardElement extends HTMLElement {
  /** What may be dragged; nothing as long as there is none. */
  grip: Grip | undefined;
  #buttons: readonly HTMLButtonElement[] = []; // by square
  #stopped: HTMLElement | undefined; // the one tab stop
  #width = Infinity; // px
  #looked: Square | undefined;
  #turning = false; // the cells are on their way, and a square that loses the focus by that is looked at all the same
  #drawn: Drawing | undefined;
  #land = (): void => undefined; // ends the flight that is in the air
  #release = (): void => undefined; // ends the drag

  connectedCallback(): void {
    const found = [...this.querySelectorAll<HTMLButtonElement>("button[data-sq]")];
    this.#buttons = found.sort((a, b) => Number(a.dataset["sq"]) - Number(b.dataset["sq"]));
    this.#stopped = this.#buttons.find(b => b.tabIndex === 0);
    new ResizeObserver(() => { this.#width = this.clientWidth; }).observe(this);
    this.addEventListener("click", e => {
      const square = squareOf(e.target);
      if (square === undefined) this.dispatchEvent(new CustomEvent("aside"));
      else this.#tap(square);
    });
    const magnifier = loupe(this);
    this.#release = draggable(this, {
      grip: () => this.grip,
      button: square => this.#buttons[square],
      of: squareOf,
      at: (x, y, finger) => this.#at(x, y, finger),
      small: () => this.#small(),
      magnify: (square, x, y) => {
        const d = this.#drawn;
        if (!d || square === undefined) return magnifier.hide();
        const { row, column } = place(d.board, square, d.below);
        magnifier.show(row, column, squareName(d.board, square), x, y);
      },
      tap: square => this.#tap(square),
    });
    this.addEventListener("pointerdown", () => this.#land());
    this.addEventListener("keydown", e => this.#key(e));
    this.addEventListener("focusin", e => {
      this.#stop(squareOf(e.target));
      this.#look(squareOf(e.target));
    });
    this.addEventListener("focusout", () => this.#look(undefined));
    this.addEventListener("pointerover", e => { if (e.pointerType === "mouse") this.#look(squareOf(e.target)); });
    this.addEventListener("pointerleave", () => this.#look(undefined));
  }

  /** Ends the drag, if there is one, as if it had not been. */
  release(): void {
    this.#release();
  }

  /** What is drawn, by square. */
  get looks(): readonly Look[] {
    return this.#drawn?.looks ?? [];
  }

  #tap(square: Square): void {
    this.dispatchEvent(new CustomEvent<Square>("tap", { detail: square }));
  }

  /** Says which square is looked at, with the mouse or the focus. */
  #look(square: Square | undefined): void {
    if (square === this.#looked || this.#turning) return;
    this.#looked = square;
    this.dispatchEvent(new CustomEvent<Square | undefined>("look", { detail: square }));
  }

  #small(): boolean {
    return this.#width < thumb * (this.#drawn?.board.width ?? 0);
  }

  #at(x: number, y: number, finger: boolean): Square | undefined {
    const d = this.#drawn;
    if (!d) return undefined;
    const box = this.getBoundingClientRect();
    const column = (x - box.left) / box.width * d.board.width;
    const row = (y - box.top) / box.height * d.board.height;
    return finger && this.#small() ? nearestSquare(d.board, d.below, column, row) : squareAt(d.board, d.below, column, row);
  }

  /** Shows d. A flight is seen unless the system asks for less motion. */
  draw(d: Drawing, flight?: Flight): void {
    if (flight || this.#changes(d)) this.#land();
    if (d.below !== this.dataset["below"]) this.#turn(d.below);
    if (d.coords !== this.#drawn?.coords || d.below !== this.#drawn.below) writeCoords(this, d.board, d.below, d.coords);
    const before = d.voice === this.#drawn?.voice ? this.#drawn.looks : [];
    this.#buttons.forEach((button, sq) => {
      const look = d.looks[sq];
      if (look && !sameLook(look, before[sq])) patch(button, look, d.label(sq, look)); // what stays is left alone
    });
    this.#drawn = d;
    if (flight && !isCalm()) this.#land = fly(flight, this.#buttons, sq => this.#corner(sq));
  }

  /** Whether pieces stand elsewhere than drawn: marks alone disturb no flight. */
  #changes(d: Drawing): boolean {
    const before = this.#drawn;
    return before?.below !== d.below || d.looks.some((look, sq) => !samePiece(look, before.looks[sq]));
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
    const from = squareOf(e.target);
    if (from === undefined || !this.#drawn || !isArrow(e.key)) return;
    e.preventDefault();
    this.#buttons[neighbour(this.#drawn.board, from, e.key, this.#drawn.below)]?.focus();
  }

  /** The one tab stop goes where the focus went. */
  #stop(square: Square | undefined): void {
    const next = this.#buttons[square ?? -1];
    if (!next || next === this.#stopped) return;
    if (this.#stopped) this.#stopped.tabIndex = -1;
    next.tabIndex = 0;
    this.#stopped = next;
  }

  #turn(below: Below): void {
    const focused = document.activeElement;
    this.#turning = true;
    const rows = [...this.querySelectorAll(".row")].reverse();
    rows.forEach((row, i) => {
      row.setAttribute("aria-rowindex", String(i + 1));
      const cells = [...row.children].reverse();
      cells.forEach((cell, j) => {
        if (cell.hasAttribute("aria-colindex")) cell.setAttribute("aria-colindex", String(j + 1));
      });
      row.append(...cells);
    });
    this.prepend(...rows); // before the lines between points, which turn by style
    this.dataset["below"] = below;
    if (focused instanceof HTMLElement && this.contains(focused)) focused.focus();
    this.#turning = false;
  }
}

/** Whether nothing may move: by the page's setting or the system's. */
function isCalm(): boolean {
  return document.documentElement.dataset["motion"] === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function squareOf(target: EventTarget | null): Square | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>("button[data-sq]") : null;
  return button ? Number(button.dataset["sq"]) : undefined;
}

customElements.define("tabuleiro-board", BoardElement);
