// What a page shows while it cannot know, and what it knows again when the network is back.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { two } from "./two";

const dial = (page: Page, who: RegExp): Locator => page.getByRole("region", { name: who }).getByRole("timer");

/** What a dial shows, in tenths of a second. */
async function shown(page: Page, who: RegExp): Promise<number> {
  const text = (await dial(page, who).textContent()) ?? "";
  const [minutes = "0", seconds = "0"] = text.replace(",", ".").split(":");
  return Number(minutes) * 600 + Number(seconds) * 10;
}

// Case 79. Fails when note (page/clocks.ts) leaves out the line of page.online(), or StateOf (wire/convert.go) the clock.
test("case 79: while a page may be wrong its clocks say so, and back it shows what the other page shows", async ({ page, browser, baseURL }) => {
  const { ana, beto } = await two(page, browser, baseURL, { clock: "5 + 3" });
  for (const [player, from, to] of [[ana, "c3", "d4"], [beto, "b6", "a5"], [ana, "d2", "c3"]] as const) await player.tap(from, to);
  await beto.played("d2-c3", 3);
  await page.context().setOffline(true);
  for (const who of [/^Ana/, /^Beto/]) await expect(dial(page, who)).toContainText("reconectando");
  await beto.tap("d6", "c5");
  await beto.played("d6-c5", 4);
  await expect(dial(page, /^Ana/)).toContainText("reconectando"); // her clock runs, and she cannot know
  await page.context().setOffline(false);
  await ana.played("d6-c5", 4);
  expect(ana.state).toMatchObject({ turn: "white", fen: beto.state.fen, clock: beto.state.clock });
  await expect(page.getByRole("region", { name: /^Ana/ }).locator(".run")).toBeVisible();
  for (const who of [/^Ana/, /^Beto/]) {
    await expect(async () => {
      expect(Math.abs((await shown(page, who)) - (await shown(beto.page, who)))).toBeLessThanOrEqual(10);
    }).toPass();
  }
  await beto.page.context().close();
});
