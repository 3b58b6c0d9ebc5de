// What the page says and does about its connection, beyond losing and finding it: network.spec.ts.
import { expect, test, type Page, type WebSocketRoute } from "@playwright/test";
import { arm } from "./arm";
import { listen } from "./listen";
import { somebody } from "./somebody";
import { openRoom } from "./table";
import { sit } from "./two";

interface Line {
  up: boolean;
  dead: boolean; // open, and nothing comes through
  cut(code?: number): void;
}

async function line(page: Page): Promise<Line> {
  let sockets: WebSocketRoute[] = [];
  const line: Line = {
    up: true,
    dead: false,
    cut(code) {
      this.up = false;
      for (const ws of sockets) void ws.close(code === undefined ? {} : { code });
      sockets = [];
    },
  };
  await page.routeWebSocket(/\/ws/, ws => {
    if (!line.up) return void ws.close();
    sockets.push(ws);
    const server = ws.connectToServer();
    let alive = true; // what has died once stays dead
    server.onMessage(message => { if (alive &&= !line.dead) ws.send(message); });
    ws.onMessage(message => { if (alive &&= !line.dead) server.send(message); });
  });
  return line;
}

const times = (heard: readonly string[], words: string): number => heard.filter(text => text.includes(words)).length;

// As in Safari 15 under a policy that names no sockets.
test("a browser that may not open the socket shows the board and says that there is no connection", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { WebSocket: class { constructor() { throw new DOMException("The operation is insecure.", "SecurityError"); } } });
  });
  const table = await openRoom(page);
  await expect(table.situation).toContainText("Sem conexão");
  await table.tap("c3");
  await expect(table.square("c3")).toHaveAccessibleName(/escolhida/);
});

test("a server that stops says so before it goes, and the game goes on when it is back", async ({ page }) => {
  const net = await line(page);
  const table = await openRoom(page);
  const heard = await listen(table);
  const words = "O servidor vai reiniciar: a partida está guardada e continua";
  net.cut(1012);
  await expect(table.situation).toContainText(words);
  net.up = true;
  await expect(table.live).toContainText("A conexão voltou.");
  await expect(table.situation).not.toContainText(words);
  expect(times(await heard(), words)).toBe(1);
  await table.tap("c3", "d4");
  await table.played("c3-d4", 1);
});

test("who cannot see it hears that a move is kept, and that the network is back, each once", async ({ page }) => {
  const net = await line(page);
  const table = await openRoom(page);
  const heard = await listen(table);
  net.cut();
  await expect(table.live).toContainText("Sem conexão, reconectando…");
  await table.tap("c3", "d4");
  await expect(table.live).toContainText("Sem conexão: c3-d4 vai assim que a rede voltar");
  net.up = true;
  await table.played("c3-d4", 1);
  await expect(table.live).toContainText("Brancas: c3 vai para d4");
  const all = await heard();
  expect([times(all, "c3-d4 vai assim que a rede voltar"), times(all, "A conexão voltou.")]).toEqual([1, 1]);
});

test("what is asked before the socket is open is sent when it is", async ({ page }) => {
  let open = (): void => undefined;
  const held = new Promise<void>(resolve => { open = resolve; });
  const table = await openRoom(page, { takebacks: true });
  await table.tap("c3", "d4");
  await table.played("c3-d4", 1);
  await page.routeWebSocket(/\/ws/, async ws => {
    await held;
    ws.connectToServer();
  });
  await page.reload();
  await table.ready();
  await page.getByRole("button", { name: "Voltar", exact: true }).click();
  open();
  await expect(table.plies).toHaveCount(0);
});

