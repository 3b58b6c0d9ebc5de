// The pointer on the board: a press, and the piece that follows it once it has moved. One finger
// only; whatever else happens to the page meanwhile ends it. Taps stay clicks.
import type { Square } from "../board/geometry";

/** Who knows what may be dragged, and what it means. */
export interface Grip {
  /** Takes the piece on a square into the hand; false if it stays, and the press was a tap. */
  lift(square: Square): boolean;
  /** The piece in the hand has come over a square. */
  over(square: Square): void;
  /** Lets it go on a square, or outside of all. */
  drop(square: Square | undefined): void;
  /** Puts it back as if nothing had been. */
  cancel(): void;
}

/** What the board knows of itself. */
export interface Ground {
  grip(): Grip | undefined;
  button(square: Square): HTMLElement | undefined;
  /** The square that an event struck; without measuring anything. */
  of(target: EventTarget | null): Square | undefined;
  /** The square at a point of the window; by a finger on small squares the nearest one. It measures the board, which is dear. */
  at(x: number, y: number, finger: boolean): Square | undefined;
  /** Whether squares are too small for a finger: letting go chooses then, and a magnifier shows what. */
  small(): boolean;
  magnify(square: Square | undefined, x: number, y: number): void;
  tap(square: Square): void;
}

interface Press {
  readonly id: number;
  readonly square: Square | undefined; // where it began
  readonly x: number;
  readonly y: number;
  readonly finger: boolean;
  readonly held: SVGElement | undefined; // the piece that follows
  readonly over: Square | undefined;
}

const startsAfter = 3; // px

/** The answer ends a drag from outside: the position has changed under it. */
export function draggable(grid: HTMLElement, ground: Ground): () => void {
  let press: Press | undefined;
  let swallow = false; // the click that ends a drag is none

  grid.addEventListener("pointerdown", e => {
    if (press || !e.isPrimary || e.button !== 0) return;
    swallow = false;
    const finger = e.pointerType === "touch";
    const square = finger && ground.small() ? ground.at(e.clientX, e.clientY, finger) : ground.of(e.target);
    press = { id: e.pointerId, square, x: e.clientX, y: e.clientY, finger, held: undefined, over: square };
    if (finger && ground.small()) ground.magnify(square, e.clientX, e.clientY);
    for (const [type, listener] of listeners) addEventListener(type, listener, true);
  });
  grid.addEventListener("click", e => {
    if (swallow && e.detail > 0) e.stopImmediatePropagation(); // keys make clicks, too, of no pointer
    swallow = false;
  }, true);
  grid.addEventListener("contextmenu", e => { if (press?.finger) e.preventDefault(); });

  function move(e: PointerEvent): void {
    if (!press || e.pointerId !== press.id) return;
    const { clientX: x, clientY: y } = e;
    if (!press.held && Math.hypot(x - press.x, y - press.y) < startsAfter) return;
    const square = ground.at(x, y, press.finger);
    if (!press.held && !swallow) lift(press);
    if (!press) return;
    if (press.held) {
      press.held.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
      if (square !== undefined && square !== press.over) ground.grip()?.over(square);
    }
    if (press.finger && ground.small()) ground.magnify(square, x, y);
    press = { ...press, over: square };
  }

  function lift({ square, id }: Press): void {
    const button = square === undefined ? undefined : ground.button(square);
    const piece = button?.querySelector(".pc");
    const held = piece?.cloneNode(true);
    if (square === undefined || !press || !piece || !(held instanceof SVGElement)) return;
    if (press.finger && !button?.classList.contains("grab")) return; // the page scrolls
    const { width } = piece.getBoundingClientRect();
    swallow = true;
    if (!ground.grip()?.lift(square)) return ground.tap(square);
    held.setAttribute("class", "held");
    held.style.width = held.style.height = `${width}px`;
    document.body.append(held);
    grid.setPointerCapture(id); // outside the window, too
    press = { ...press, held };
  }

  function up(e: PointerEvent): void {
    if (!press || e.pointerId !== press.id) return;
    const { held, finger } = press;
    const chooses = !held && finger && ground.small() && !swallow;
    const square = held || chooses ? ground.at(e.clientX, e.clientY, finger) : undefined;
    end();
    if (held) ground.grip()?.drop(square);
    else if (chooses && square !== undefined) {
      swallow = true;
      ground.tap(square);
    }
  }

  function cancel(): void {
    const held = press?.held;
    end();
    if (held) ground.grip()?.cancel();
  }

  function end(): void {
    press?.held?.remove();
    press = undefined;
    ground.magnify(undefined, 0, 0);
    for (const [type, listener] of listeners) removeEventListener(type, listener, true);
  }

  const listeners: readonly (readonly [string, (e: Event) => void])[] = [
    ["pointermove", e => { if (e instanceof PointerEvent) move(e); }],
    ["pointerup", e => { if (e instanceof PointerEvent) up(e); }],
    ["pointercancel", cancel],
    ["pointerdown", cancel], // a second finger
    ["blur", e => { if (e.target === window) cancel(); }],
    ["resize", cancel],
    ["orientationchange", cancel],
    ["keydown", e => {
      if (!press?.held || !(e instanceof KeyboardEvent) || e.key !== "Escape") return;
      e.stopPropagation();
      cancel();
    }],
  ];
  return cancel;
}
