import { expect, test } from "@playwright/test";
import { openRoom } from "./table";

test("the card follows the ruleset, and remembers it", async ({ page }) => {
  await page.goto("/");
  const card = page.getByRole("form", { name: "Damas" });
  const summary = card.locator("summary");
  await summary.click();
  await card.getByText("Damas canadenses", { exact: true }).click();
  await expect(summary).toContainText("Damas canadenses");
  await expect(summary).toContainText("12 × 12");
  await expect(card.getByRole("radio", { name: /^Damas canadenses/ })).toBeHidden(); // the list closes
  await expect(card.locator(".bd:visible")).toHaveAttribute("viewBox", "0 0 120 120");
  await card.getByText("Neste aparelho").click();
  await expect(card.getByRole("combobox", { name: "Nível" })).toBeHidden();
  await card.getByRole("button", { name: "Jogar" }).click();
  await expect(page.getByRole("grid", { name: /Damas canadenses/ })).toBeVisible();
  await page.goto("/");
  await expect(summary).toContainText("Damas canadenses");
  await expect(card.getByRole("radio", { name: /Neste aparelho/ })).toBeChecked();
});

test("arrow keys pass through the list and leave it open", async ({ page }) => {
  await page.goto("/");
  await page.locator("summary").press("Enter");
  const first = page.getByRole("radio", { name: /^Damas brasileiras 8/ });
  await first.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /^Damas brasileiras, torneio/ })).toBeChecked();
  await expect(first).toBeVisible();
});

test("light and dark are chosen by a button and remembered", async ({ page }) => {
  await page.goto("/");
  const background = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole("button", { name: "Aparência" }).click();
  const dark = await background();
  expect(dark).not.toBe(light);
  await openRoom(page);
  expect(await background()).toBe(dark);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a room opens, and its board and situation can be read", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Jogar", exact: true }).click();
    await expect(page.getByRole("grid").getByRole("button", { name: "c3, pedra branca" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Situação" })).toContainText("Sua vez");
  });
});
