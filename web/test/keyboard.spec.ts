import { expect, test } from "@playwright/test";
import { choose, enter, go, tabTo } from "./keys";
import { begins, openRoom } from "./table";

const ambiguous = { rules: "Damas internacionais", fen: "W:WK4:B13,32,37,20" };
const circular = { rules: "Damas internacionais", fen: "W:WK38:B18,19,32,33" };

test("a game begins by keys alone", async ({ page }) => {
  await page.goto("/");
  const play = begins(page);
  await tabTo(page, () => play.evaluate(button => button === document.activeElement));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("grid")).toBeVisible();
});

test("the board is one tab stop, and arrows reach its squares", async ({ page }) => {
  const table = await openRoom(page);
  await enter(page, table);
  await expect(table.square("a1")).toBeFocused();
  await page.keyboard.press("End");
  await expect(table.square("g1")).toBeFocused();
  await page.keyboard.press("Home");
  await go(page, table, "h8");
  await page.keyboard.press("Tab");
  expect(await table.grid.evaluate(grid => grid.contains(document.activeElement))).toBe(false);
  await page.keyboard.press("Shift+Tab");
  await expect(table.square("h8")).toBeFocused();
});

// Fails when #key (board.ts) does not focus the neighbour, or when Escape dispatches no "undo".
test("case 101: by keys alone in, along a capture of two ways, back, to its end, and out again", async ({ page }) => {
  const table = await openRoom(page, ambiguous);
  await enter(page, table);
  await go(page, table, 4);
  const ring = await table.square(4).evaluate(square => getComputedStyle(square, "::after").boxShadow);
  expect(ring, "the focus is seen").toContain("inset");
  await page.keyboard.press("Enter");
  await choose(page, table, 15); // both ways end here
  await expect(table.grid.getByRole("button", { name: /passagem/ })).toHaveCount(4);
  for (const _ of ["the end", "the piece"]) await page.keyboard.press("Escape");
  await expect(table.grid.getByRole("button", { name: /escolhida/ })).toHaveCount(0);
  await choose(page, table, 4, 15, 42);
  await table.played("4x31x42x15", 1);
  await page.keyboard.press("Shift+Tab");
  expect(await table.grid.evaluate(grid => grid.contains(document.activeElement))).toBe(false);
});

test("case 23: an ambiguous capture, its end first and taken back", async ({ page }) => {
  const table = await openRoom(page, ambiguous);
  await enter(page, table);
  await choose(page, table, 4, 15);
  await expect(table.grid.getByRole("button", { name: /passagem/ })).toHaveCount(4);
  await page.keyboard.press("Escape");
  await expect(table.square(15)).toHaveAccessibleName("15, vazia, destino possível");
  await choose(page, table, 15, 38);
  await table.played("4x27x38x15", 1);
  await expect(table.square(38)).toBeFocused(); // focus stays where it was
});

for (const way of [[38, 24, 13, 27, 38], [38, 27, 13, 24, 38]]) {
  test(`case 25: a circular capture by ${way.join("-")}`, async ({ page }) => {
    const table = await openRoom(page, circular);
    await enter(page, table);
    await choose(page, table, ...way);
    await table.played("38x38", 1);
  });
}

test("Esc undoes hop after hop and then lets the piece go", async ({ page }) => {
  const table = await openRoom(page, circular);
  await enter(page, table);
  await choose(page, table, 38, 24, 13);
  await expect(table.square(13)).toHaveAccessibleName(/escolhida/);
  await page.keyboard.press("Escape");
  await expect(table.square(24)).toHaveAccessibleName(/escolhida/);
  await page.keyboard.press("Escape");
  await expect(table.square(38)).toHaveAccessibleName("38, dama branca, escolhida");
  await page.keyboard.press("Escape");
  await expect(table.grid.getByRole("button", { name: /escolhida/ })).toHaveCount(0);
});

test("a refused piece is explained, and Esc closes the explanation", async ({ page }) => {
  const table = await openRoom(page, { fen: "W:Wc3,h2:Bd4,h8" });
  await enter(page, table);
  await choose(page, table, "h2");
  await expect(table.explanation).toContainText("Captura obrigatória: jogue com c3.");
  await page.keyboard.press("Escape");
  await expect(table.explanation).toBeHidden();
});

// Fails without pressOnce (keys.ts): every repeat is a click.
test("a key that is held presses a button once", async ({ page }) => {
  await page.clock.install();
  const sent: string[] = [];
  page.on("websocket", ws => ws.on("framesent", ({ payload }) => sent.push(String(payload))));
  const asked = (what: string): number => sent.filter(text => text.includes(`"${what}"`)).length;
  const table = await openRoom(page, { takebacks: true });
  await table.tap("c3", "d4", "b6", "a5");
  await table.played("b6-a5", 2);
  const hold = async (button: string): Promise<void> => {
    await page.getByRole("button", { name: button, exact: true }).focus();
    for (let i = 0; i < 3; i++) {
      await page.keyboard.down("Enter"); // from the second on a repeat
      await page.clock.fastForward(450);
    }
    await page.keyboard.up("Enter");
  };
  await hold("Voltar");
  await table.played("c3-d4", 1);
  await hold("Desistir");
  await page.getByRole("button", { name: "Confirmar" }).focus();
  expect([asked("takeback"), asked("resign")]).toEqual([1, 0]);
  await page.keyboard.press("Enter");
  await expect(table.situation).toContainText("ganham");
});

test("turning the board keeps the focus on its square", async ({ page }) => {
  const table = await openRoom(page);
  await page.getByRole("button", { name: "Virar" }).press("Enter");
  await expect(page.getByRole("grid", { name: /pretas embaixo/ })).toBeVisible();
  await expect(page.getByRole("row").last().getByRole("button").first()).toHaveAccessibleName(/^h8,/);
  await page.reload();
  await table.ready();
  await expect(page.getByRole("grid", { name: /pretas embaixo/ })).toBeVisible();
});
