// Looking back through a game: by keys, buttons and the list of moves, while it is played and after.
import { expect, test, type Page } from "@playwright/test";
import { dragWithMouse } from "./pointer";
import { openRoom, Table } from "./table";

const moves = [["c3", "d4"], ["b6", "c5"], ["d4", "b6"], ["a7", "c5"]] as const;

async function played(page: Page): Promise<Table> {
  const table = await openRoom(page);
  for (const [i, [from, to]] of moves.entries()) {
    await table.tap(from, to);
    await table.played(`${from}${i < 2 ? "-" : "x"}${to}`, i + 1);
  }
  await page.getByRole("heading", { name: "Lances" }).click(); // off the board, whose arrows are its own
  await page.evaluate(() => { if (document.activeElement instanceof HTMLElement) document.activeElement.blur(); });
  return table;
}

const current = (table: Table): ReturnType<Page["locator"]> => table.moves.locator("[aria-current=true]");

test("arrows go back and forth, and the board, the list and the words follow", async ({ page }) => {
  const table = await played(page);
  await page.keyboard.press("ArrowLeft");
  await expect(current(table)).toHaveText("d4xb6");
  await expect(table.square("b6")).toHaveAccessibleName("b6, pedra branca, último lance");
  await expect(table.situation).toContainText("Lance 3 de 4: d4xb6");
  await expect(table.live).toContainText("Lance 3. Brancas: d4 captura c5, termina em b6");
  await expect(page.getByRole("region", { name: "Brancas", exact: true })).toContainText("12 peças");
  await page.keyboard.press("ArrowUp");
  await expect(table.situation).toContainText("Posição inicial");
  await expect(table.square("c3")).toHaveAccessibleName("c3, pedra branca");
  await page.keyboard.press("ArrowRight");
  await expect(current(table)).toHaveText("c3-d4");
  await page.keyboard.press("ArrowDown");
  await expect(current(table)).toHaveText("a7xc5");
  await expect(table.situation).toContainText("Vez das brancas");
  await page.setViewportSize({ width: 360, height: 640 });
  await page.keyboard.press("ArrowDown"); // it leads nowhere: the page has it
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test("buttons and the moves themselves lead there too; a tap on the board leads back to the game", async ({ page }) => {
  const table = await played(page);
  await expect(page.getByRole("button", { name: "Próximo lance" })).toHaveAttribute("aria-disabled", "true");
  await table.moves.getByRole("button", { name: "b6-c5" }).click();
  await expect(table.situation).toContainText("Lance 2 de 4: b6-c5");
  await page.getByRole("button", { name: "Lance anterior" }).click();
  await expect(table.situation).toContainText("Lance 1 de 4: c3-d4");
  await table.tap("d4"); // nothing is played in the past
  await expect(table.situation).toContainText("Vez das brancas");
  await expect(table.grid.getByRole("button", { name: /escolhida/ })).toHaveCount(0);
  // Fails when "tap" alone leads back (game.ts), or a lift that finds nothing to take is no tap (drag.ts).
  for (const touch of [() => table.grid.click({ position: { x: 5, y: 5 } }), () => dragWithMouse(table, "c3")]) {
    await page.getByRole("button", { name: "Posição inicial" }).click();
    await expect(table.situation).toContainText("Posição inicial");
    await touch();
    await expect(table.situation).toContainText("Vez das brancas");
  }
});

test("the next move leads back to the game", async ({ page, context }) => {
  const table = await played(page);
  await page.keyboard.press("ArrowUp");
  const second = await context.newPage();
  await second.goto(page.url());
  const square = (name: string): ReturnType<Page["locator"]> => second.getByRole("grid").getByRole("button", { name: new RegExp(`^${name},`) });
  await second.getByRole("button", { name: /^Coordenadas/ }).waitFor();
  await square("e3").click();
  await square("d4").click();
  await table.played("e3-d4", 5);
  await expect(current(table)).toHaveText("e3-d4");
  await expect(table.square("d4")).toHaveAccessibleName("d4, pedra branca, último lance");
});

test("what is looked at stays in sight when the window grows narrow", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const table = await played(page);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  await page.setViewportSize({ width: 320, height: 640 });
  await current(table).scrollIntoViewIfNeeded();
  await page.keyboard.press("ArrowDown");
  await page.setViewportSize({ width: 330, height: 640 });
  await expect.poll(() => current(table).evaluate(cell => {
    const [a, b] = [cell.getBoundingClientRect(), cell.closest("ol")?.getBoundingClientRect()];
    return b !== undefined && a.left >= b.left - 1 && a.right <= b.right + 1;
  })).toBe(true);
});

test("pieces, last moves and the text of the game are given in words", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => { navigator.clipboard.writeText = () => Promise.reject(new Error("not served securely")); });
  await played(page);
  await page.keyboard.press("l");
  const lists = page.getByRole("dialog", { name: "Peças e últimos lances" });
  await expect(lists.getByRole("heading", { name: "Brancas" })).toBeVisible();
  await expect(lists).toContainText("11 peças. Pedras (11): a1, c1, e1, g1, b2, d2, f2, h2, a3, e3 e g3.");
  await expect(lists.getByRole("listitem").first()).toHaveText("Pretas: a7 captura b6, termina em c5");
  await lists.getByRole("button", { name: "Copiar os lances" }).click();
  await expect(lists.getByRole("button", { name: "Copiado" })).toBeFocused(); // by hand, inside the dialogue
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("1. c3-d4 b6-c5 2. d4xb6 a7xc5");
  await page.keyboard.press("Escape");
  await expect(lists).toBeHidden();
});

// Fails when render (game.ts) leaves an open list as it was.
test("the list that is open follows the game, and the focus stays", async ({ page, context }) => {
  const table = await openRoom(page);
  const second = await context.newPage();
  await second.goto(page.url());
  const other = new Table(second);
  await other.ready();
  await page.keyboard.press("l");
  const lists = page.getByRole("dialog", { name: "Peças e últimos lances" });
  const copy = lists.getByRole("button", { name: "Copiar os lances" });
  await copy.focus();
  await other.tap("c3", "d4");
  await table.played("c3-d4", 1);
  await expect(lists.getByRole("listitem")).toHaveText(["Brancas: c3 vai para d4"]);
  await expect(lists).toContainText("Pedras (12): a1, c1, e1, g1, b2, d2, f2, h2, a3, e3, g3 e d4.");
  await expect(copy).toBeFocused();
});
