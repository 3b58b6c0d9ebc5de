// What is printed: chosen, seen and downloaded, without scripts too.
import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { violations } from "./violations";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a board is chosen, seen and downloaded; what is too large is told", async ({ page }) => {
    await page.goto("/pt/imprimir");
    await page.getByLabel("Lado da casa, em mm").fill("40");
    await page.getByLabel("Jogo").selectOption({ label: "Damas turcas" });
    await page.getByRole("button", { name: "Mostrar" }).click();
    await expect(page.getByRole("img", { name: /^Tabuleiro de Damas turcas, casas de 40 mm/ })).toHaveCount(4);
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Baixar o PDF" }).click()]);
    expect(download.suggestedFilename()).toBe("board-turkish.pdf");
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe("%PDF-");
    await page.goto("/pt/imprimir?kind=board&n=500");
    await expect(page.getByRole("alert")).toHaveText("A medida vai de 5 a 100 mm; você pediu 500.");
    await expect(page.getByRole("link", { name: "Baixar o PDF" })).toHaveCount(0);
  });
});

test("axe finds nothing on what is printed, and it has room at 320 px", async ({ page }) => {
  await page.goto("/pt/imprimir?kind=scoresheet");
  for (const [width, colorScheme] of [[320, "light"], [1280, "dark"]] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
