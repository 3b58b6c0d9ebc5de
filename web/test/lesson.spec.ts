// The first games, from the first step to the last: by mouse, and by keys alone.
import { expect, test, type Page } from "@playwright/test";
import { tabTo } from "./keys";
import { Task } from "./task";
import { violations } from "./violations";

/** The squares that solve the task of each step; none where there is nothing to do. */
const lessons: readonly (readonly [string, readonly (readonly string[])[]])[] = [
  ["/pt/guia/primeira-partida/damas", [
    [], ["c3", "d4"], ["c3", "e5"], ["c3", "e5"], ["c3", "e5", "g3"], ["c3", "g7"], ["c7", "b8"], ["e1", "a5"], ["a1", "g7"], ["a3", "b4"], [], [],
  ]],
];

/** Whether what has the focus leads to the next step. */
const onNext = (page: Page) => (): Promise<boolean> => page.evaluate(() => document.activeElement?.getAttribute("rel") === "next");

for (const [path, steps] of lessons) {
  test(`${path} is done by mouse`, async ({ page }) => {
    await page.goto(path);
    for (const [i, squares] of steps.entries()) {
      await expect(page.getByText(`Passo ${i + 1} de ${steps.length}`)).toBeVisible();
      if (squares.length > 0) {
        const task = await Task.at(page, page.locator(".task"));
        if (i === 1) expect(await violations(page)).toEqual([]);
        await task.tap(...squares);
        await expect(task.result).toContainText("Isso!");
      }
      if (i < steps.length - 1) await page.getByRole("link", { name: "Próximo passo" }).click();
    }
    await page.getByRole("link", { name: "Jogar agora" }).click();
    await expect(page.getByRole("button", { name: "Jogar", exact: true }).first()).toBeVisible();
  });

  test(`${path} is done by keys alone`, async ({ page }) => {
    await page.goto(path);
    for (const [i, squares] of steps.entries()) {
      await expect(page.getByText(`Passo ${i + 1} de ${steps.length}`)).toBeVisible();
      if (squares.length > 0) {
        const task = await Task.at(page, page.locator(".task"));
        await tabTo(page, () => task.place.getByRole("grid").evaluate(grid => grid.contains(document.activeElement)));
        await task.press(...squares);
        await expect(task.result).toContainText("Isso!");
      }
      if (i === steps.length - 1) break;
      await tabTo(page, onNext(page));
      await page.keyboard.press("Enter");
    }
    await expect(page).toHaveURL(`${path}?passo=${steps.length}`);
  });
}

test("a step is kept by its address, in every language", async ({ page }) => {
  await page.goto("/pt/guia/primeira-partida/damas?passo=6");
  await page.getByRole("button", { name: "English", exact: true }).click();
  await expect(page).toHaveURL("/en/guide/first-game/draughts?passo=6");
  await expect(page.getByText("Step 6 of 12")).toBeVisible();
});
