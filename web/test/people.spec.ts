// What passes between two people beside the moves: requests by kind, claims, who is there, phrases, time.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { arm, press, until } from "./arm";
import { listen } from "./listen";
import { somebody } from "./somebody";
import { Table } from "./table";
import { play, two } from "./two";

const button = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });
const people = (page: Page): Locator => page.getByRole("region", { name: "Quem está na mesa" });
const request = (page: Page): Locator => page.getByRole("region", { name: "Voltar" });

// Fails when offers (page/offers.ts) gives the takeback the place of the draw, or answers without an id.
test("case 85: a takeback and a draw are asked for at once, each in its own place, and each answer names its own", async ({ page, browser, baseURL }) => {
  const both = await two(page, browser, baseURL, { takebacks: true, clock: "5 + 3" });
  const { ana, beto, sent } = both;
  await play(both, "c3-d4", "b6-a5");
  await button(page, "Voltar").click();
  await expect(request(beto.page)).toContainText("Ana pede para voltar um lance");
  await expect(beto.live).toContainText("Ana pede para voltar um lance");
  await expect(button(page, "Pedido")).toBeDisabled();
  const place = await request(beto.page).boundingBox();
  await arm(page, "Empate", "Oferecer?", beto.situation.getByText("Ana oferece empate"));
  expect(await request(beto.page).boundingBox()).toEqual(place);
  const draw = beto.situation.getByRole("button", { name: "Recusar" });
  await press(draw);
  await expect(ana.situation).toContainText("Empate recusado");
  await expect(request(beto.page)).toBeVisible();
  expect(await request(beto.page).boundingBox()).toEqual(place);
  const takeback = beto.state.offers.find(o => o.kind === "takeback");
  await press(request(beto.page).getByRole("button", { name: "Recusar" }));
  expect(sent.filter(m => m["t"] === "answer").at(-1)).toMatchObject({ id: takeback?.id, yes: false });
  await expect(ana.situation).toContainText("O pedido de voltar o lance foi recusado");
  await expect(button(page, "Voltar")).toBeEnabled();
  await beto.page.context().close();
});

// Case 83. Fails when stood (session.ts) keeps the clocks, or the list its moves.
test("case 83: a capture of three pieces is taken back by agreement: position, turn, counters and clocks return", async ({ page, browser, baseURL }) => {
  const fen = "W:Wc3,h2,a1:Bd4,d6,b6,h8";
  const both = await two(page, browser, baseURL, { fen, takebacks: true, clock: "5 + 3" });
  const { ana, beto } = both;
  const move = ana.state.moves.find(m => m.taken.length === 3) ?? ana.state.moves[0];
  if (!move) throw new Error("White has no move");
  const before = { fen: ana.state.fen, clock: ana.state.clock?.left };
  await ana.tap(...ana.taps(move));
  await beto.played(move.short, 1);
  const answer = beto.state.moves[0];
  if (!answer) throw new Error("Black has no answer");
  await beto.tap(...beto.taps(answer));
  await ana.played(answer.short, 2);
  await button(page, "Voltar").click();
  await press(request(beto.page).getByRole("button", { name: "Aceitar" }));
  for (const table of [ana, beto]) {
    await expect(table.moves.getByRole("button")).toHaveCount(0);
    await expect(table.live).toContainText("Lance desfeito. Os relógios voltaram ao que eram.");
    expect(table.state).toMatchObject({ fen: before.fen, turn: "white", clock: { left: before.clock }, offers: [] });
    await expect(table.page.locator(".who.turn")).toHaveAccessibleName(/Ana/);
  }
  await expect(request(beto.page)).toBeHidden();
  await beto.page.context().close();
});

test("a move of one's own withdraws the request to take one back without a word of refusal", async ({ page, browser, baseURL }) => {
  const both = await two(page, browser, baseURL, { takebacks: true });
  const { ana, beto } = both;
  await play(both, "c3-d4", "b6-a5");
  await button(page, "Voltar").click();
  await expect(request(beto.page)).toBeVisible();
  const heard = await listen(ana);
  await play(both, "d4-c5");
  await expect(request(beto.page)).toBeHidden();
  await expect(button(page, "Voltar")).toBeEnabled();
  expect((await heard()).join()).not.toContain("recusado");
  await beto.page.context().close();
});

