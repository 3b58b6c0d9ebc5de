// Moves prepared while the opponent is on move. The computer answers at once, so what the server says
// is held back for as long as a test needs.
import { expect, test, type Page } from "@playwright/test";
import { arm } from "./arm";
import { dragWithMouse } from "./pointer";
import { somebody } from "./somebody";
import { openRoom, type Choice, type Table } from "./table";
import { sit } from "./two";

interface Held {
  /** From now on the page hears nothing. */
  hold(): void;
  /** It hears all that was said meanwhile. */
  release(): void;
}

/** To be called before the page opens. */
async function holdServer(page: Page): Promise<Held> {
  let holding = false;
  let waiting: (() => void)[] = [];
  await page.routeWebSocket(/\/ws/, ws => {
    const server = ws.connectToServer();
    server.onMessage(message => {
      if (holding) waiting.push(() => ws.send(message));
      else ws.send(message);
    });
  });
  return {
    hold: () => { holding = true; },
    release: () => {
      holding = false;
      for (const say of waiting) say();
      waiting = [];
    },
  };
}

const against = (fen: string, rules = "Damas brasileiras"): Choice =>
  ({ rules, fen, opponent: "Contra o computador", colour: "Brancas", level: "Fácil" });

/** White has moved, the page does not know the answer yet. */
async function waiting(page: Page, choice: Choice, ...first: readonly (number | string)[]): Promise<{ table: Table; server: Held }> {
  const server = await holdServer(page);
  const table = await openRoom(page, choice);
  server.hold();
  await table.tap(...first);
  await expect(table.situation).toContainText("O computador pensa…");
  return { table, server };
}

// Black's only piece that can move is at h8: g7 is its only answer.
const quiet = against("W:Wa1,c1,h2:Bh8");

test("a move that is legal when its turn comes is played at once, and once", async ({ page }) => {
  const sent: string[] = [];
  page.on("websocket", ws => ws.on("framesent", ({ payload }) => sent.push(String(payload))));
  const { table, server } = await waiting(page, quiet, "a1", "b2");
  await table.tap("c1", "d2");
  await expect(table.square("c1")).toHaveAccessibleName("c1, pedra branca, lance preparado a partir daqui");
  await expect(table.square("d2")).toHaveAccessibleName("d2, vazia, lance preparado até aqui");
  await expect(table.square("c1").locator("use[href='#m-plan']")).toBeAttached();
  await expect(table.square("d2").locator("use[href='#m-aim']")).toBeAttached();
  await expect(table.situation).toContainText("Lance preparado: c1 d2");
  await expect(table.live).toContainText("Lance preparado: c1 d2. Esc desfaz.");
  server.release();
  await expect.poll(() => table.state.line.map(m => m.short).slice(0, 3)).toEqual(["a1-b2", "h8-g7", "c1-d2"]);
  expect(sent.filter(text => text.includes('"play"'))).toHaveLength(2);
});

test("a dragged one, too", async ({ page }) => {
  const { table, server } = await waiting(page, quiet, "a1", "b2");
  await dragWithMouse(table, "c1", "b2"); // to where an own piece stands: whatever the squares
  await dragWithMouse(table, "c1", "d2");
  server.release();
  await expect.poll(() => table.state.line.map(m => m.short)[2]).toBe("c1-d2");
});

for (const [how, undo] of Object.entries<(page: Page, table: Table) => Promise<unknown>>({
  "Esc": page => page.keyboard.press("Escape"),
  "a second tap on its piece": (_, table) => table.tap("c1"),
  "a tap beside the squares": page => page.getByRole("grid").click({ position: { x: 5, y: 5 } }),
})) {
  test(`${how} takes it back`, async ({ page }) => {
    const { table, server } = await waiting(page, quiet, "a1", "b2");
    await table.tap("c1", "d2");
    await undo(page, table);
    await expect(table.grid.getByRole("button", { name: /preparado/ })).toHaveCount(0);
    server.release();
    await table.played("h8-g7", 2);
    await expect(table.situation).toContainText("Sua vez");
  });
}

// Case 81. Fails when settlePlan (play.ts) leaves "plan = []" out: it is played two turns later.
test("case 81: one that the opponent has made illegal is dropped at once and never kept", async ({ page }) => {
  // 20x29 would take 24, but Black must take 20.
  const { table, server } = await waiting(page, against("W:W20,29,48:B24", "Damas internacionais"), 29, 23);
  await table.tap(20, 29);
  server.release();
  await expect(table.situation).toContainText("Sua vez");
  await expect(table.grid.getByRole("button", { name: /preparado/ })).toHaveCount(0);
  expect(table.state.line).toHaveLength(2);
});

test("case 81: one that a compulsory capture forbids is dropped", async ({ page }) => {
  // Black's only move goes beside f4, which then must take it.
  const { table, server } = await waiting(page, against("W:Wa1,f4,g1:Bh6"), "a1", "b2");
  await table.tap("g1", "h2");
  server.release();
  await expect(table.situation).toContainText("Capture com");
  await expect(table.live).toContainText("O lance preparado não vale mais.");
  expect(table.state.line).toHaveLength(2);
});

// Fails when heard (play.ts) compares what the server told with the position that is looked back at.
test("an offer that comes while one looks back leaves it as it is", async ({ page, browser, baseURL }) => {
  const bob = await openRoom(page, { opponent: "Com um amigo (link)", colour: "Pretas" });
  const ana = await sit(await somebody(browser, baseURL), page);
  await ana.tap("c3", "d4");
  await bob.played("c3-d4", 1);
  await bob.tap("b6", "a5");
  await ana.played("b6-a5", 2);
  await bob.tap("d6", "c5");
  await expect(bob.situation).toContainText("Lance preparado: d6 c5");
  await page.getByRole("button", { name: "Lance anterior" }).click();
  await arm(ana.page, "Empate", "Oferecer?", ana.page.getByRole("button", { name: "Oferecido" }));
  await expect(page.getByRole("button", { name: "Aceitar" })).toBeVisible();
  await page.getByRole("button", { name: "Posição atual" }).click();
  await expect(bob.situation).toContainText("Lance preparado: d6 c5");
  await ana.tap("g3", "h4");
  await bob.played("d6-c5", 4);
  await ana.page.context().close();
});

test("none can be prepared where it is switched off", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("tabuleiro.premove", "off"));
  const { table } = await waiting(page, quiet, "a1", "b2");
  await table.tap("c1", "d2");
  await expect(table.grid.getByRole("button", { name: /escolhida|preparado/ })).toHaveCount(0);
});
