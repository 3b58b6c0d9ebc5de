// Trilha on its board of points: putting, closing a mill and taking, moving, flying, and whole games.
import { expect, test } from "@playwright/test";
import { openRoom } from "./table";
import { two } from "./two";
import { violations } from "./violations";
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
  await expect(page.getByRole("dialog", { name: "Peças e últimos lances" })).toContainText("No tabuleiro (4): a1, d1, g1 e d7. 5 peças na mão.");
});

// A mill is one move: until its man is named the other sees nothing of it, and a reload asks for it anew.
test("by link: a mill is closed by placing and by moving, one reloads in its middle, and both see the same", async ({ page, browser, baseURL }) => {
  const { ana, beto } = await two(page, browser, baseURL, { rules: "Trilha", fen: "W:Wa1,d1,f4:Ba7,b6,d6,f6:H1,1" });
  const hands = async (white: string, black: string): Promise<void> => {
    for (const { page: p } of [ana, beto]) {
      await expect(p.getByRole("region", { name: /brancas/i })).toContainText(white);
      await expect(p.getByRole("region", { name: /pretas/i })).toContainText(black);
    }
  };
  await hands("1 na mão", "1 na mão");
  await ana.tap("g1");
  await expect(ana.situation).toContainText("Moinho! Tire a7");
  await page.reload();
  await ana.ready();
  await expect(ana.situation).toContainText("Sua vez: ponha uma peça");
  await expect(beto.situation).toContainText("Ana joga");
  await expect(beto.square("g1")).toHaveAccessibleName("g1, vazio");
  await ana.tap("g1", "a7");
  await beto.played("g1xa7", 1);
  await expect(beto.square("g1")).toHaveAccessibleName(/branca, último lance$/);
  await expect(beto.square("a7")).toHaveAccessibleName("a7, vazio, peça tirada no último lance");
  await expect(beto.live).toContainText("Brancas: g1, fecha um moinho, tira a7");
  await beto.tap("a4");
  await ana.played("a4", 2);
  await ana.tap("d1", "d2");
  await beto.tap("a4", "a7");
  await ana.played("a4-a7", 4);
  await ana.tap("d2", "d1");
  await expect(ana.situation).toContainText("Moinho! Tire a7");
  await page.reload();
  await ana.ready();
  await expect(ana.situation).toContainText("Sua vez");
  await expect(ana.square("d2")).toHaveAccessibleName(/branca, último lance|branca, pode jogar/);
  await ana.tap("d2", "d1", "a7");
  for (const table of [ana, beto]) {
    await table.played("d2-d1xa7", 5);
    expect(table.state).toMatchObject({ fen: "B:Wa1,d1,g1,f4:Bb6,d6,f6:H0,0", turn: "black" });
  }
  await expect(beto.situation).toContainText("Sua vez");
  await beto.page.context().close();
});
