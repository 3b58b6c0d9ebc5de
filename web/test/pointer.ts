// A mouse and fingers on the board, as the browser itself feels them.
import type { Locator, Page } from "@playwright/test";
import type { Table } from "./table";

export interface Point {
  readonly x: number;
  readonly y: number;
}

type Name = number | string;

/** The middle of a square in the window. */
export async function middle(table: Table, name: Name): Promise<Point> {
  return middleOf(table.square(name));
}

export async function middleOf(place: Locator): Promise<Point> {
  const box = await place.boundingBox();
  if (!box) throw new Error(`${String(place)} is not there`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Holds the piece on the first square with the mouse and goes over the others; it is not let go. */
export async function holdWithMouse(table: Table, first: Name, ...others: readonly Name[]): Promise<void> {
  const { mouse } = table.page;
  const from = await middle(table, first);
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(from.x + 4, from.y); // past the 3 px
  for (const name of others) {
    const to = await middle(table, name);
    await mouse.move(to.x, to.y, { steps: 5 });
  }
}

export async function dragWithMouse(table: Table, ...names: readonly [Name, ...Name[]]): Promise<void> {
  await holdWithMouse(table, ...names);
  await table.page.mouse.up();
}

/** Fingers of a page that was opened with hasTouch. */
export class Fingers {
  readonly #page: Page;
  #send: ((type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel", points: readonly Point[]) => Promise<unknown>) | undefined;
  #down: readonly Point[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  async #dispatch(type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel"): Promise<void> {
    if (!this.#send) {
      const cdp = await this.#page.context().newCDPSession(this.#page);
      this.#send = (kind, points) => cdp.send("Input.dispatchTouchEvent", { type: kind, touchPoints: points.map((p, id) => ({ ...p, id })) });
    }
    await this.#send(type, this.#down);
  }

  async press(at: Point): Promise<void> {
    this.#down = [...this.#down, at];
    await this.#dispatch("touchStart");
  }

  /** The first finger goes there, in small steps. */
  async move(to: Point, steps = 10): Promise<void> {
    const [from, ...others] = this.#down;
    if (!from) throw new Error("no finger is down");
    for (let i = 1; i <= steps; i++) {
      this.#down = [{ x: from.x + (to.x - from.x) * i / steps, y: from.y + (to.y - from.y) * i / steps }, ...others];
      await this.#dispatch("touchMove");
    }
  }

  /** All fingers leave. */
  async lift(): Promise<void> {
    this.#down = [];
    await this.#dispatch("touchEnd");
  }

  async tap(at: Point): Promise<void> {
    await this.press(at);
    await this.lift();
  }
}

/** A piece is dragged over its way and let go on the last square. */
export async function dragWithFinger(fingers: Fingers, table: Table, way: readonly Name[]): Promise<void> {
  const [from, ...others] = await Promise.all(way.map(name => middle(table, name)));
  if (!from) throw new Error("no way");
  await fingers.press(from);
  for (const to of others) await fingers.move(to, 4);
  await fingers.lift();
}
