// What moves: this file alone runs with motion on.
import { expect, test, type Page } from "@playwright/test";
import { openRoom, type Table } from "./table";

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

/** Counts the notes that the page begins. */
async function hear(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { notes: 0 });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      (window as unknown as { notes: number }).notes++;
      start.call(this, when);
    };
  });
  return () => page.evaluate(() => (window as unknown as { notes: number }).notes);
}

const fen = "W:WKh8,a3,b2,d2,f2,c3,e3:Ba7,e7,d6,f6,h6,d4,Kg1";
const placing = { rules: "Trilha", fen: "W:Wa1,d1,f4:Ba7,b6,d6,f6:H1,1" };
const moving = { rules: "Trilha", fen: "W:Wa1,d2,g1,f4:Ba7,b6,d6,f6:H0,1" };

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

/** How many pieces are on their way out after the last tap of a move, and after the board is turned in the same moment. */
async function interrupted(table: Table, last: string): Promise<readonly [number, number]> {
  const turn = await table.page.getByRole("button", { name: "Virar" }).elementHandle();
  return table.square(last).evaluate((square, button) => {
    const leaving = (): number => document.querySelectorAll(".leaving").length;
    (square as HTMLElement).click();
    const during = leaving();
    (button as HTMLElement).click();
    return [during, leaving()] as const;
  }, turn);
}

// Fails when what is cancelled (elements/flight.ts) stays until it would have ended.
test("a tap ends what flies, what turns and what fades", async ({ page }) => {
  const damas = await openRoom(page, { fen });
  await damas.tap("h8");
  expect(await interrupted(damas, "b8")).toEqual([2, 0]);
  await expect(damas.grid.locator(".moving")).toHaveCount(0);
  expect(await interrupted(await openRoom(page, { rules: "Reversi" }), "d3")).toEqual([1, 0]);
  const trilha = await openRoom(page, placing);
  await trilha.tap("g1");
  expect(await interrupted(trilha, "a7")).toEqual([1, 0]);
});

test("discs go over where they lie, and leave nothing behind", async ({ page }) => {
  const flown = await record(page);
  const heard = await hear(page);
  const table = await openRoom(page, { rules: "Reversi", fen: "----------X-----XX------XOOOOO--XOOOOO----OOOXXX--XOX-----XXXX-- X" });
  await table.tap("g4");
  await table.played("g4", 1);
  const turned = table.state.line[0]?.taken.length ?? 0;
  expect(turned).toBeGreaterThan(1);
  const over = { what: "pc leaving", stops: 2, time: 200, end: "finished" };
  const up = { what: "pc", stops: 3, time: 400, end: "finished" };
  await expect.poll(flown).toEqual(Array.from({ length: turned }, () => [over, up]).flat());
  await expect(table.grid.locator(".leaving")).toHaveCount(0);
  expect(await heard(), "three knocks").toBe(3);
});

test("a man stands where he is put, and glides where he moves; who is taken fades and leaves", async ({ page }) => {
  const flown = await record(page);
  const heard = await hear(page);
  const table = await openRoom(page, moving);
  await table.tap("d2", "d1");
  const glides = { what: "pc", stops: 2, time: 200, end: "finished" };
  await expect.poll(flown).toEqual([glides]);
  await table.tap("a7");
  const fades = { what: "pc leaving", stops: 2, time: 200, end: "finished" };
  await expect.poll(flown).toEqual([glides, fades]);
  expect(await heard(), "a mill").toBe(4);
  await table.tap("a4"); // is put, and does not move
  await table.played("a4", 2);
  expect(await flown()).toEqual([glides, fades]);
  expect(await heard(), "and a knock").toBe(5);
  await expect(table.grid.locator(".leaving, .moving")).toHaveCount(0);
});

test("nothing moves where the system asks for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const flown = await record(page);
  const table = await openRoom(page, { fen });
  await table.tap("h8", "b8");
  await table.played("h8xb8", 1);
  expect(await flown()).toEqual([]);
  const reversi = await openRoom(page, { rules: "Reversi" });
  await reversi.tap("d3");
  await reversi.played("d3", 1);
  expect(await flown()).toEqual([]);
  const trilha = await openRoom(page, moving);
  await trilha.tap("d2", "d1", "a7");
  await trilha.played("d2-d1xa7", 1);
  expect(await flown()).toEqual([]);
});