test("a game is cancelled before both have moved, by two taps, and not after", async ({ page, browser, baseURL }) => {
  const both = await two(page, browser, baseURL, { clock: "5 + 3" });
  const { ana, beto } = both;
  const first = page.url();
  const cancel = people(beto.page).getByRole("button", { name: "Cancelar" });
  await expect(cancel).toBeVisible();
  await expect(page.getByRole("timer", { name: /^Ana/ })).toContainText(/1º lance: \d+ s/);
  await arm(beto.page, "Cancelar", "Confirmar", beto.situation.getByText("foi cancelada antes de os dois jogarem."));
  await expect(ana.situation).toContainText("Partida encerrada sem resultado");
  const again = page.getByRole("region", { name: "Depois da partida" }).getByRole("button", { name: "Jogar de novo" }); // not a return match: colours stay
  await until(() => again.click(), () => expect(page.locator("#wish")).toContainText("Convite enviado", { timeout: 500 }));
  await until(
    () => button(beto.page, "Jogar de novo").click({ timeout: 1000 }).catch(() => undefined), // it may have gone on
    () => expect(beto.page).not.toHaveURL(first, { timeout: 1000 }),
  );
  await beto.ready();
  expect(beto.state.you).toEqual(["black"]);
  await beto.page.context().close();
});

test("after both have moved there is nothing to cancel, and time is given with two taps", async ({ page, browser, baseURL }) => {
  const both = await two(page, browser, baseURL, { clock: "5 + 3" });
  const { ana, beto, sent } = both;
  await play(both, "c3-d4", "b6-a5");
  await expect(people(page).getByRole("button", { name: "Cancelar" })).toBeHidden();
  await page.keyboard.press("c");
  const talk = page.getByRole("dialog", { name: "Conversa" });
  const before = beto.state.clock?.left[1] ?? 0;
  await talk.getByRole("button", { name: "Dar 15 segundos a Beto" }).click();
  await expect(beto.situation).toContainText("Beto ganhou mais 15 segundos");
  expect(beto.state.clock?.left[1]).toBe(before + 15_000);
  await expect.poll(() => ana.state.clock?.left[1], "the other page hears of it when it does").toBe(before + 15_000);
  await beto.page.keyboard.press("c");
  await button(beto.page, "Dar 15 segundos a Ana").dblclick(); // fails when a double tap is two gifts (page/talk.ts)
  await expect(ana.live).toContainText("Ana ganhou mais 15 segundos");
  expect(sent.filter(m => m["t"] === "more-time")).toHaveLength(1);
  await beto.page.context().close();
});

