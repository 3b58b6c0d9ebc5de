// Tables where a touched piece must move: what binds and what does not, who chooses between two, what is noted.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { arm } from "./arm";
import { listen } from "./listen";
import { openRoom } from "./table";
import { play, two } from "./two";

const noted = { touch: "obriga, sem penalidade" };
const button = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });

// Fails when legal (session.ts) leaves all moves, or tap (play.ts) sends no touch.
test("a tap binds: the piece is marked and said, and no other moves", async ({ page, browser, baseURL }) => {
  const both = await two(page, browser, baseURL, noted);
  const { ana, beto } = both;
  await ana.tap("c3");
  await expect(ana.square("c3")).toHaveAccessibleName("c3, pedra branca, escolhida, tocada");
  await expect(beto.square("c3")).toHaveAccessibleName("c3, pedra branca, tocada");
  await expect(beto.live).toContainText("Ana tocou c3");
  await ana.tap("c3"); // let go, and bound all the same
  await expect(ana.situation).toContainText("Peça tocada: jogue com c3");
  for (const name of ["e3", "a3"]) await expect(ana.square(name)).not.toHaveAccessibleName(/pode jogar/);
  await page.reload();
  await ana.ready();
  await expect(ana.situation).toContainText("Peça tocada: jogue com c3");
  await play(both, "c3-d4");
  await expect(beto.square("d4")).not.toHaveAccessibleName(/tocada/);
  await beto.page.context().close();
});

test("focus and a pointer that passes bind nothing; Enter and a piece that is lifted do", async ({ page, browser, baseURL }) => {
  const both = await two(page, browser, baseURL, noted);
  const { ana, beto, sent } = both;
  await ana.square("c3").focus();
  await page.keyboard.press("ArrowRight");
  await ana.square("a3").hover();
  await expect(ana.situation).toContainText("Sua vez");
  expect(ana.state.touch?.touched).toEqual([]);
  await page.keyboard.press("Enter"); // on e3
  await expect(ana.situation).toContainText("Escolha a casa");
  await expect.poll(() => beto.state.touch?.touched.length).toBe(1);
  await ana.tap("d4");
  await beto.played("e3-d4", 1);
  const from = await beto.square("b6").boundingBox();
  if (!from) throw new Error("there is no b6");
  await beto.page.mouse.move(from.x + 20, from.y + 20);
  await beto.page.mouse.down();
  await beto.page.mouse.move(from.x + 40, from.y + 35);
  await expect.poll(() => sent.filter(m => m["t"] === "touch").length).toBe(1);
  await beto.page.mouse.up();
  await expect(ana.square("b6")).toHaveAccessibleName(/tocada/);
  await beto.page.context().close();
});

// Fails when designates (play.ts) lets the tap be a prepared move.
test("of two touched pieces the opponent names the one that moves", async ({ page, browser, baseURL }) => {
  const both = await two(page, browser, baseURL, noted);
  const { ana, beto } = both;
  await ana.tap("c3", "e3");
  await expect(ana.situation).toContainText("Tocadas: c3 e e3. O outro lado escolhe");
  await expect(beto.situation).toContainText("Diga qual joga: c3 ou e3");
  await expect(ana.grid.getByRole("button", { name: /pode jogar/ })).toHaveCount(0);
  await beto.tap("a3"); // not touched: nothing
  await beto.tap("e3");
  for (const table of [ana, beto]) await expect(table.live).toContainText("Joga a peça de e3");
  await expect(ana.situation).toContainText("Joga a peça de e3");
  await ana.tap("e3", "f4");
  await beto.played("e3-f4", 1);
  await beto.page.context().close();
});

