// What comes after the board can be used: the page plays without it, asks again for it, and does not move when it comes.
import { expect, test, type Page } from "@playwright/test";
import { shift } from "./shift";
import { openRoom, roomFor, Table } from "./table";

const late = /\/late-/;
const board = (page: Page): ReturnType<Page["getByRole"]> => page.getByRole("grid", { name: /^Tabuleiro/ });

async function again(page: Page): Promise<void> {
  await page.reload();
  await expect(board(page).getByRole("button", { name: /^c3,/ })).toHaveAccessibleName(/pode jogar/); // the first script has begun
}

test("a game is played without the script that comes late, and a tap asks for it again", async ({ page }) => {
  await openRoom(page, { takebacks: true });
  let up = false;
  let asked = 0;
  await page.route(late, route => {
    asked++;
    return up ? route.continue() : route.abort();
  });
  await again(page);
  await expect.poll(() => asked).toBeGreaterThanOrEqual(1);
  const table = new Table(page);
  await table.tap("c3", "d4");
  await expect(table.plies).toHaveCount(1);
  await expect(table.live).toContainText("Brancas: c3 vai para d4");
  await page.getByRole("button", { name: "Ajustes" }).click();
  await expect(table.situation).toContainText("Uma parte da página não carregou. Toque de novo.");
  await expect(table.live).toContainText("Uma parte da página não carregou.");
  up = true;
  await page.getByRole("button", { name: "Ajustes" }).click();
  await expect(page.getByRole("dialog", { name: "Ajustes" })).toBeVisible();
  await expect(table.situation).not.toContainText("não carregou");
});

test("what is tapped or typed before the late script is there is done when it is", async ({ page }) => {
  await openRoom(page);
  let release = (): void => undefined;
  const held = new Promise<void>(go => { release = go; });
  await page.route(late, async route => {
    await held;
    await route.continue();
  });
  await again(page);
  const table = new Table(page);
  await table.tap("b2"); // it cannot move
  await page.keyboard.press("f");
  await page.getByRole("button", { name: "Lista" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  release();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(table.grid).toHaveAccessibleName(/pretas embaixo/);
  await expect(table.explanation).toHaveCount(1);
});

for (const width of [360, 820, 1280]) {
  test(`nothing moves when the late script comes, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const room = await roomFor(page, { opponent: "Com um amigo (link)", clock: "5 + 3", takebacks: true });
    let release = (): void => undefined;
    const held = new Promise<void>(go => { release = go; });
    await page.route(late, async route => {
      await held;
      await route.continue();
    });
    await page.goto(room);
    await expect(page.getByRole("region", { name: "Situação" })).toContainText("Esperando a outra pessoa");
    release();
    await expect(page.getByRole("button", { name: /^Coordenadas/ })).toBeVisible();
    expect(await shift(page)).toBe(0);
  });
}
