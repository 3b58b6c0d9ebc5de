// What the page says and does about its connection, beyond losing and finding it: network.spec.ts.
import { expect, test, type Page } from "@playwright/test";
import { listen } from "./listen";
import { openRoom } from "./table";

const times = (heard: readonly string[], words: string): number => heard.filter(text => text.includes(words)).length;

test("the text of a move has an end", async ({ page }) => {
  const table = await openRoom(page);
  const field = page.getByRole("textbox", { name: "Lance por escrito" });
  await field.focus();
  await page.keyboard.insertText("c3-d4".repeat(100));
  expect((await field.inputValue()).length).toBeLessThanOrEqual(200);
  await field.evaluate((input, text) => { if (input instanceof HTMLInputElement) input.value = text; }, "c3-d4".repeat(20_000)); // as an extension could
  await field.press("Enter");
  await expect(page.getByRole("region", { name: "Um aviso" })).toContainText("Texto longo demais para um lance.");
  await table.tap("c3", "d4");
  await table.played("c3-d4", 1);
});

test("of two questions in quick succession each answer goes with its own", async ({ page }) => {
  let waiting: (() => void)[] = [];
  await page.routeWebSocket(/\/ws/, ws => {
    const server = ws.connectToServer();
    server.onMessage(message => {
      if (String(message).includes('"why"')) waiting.push(() => ws.send(message));
      else ws.send(message);
    });
  });
  const table = await openRoom(page);
  await table.tap("b2", "d2"); // men behind others
  await expect.poll(() => waiting.length).toBe(2);
  for (const answer of waiting) answer();
  await expect(table.explanation).toHaveAccessibleName("Por que d2 não pode jogar?");
  await expect(table.square("d2")).toHaveAccessibleName(/não pode jogar agora/);
  waiting = [];
  await table.tap("b2");
  await expect.poll(() => waiting.length).toBe(1);
  await table.tap("c3", "d4");
  await table.played("c3-d4", 1);
  const heard = await listen(table);
  for (const answer of waiting) answer();
  await table.tap("b6", "a5");
  await table.played("b6-a5", 2);
  await expect(table.live).toContainText("Pretas: b6 vai para a5");
  expect(times(await heard(), "b2")).toBe(0);
});

test("a link that was renewed elsewhere is the new one here, too", async ({ page }) => {
  await openRoom(page, { opponent: "Com um amigo (link)", colour: "Brancas" });
  const other = await page.context().newPage();
  await other.goto(page.url());
  const address = (p: Page): Promise<string> => p.locator("#invite").getByRole("textbox", { name: "Endereço" }).inputValue();
  const old = await address(other);
  await other.locator("#invite").getByRole("button", { name: "Criar um link novo" }).click();
  await expect.poll(() => address(other)).not.toBe(old);
  const link = await address(other);
  await expect.poll(() => address(page)).toBe(link);
});