test("an answer to an offer is not sent later: the page says that there is no connection", async ({ page, browser, baseURL }) => {
  const net = await line(page);
  const ana = await openRoom(page, { opponent: "Com um amigo (link)", colour: "Pretas", name: "Ana" });
  const bob = await sit(await somebody(browser, baseURL), page);
  await arm(bob.page, "Empate", "Oferecer?", bob.page.getByRole("button", { name: "Oferecido" }));
  const yes = page.getByRole("button", { name: "Aceitar" });
  await expect(yes).toBeVisible();
  net.cut();
  await expect(ana.situation).toContainText("Sem conexão");
  await expect(async () => { // a button that has just come is no decision
    await yes.click();
    await expect(ana.situation).toContainText("Sem conexão: isto não foi enviado", { timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await expect(ana.live).toContainText("Sem conexão: isto não foi enviado");
  await expect(yes).toBeVisible();
  net.up = true;
  await expect(ana.live).toContainText("A conexão voltou.");
  expect(ana.state.outcome).toBeUndefined();
  await yes.click();
  await expect(ana.situation).toContainText("Empate");
  await bob.page.context().close();
});

test("a move that nothing answers goes over another socket", async ({ page }) => {
  const net = await line(page);
  const table = await openRoom(page);
  net.dead = true;
  net.up = false;
  await table.tap("c3", "d4");
  await expect(table.situation).toContainText("Sem conexão: c3-d4 vai assim que a rede voltar");
  net.dead = false;
  net.up = true;
  await table.played("c3-d4", 1);
  await expect(table.situation).toContainText("Vez das pretas");
});

test("the page comes back at once when somebody looks at it", async ({ page }) => {
  await page.clock.install();
  const net = await line(page);
  const table = await openRoom(page);
  net.cut();
  await expect(table.situation).toContainText("Sem conexão");
  await page.clock.pauseAt(Date.now() + 3_600_000); // no pause ends by itself
  net.up = true;
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(table.situation).toContainText("Vez das brancas");
  await page.clock.runFor(500); // nobody has been turned away by then
  await expect(table.live).toContainText("A conexão voltou.");
});

test("a server that lets nobody in is not called a connection", async ({ page }) => {
  let lost = false;
  let cut = (): void => undefined;
  await page.routeWebSocket(/\/ws/, ws => {
    if (!lost) {
      ws.connectToServer();
      cut = () => void ws.close();
      return;
    }
    ws.send(JSON.stringify({ t: "refused", re: "", code: "no-such-room", squares: [] }));
    void ws.close({ code: 1008, reason: "no-such-room" });
  });
  const table = await openRoom(page);
  const heard = await listen(table);
  lost = true;
  cut();
  await expect(table.live).toContainText("Esta partida não existe");
  expect(times(await heard(), "A conexão voltou.")).toBe(0);
});

for (const [code, words] of [["too-many-sockets", "Há páginas demais abertas neste endereço."], ["no-such-room", "Esta partida não existe ou não está mais guardada."]] as const) {
  test(`a page that the server refuses says why: ${code}`, async ({ page }) => {
    const table = await openRoom(page);
    let full = true;
    let sockets = 0;
    await page.routeWebSocket(/\/ws/, ws => {
      sockets++;
      if (!full) return void ws.connectToServer();
      ws.send(JSON.stringify({ t: "refused", re: "", code, squares: [] }));
      void ws.close({ code: 1008, reason: code });
    });
    await page.reload();
    await expect(table.situation).toContainText("Página desconectada");
    await expect(table.situation).toContainText(words);
    await expect(table.live).toContainText(words);
    await expect(page.getByRole("button", { name: "Desistir" })).toBeDisabled();
    const heard = await listen(table);
    for (const tries of [2, 3]) {
      await page.evaluate(() => dispatchEvent(new Event("online")));
      await expect.poll(() => sockets).toBeGreaterThanOrEqual(tries);
    }
    full = false;
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(table.situation).toContainText("Vez das brancas");
    expect(times(await heard(), words)).toBe(0);
    await table.tap("c3", "d4");
    await table.played("c3-d4", 1);
  });
}

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
  await expect(table.square("d2")).toHaveAccessibleName(/veja por que não/);
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
  expect((await heard()).filter(text => !/^(b6|Pretas): /.test(text))).toEqual([]);
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
