// Clocks as a page shows them. The browser's own time is held where a test needs it still.
import { expect, test, type Page } from "@playwright/test";
import { openRoom, type Table } from "./table";

const dial = (page: Page, who: string): ReturnType<Page["locator"]> => page.getByRole("region", { name: who }).getByRole("timer");

/** Both sides have moved once: from now on a clock runs. */
async function begun(page: Page): Promise<Table> {
  const table = await openRoom(page, { clock: "5 + 3", name: "Ana", name2: "Beto" });
  await table.tap("c3", "d4");
  await table.played("c3-d4", 1);
  await table.tap("b6", "a5");
  await table.played("b6-a5", 2);
  return table;
}

test("the first move of each side is free; then one clock runs, with a name for it", async ({ page }) => {
  const table = await openRoom(page, { clock: "5 + 3", name: "Ana", name2: "Beto" });
  await expect(dial(page, "Ana, brancas")).toHaveText("5:00");
  await expect(page.locator(".clock.run")).toHaveCount(0);
  await table.tap("c3", "d4");
  await table.played("c3-d4", 1);
  await table.tap("b6", "a5");
  await expect(page.locator(".clock.run")).toHaveCount(1);
  await expect(dial(page, "Ana, brancas")).toHaveText(/^4:5\d$/);
  await expect(dial(page, "Ana, brancas")).toHaveAccessibleName(/^Ana, tempo: 4 minutos e 5\d segundos$/);
  await expect(dial(page, "Beto, pretas")).toHaveText("5:00");
  await expect(table.live).not.toContainText("tempo");
});

test("a clock keeps its width, says tenths and warns once when little is left", async ({ page }) => {
  await page.clock.install();
  const table = await begun(page);
  const ana = dial(page, "Ana, brancas");
  const width = async (): Promise<number | undefined> => (await ana.boundingBox())?.width;
  const before = await width();
  await page.clock.fastForward(270_000);
  await expect(ana).toHaveClass(/low/);
  await expect(table.live).toContainText("Pouco tempo para Ana");
  await page.clock.fastForward(20_000);
  await expect(ana).toHaveText(/^0:0\d,\d$/);
  expect(await width()).toBe(before);
  await page.clock.fastForward(2_000);
  await expect(ana).toHaveText(/^0:0\d,\d$/);
  await expect(table.live).not.toContainText(/Pouco tempo.*Pouco tempo/);
});

test("without a connection the clocks say so, and their place stays", async ({ page, context }) => {
  await begun(page);
  const ana = dial(page, "Ana, brancas");
  const before = await ana.boundingBox();
  await context.setOffline(true);
  await expect(ana).toContainText("reconectando");
  await expect(dial(page, "Beto, pretas")).toContainText("reconectando");
  expect(await ana.boundingBox()).toEqual(before);
  await context.setOffline(false);
  await expect(ana).not.toContainText("reconectando");
  await expect(ana).toHaveText(/^4:\d\d$/);
});

test("who asks is told the times", async ({ page }) => {
  const table = await begun(page);
  await page.keyboard.press("t");
  await expect(table.live).toContainText(/Ana, tempo: 4 minutos e 5\d segundos/);
  await expect(table.live).toContainText("Beto, tempo: 5 minutos");
});

test("who asks where there is no clock is told so", async ({ page }) => {
  const table = await openRoom(page);
  await page.keyboard.press("t");
  await expect(table.live).toHaveText("Esta partida não tem relógio.");
});
