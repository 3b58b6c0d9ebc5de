// Pictures for people to look at, in test/shots, and what must be true of every one of them.
import { expect, test, type Page } from "@playwright/test";
import { shift } from "./shift";
import { openRoom } from "./table";

const sizes = [{ width: 320, height: 640 }, { width: 360, height: 740 }, { width: 1280, height: 810 }];

async function shoot(page: Page, name: string): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(sideways, "the page scrolls sideways").toBe(0);
  await page.screenshot({ path: `test/shots/${name}.png`, fullPage: true, animations: "disabled" });
}

for (const viewport of sizes) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${viewport.width} px, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      const name = (page: string): string => `${page}-${viewport.width}-${colorScheme}`;

      test("start page", async ({ page }) => {
        await page.goto("/");
        await expect(page.getByRole("button", { name: "Jogar", exact: true })).toBeVisible();
        await shoot(page, name("home"));
      });

      test("start page with its other choices and a game in play", async ({ page }) => {
        await openRoom(page, { opponent: "Com um amigo (link)", clock: "5 + 3" });
        await expect(page.locator("#invite")).toBeVisible();
        await shoot(page, name("invite"));
        await page.goto("/");
        await page.locator(".more summary").click();
        await shoot(page, name("home-choices"));
        await page.getByRole("link", { name: /contra|à espera/ }).click();
        await page.goto(`${page.url()}/links`);
        await shoot(page, name("links"));
      });

      test("game page", async ({ page }) => {
        const table = await openRoom(page, { fen: "W:WKh8,a3,b2,d2,f2,c3,e3:Ba7,e7,d6,f6,h6,d4,Kg1" });
        await table.tap("c3", "e5", "e3");
        await expect(table.explanation).toBeVisible();
        await expect(table.grid).toBeInViewport({ ratio: 1 });
        await shoot(page, name("game"));
        await table.tap("g7");
        await table.played("c3xg7", 1);
        await shoot(page, name("game-last-move"));
      });

      if (viewport.width === 320) return; // the boards' shapes are seen in the other sizes

      for (const rules of ["Damas canadenses", "Damas internacionais", "Damas portuguesas", "Damas turcas"]) {
        test(rules, async ({ page }) => {
          const table = await openRoom(page, { rules });
          await expect(table.grid).toBeInViewport({ ratio: 1 });
          expect(await shift(page), "the page moved while it loaded").toBe(0);
          await shoot(page, name(rules.replace("Damas ", "")));
        });
      }

      test("end", async ({ page }) => {
        const table = await openRoom(page, { fen: "W:Wc3,h2:Bd4" });
        await table.tap("c3", "e5");
        await expect(table.situation).toContainText("as pretas ficaram sem peças.");
        await shoot(page, name("end"));
      });
    });
  }
}
