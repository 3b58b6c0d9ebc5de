// What moves: this file alone runs with motion on.
import { expect, test, type Page } from "@playwright/test";
import { openRoom } from "./table";

interface Flown {
  what: string; // the class of what moves
  stops: number;
  time: unknown;
  end: "flying" | "finished" | "cancelled";
}

/** Keeps a record of every animation that the page starts. */
async function record(page: Page): Promise<() => Promise<Flown[]>> {
  await page.addInitScript(() => {
    const flown: Flown[] = [];
    Object.assign(window, { flown });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const animation = animate.call(this, frames, options);
      const time = typeof options === "object" ? options.duration : options;
      const entry: Flown = { what: this.getAttribute("class") ?? "", stops: Array.isArray(frames) ? frames.length : 0, time, end: "flying" };
      flown.push(entry);
      animation.finished.then(() => { entry.end = "finished"; }, () => { entry.end = "cancelled"; });
      return animation;
    };
  });
  return () => page.evaluate(() => (window as unknown as { flown: Flown[] }).flown);
}

const fen = "W:WKh8,a3,b2,d2,f2,c3,e3:Ba7,e7,d6,f6,h6,d4,Kg1";

test("a capture flies hop after hop to its end, and what it took fades and leaves", async ({ page }) => {
  const flown = await record(page);
  const table = await openRoom(page, { fen });
  await table.tap("h8", "b8");
  await table.played("h8xb8", 1); // the answer does not stop it
  await expect.poll(async () => (await flown()).filter(f => f.what === "pc")).toEqual([{ what: "pc", stops: 3, time: 400, end: "finished" }]);
  await expect.poll(async () => (await flown()).filter(f => f.what === "pc leaving" && f.time === 400).length).toBe(2);
  await expect(table.grid.locator(".leaving, .moving")).toHaveCount(0);
});

test("a reply flies too", async ({ page }) => {
  const flown = await record(page);
  const table = await openRoom(page, { opponent: "Contra o computador", colour: "Brancas", level: "Primeiros passos" });
  await table.tap("c3", "d4");
  await expect(table.moves.locator(".m:not(:empty)")).toHaveCount(2);
  // It may come while the move before it still flies.
  await expect.poll(async () => (await flown()).filter(f => f.what === "pc").map(f => f.end)).toEqual([expect.anything(), "finished"]);
});

test("a tap ends what flies", async ({ page }) => {
  const table = await openRoom(page, { fen });
  await table.tap("h8", "b8");
  await page.getByRole("button", { name: "Virar" }).click();
  await expect(table.grid.locator(".leaving, .moving")).toHaveCount(0);
});

test("nothing moves where the system asks for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const flown = await record(page);
  const table = await openRoom(page, { fen });
  await table.tap("h8", "b8");
  await table.played("h8xb8", 1);
  expect(await flown()).toEqual([]);
});
