// A network that is slow, drops and comes back: the server's position is shown, nothing is sent twice,
// and every move is said once.
import { expect, test, type Page, type WebSocketRoute } from "@playwright/test";
import type { State } from "../src/wire";
import { openRoom, Table } from "./table";

interface Wire {
  up: boolean;
  whole?: State; // what a new socket brings, whatever the server says: as if it could tell no single events
  readonly sent: string[];
  cut(): void;
}

/** Puts a hand on the socket of a page. */
async function wire(page: Page): Promise<Wire> {
  const sockets: WebSocketRoute[] = [];
  const wire: Wire = {
    up: true,
    sent: [],
    cut() {
      this.up = false;
      for (const ws of sockets) void ws.close();
    },
  };
  await page.routeWebSocket(/\/ws/, ws => {
    if (!wire.up) return void ws.close();
    sockets.push(ws);
    const server = ws.connectToServer();
    const { whole } = wire;
    if (whole) server.onMessage(() => ws.send(JSON.stringify(whole)));
    ws.onMessage(text => {
      if (String(text).includes('"play"')) wire.sent.push(String(text));
      server.send(text);
    });
  });
  return wire;
}

async function another(page: Page): Promise<Table> {
  const second = await page.context().newPage();
  await second.goto(page.url());
  const table = new Table(second);
  await table.ready();
  return table;
}

// Case 97. Fails when follow (hub/watch.go) does not call catchUp before it listens: the socket begins
// with what comes next instead of with what the page lacks.
test("case 97: a move made while the page waits for its socket appears, and is said once", async ({ page }) => {
  const table = await openRoom(page);
  const other = await another(page);
  let open = (): void => undefined;
  const held = new Promise<void>(resolve => { open = resolve; });
  await page.routeWebSocket(/\/ws/, async ws => {
    await held;
    ws.connectToServer();
  });
  await page.reload(); // the page has its position, the socket is late
  const late = new Table(page);
  await late.grid.waitFor();
  await other.tap("c3", "d4");
  await other.played("c3-d4", 1);
  await expect(late.moves.getByRole("button")).toHaveCount(0);
  open();
  await late.played("c3-d4", 1);
  await expect(late.square("d4")).toHaveAccessibleName("d4, pedra branca, último lance");
  await expect(table.live).toHaveText(/^Brancas: c3 vai para d4\s*$/);
});

// Fails when refused (session.ts) forgets the move that came too late: its piece went home without a word.
test("a move that another page overtook is explained, though the refusal comes before the other move", async ({ page }) => {
  let late = false; // what was played is told after the refusal alone
  await page.routeWebSocket(/\/ws/, ws => {
    ws.connectToServer().onMessage(message => {
      late ||= String(message).includes('"past-version"');
      if (late || !String(message).includes('"t":"played"')) ws.send(message);
    });
  });
  const table = await openRoom(page);
  const other = await another(page);
  await other.tap("e3", "f4");
  await other.played("e3-f4", 1);
  await table.tap("c3", "d4");
  await expect(page.getByText("A partida já tinha andado").first()).toBeVisible();
  await expect(table.live).toHaveText(/A partida já tinha andado/);
});

// Fails without backFrom (game.ts): the second tap was explained as an error.
test("a double tap on the takeback is one takeback, without a word of reproach", async ({ page }) => {
  const table = await openRoom(page, { takebacks: true });
  await table.tap("c3", "d4");
  await table.played("c3-d4", 1);
  await page.getByRole("button", { name: "Voltar", exact: true }).dblclick();
  await expect(table.live).toContainText("voltou");
  await table.tap("e3", "f4"); // answered after both taps
  await table.played("e3-f4", 1);
  await expect(page.getByText("A partida já tinha andado")).toHaveCount(0);
});

test("what was missed during a break is said, each move once", async ({ page }) => {
  const net = await wire(page);
  const table = await openRoom(page);
  const other = await another(page);
  net.cut();
  await expect(table.situation).toContainText("Sem conexão");
  for (const [i, [from, to]] of ([["c3", "d4"], ["b6", "a5"]] as const).entries()) {
    await other.tap(from, to);
    await other.played(`${from}-${to}`, i + 1);
  }
  net.up = true;
  await table.played("b6-a5", 2);
  const text = (await table.live.textContent()) ?? "";
  expect(text.match(/c3 vai para d4/g)).toHaveLength(1);
  expect(text.match(/b6 vai para a5/g)).toHaveLength(1);
});

test("a network lost in mid-capture: the server's position comes back with a word of why, and nothing is sent twice", async ({ page }) => {
  const net = await wire(page);
  const table = await openRoom(page, { rules: "Damas internacionais", fen: "W:WK4,48:B13,32,37,20" });
  const other = await another(page);
  await table.tap(4, 15);
  net.cut();
  await expect(table.situation).toContainText("Sem conexão");
  await other.tap(4, 15, 42);
  await other.played("4x31x42x15", 1);
  net.up = true;
  await table.played("4x31x42x15", 1);
  await expect(table.live).toContainText("A partida já tinha andado. Este é o tabuleiro de agora.");
  await expect(table.grid.getByRole("button", { name: /escolhida|passagem/ })).toHaveCount(0);
  expect(net.sent).toEqual([]);
});

test("a move made twice, in two tabs, is one move", async ({ page }) => {
  const net = await wire(page);
  const table = await openRoom(page);
  const other = await another(page);
  net.cut();
  await table.tap("c3", "d4");
  await other.tap("c3", "d4");
  await other.played("c3-d4", 1);
  net.up = true;
  await table.played("c3-d4", 1);
  await expect(table.situation).toContainText("Vez das pretas");
  await expect(table.explanation).toBeHidden();
  expect(net.sent.length).toBeLessThanOrEqual(1);
  await table.tap("b6", "a5");
  for (const seen of [table, other]) await seen.played("b6-a5", 2);
});

test("another move of one's own from a second tab wins over one that waits, with a word of why", async ({ page }) => {
  const net = await wire(page);
  const table = await openRoom(page);
  const other = await another(page);
  net.cut();
  await table.tap("c3", "d4");
  await expect(table.situation).toContainText("c3-d4 vai assim que a rede voltar");
  await other.tap("e3", "f4");
  await other.played("e3-f4", 1);
  net.up = true;
  await table.played("e3-f4", 1);
  await expect(table.live).toContainText("A partida já tinha andado.");
  await expect(table.square("c3")).toHaveAccessibleName(/^c3, pedra branca/);
});

// Fails when samePosition (session.ts) compares plies alone.
test("another position of the same ply lets go of the piece that was chosen, with a word of why", async ({ page }) => {
  const net = await wire(page);
  const table = await openRoom(page, { takebacks: true });
  const other = await another(page);
  await table.tap("c3", "d4");
  await table.played("c3-d4", 1);
  await table.tap("b6");
  net.cut();
  await expect(table.situation).toContainText("Sem conexão");
  await other.page.getByRole("button", { name: "Voltar", exact: true }).click();
  await expect(other.moves.getByRole("button")).toHaveCount(0);
  await other.tap("e3", "f4");
  await other.played("e3-f4", 1);
  net.whole = { ...other.state, t: "state" }; // in the page it has no t
  net.up = true;
  await table.played("e3-f4", 1);
  await expect(table.grid.getByRole("button", { name: /escolhida/ })).toHaveCount(0);
  await expect(table.live).toContainText("A partida já tinha andado. Este é o tabuleiro de agora.");
});
