// Pieces that are dragged, by mouse and by finger, and everything that ends a drag.
import { expect, test, type Page } from "@playwright/test";
import { dragWithMouse, Fingers, holdWithMouse, middle } from "./pointer";
import { openRoom, Table } from "./table";

const capture = { fen: "W:WKh8,a3,b2,d2,f2,c3,e3:Ba7,e7,d6,f6,h6,d4,Kg1" };
const circular = { rules: "Damas internacionais", fen: "W:WK38:B18,19,32,33" };
const ambiguous = { rules: "Damas internacionais", fen: "W:WK4:B13,32,37,20" };

/** Nothing is in the hand, chosen, or on its way. */
async function atRest(table: Table): Promise<void> {
  await expect(table.page.locator(".held, .loupe")).toHaveCount(0);
  await expect(table.grid.getByRole("button", { name: /escolhida/ })).toHaveCount(0);
}

test.describe("with the mouse", () => {
  test("a quiet move, its piece under the pointer and its shade where it began", async ({ page }) => {
    const table = await openRoom(page);
    await holdWithMouse(table, "c3", "d4");
    const held = await page.locator(".held").boundingBox();
    const to = await middle(table, "d4");
    expect(held && Math.hypot(held.x + held.width / 2 - to.x, held.y + held.height / 2 - to.y)).toBeLessThan(2);
    await expect(table.square("c3").locator(".pc")).toHaveCSS("opacity", "0.34");
    await expect(table.square("c3")).toHaveAccessibleName("c3, pedra branca, escolhida");
    await page.mouse.up();
    await table.played("c3-d4", 1);
    await atRest(table);
    await table.tap("b6", "a5"); // taps go on as ever
    await table.played("b6-a5", 2);
    await dragWithMouse(table, "d4", "e5");
    await table.played("d4-e5", 3);
  });

  test("a press that trembles is a tap", async ({ page }) => {
    const table = await openRoom(page);
    await dragWithMouse(table, "c3");
    await expect(table.square("c3")).toHaveAccessibleName(/escolhida/);
    await dragWithMouse(table, "c3");
    await atRest(table);
  });

  test("a capture along its way, and one let go on its last stop", async ({ page }) => {
    const table = await openRoom(page, capture);
    await holdWithMouse(table, "c3", "e5");
    await expect(table.square("d4")).toHaveAccessibleName(/capturada neste lance/);
    await page.mouse.up();
    await expect(table.square("e5")).toHaveAccessibleName("e5, pedra branca, escolhida, captura em curso");
    await expect(table.grid.getByRole("button", { name: /destino possível/ })).toHaveText(["", ""]);
    await dragWithMouse(table, "e5", "g7");
    await table.played("c3xg7", 1);
  });

  test("case 23: an ambiguous capture is the way it was dragged", async ({ page }) => {
    const table = await openRoom(page, ambiguous);
    await dragWithMouse(table, 4, 15);
    await expect(table.grid.getByRole("button", { name: /passagem/ })).toHaveCount(4); // undecided
    await dragWithMouse(table, 4, 31, 42, 15);
    await table.played("4x31x42x15", 1);
  });

  test("case 25: a capture round to where it began", async ({ page }) => {
    const table = await openRoom(page, circular);
    await dragWithMouse(table, 38, 24, 13, 27, 38);
    await table.played("38x38", 1);
  });

  test("let go outside the board or on a square of no move", async ({ page }) => {
    const table = await openRoom(page, capture);
    await holdWithMouse(table, "c3", "e5");
    await page.mouse.move(2, 2, { steps: 4 });
    await page.mouse.up();
    await atRest(table);
    await dragWithMouse(table, "c3", "b4");
    await expect(table.explanation).toContainText("Captura obrigatória");
    await atRest(table);
  });

  test("a piece that may not move is explained", async ({ page }) => {
    const table = await openRoom(page, capture);
    await dragWithMouse(table, "e3", "f4");
    await expect(table.explanation.getByRole("heading")).toHaveText("Por que e3 não pode jogar?");
  });

  for (const [what, end] of Object.entries<(page: Page) => Promise<unknown>>({
    "the Escape key": page => page.keyboard.press("Escape"),
    "another window": page => page.evaluate(() => window.dispatchEvent(new Event("blur"))),
    "a turned phone": page => page.setViewportSize({ width: 640, height: 360 }),
  })) {
    test(`${what} ends a drag, and nothing is played`, async ({ page }) => {
      const table = await openRoom(page);
      await holdWithMouse(table, "c3", "d4");
      await end(page);
      await atRest(table);
      await page.mouse.up();
      await expect(table.square("c3")).toHaveAccessibleName("c3, pedra branca, pode jogar");
      await table.tap("e3", "f4");
      await table.played("e3-f4", 1);
    });
  }

  test("a move made elsewhere ends a drag and is what is shown", async ({ page, context }) => {
    const table = await openRoom(page);
    const second = await context.newPage();
    await second.goto(page.url());
    const other = new Table(second);
    await other.ready();
    await holdWithMouse(table, "c3", "d4");
    await other.tap("e3", "f4");
    await table.played("e3-f4", 1);
    await atRest(table);
    await page.mouse.up();
    await expect(table.square("c3")).toHaveAccessibleName("c3, pedra branca");
    await expect(table.square("f4")).toHaveAccessibleName(/^f4, pedra branca/);
    expect(table.state.line).toHaveLength(1);
  });
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 560 } });

  const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

  /** Back at the top and still there some frames later: what was pushed runs on for a while. */
  const atTop = (page: Page): Promise<void> => expect(async () => {
    await page.evaluate(() => scrollTo(0, 0));
    const later = await page.evaluate(() => new Promise<number>(tell => {
      let frames = 10;
      const wait = (): unknown => (frames-- > 0 ? requestAnimationFrame(wait) : tell(scrollY));
      wait();
    }));
    expect(later).toBe(0);
  }).toPass();

  // Case 93. Fails without "touch-action: none" in .sq.grab (board.css): the page scrolls and the drag is cancelled.
  test("case 93: a piece of the lowest row is dragged and the page stays", async ({ page }) => {
    const table = await openRoom(page, { fen: "W:WKa1,h2:Bg7,h8" });
    const fingers = new Fingers(page);
    await fingers.press(await middle(table, "a1"));
    await fingers.move(await middle(table, "e5"));
    await expect(page.locator(".held")).toHaveCount(1);
    await fingers.lift();
    await table.played("a1-e5", 1);
    expect(await scrolled(page)).toBe(0);
  });

  // Fails when .board has "touch-action: none", as boards have that block more than they must.
  test("case 93: the page scrolls from empty squares, from pieces that stay, and from beside the board", async ({ page }) => {
    const table = await openRoom(page, { fen: "W:WKa1,h2:Bg7,h8" });
    const fingers = new Fingers(page);
    const below = await page.getByText("Você").or(page.getByText("Brancas")).last().boundingBox();
    const starts = [await middle(table, "c3"), await middle(table, "g7"), { x: (below?.x ?? 0) + 5, y: (below?.y ?? 0) + 5 }];
    for (const start of starts) {
      const before = await scrolled(page);
      await fingers.press(start);
      await fingers.move({ x: start.x, y: start.y - 90 });
      await fingers.lift();
      await expect.poll(() => scrolled(page)).toBeGreaterThan(before);
      await atTop(page);
    }
    await atRest(table);
    await fingers.tap(await middle(table, "a1")); // two taps move as well
    await expect(table.square("a1")).toHaveAccessibleName(/escolhida/);
    await fingers.tap(await middle(table, "e5"));
    await table.played("a1-e5", 1);
  });

  test("a second finger and a cancelled touch end a drag", async ({ page }) => {
    const table = await openRoom(page);
    const fingers = new Fingers(page);
    await fingers.press(await middle(table, "c3"));
    await fingers.move(await middle(table, "d4"));
    await expect(page.locator(".held")).toHaveCount(1);
    await fingers.press(await middle(table, "f6"));
    await atRest(table);
    await fingers.lift();
    await expect(table.square("c3")).toHaveAccessibleName("c3, pedra branca, pode jogar");
    await fingers.press(await middle(table, "c3"));
    await fingers.move(await middle(table, "d4"));
    await fingers.lift();
    await table.played("c3-d4", 1);
  });
});

test.describe("with a finger on twelve by twelve at 360 px", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  const canadian = { rules: "Damas canadenses" };

  test("the magnifier names the square under the finger, and letting go chooses it", async ({ page }) => {
    const table = await openRoom(page, canadian);
    const fingers = new Fingers(page);
    await fingers.press(await middle(table, 43));
    await expect(page.locator(".loupe b")).toHaveText("43");
    await fingers.lift();
    await expect(page.locator(".loupe")).toHaveCount(0);
    await expect(table.square(43)).toHaveAccessibleName(/escolhida/);
    const to = await middle(table, 37);
    await fingers.press({ x: to.x - 19, y: to.y }); // on the light square beside it
    await expect(page.locator(".loupe b")).toHaveText("37");
    await fingers.lift();
    await table.played("43-37", 1);
  });

  test("a drag shows where the piece would land", async ({ page }) => {
    const table = await openRoom(page, canadian);
    const fingers = new Fingers(page);
    await fingers.press(await middle(table, 45));
    await fingers.move(await middle(table, 39));
    await expect(page.locator(".loupe b")).toHaveText("39");
    await fingers.lift();
    await table.played("45-39", 1);
    await atRest(table);
  });
});
