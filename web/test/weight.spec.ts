// What a page costs before it can be used, counted where it comes in: the production build, headers included,
// with brotli and with gzip, which is all that Chromium asks for in a network without TLS. The build itself
// fails for scripts and styles that are too heavy: internal/webbuild.
import { expect, test, type Page } from "@playwright/test";
import { begins, roomFor } from "./table";

const budget = { script: 25_000, page: 60_000 };
const codings = ["br", "gzip"] as const;

interface Sum {
  script: number;
  page: number;
}

/** Bytes over the wire while open runs, all of them and those of scripts. */
async function received(page: Page, coding: (typeof codings)[number], open: () => Promise<void>): Promise<Sum> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.setCacheDisabled", { cacheDisabled: true });
  await cdp.send("Network.setExtraHTTPHeaders", { headers: { "Accept-Encoding": coding === "br" ? "gzip, br" : coding } });
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

function within(what: string, sum: Sum): void {
  console.log(`${what}: script ${(sum.script / 1000).toFixed(1)}, all ${(sum.page / 1000).toFixed(1)} kB over the wire`);
  expect(sum.script, "script").toBeGreaterThan(0);
  expect(sum.script, "script").toBeLessThanOrEqual(budget.script);
  expect(sum.page, "page").toBeLessThanOrEqual(budget.page);
}

for (const coding of codings) {
  test(`the start page is light with ${coding}`, async ({ page }) => {
    within(`start page, ${coding}`, await received(page, coding, async () => {
      await page.goto("/");
      await expect(begins(page)).toBeVisible();
    }));
  });

  // The heaviest there is: 12x12, with a clock, takebacks and a match. What comes after the board can be used is
  // held back, which proves that the board does not need it; it is counted for the log alone.
  test(`the game page is light until a piece has been moved, with ${coding}`, async ({ page }) => {
    const room = await roomFor(page, { rules: "Damas canadenses", clock: "5 + 3", takebacks: true, games: "2 partidas" });
    let release = (): void => undefined;
    const held = new Promise<void>(go => { release = go; });
    await page.route(/\/late-/, async route => {
      await held;
      await route.continue();
    });
    const before = await received(page, coding, async () => {
      await page.goto(room);
      await page.getByRole("button", { name: /^43,/ }).click();
      await expect(page.getByRole("button", { name: /^43,/ })).toHaveAccessibleName(/escolhida/);
      await page.getByRole("button", { name: /destino possível/ }).first().click();
      await expect(page.getByRole("list", { name: "Lances" }).locator(".m:not(:empty)")).toHaveCount(1);
    });
    within(`game page, ${coding}`, { ...before });
    release();
    await expect(page.getByRole("button", { name: /^Coordenadas/ })).toBeVisible();
  });
}