// Fails when .say.asked (game.css) hides the line, or the offer covers it, or #offer leaves the situation's place for what lies below.
for (const [width, height] of [[320, 640], [360, 740], [640, 400], [1280, 800]] as const) {
  test(`who must name a piece while a draw is offered sees both, at ${width} px`, async ({ page, browser, baseURL }) => {
    await page.setViewportSize({ width, height });
    const { ana, beto } = await two(page, browser, baseURL, noted);
    const fixed = [ana, beto].map(table => table.situation);
    const before = await Promise.all(fixed.map(place => place.boundingBox()));
    await arm(page, "Empate", "Oferecer?", button(page, "Oferecido"));
    await expect(button(beto.page, "Aceitar")).toBeVisible();
    await ana.tap("c3", "e3");
    await expect(ana.situation).toContainText("Depois de 10 s, joga a primeira");
    const line = beto.situation.getByText("Diga qual joga: c3 ou e3");
    await expect(line).toBeInViewport({ ratio: 1 });
    await expect(beto.situation.getByText("Ana oferece empate")).toBeInViewport({ ratio: 1 });
    expect(await Promise.all(fixed.map(place => place.boundingBox())), "nothing moved").toEqual(before);
    const [words, offer] = [await line.boundingBox(), await beto.page.locator("#offer").boundingBox()];
    expect((words?.y ?? 0) + (words?.height ?? 0), "the offer lies over the line").toBeLessThanOrEqual(offer?.y ?? 0);
    const place = before[1];
    expect((offer?.y ?? 0) + (offer?.height ?? 0), "the offer lies over what is below").toBeLessThanOrEqual((place?.y ?? 0) + (place?.height ?? 0));
    expect(await line.evaluate(e => e.scrollWidth <= e.clientWidth), "the line is whole").toBe(true);
    await beto.page.context().close();
  });
}

// Fails when silence ends nothing (room/time.go).
test("who names no piece leaves it to the first, and the game goes on", async ({ page, browser, baseURL }) => {
  const both = await two(page, browser, baseURL, noted);
  const { ana, beto } = both;
  await ana.tap("c3", "e3");
  for (const table of [ana, beto]) await expect(table.situation).toContainText("Depois de 10 s, joga a primeira");
  for (const table of [ana, beto]) await expect(table.live).toContainText("Joga a peça de c3", { timeout: 15_000 });
  await ana.tap("c3", "d4");
  await beto.played("c3-d4", 1);
  await play(both, "b6-a5");
  await beto.page.context().close();
});

test("a piece that cannot move is noted, and costs what the table says from the second time on", async ({ page, browser, baseURL }) => {
  const both = await two(page, browser, baseURL, { touch: "obriga; erro repetido dá 30 s ao outro", clock: "5 + 3" });
  const { ana, beto } = both;
  await play(both, "c3-d4", "b6-a5");
  await ana.tap("a1"); // behind its own
  await expect(beto.situation).toContainText("Ana tocou a1, que não pode jogar: foi anotado");
  await expect(ana.explanation).toBeVisible();
  const before = beto.state.clock?.left[1] ?? 0;
  await ana.tap("e1");
  await expect(beto.situation).toContainText("Ana tocou e1, que não pode jogar: mais 30 segundos para o outro lado");
  expect(beto.state.clock?.left[1]).toBe(before + 30_000);
  expect(ana.state.touch?.stuck).toEqual([2, 0]);
  await expect(button(page, "Desistir")).toBeEnabled();
  await beto.page.context().close();
});

// Fails when instead (late.ts) gives the line to what was told before: that stands for five of the ten seconds.
test("the question which of two pieces moves comes before whatever else is told", async ({ page, browser, baseURL }) => {
  const { ana, beto } = await two(page, browser, baseURL, noted);
  await ana.tap("a1");
  await expect(beto.situation).toContainText("foi anotado");
  await ana.tap("c3", "e3");
  await expect(beto.situation).toContainText("Diga qual joga: c3 ou e3", { timeout: 3000 });
  await beto.page.context().close();
});

test("at one device the other side's tap names the piece", async ({ page }) => {
  const table = await openRoom(page, noted);
  const heard = await listen(table);
  await table.tap("c3", "e3");
  await expect(table.situation).toContainText("Diga qual joga: c3 ou e3");
  await table.tap("c3");
  await expect(table.situation).toContainText("Joga a peça de c3");
  await table.tap("c3", "d4");
  await table.played("c3-d4", 1);
  expect((await heard()).join()).toContain("Joga a peça de c3");
});
