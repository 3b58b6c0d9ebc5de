// The guide: its figures can be played, its pages are for everybody, and a switch of the language keeps the place.
import { expect, test, type Page } from "@playwright/test";
import { tabTo } from "./keys";
import { Task } from "./task";
import { violations } from "./violations";

const brazilian = "/pt/guia/damas-brasileiras";

/** The task of a topic, opened. */
async function tasked(page: Page, topic: string): Promise<Task> {
  const task = page.getByRole("article", { name: topic, exact: true }).locator("details.try").first();
  await task.getByText("Tente você").click();
  return Task.at(page, task);
}

test("a figure is tried: what is not legal is told why, and the right move solves it", async ({ page }) => {
  await page.goto(brazilian);
  const task = await tasked(page, "Capturar para trás");
  await task.tap("d4", "e5");
  await expect(task.result).toHaveText("Captura obrigatória: jogue com d4.");
  await task.tap("b2");
  await expect(task.result).toHaveText("Isso! d4 captura c3, termina em b2.");
  expect(await violations(page)).toEqual([]);
  await task.place.getByRole("button", { name: "De novo" }).click();
  await expect(task.square("d4")).toHaveAccessibleName(/pedra branca/);
  await expect(task.result).toBeEmpty();
});

test("a figure is tried by keys alone", async ({ page }) => {
  await page.goto(brazilian);
  const place = page.getByRole("article", { name: "Capturar para trás", exact: true }).locator("details.try").first();
  await tabTo(page, () => place.locator("> summary").evaluate(summary => summary === document.activeElement));
  await page.keyboard.press("Enter");
  const task = await Task.at(page, place);
  await page.keyboard.press("Tab");
  await task.press("d4", "b2");
  await expect(task.result).toHaveText("Isso! d4 captura c3, termina em b2.");
});

test("a switch of the language keeps the place on the page", async ({ page }) => {
  await page.goto(`${brazilian}#backwards`);
  await page.getByRole("button", { name: "Español", exact: true }).click();
  await expect(page).toHaveURL("/es/guia/damas-brasilenas#backwards");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "es"); // it was chosen
});

test("the start page leads to the guide of the rules that are chosen", async ({ page }) => {
  await page.goto("/");
  const link = page.getByRole("link", { name: "Regras" }).first();
  await expect(link).toHaveAttribute("href", brazilian);
  await page.locator(".pick summary").first().click();
  await page.getByText("Damas turcas", { exact: true }).click();
  await link.click();
  await expect(page).toHaveURL("/pt/guia/damas-turcas");
  await page.getByRole("link", { name: "Jogar agora" }).click();
  await expect(page.locator('[data-say="rules-name"]').first()).toHaveText("Damas turcas");
});

for (const [what, path] of [
  ["the guide", "/pt/guia"],
  ["a ruleset", brazilian],
  ["discs", "/es/guia/reversi"],
  ["a comparison", "/en/guide/compare?a=morris9&b=morris3"],
  ["strategy", "/pt/guia/estrategia/damas"],
  ["history", "/pt/guia/historia"],
  ["the glossary", "/es/guia/glosario"],
  ["what is not there", "/pt/guia/nada"],
] as const) {
  test(`axe finds nothing on ${what}, and it has room at 320 px`, async ({ page }) => {
    await page.goto(path);
    for (const [width, colorScheme] of [[320, "light"], [1280, "dark"]] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a figure has its words and a task its answer", async ({ page }) => {
    await page.goto(brazilian);
    const topic = page.getByRole("article", { name: "Capturar para trás" });
    await topic.getByText("A figura em texto").click();
    await expect(topic.locator(".words p")).toContainText("Brancas: pedra em d4.");
    await topic.getByText("Tente você").click();
    await expect(topic.getByRole("grid")).toHaveCount(0);
    await topic.getByText("Ver a resposta").click();
    await expect(topic.locator(".answer p")).toHaveText("d4 captura c3, termina em b2.");
  });
});
