// Trilha on its board of points: putting, closing a mill and taking, moving, flying, and whole games.
import { expect, test } from "@playwright/test";
import { violations } from "./violations";
import { openRoom } from "./table";
import { ended, playOut, tapping } from "./whole";

test("a whole game on one device: men are put, taken, moved and fly", async ({ page }) => {
  const table = await openRoom(page, { rules: "Trilha" });
  const both = { table, move: tapping };
  await playOut({ white: both, black: both }, 91, [table]);
  expect(await ended("morris9", [table])).toMatchObject({ reason: "two-men" });
  const { line, board } = table.state;
  const joined = (a = -1, b = -1): boolean => (board.lines ?? []).some(l => l.includes(a) && l.includes(b));
  const ways = line.map(m => (m.routes[0] ?? []).slice(0, (m.routes[0] ?? []).length - (m.picks ?? 0)));
  expect([ways.some(w => w.length === 1), line.some(m => m.picks === 1), ways.some(w => w.length === 2 && joined(...w)), ways.some(w => w.length === 2 && !joined(...w))])
    .toEqual([true, true, true, true]);
});

test("a whole game against the computer", async ({ page }) => {
  const table = await openRoom(page, { rules: "Trilha", opponent: "Contra o computador", level: "Primeiros passos", colour: "Brancas" });
  await playOut({ white: { table, move: tapping } }, 7, [table]);
  expect(["resignation", "agreement"]).not.toContain((await ended("morris9", [table]))?.reason);
});

test("the man that is taken is a second click, and one in a mill may not be", async ({ page }) => {
  const table = await openRoom(page, { rules: "Trilha", fen: "W:Wa1,d1,d7:Ba7,b6,d6,f6:H6,5" });
  const square = (name: string): ReturnType<typeof page.getByRole> => table.grid.getByRole("button", { name: new RegExp(`^${name},`) });
  await table.tap("g1");
  await expect(table.situation).toContainText("Moinho! Tire a7");
  await expect(square("a7")).toHaveAccessibleName(/, pode ser tirada/);
  await expect(square("d6")).toHaveAccessibleName(/, não pode ser tirada/);
  await expect(square("g1")).toHaveAccessibleName("g1, peça branca, jogada agora");
  expect(await violations(page)).toEqual([]);
  await table.tap("d6");
  await expect(table.explanation).toContainText("d6");
  await table.tap("a7");
  await expect.poll(() => table.state.line.at(-1)?.text).toBe("g1xa7");
  await expect(square("a7")).toHaveAccessibleName("a7, vazio, peça tirada no último lance");
  await expect(page.getByRole("region", { name: /brancas/i })).toContainText("5 na mão");
  await page.keyboard.press("l");
  await expect(page.getByRole("dialog", { name: "Peças e últimos lances" })).toContainText("4 peças. No tabuleiro (4): a1, d1, g1 e d7. 5 peças na mão.");
});
