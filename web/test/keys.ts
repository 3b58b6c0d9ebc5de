// Playing by keys alone.
import { expect, type Page } from "@playwright/test";
import { neighbour, type Arrow, type Below } from "../src/board/geometry";
import type { Table } from "./table";

/** Tabs until the focus is where it is wanted. */
export async function tabTo(page: Page, there: () => Promise<boolean>): Promise<void> {
  for (let stops = 0; !(await there()); stops++) {
    expect(stops, "the key Tab does not lead there").toBeLessThan(100);
    await page.keyboard.press("Tab");
  }
}

/** Tabs until the focus is in the grid: it is one stop. */
export async function enter(page: Page, table: Table): Promise<void> {
  await tabTo(page, () => table.grid.evaluate(grid => grid.contains(document.activeElement)));
}

/** Goes to a square by arrows alone, from wherever the focus stands in the grid. */
export async function go(page: Page, table: Table, name: number | string): Promise<void> {
  const target = table.state.board.points.findIndex((_, sq) => table.name(sq) === String(name));
  const { here, below } = await table.grid.evaluate(grid => ({
    here: Number(document.activeElement?.getAttribute("data-sq")),
    below: grid.dataset["below"] === "black" ? "black" as const : "white" as const,
  }));
  for (const key of path(table, here, target, below)) await page.keyboard.press(key);
  await expect(table.square(name)).toBeFocused();
}

/** The fewest arrows from a square to another. */
function path(table: Table, from: number, to: number, below: Below): Arrow[] {
  const ways = new Map<number, Arrow[]>([[from, []]]);
  for (const [square, way] of ways) {
    if (square === to) return way;
    for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const) {
      const next = neighbour(table.state.board, square, key, below);
      if (!ways.has(next)) ways.set(next, [...way, key]);
    }
  }
  throw new Error("no way");
}

/** Chooses squares one after the other, by the keys in turn that do. */
export async function choose(page: Page, table: Table, ...names: readonly (number | string)[]): Promise<void> {
  for (const [i, name] of names.entries()) {
    await go(page, table, name);
    await page.keyboard.press(i % 2 === 0 ? "Enter" : "Space");
  }
}
