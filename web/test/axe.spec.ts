// axe finds nothing on any page in any state, narrow and wide, light and dark, on every board, and in
// forced colours. A page walks through its states, and through the looks in each of them.
import { expect, test, type Page } from "@playwright/test";
import { arm } from "./arm";
import { somebody } from "./somebody";
import { card, openRoom } from "./table";
import { play, sit, two } from "./two";
import { violations } from "./violations";

const capture = { fen: "W:WKh8,a3,b2,d2,f2,c3,e3:Ba7,e7,d6,f6,h6,d4,Kg1" };

async function clean(page: Page, what: string, rules?: readonly string[]): Promise<void> {
  expect.soft(await violations(page, rules), what).toEqual([]);
}

/** What a look can break: names, roles and order are those of the page in every one. */
const looks = ["color-contrast", "target-size", "scrollable-region-focusable"];

/** The state narrow and light by every rule; wide and dark, on other boards and in forced colours by those of looks. */
async function check(page: Page, state: string, boards: readonly string[] = []): Promise<void> {
  const viewport = page.viewportSize();
  for (const [width, colorScheme] of [[360, "light"], [1280, "dark"]] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await clean(page, `${state}, ${width} px, ${colorScheme}`, width === 360 ? undefined : looks);
    for (const board of boards) {
      await dress(page, board);
      await clean(page, `${state}, ${width} px, ${colorScheme}, ${board}`, ["color-contrast"]);
    }
    await dress(page, "");
  }
  await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
  await clean(page, `${state}, forced colours`, looks);
  await page.emulateMedia({ forcedColors: null });
  if (viewport) await page.setViewportSize(viewport);
}

/** The board in other clothes, as its button does it. */
async function dress(page: Page, board: string): Promise<void> {
  await page.evaluate(look => {
    const { dataset } = document.documentElement;
    if (look === "") delete dataset["board"];
    else dataset["board"] = look;
  }, board);
}

test("the start page", async ({ page }) => {
  await page.goto("/");
  await check(page, "as it opens");
  await card(page).locator(".pick summary").click();
  await check(page, "its list open");
  await openRoom(page);
  await page.goto("/");
  await card(page).locator(".more summary").click();
  await card(page).getByText("Outro", { exact: true }).click();
  for (const opponent of ["Contra o computador", "Com um amigo (link)", "Neste aparelho"]) {
    await card(page).locator("label", { hasText: opponent }).click();
    await check(page, `its other choices open, with a game in play: ${opponent}`);
  }
});

test("boards of discs and of points", async ({ page }) => {
  await openRoom(page, { rules: "Reversi", fen: "----------X-----XX------XOOOOO--XOOOOO----OOOXXX--XOX-----XXXX-- X" });
  await page.getByRole("button", { name: /^g4,/ }).focus();
  await check(page, "what would turn", ["calcada", "contraste"]);
  const table = await openRoom(page, { rules: "Trilha", fen: "W:Wd5,d6,f4,b2,g1:Ba7,a4,a1,f6,c4,e3:H3,3", clock: "5 + 3" });
  await table.tap("d7");
  await check(page, "a man to take", ["calcada", "contraste"]);
  const end = await openRoom(page, { rules: "Trilha", fen: "W:Wa1,d2,g1,c3:Ba7,g7,e4:H0,0" });
  await end.tap("d2");
  await clean(page, "a man is chosen");
  await end.tap("d1", "a7");
  await expect(end.situation).toContainText("Brancas ganham");
  await check(page, "a mill, and the end");
  const discs = await openRoom(page, { rules: "Reversi 6 × 6", fen: "OOOOOXOOXOX-OXOOXXOOXXXXOXXXXXOXXXXX O" });
  await discs.tap("f2");
  await expect(discs.situation).toContainText("Placar: 19 a 17");
  await clean(page, "the end, with a score");
});

test("the page on which a position is set up", async ({ page }) => {
  await page.goto("/posicao?rules=brazilian&fen=W:Wb8,c3:Bc1,b6:Q3");
  await check(page, "with doubts", ["calcada", "contraste"]);
  await page.getByRole("button", { name: /^c3,/ }).click();
  await check(page, "a piece in the hand");
  await page.getByRole("textbox", { name: /FEN/ }).fill("W:Wc3,c3:B");
  await expect(page.locator("#says .bad")).toBeVisible();
  await check(page, "a text that is wrong");
  await page.goto("/?rules=brazilian&fen=W:Wc3:Bb6");
  await check(page, "the start page with a position");
});

test("an invitation, the page of links, and links that are no good", async ({ page, browser, baseURL }) => {
  await openRoom(page, { opponent: "Com um amigo (link)", name: "Ana" });
  await check(page, "the board that waits");
  const room = page.url();
  const link = await page.locator("#invite").getByRole("textbox").inputValue();
  await page.goto(`${room}/links`);
  for (const code of await page.getByText("Código QR").all()) await code.click();
  await check(page, "the links");
  const device = await page.getByRole("region", { name: "Seu lugar em outro aparelho" }).getByRole("textbox", { name: "Endereço" }).inputValue();
  const friend = await somebody(browser, baseURL);
  for (const address of [link, device, `${link}x`]) {
    await friend.goto(address);
    await check(friend, address);
  }
  await friend.context().close();
});

