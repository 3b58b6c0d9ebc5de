import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { openRoom } from "./table";

async function violations(page: Page): Promise<unknown> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(v => ({ rule: v.id, nodes: v.nodes.map(n => n.html) }));
}

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });

      test("the start page with its list open", async ({ page }) => {
        await page.goto("/");
        await page.locator(".pick summary").click();
        expect(await violations(page)).toEqual([]);
      });

      test("the start page with its other choices open, below them a game in play", async ({ page }) => {
        await openRoom(page);
        await page.goto("/");
        await page.locator(".more summary").click();
        await page.getByText("Outro", { exact: true }).click();
        for (const opponent of ["Contra o computador", "Com um amigo (link)", "Neste aparelho"]) {
          await page.getByRole("form", { name: "Damas" }).getByText(opponent).click();
          expect(await violations(page), opponent).toEqual([]);
        }
      });

      test("an invitation on both sides, the page of links, and a link that is no good", async ({ page, browser, baseURL }) => {
        await openRoom(page, { opponent: "Com um amigo (link)", name: "Ana" });
        expect(await violations(page), "the board that waits").toEqual([]);
        const room = page.url();
        const link = await page.locator("#invite").getByRole("textbox").inputValue();
        await page.goto(`${room}/links`);
        for (const code of await page.getByText("Código QR").all()) await code.click();
        expect(await violations(page), "the links").toEqual([]);
        const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 }, ...(baseURL !== undefined && { baseURL }) });
        const friend = await context.newPage();
        for (const address of [link, `${link}x`]) {
          await friend.goto(address);
          expect(await violations(friend), address).toEqual([]);
        }
        await context.close();
      });

      test("the game page in mid-capture with a refusal, and at the end", async ({ page }) => {
        const table = await openRoom(page, { fen: "W:WKh8,a3,b2,d2,f2,c3,e3:Ba7,e7,d6,f6,h6,d4,Kg1" });
        await table.tap("c3", "e5", "e3");
        await expect(table.explanation).toBeVisible();
        expect(await violations(page)).toEqual([]);

        const last = await openRoom(page, { fen: "W:Wc3,h2:Bd4" });
        await last.tap("c3", "e5");
        await expect(last.situation).toContainText("Brancas ganham");
        expect(await violations(page)).toEqual([]);
      });
    });
  }
}

test("the page for what is not there", async ({ page }) => {
  await page.goto("/jogo/nowhere");
  expect(await violations(page)).toEqual([]);
});
