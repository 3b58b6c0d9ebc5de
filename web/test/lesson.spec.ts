// The first games, from the first step to the last: by mouse, and by keys alone.
import { expect, test, type Page } from "@playwright/test";
import { tabTo } from "./keys";
import { Task } from "./task";
import { violations } from "./violations";

const lessons = ["damas", "reversi", "trilha"].map(game => `/pt/guia/primeira-partida/${game}`);

/** Whether what has the focus leads to the next step. */
const onNext = (page: Page) => (): Promise<boolean> => page.evaluate(() => document.activeElement?.getAttribute("rel") === "next");

/** How many steps the page says there are. */
async function stepsOf(page: Page): Promise<number> {
  const said = await page.getByText(/^Passo 1 de \d+$/).textContent();
  return Number(said?.match(/\d+$/)?.[0]);
}

/** Does what a step asks, if it asks something; by says how. Tells whether it did. */
async function solve(page: Page, by: (task: Task) => Promise<void>): Promise<boolean> {
  if (await page.locator(".task").count() === 0) return false;
  const task = await Task.at(page, page.locator(".task"));
  await by(task);
  await expect(task.result).toContainText("Isso!");
  return true;
}

for (const path of lessons) {
  test(`${path} is done by mouse`, async ({ page }) => {
    await page.goto(path);
    const steps = await stepsOf(page);
    let done = 0;
    for (let step = 1; step <= steps; step++) {
      await expect(page.getByText(`Passo ${step} de ${steps}`)).toBeVisible();
      if (step === 2) expect(await violations(page)).toEqual([]);
      if (await solve(page, task => task.tap(...task.answer))) done++;
      if (step < steps) await page.getByRole("link", { name: "Próximo passo" }).click();
    }
    expect(done).toBeGreaterThanOrEqual(5);
    await page.getByRole("link", { name: "Jogar agora" }).click();
    await expect(page.getByRole("button", { name: "Jogar", exact: true }).first()).toBeVisible();
  });

  test(`${path} is done by keys alone`, async ({ page }) => {
    await page.goto(path);
    const steps = await stepsOf(page);
    for (let step = 1; step <= steps; step++) {
      await expect(page.getByText(`Passo ${step} de ${steps}`)).toBeVisible();
      await solve(page, async task => {
        await tabTo(page, () => task.place.getByRole("grid").evaluate(grid => grid.contains(document.activeElement)));
        await task.press(...task.answer);
      });
      if (step === steps) break;
      await tabTo(page, onNext(page));
      await page.keyboard.press("Enter");
    }
    await expect(page).toHaveURL(`${path}?passo=${steps}`);
  });
}

test("a step is kept by its address, in every language", async ({ page }) => {
  await page.goto("/pt/guia/primeira-partida/damas?passo=6");
  await page.getByRole("button", { name: "English", exact: true }).click();
  await expect(page).toHaveURL("/en/guide/first-game/draughts?passo=6");
  await expect(page.getByText("Step 6 of 12")).toBeVisible();
});

test("a legal move that is not asked for is told apart, a move can be written, and a server that is gone is said", async ({ page }) => {
  await page.goto("/pt/guia/primeira-partida/damas?passo=10");
  const task = await Task.at(page, page.locator(".task"));
  await task.tap("c3", "d4");
  await expect(task.result).toHaveText("c3-d4 é um lance que vale, mas não o que se pede. Tente outro.");
  await expect(task.square("c3")).toHaveAccessibleName(/pedra branca/);
  await page.route("**/guia/porque?*", route => route.abort());
  await task.tap("c3", "e5");
  await expect(task.result).toHaveText("O servidor não respondeu. Tente outra vez.");
  const next = page.getByRole("link", { name: "Próximo passo" });
  await expect(next).not.toHaveClass(/pri/);
  const entry = task.place.getByRole("textbox", { name: "Lance por escrito" });
  await entry.fill("a3-b4");
  await entry.press("Enter");
  await expect(task.result).toHaveText("Isso! a3 vai para b4.");
  await expect(next).toHaveClass(/pri/);
});
