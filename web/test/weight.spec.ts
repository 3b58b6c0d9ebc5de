// What a page costs before it can be used, counted where it comes in: the production build, gzip and
// headers included. The build itself fails for scripts and styles that are too heavy: internal/webbuild.
import { expect, test, type Page } from "@playwright/test";
import { openRoom, Table } from "./table";

const budget = { script: 25_000, page: 60_000 };

/** Bytes over the wire while open runs, all of them and those of scripts. */
async function received(page: Page, open: () => Promise<void>): Promise<{ script: number; page: number }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.setCacheDisabled", { cacheDisabled: true });
  const kinds = new Map<string, string>();
  const sum = { script: 0, page: 0 };
  cdp.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    sum.page += encodedDataLength;
    if (kinds.get(requestId) === "Script") sum.script += encodedDataLength;
  });
  cdp.on("Network.webSocketFrameReceived", ({ response }) => { sum.page += response.payloadData.length; });
  await open();
  await page.waitForLoadState("load");
  return sum;
}

function within(what: string, sum: { readonly script: number; readonly page: number }): void {
  console.log(`${what}: script ${(sum.script / 1000).toFixed(1)}, all ${(sum.page / 1000).toFixed(1)} kB over the wire`);
  expect(sum.script, "script").toBeGreaterThan(0);
  expect(sum.script, "script").toBeLessThanOrEqual(budget.script);
  expect(sum.page, "page").toBeLessThanOrEqual(budget.page);
}

test("the start page is light", async ({ page }) => {
  within("start page", await received(page, async () => {
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Jogar", exact: true })).toBeVisible();
  }));
});

// The heaviest there is: 12x12, with a clock, takebacks and a match.
test("the game page is light until a piece can be moved", async ({ page }) => {
  await openRoom(page, { rules: "Damas canadenses", clock: "5 + 3", takebacks: true, games: "2 partidas" });
  const room = page.url();
  await page.goto("about:blank");
  const table = new Table(page);
  within("game page", await received(page, async () => {
    await page.goto(room);
    await table.ready();
    await table.tap(43);
    await expect(table.square(43)).toHaveAccessibleName(/escolhida/);
  }));
});
