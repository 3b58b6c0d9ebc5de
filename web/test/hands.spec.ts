// Whole games by each way to move: keys alone, and a finger at 360 px that drags or taps. Both sides
// are played on one device.
import { expect, test } from "@playwright/test";
import type { Move } from "../src/wire";
import { until } from "./arm";
import { choose, enter, tabTo } from "./keys";
import { dragWithFinger, Fingers, middle } from "./pointer";
import { begins, card, openRoom, Table } from "./table";
import { ended, playOut } from "./whole";

test("a whole game by keys alone, from the start page to the next game", async ({ page }) => {
  await page.goto("/");
  const opponent = card(page).getByRole("radio", { name: "Neste aparelho" });
  await tabTo(page, () => page.evaluate(() => document.activeElement?.getAttribute("name") === "opponent"));
  await expect(async () => {
    await page.keyboard.press("ArrowDown");
    await expect(opponent).toBeChecked({ timeout: 10 });
  }).toPass();
  const start = begins(page);
  await tabTo(page, () => start.evaluate(b => b === document.activeElement));
  await page.keyboard.press("Enter");

  const table = new Table(page);
  await table.ready();
  await enter(page, table);
  const player = { table, move: (_: Table, move: Move) => choose(page, table, ...table.taps(move)) };
  await playOut({ white: player, black: player }, 1238, [table]);
  expect(await ended("brazilian", [table])).toMatchObject({ result: "white", reason: "no-pieces" });

  const room = page.url();
  const again = page.getByRole("button", { name: "Jogar de novo" });
  await tabTo(page, () => again.evaluate(b => b === document.activeElement));
  await until(() => page.keyboard.press("Enter"), () => expect(page).not.toHaveURL(room, { timeout: 1000 }));
  const next = new Table(page);
  await next.ready();
  expect(next.state.ply).toBe(0);
});

test.describe("with a finger at 360 px", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test("a whole game by drags", async ({ page }) => {
    const table = await openRoom(page, { rules: "Damas russas" });
    const fingers = new Fingers(page);
    const player = {
      table,
      move: (_: Table, { routes: [way = []] }: Move) => dragWithFinger(fingers, table, way.map(square => table.name(square))),
    };
    await playOut({ white: player, black: player }, 1238, [table]);
    expect(await ended("russian", [table])).toMatchObject({ result: "white", reason: "no-pieces" });
  });

  test("a whole game by taps", async ({ page }) => {
    const table = await openRoom(page, { rules: "Damas turcas" });
    const fingers = new Fingers(page);
    const player = {
      table,
      move: async (_: Table, move: Move) => {
        for (const name of table.taps(move)) await fingers.tap(await middle(table, name));
      },
    };
    await playOut({ white: player, black: player }, 320, [table]);
    expect(await ended("turkish", [table])).toMatchObject({ result: "white", reason: "no-pieces" });
  });
});
