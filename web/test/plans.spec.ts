// Conditional moves by correspondence: lines are built on the board, kept, deleted, played, and nobody else sees them.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { openRoom } from "./table";
import { two } from "./two";

const days = { span: "259200m" };
const panel = (page: Page): Locator => page.getByRole("region", { name: "Lances condicionais" });

// Fails when take (page/plans.ts) lets the move be played, or view shows the game as it stands.
test("a line is built on the board, answers by itself, and is seen by nobody else", async ({ page, browser, baseURL }) => {
  const { ana, beto } = await two(page, browser, baseURL, days);
  const frames: string[] = [];
  page.on("websocket", ws => ws.on("framereceived", ({ payload }) => frames.push(String(payload))));
  await page.reload(); // its socket is listened to from here on
  await ana.ready();
  await expect(page.getByRole("timer", { name: /^Ana, tempo: 2 dias/ })).toContainText("2 d 23 h");
  const dial = page.getByRole("timer", { name: /^Ana/ });
  expect(await dial.evaluate(d => [...d.querySelectorAll("span")].every(s => s.getClientRects().length === 1 && s.offsetWidth <= d.clientWidth)), "the days fit").toBe(true);
  const lines = panel(beto.page);
  await lines.getByRole("button", { name: "Preparar uma linha" }).click();
  await expect(beto.situation).toContainText("Se Ana jogar…");
  await expect(lines.getByRole("button", { name: "Guardar", exact: true })).toBeDisabled();
  await beto.tap("c3", "d4");
  await expect(beto.situation).toContainText("Sua resposta a c3-d4");
  await expect(beto.live).toContainText("Sua resposta a c3-d4");
  await expect(beto.square("d4")).toHaveAccessibleName(/^d4, pedra branca/);
  await beto.tap("b6", "a5");
  await expect(beto.situation).toContainText("Linha: c3-d4 b6-a5");
  await lines.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(lines.getByRole("listitem")).toContainText("c3-d4 b6-a5");
  await expect(beto.situation).toContainText("Lances condicionais guardados");
  await expect(beto.square("c3")).toHaveAccessibleName(/^c3, pedra branca/); // the game as it stands again
  await expect.poll(() => frames.some(f => f.includes('"passed"'))).toBe(true);
  expect(frames.join()).not.toContain("b6-a5\"]");
  expect(ana.state.plan ?? []).toEqual([]);

  await beto.page.reload();
  await expect(panel(beto.page).getByRole("listitem")).toContainText("c3-d4 b6-a5");
  await ana.tap("c3", "d4");
  for (const table of [ana, beto]) await table.played("b6-a5", 2);
  await expect(panel(beto.page).getByRole("listitem")).toHaveCount(0);
  await beto.page.context().close();
});

// Fails when the form (game.ts) does not ask the plans first: the line is dropped as if the game had gone on.
test("a line is written with the keyboard alone", async ({ page, browser, baseURL }) => {
  const { beto } = await two(page, browser, baseURL, days);
  const lines = panel(beto.page);
  const entry = beto.page.getByRole("textbox", { name: "Lance por escrito" });
  await lines.getByRole("button", { name: "Preparar uma linha" }).press("Enter");
  await entry.fill("c3-d4");
  await entry.press("Enter");
  await expect(beto.situation).toContainText("Sua resposta a c3-d4");
  await entry.fill("a1-h8");
  await entry.press("Enter");
  await expect(beto.live).toContainText("Escreva, por exemplo,"); // and the line stands
  await entry.fill("b6-a5");
  await entry.press("Enter");
  await expect(beto.situation).toContainText("Linha: c3-d4 b6-a5");
  await lines.getByRole("button", { name: "Guardar", exact: true }).press("Enter");
  await expect(lines.getByRole("listitem")).toContainText("c3-d4 b6-a5");
  await beto.page.context().close();
});

test("a line is taken back move by move, left, and deleted; the game going on makes it void", async ({ page, browser, baseURL }) => {
  const { ana, beto } = await two(page, browser, baseURL, days);
  const lines = panel(beto.page);
  const press = (name: string): Promise<void> => lines.getByRole("button", { name, exact: true }).click();
  await press("Preparar uma linha");
  await beto.tap("a3", "b4");
  await expect(beto.situation).toContainText("Sua resposta a a3-b4");
  await press("Tirar o último");
  await expect(beto.situation).toContainText("Se Ana jogar…");
  await press("Sair sem guardar");
  await expect(beto.situation).toContainText("Ana joga");
  await press("Preparar uma linha");
  await beto.tap("c3", "b4", "d6", "e5");
  await expect(beto.situation).toContainText("Linha: c3-b4 d6-e5");
  await press("Guardar");
  await lines.getByRole("button", { name: "Apagar a linha c3-b4 d6-e5" }).click();
  await expect(lines.getByRole("listitem")).toHaveCount(0);
  await press("Preparar uma linha");
  await expect(beto.situation).toContainText("Se Ana jogar…", { timeout: 2000 }); // not what was said of the last line
  await ana.tap("c3", "d4");
  await expect(beto.situation).toContainText("a linha que você preparava não vale mais");
  await beto.tap("b6", "a5");
  await ana.played("b6-a5", 2);
  await beto.page.context().close();
});

test("at the board there are no conditional moves", async ({ page }) => {
  await openRoom(page, { clock: "5 + 3" });
  await expect(panel(page)).toHaveCount(0);
});

// Fails when reminders (page/remind.ts) asks by itself.
test("a game of days offers to tell when it is one's turn, asks when it is wanted, and tells", async ({ page, browser, baseURL }) => {
  const { ana, beto } = await two(page, browser, baseURL, days);
  await beto.page.addInitScript(() => {
    const told: string[] = [];
    let permission = "default";
    class Told {
      static get permission(): string { return permission; }
      static async requestPermission(): Promise<string> {
        told.push("asked");
        return (permission = "granted");
      }
      constructor(title: string, { body }: { body: string }) { told.push(`${title}: ${body}`); }
    }
    Object.assign(window, { Notification: Told, told });
    Object.defineProperty(document, "hidden", { get: () => permission === "granted" }); // who has allowed it looks elsewhere
  });
  const told = (): Promise<string[]> => beto.page.evaluate(() => (window as unknown as { told: string[] }).told);
  await beto.page.reload();
  await beto.ready();
  const ask = beto.page.getByRole("button", { name: "Avisar quando for a sua vez" });
  await expect(ask).toBeVisible();
  expect(await told()).toEqual([]);
  await ask.click();
  await expect(ask).toHaveAttribute("aria-pressed", "true");
  await expect(beto.live).toContainText("Avisos ligados");
  await ana.tap("c3", "d4");
  await expect.poll(told).toEqual(["asked", "Sua vez – Damas brasileiras: Ana jogou."]);
  await beto.page.context().close();
});