test("players say phrases to each other, watchers hear none, and who does not want to hear is left alone", async ({ page, browser, baseURL }) => {
  const { ana, beto } = await two(page, browser, baseURL);
  const eve = new Table(await somebody(browser, baseURL));
  await eve.page.goto(page.url());
  await eve.ready();
  await button(page, "Frases e tempo").click();
  await page.getByRole("button", { name: "Boa sorte!" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(people(beto.page)).toContainText("Ana: Boa sorte!");
  await expect(beto.live).toContainText("Ana: Boa sorte!");
  await expect(people(page)).toContainText("Ana: Boa sorte!");
  await expect(eve.page.getByRole("button", { name: "Frases e tempo" })).toHaveCount(0);
  expect(eve.state.said).toEqual([]);
  expect(await eve.live.textContent()).not.toContain("Boa sorte");

  await beto.page.keyboard.press("c");
  const talk = beto.page.getByRole("dialog", { name: "Conversa" });
  await expect(talk.getByRole("list")).toContainText("Ana: Boa sorte!");
  await talk.getByRole("checkbox", { name: "Silenciar" }).check();
  await beto.page.keyboard.press("Escape");
  const heard = await listen(beto);
  await expect(async () => { // a word at a time
    await button(page, "Frases e tempo").click();
    await page.getByRole("button", { name: "Belo lance!" }).click();
    await expect.poll(() => beto.state.said.length, { timeout: 1000 }).toBe(2);
  }).toPass();
  expect((await heard()).join()).not.toContain("Belo lance");
  await expect(people(beto.page)).not.toContainText("Belo lance");
  expect(ana.state.said).toHaveLength(2);
  await eve.page.context().close();
  await beto.page.context().close();
});

test("both are told how many watch, and who leaves and comes back", async ({ page, browser, baseURL }) => {
  const { ana, beto } = await two(page, browser, baseURL);
  await expect(people(page)).toContainText("Beto na mesa");
  const eve = new Table(await somebody(browser, baseURL));
  await eve.page.goto(page.url());
  await eve.ready();
  await expect(people(page)).toContainText("Beto na mesa · 1 assiste");
  await expect(people(eve.page)).toContainText("Ana na mesa · Beto na mesa · 1 assiste");
  await eve.page.context().close();
  await expect(people(page)).not.toContainText("assiste");
  const room = beto.page.url();
  await beto.page.goto("about:blank");
  await expect(people(page)).toContainText("Beto fora da mesa");
  await expect(ana.live).toContainText("Beto saiu da mesa.");
  await beto.page.goto(room);
  await expect(people(page)).toContainText("Beto na mesa");
  await expect(ana.live).toContainText("Beto voltou à mesa.");
  await beto.page.context().close();
});

// Fails when announce (page/people.ts) keeps what it knew before the connection was lost.
test("a server that starts anew sees nobody at first: nobody is said to have left", async ({ page, browser, baseURL }) => {
  const cuts: (() => void)[] = [];
  await page.routeWebSocket(/\/ws/, ws => {
    const anew = cuts.push(() => void ws.close({ code: 1012 })) > 1;
    ws.connectToServer().onMessage(message => {
      if (anew && String(message).includes('"t":"here"')) ws.send(String(message).replace('"black":true', '"black":false'));
      ws.send(message);
    });
  });
  const { ana, beto } = await two(page, browser, baseURL);
  await expect(people(page)).toContainText("Beto na mesa");
  const heard = await listen(ana);
  cuts[0]?.();
  await expect(ana.live).toContainText("A conexão voltou.");
  await expect(people(page)).toContainText("Beto na mesa");
  const said = (await heard()).join();
  for (const words of ["saiu da mesa", "voltou à mesa"]) expect(said).not.toContain(words);
  await beto.page.context().close();
});

const shuffle = ["c1-d2", "f8-e7", "d2-c1", "e7-f8", "c1-d2", "f8-e7", "d2-c1", "e7-f8"];

// Fails when showMoves (page/moves.ts) marks nothing, or the button claims at the first tap.
test("a repetition is claimed, and both see where the position stood", async ({ page, browser, baseURL }) => {
  const both = await two(page, browser, baseURL, { rules: "Damas brasileiras, torneio", fen: "W:WKc1,a1:BKf8,h8" });
  const { ana, beto } = both;
  await play(both, ...shuffle.slice(0, 2));
  await arm(page, "Repetiu", "Pedir?", ana.situation.getByText("o pedido foi anotado"));
  await expect(beto.situation).toContainText("Ana pediu empate por repetição sem razão: foi anotado");
  expect(ana.state.outcome).toBeUndefined();
  await play(both, ...shuffle.slice(2));
  for (const table of [ana, beto]) {
    await expect(table.situation).toContainText("posição repetida nos lances 0, 4 e 8");
    await expect(table.moves.locator(".rep")).toHaveText(["e7-f8", "e7-f8"]);
  }
  await arm(beto.page, "Repetiu", "Pedir?", beto.situation.getByText("a mesma posição se repetiu."));
  await expect(ana.live).toContainText("Beto pede empate: posição repetida nos lances 0, 4 e 8");
  await expect(ana.situation).toContainText("Empate");
  await beto.page.context().close();
});

// Case 91, as far as the page goes: the order in which a claim and a return reach the room decides (room, hub).
// Fails when show (page/people.ts) hides the buttons until they may be used, or claim asks before the time.
test("case 91: who does not come back may be claimed from; the buttons stand in their places while the time runs", async ({ page, browser, baseURL }) => {
  const both = await two(page, browser, baseURL, { clock: "5 + 3" });
  const { ana, beto, sent } = both;
  let due = false;
  await beto.page.routeWebSocket(/\/ws/, ws => {
    const server = ws.connectToServer();
    ws.onMessage(message => {
      sent.push(JSON.parse(String(message)) as Record<string, unknown>);
      server.send(message);
    });
    server.onMessage(message => {
      const told = JSON.parse(String(message)) as { t: string; gone?: { at: number } };
      ws.send(told.t === "here" && told.gone && due ? JSON.stringify({ ...told, gone: { ...told.gone, at: 0 } }) : message);
    });
  });
  await beto.page.reload();
  await beto.ready();
  await play(both, "c3-d4", "b6-a5");
  const room = page.url();
  await page.goto("about:blank");
  const row = people(beto.page);
  const [win, draw] = [row.getByRole("button", { name: "Pedir a vitória" }), row.getByRole("button", { name: "Pedir o empate" })];
  await expect(row).toContainText(/\d:\d\d · Ana ausente/);
  for (const size of [{ width: 320, height: 640 }, { width: 360, height: 740 }, { width: 820, height: 1180 }, { width: 1280, height: 800 }]) {
    await beto.page.setViewportSize(size);
    const words = row.getByText(/ausente/);
    expect(await words.evaluate(e => e.scrollHeight <= e.clientHeight + 1 && e.scrollWidth <= e.clientWidth), `who is away, and for how long, is read at ${size.width} px`).toBe(true);
  }
  for (const claim of [win, draw]) await expect(claim).toBeDisabled();
  await win.click({ force: true });
  const [place, talk] = [await win.boundingBox(), await button(beto.page, "Frases e tempo").boundingBox()];
  due = true;
  await beto.page.reload(); // as if so much time had passed
  await beto.ready();
  await expect(row).toContainText("Ana não voltou");
  await expect(beto.live).toContainText("Ana não voltou. Você pode pedir a vitória ou o empate.");
  for (const claim of [win, draw]) await expect(claim).toBeEnabled();
  expect([await win.boundingBox(), await button(beto.page, "Frases e tempo").boundingBox()]).toEqual([place, talk]);
  await expect(async () => { // not in the first moment
    await win.click();
    await expect(beto.explanation.or(beto.page.getByRole("region", { name: "Um aviso" }))).toContainText("Seu adversário está aqui, ou saiu há pouco tempo.", { timeout: 500 });
  }).toPass();
  expect(sent.filter(m => m["t"] === "claim-gone").map(m => m["draw"])).not.toContain(true);
  due = false;
  await page.goto(room);
  await ana.ready();
  await expect(row).toContainText("Ana na mesa");
  for (const claim of [win, draw]) await expect(claim).toBeHidden();
  await beto.page.context().close();
});

// The server's patience is its own: half a minute at the least.
test("who does not come back has lost by the claim, and finds that when he comes", async ({ page, browser, baseURL }) => {
  const both = await two(page, browser, baseURL, { span: "60+0" });
  const { ana, beto } = both;
  await play(both, "c3-d4", "b6-a5");
  const room = page.url();
  await page.goto("about:blank");
  const win = people(beto.page).getByRole("button", { name: "Pedir a vitória" });
  await expect(win).toBeEnabled({ timeout: 40_000 });
  await until(() => win.click(), () => expect(beto.situation).toContainText("Você ganhou", { timeout: 1000 }));
  expect(beto.state.outcome).toMatchObject({ result: "black", reason: "gone" });
  await page.goto(room);
  await ana.ready();
  await expect(ana.situation).toContainText("Você perdeu");
  await beto.page.context().close();
});
