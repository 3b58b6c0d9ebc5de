// A task of the guide on its live board, for mouse and keys.
import { expect, type Locator, type Page } from "@playwright/test";
import { neighbour, squareName, type Arrow, type Square } from "../src/board/geometry";
import type { Board, Move } from "../src/wire";

interface Data {
  readonly boards: readonly { readonly board: Board }[];
  readonly tasks: readonly { readonly board: number; readonly moves: readonly Move[]; readonly solves: readonly string[] }[];
}

export class Task {
  readonly page: Page;
  readonly place: Locator;
  /** The squares that solve it, in the order in which they are chosen. */
  readonly answer: readonly string[];
  private readonly board: Board;

  private constructor(page: Page, place: Locator, board: Board, route: readonly Square[]) {
    this.page = page;
    this.place = place;
    this.board = board;
    this.answer = route.map(sq => squareName(board, sq));
  }

  /** The task at a place of the page, whose board is there. */
  static async at(page: Page, place: Locator): Promise<Task> {
    await expect(place.getByRole("grid")).toBeVisible();
    const n = Number(await place.locator("[data-task]").or(place).last().getAttribute("data-task"));
    const { boards, tasks } = JSON.parse(await page.locator("#tasks").textContent() ?? "") as Data;
    const task = tasks[n];
    const board = boards[task?.board ?? 0]?.board;
    const route = task?.moves.find(m => m.text === task.solves[0])?.routes[0];
    if (!board || !route) throw new Error("the task has no board, or no answer");
    return new Task(page, place, board, route);
  }

  get result(): Locator {
    return this.place.getByRole("status");
  }

  square(name: string): Locator {
    return this.place.getByRole("button", { name: new RegExp(`^${name}, `) });
  }

  /** Chooses squares by taps. */
  async tap(...names: readonly string[]): Promise<void> {
    for (const name of names) await this.square(name).click();
  }

  /** Chooses squares by keys alone, from wherever the focus is in the grid. */
  async press(...names: readonly string[]): Promise<void> {
    for (const name of names) {
      for (const key of await this.way(name)) await this.page.keyboard.press(key);
      await expect(this.square(name)).toBeFocused();
      await this.page.keyboard.press("Enter");
    }
  }

  /** The fewest arrows from the square with the focus. */
  private async way(name: string): Promise<Arrow[]> {
    const from = Number(await this.place.getByRole("grid").evaluate(grid => grid.contains(document.activeElement) ? document.activeElement?.getAttribute("data-sq") : ""));
    const to = this.board.points.findIndex((_, sq) => squareName(this.board, sq) === name);
    const ways = new Map<Square, Arrow[]>([[from, []]]);
    for (const [square, way] of ways) {
      if (square === to) return way;
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const) {
        const next = neighbour(this.board, square, key, "white");
        if (!ways.has(next)) ways.set(next, [...way, key]);
      }
    }
    throw new Error("no way");
  }
}
