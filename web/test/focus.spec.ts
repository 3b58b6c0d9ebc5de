// The focus when what has it goes: the situation takes it, and Tab leads on from there. By keys alone.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { until } from "./arm";
import { enter, go } from "./keys";
import { somebody } from "./somebody";
import { openRoom } from "./table";
import { sit } from "./two";

/** Presses Enter on a button until it is gone: some arm first, some wait until they may be meant. */
async function enterUntilGone(page: Page, button: Locator): Promise<void> {
  await button.focus();
  await until(() => page.keyboard.press("Enter"), () => expect(button).toBeHidden({ timeout: 300 }));
}

// Fails when render (game.ts) does not call keepFocus; so do all of these.
test("after resigning it is on the situation, and the next stop is the next game", async ({ page }) => {
  const table = await openRoom(page);
  await enterUntilGone(page, page.locator('[data-act="resign"]'));
  await expect(table.situation).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Jogar de novo" })).toBeFocused();
});

test("after the answer to an offer of a draw", async ({ page }) => {
  const table = await openRoom(page);
  const draw = page.locator('[data-act="draw"]');
  await draw.focus();
  const decline = page.getByRole("button", { name: "Recusar" });
  await until(() => page.keyboard.press("Enter"), () => expect(decline).toBeVisible({ timeout: 300 }));
  await enterUntilGone(page, decline);
  await expect(table.situation).toBeFocused();
});

test("after the answer to a rematch, and after a dialogue whose button the end has taken away", async ({ page, browser, baseURL }) => {
  const table = await openRoom(page, { opponent: "Com um amigo (link)", colour: "Brancas", name: "Ana" });
  await page.locator("#invite").getByRole("button", { name: "Copiar" }).focus();
  const beto = await sit(await somebody(browser, baseURL), page);
  await expect(page.locator("#invite")).toBeHidden();
  await expect(table.situation, "the invitation is gone").toBeFocused();

  await page.locator('[data-act="draw"]').focus();
  await page.keyboard.press("l");
  await enterUntilGone(beto.page, beto.page.locator('[data-act="resign"]'));
  await expect(page.locator("#score")).toBeAttached();
  await expect(page.locator("#acts")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(table.situation, "the dialogue is closed").toBeFocused();

  const again = beto.page.getByRole("button", { name: "Revanche" });
  await again.focus();
  await until(() => beto.page.keyboard.press("Enter"), () => expect(page.getByRole("button", { name: "Recusar" })).toBeVisible({ timeout: 300 }));
  await enterUntilGone(page, page.getByRole("button", { name: "Recusar" }));
  await expect(table.situation, "the rematch is declined").toBeFocused();
  await beto.page.context().close();
});

for (const name of ["Desfazer", "Jogar"]) {
  test(`after the answer to a move that is to be confirmed: ${name}`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("tabuleiro.confirm", "on"));
    const table = await openRoom(page);
    await table.tap("c3", "d4");
    await enterUntilGone(page, table.situation.getByRole("button", { name, exact: true }));
    await expect(table.situation).toBeFocused();
  });
}

test("after an explanation is closed, and when zen hides what has it", async ({ page }) => {
  const table = await openRoom(page, { fen: "W:Wc3,h2:Bd4,h8" });
  await enter(page, table);
  await go(page, table, "h2");
  await page.keyboard.press("Enter");
  await enterUntilGone(page, page.getByRole("button", { name: "Fechar explicação" }));
  await expect(table.situation).toBeFocused();
  await page.locator('[data-act="draw"]').focus();
  await page.keyboard.press("z");
  await expect(table.situation).toBeFocused();
});

test("on the board it stays whatever happens", async ({ page }) => {
  const table = await openRoom(page, { fen: "W:Wc3:Bd4" });
  await enter(page, table);
  await go(page, table, "c3");
  await page.keyboard.press("Enter");
  await go(page, table, "e5");
  await page.keyboard.press("Enter");
  await expect(table.situation).toContainText("Brancas ganham");
  await expect(table.square("e5")).toBeFocused();
});