test("the game page before, in and after a capture", async ({ page }) => {
  const table = await openRoom(page, { ...capture, clock: "5 + 3", takebacks: true, name: "Ana", name2: "Bia" });
  await check(page, "its own move", ["calcada", "contraste"]);
  await table.tap("c3", "e5", "e3");
  await expect(table.explanation).toBeVisible();
  await check(page, "in mid-capture, with a refusal", ["calcada", "contraste"]);
  await table.tap("g7");
  await table.played("c3xg7", 1);
  await check(page, "after the capture", ["calcada", "contraste"]);
});

test("the game page with its dialogues, looking back, and alone", async ({ page }) => {
  const table = await openRoom(page, { clock: "5 + 3", takebacks: true, name: "Ana", name2: "Bia" });
  await table.tap("c3", "d4");
  await table.played("c3-d4", 1);
  for (const dialogue of ["Ajustes", "Lista"]) {
    await page.getByRole("button", { name: dialogue }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await check(page, dialogue);
    await page.keyboard.press("Escape");
  }
  await page.getByRole("button", { name: "Desistir" }).click();
  await clean(page, "about to resign"); // for four seconds
  await page.getByRole("button", { name: "Lance anterior" }).click();
  await check(page, "looking back");
  await page.getByRole("button", { name: "Foco" }).click();
  await check(page, "nothing but the board");
});

test("the game page while the computer thinks, without a connection, and a move to confirm", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("tabuleiro.confirm", "on"));
  const network = { up: true, cut: (): void => undefined };
  await page.routeWebSocket(/\/ws/, ws => {
    if (!network.up) return void ws.close();
    ws.connectToServer().onMessage(() => undefined); // it never answers
    network.cut = () => { network.up = false; void ws.close(); };
  });
  const table = await openRoom(page, { opponent: "Contra o computador", colour: "Brancas" });
  await table.tap("c3", "d4");
  await expect(page.getByText("Jogar c3-d4?")).toBeVisible();
  await check(page, "a move to confirm");
  await page.getByRole("button", { name: "Jogar", exact: true }).first().click();
  await expect(table.situation).toContainText("O computador pensa…");
  await table.tap("b2", "c3");
  await check(page, "a move prepared");
  network.cut();
  await expect(table.situation).toContainText("Sem conexão");
  await check(page, "without a connection");
});

test("offers, the end and what comes after it", async ({ page, browser, baseURL }) => {
  const ana = await openRoom(page, { opponent: "Com um amigo (link)", colour: "Brancas", name: "Ana", games: "2 partidas", fen: "W:Wc3,h2:Bd4,h8" });
  const bob = await sit(await somebody(browser, baseURL), page);
  await expect(page.locator("#invite")).toBeHidden();
  await arm(page, "Empate", "Oferecer?", page.getByRole("button", { name: "Oferecido" }));
  await expect(bob.page.getByRole("button", { name: "Aceitar" })).toBeVisible();
  await check(bob.page, "a draw is offered");
  await check(page, "a draw has been offered");
  await ana.tap("c3", "e5");
  await bob.tap("h8", "g7");
  await ana.tap("e5", "f6");
  await bob.tap("g7", "e5");
  await bob.played("g7xe5", 4);
  await ana.tap("h2", "g3");
  await bob.tap("e5", "f4");
  await ana.tap("g3", "e5");
  await expect(ana.situation).toContainText("Você ganhou");
  await expect(bob.situation).toContainText("Você perdeu");
  await check(page, "won", ["calcada", "contraste"]);
  await page.getByRole("button", { name: /Revanche|Próxima partida/ }).click();
  await expect(bob.page.getByRole("region", { name: "Depois da partida" })).toContainText("Ana: vamos jogar outra?");
  await check(bob.page, "asked for another game");
  await check(page, "waiting for an answer");
  await bob.page.context().close();
});

test("pages for what is not there", async ({ page }) => {
  for (const address of ["/jogo/nowhere", "/nowhere"]) {
    await page.goto(address);
    await check(page, address);
  }
});

test("what passes between two people", async ({ page, browser, baseURL }) => {
  const both = await two(page, browser, baseURL, { rules: "Damas brasileiras, torneio", clock: "5 + 3", takebacks: true, touch: "obriga, sem penalidade" });
  const friend = both.beto.page;
  await check(page, "a game that may be cancelled");
  await play(both, "c3-d4", "b6-a5");
  await page.keyboard.press("c");
  await check(page, "phrases");
  await page.getByRole("button", { name: "Boa sorte!" }).click();
  await page.getByRole("button", { name: "Voltar", exact: true }).click();
  await arm(page, "Empate", "Oferecer?", both.beto.situation.getByText("Ana oferece empate"));
  await check(friend, "a draw and a takeback are asked for");
  await both.ana.tap("e3", "g3");
  await expect(both.beto.situation).toContainText("Diga qual joga");
  await check(page, "two pieces are touched");
  await page.goto("about:blank");
  await expect(friend.getByRole("button", { name: "Pedir a vitória" })).toBeVisible();
  await check(friend, "the other is gone");
  await friend.context().close();
});

test("conditional moves", async ({ page, browser, baseURL }) => {
  const { beto } = await two(page, browser, baseURL, { span: "259200m" });
  const lines = beto.page.getByRole("region", { name: "Lances condicionais" });
  await lines.getByRole("button", { name: "Preparar uma linha" }).click();
  await beto.tap("c3", "d4", "b6", "a5");
  await check(beto.page, "a line is being built");
  await lines.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(lines.getByRole("listitem")).toHaveCount(1);
  await check(beto.page, "a line is kept");
  await beto.page.context().close();
});
