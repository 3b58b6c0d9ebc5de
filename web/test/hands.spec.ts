// Whole games by each way to move: keys alone, and a finger at 360 px that drags or taps. Both sides
// are played on one device.
import { expect, test } from "@playwright/test";
import type { Move } from "../src/wire";
import { until } from "./arm";
import { choose, enter, tabTo } from "./keys";
import { dragWithFinger, Fingers, middle } from "./pointer";
import { begins, card, openRoom, Table } from "./table";
import { ended, playOut, type Player } from "./whole";

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

const byKeys = async (table: Table, move: Move): Promise<void> => {
  await enter(table.page, table);
  await choose(table.page, table, ...table.taps(move));
};

/** Writes the move where moves are written. */
const byText = async (table: Table, move: Move): Promise<void> => {
  const field = table.page.getByRole("textbox", { name: "Lance por escrito" });
  await tabTo(table.page, () => field.evaluate(input => input === document.activeElement));
  await table.page.keyboard.type(move.text);
  await table.page.keyboard.press("Enter");
};

for (const [how, move] of [["by keys alone", byKeys], ["by moves that are written", byText]] as const) {
  test(`Reversi to its end ${how}, with passes`, async ({ page }) => {
    const table = await openRoom(page, { rules: "Reversi 6 × 6", fen: "OO-X--OOOX--OXOX-XOOOXXXOOXXXXO-OOXX O" });
    const player: Player = { table, move };
    await playOut({ white: player, black: player }, 1, [table]);
    expect(table.state.outcome).toMatchObject({ result: "black", reason: "most-discs", score: [17, 19] });
    await expect(table.situation).toContainText("Placar: 19 a 17.");
  });

  test(`Trilha to its end ${how}: a man is placed, taken, moved and flies`, async ({ page }) => {
    const table = await openRoom(page, { rules: "Trilha", fen: "W:Wa1,d1,c3:Ba7,g7,e4:H1,1" });
    for (const [ply, text] of ["g1xa7", "b6", "d1-d2", "b6-a4", "d2-d1xa4"].entries()) {
      const legal = table.state.moves.find(m => m.text === text);
      if (!legal) throw new Error(`${text} is not legal`);
      await move(table, legal);
      await table.played(text, ply + 1);
    }
    expect(table.state.outcome).toMatchObject({ result: "white", reason: "two-men" });
    await expect(table.situation).toContainText("Brancas ganham");
  });
}

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

  test("in Trilha a man is put, and another dragged, into a mill, and a tap takes each time", async ({ page }) => {
    const table = await openRoom(page, { rules: "Trilha", fen: "W:Wa1,d1,f4:Ba7,b6,d6,f6:H1,1" });
    const fingers = new Fingers(page);
    const tap = async (...names: readonly string[]): Promise<void> => {
      for (const name of names) await fingers.tap(await middle(table, name));
    };
    await tap("g1", "a7");
    await table.played("g1xa7", 1);
    await tap("a4");
    await dragWithFinger(fingers, table, ["d1", "d2"]);
    await dragWithFinger(fingers, table, ["a4", "a7"]);
    await table.played("a4-a7", 4);
    await dragWithFinger(fingers, table, ["d2", "d1"]);
    await expect(table.situation).toContainText("Moinho! Tire a7");
    await until(() => tap("d6"), () => expect(table.live).toContainText("A peça em d6 está num moinho", { timeout: 1000 }));
    await tap("a7");
    await table.played("d2-d1xa7", 5);
    expect(await page.evaluate(() => window.scrollY), "the page stays where it is").toBe(0);
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
