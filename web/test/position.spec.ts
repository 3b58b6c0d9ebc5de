// Setting up a position, and games from it.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { arm, until } from "./arm";
import { Fingers, middleOf, type Point } from "./pointer";
import { begins, card, openRoom, Table } from "./table";
import { joined, two } from "./two";
import { violations } from "./violations";

/** The page on which a position is set up. */
class Desk {
  readonly page: Page;
  readonly grid: Locator;
  readonly fen: Locator;
  readonly says: Locator;
  readonly live: Locator;

  constructor(page: Page) {
    this.page = page;
    this.grid = page.getByRole("grid", { name: /^Tabuleiro/ });
    this.fen = page.getByRole("textbox", { name: "Posição em texto (FEN)" });
    this.says = page.locator("#says");
    this.live = page.locator("[aria-live=polite]");
  }

  static async open(page: Page, fen?: string, rules = "brazilian"): Promise<Desk> {
    await page.goto(`/posicao?${new URLSearchParams({ rules, ...(fen !== undefined && { fen }) }).toString()}`);
    return new Desk(page);
  }

  square(name: string): Locator {
    return this.grid.getByRole("button", { name: new RegExp(`^${name},`) });
  }

  async tool(name: string): Promise<void> {
    await this.page.locator("label[data-spare]", { hasText: name }).click();
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  link(name: string): Locator {
    return this.page.getByRole("link", { name, exact: true });
  }
}

test("pieces are put and taken by taps, and the rules say what it is", async ({ page }) => {
  const desk = await Desk.open(page, "W:W:B");
  await expect(desk.says).toContainText("O tabuleiro está vazio");
  await expect(desk.link("Contra o computador")).toHaveAttribute("aria-disabled", "true");
  await desk.tool("pedra branca");
  await desk.square("c3").click();
  await expect(desk.square("c3")).toHaveAccessibleName("c3, pedra branca");
  await expect(desk.live).toContainText("c3, pedra branca");
  await desk.tool("dama preta");
  await desk.square("h8").click();
  await expect(desk.fen).toHaveValue("W:Wc3:BKh8");
  await expect(desk.says).toHaveText("Vez das brancas · 2 lances possíveis");
  await page.locator("#turn label", { hasText: "Pretas" }).click();
  await expect(desk.fen).toHaveValue("B:Wc3:BKh8");
  await expect(desk.says).toContainText("Vez das pretas");
  await expect(desk.live).toContainText("Vez das pretas");
  await expect(page).toHaveURL(/fen=B%3AWc3%3ABKh8/); // the address is the position's
  await desk.square("h8").click(); // the same piece again takes it away
  await expect(desk.says).toContainText("as pretas ficaram sem peças");
  await desk.tool("tirar peças");
  await desk.square("c3").click();
  await expect(desk.says).toContainText("O tabuleiro está vazio");
  await desk.button("Desfazer").click();
  await expect(desk.square("c3")).toHaveAccessibleName("c3, pedra branca");
});

test("what is odd is said in words, its squares are marked, and it may be played", async ({ page }) => {
  const desk = await Desk.open(page, "W:Wc3:Bb6");
  await desk.tool("pedra branca");
  await desk.square("b8").click();
  await expect(desk.says.locator(".doubt")).toHaveText("Pedra de brancas na linha de coroação (b8): numa partida ela já seria dama. Aqui continua pedra.");
  await expect(desk.square("b8")).toHaveAccessibleName("b8, pedra branca, veja a explicação");
  await expect(desk.link("Neste aparelho")).toHaveAttribute("href", /fen=.*opponent=both/);
});

test("pieces are dragged: over the board, off it, and onto it from the tools", async ({ page }) => {
  const desk = await Desk.open(page, "W:Wc3,e3:Bb6");
  const drag = async (from: Locator, to: Locator | Point): Promise<void> => {
    const [a, b] = [await middleOf(from), "x" in to ? to : await middleOf(to)];
    await page.mouse.move(a.x, a.y);
    await page.mouse.down();
    await page.mouse.move(a.x + 4, a.y);
    await page.mouse.move(b.x, b.y, { steps: 4 });
    await page.mouse.up();
  };
  await drag(desk.square("c3"), desk.square("d4"));
  await expect(desk.fen).toHaveValue("W:We3,d4:Bb6");
  await drag(desk.square("e3"), { x: 5, y: 5 });
  await expect(desk.fen).toHaveValue("W:Wd4:Bb6");
  await drag(page.locator("label[data-spare]", { hasText: "dama branca" }), desk.square("a1"));
  await expect(desk.fen).toHaveValue("W:WKa1,d4:Bb6");
  await drag(page.locator("label[data-spare]", { hasText: "pedra preta" }), { x: 5, y: 5 });
  await drag(desk.square("d4"), desk.square("b6")); // it takes the place
  await expect(desk.fen).toHaveValue("W:WKa1,b6:B");
});

// Fails when the page forgets what is in hand, or counts it beside what is put.
test("men that are put come from the hand, and how many are left can be said", async ({ page }) => {
  const desk = await Desk.open(page, undefined, "morris9");
  const hand = (side: string): Locator => page.getByRole("group", { name: "Na mão" }).getByRole("spinbutton", { name: side });
  await desk.tool("peça branca");
  await desk.square("a1").click();
  await expect(desk.square("a1")).toHaveAccessibleName("a1, peça branca");
  await expect(desk.fen).toHaveValue("W:Wa1:B:H8,9");
  await expect(desk.says).toContainText("23 lances possíveis");
  await hand("Pretas").fill("3");
  await hand("Pretas").press("Tab");
  await expect(desk.fen).toHaveValue("W:Wa1:B:H8,3");
  await hand("Brancas").fill("99");
  await hand("Brancas").press("Tab");
  await expect(hand("Brancas")).toHaveValue("8");
  await desk.button("Desfazer").click();
  await expect(desk.fen).toHaveValue("W:Wa1:B:H8,9");
  expect(await violations(page)).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("a finger puts pieces, drags them from the tools, over the board and off it", async ({ page }) => {
    const desk = await Desk.open(page, "W:Wc3:Bb6");
    const fingers = new Fingers(page);
    await fingers.tap(await middleOf(page.locator("label[data-spare]", { hasText: "dama branca" })));
    await fingers.tap(await middleOf(desk.square("a1")));
    await expect(desk.fen).toHaveValue("W:WKa1,c3:Bb6");
    const drag = async (from: Locator, to: Locator | Point): Promise<void> => {
      await fingers.press(await middleOf(from));
      await fingers.move("x" in to ? to : await middleOf(to));
      await fingers.lift();
    };
    await drag(desk.square("c3"), desk.square("d4"));
    await expect(desk.fen).toHaveValue("W:WKa1,d4:Bb6");
    await drag(desk.square("d4"), { x: 20, y: 20 });
    await expect(desk.fen).toHaveValue("W:WKa1:Bb6");
    await drag(page.locator("label[data-spare]", { hasText: "pedra preta" }), desk.square("h8"));
    await expect(desk.fen).toHaveValue("W:WKa1:Bb6,h8");
  });
});

test("keys alone set up a position and begin a game with it", async ({ page }) => {
  const desk = await Desk.open(page, "W:W:B");
  await desk.square("a1").focus();
  await page.keyboard.press("2");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("1");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("3");
  await expect(desk.fen).toHaveValue("W:WKa1,b2:Bd2");
  await page.keyboard.press("4");
  await expect(desk.live).toContainText("d2, dama preta");
  await page.keyboard.press("Enter"); // the hand takes it
  await expect(desk.square("d2")).toHaveAccessibleName("d2, dama preta, escolhida");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press(" ");
  await expect(desk.fen).toHaveValue("W:WKa1,b2:BKc3");
  await page.keyboard.press("Delete");
  await expect(desk.says).toContainText("as pretas ficaram sem peças");
  await page.keyboard.press("End");
  await page.keyboard.press("3");
  await expect(desk.says).toContainText("lances possíveis");
  const focused = page.locator(":focus");
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(focused).toHaveText("Neste aparelho", { timeout: 100 });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect(page.getByText("A partida começa desta posição.")).toBeVisible();
});

test("a FEN is written and read, and what is wrong with one is said", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const desk = await Desk.open(page);
  await desk.fen.fill("B:W21,22:BK4:Q7");
  await expect(desk.square("h8")).toHaveAccessibleName("h8, dama preta");
  await expect(desk.says).toContainText("O texto traz um contador: sem captura nem avanço de pedra, 7 de 40.");
  await desk.button("Copiar o texto").click();
  await expect(desk.live).toContainText("Copiado");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("B:W21,22:BK4:Q7");
  await desk.fen.fill("B:W21,c3,Kc3:BK4");
  await expect(desk.says).toContainText("Duas peças na mesma casa: Kc3.");
  await expect(desk.square("c3")).toHaveAccessibleName("c3, pedra branca, veja a explicação");
  await expect(desk.link("Com um amigo (link)")).toHaveAttribute("aria-disabled", "true");
  await desk.fen.press("Enter");
  await expect(desk.fen).toHaveValue("B:W21,c3,Kc3:BK4"); // it stays as it was written
  await desk.link("Posição inicial").click();
  await expect(desk.fen).toHaveValue(/^W:Wa1,c1,/);
  await desk.link("Esvaziar").click();
  await expect(desk.says).toContainText("O tabuleiro está vazio");
  await desk.button("Desfazer").click();
  await desk.button("Virar").click();
  await expect(desk.grid.getByRole("button").first()).toHaveAccessibleName(/^g1,/);
});

test("other rules keep what fits on their board", async ({ page }) => {
  const desk = await Desk.open(page, "W:W46,K23:B1,14", "international");
  await page.getByRole("combobox", { name: "Regras" }).selectOption({ label: "Damas italianas" });
  await desk.button("Mostrar").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("#name")).toHaveText("Damas italianas");
  await expect(desk.says).toContainText("2 peças ficaram de fora");
  await desk.tool("pedra branca");
  await desk.square("32").click();
  await expect(page).toHaveURL(/rules=italian$/);
});

test("while the server cannot be asked the board stays, and says so", async ({ page }) => {
  const desk = await Desk.open(page, "W:Wc3:Bb6");
  await page.route("**/posicao.json*", route => route.abort());
  await desk.square("c3").focus();
  await page.keyboard.press("2");
  await expect(desk.says).toContainText("O servidor não respondeu");
  await expect(desk.square("c3")).toHaveAccessibleName("c3, dama branca");
});

/** Beto gives up, and both want the next game: each is there when it begins. */
async function next(ana: Table, beto: Table): Promise<readonly [Table, Table]> {
  const first = ana.page.url();
  await arm(beto.page, "Desistir", "Confirmar", beto.situation.getByText("Você perdeu"));
  const again = (page: Page): Locator => page.getByRole("button", { name: /^(Revanche|Próxima partida)$/ });
  await until(() => again(ana.page).click(), () => expect(ana.page.locator("#wish")).toContainText("Convite enviado", { timeout: 500 }));
  await until(async () => {
    if (beto.page.url() === first) await again(beto.page).click({ timeout: 500 });
  }, () => expect(beto.page).not.toHaveURL(first, { timeout: 2000 }));
  await expect(ana.page).toHaveURL(beto.page.url());
  const both = [new Table(ana.page), new Table(beto.page)] as const;
  for (const table of both) await table.ready();
  return both;
}

// Case 87, from the page where a position is set up to the rematch. Fails when State.Next (room/rematch.go) takes the rules' own start.
test("case 87: a game from a position that was set up, and a rematch from it", async ({ page, browser, baseURL }) => {
  const desk = await Desk.open(page, "W:W31,K15:B13", "international");
  await desk.tool("pedra preta");
  await desk.square("14").click();
  await page.locator("#turn label", { hasText: "Pretas" }).click();
  await expect(desk.fen).toHaveValue("B:WK15,31:B13,14");
  await expect(desk.says).toContainText("Vez das pretas");
  await desk.link("Com um amigo (link)").click();
  await page.locator("label", { hasText: "Brancas" }).last().click();
  await page.getByRole("textbox", { name: "Seu nome" }).fill("Ana");
  await page.getByRole("button", { name: "Jogar", exact: true }).click();
  const opened = new Table(page);
  await opened.ready();
  const { ana, beto } = await joined(opened, browser, baseURL);
  expect(ana.state).toMatchObject({ fen: "B:WK15,31:B13,14", turn: "black", you: ["white"] });
  await beto.tap(...beto.taps(beto.state.moves[0] ?? { text: "", short: "", routes: [], taken: [] }));
  await expect(ana.plies).toHaveCount(1);
  const [again, other] = await next(ana, beto);
  expect(again.state).toMatchObject({ fen: "B:WK15,31:B13,14", turn: "black", you: ["black"] });
  expect(other.state).toMatchObject({ fen: "B:WK15,31:B13,14", turn: "black", you: ["white"] });
  await beto.page.context().close();
});

test("a micro-match: two games with one drawn opening, the colours changed", async ({ page, browser, baseURL }) => {
  const { ana, beto } = await two(page, browser, baseURL, { opening: "Sorteada" });
  const opening = (table: Table): Promise<string | null> => table.page.locator("#abertura").textContent();
  const [drawn, start] = [await opening(ana), ana.state.fen];
  expect(drawn).toMatch(/^[a-h][1-8][-x][a-h][1-8]( [a-h][1-8][-x][a-h][1-8]){2}$/);
  expect(await opening(beto)).toBe(drawn);
  expect(ana.state).toMatchObject({ turn: "black", you: ["white"], match: { game: 1, of: 2 } });
  await expect(page.locator("#placar")).toHaveText("Ana 0 – 0 Beto, partida 1 de 2");
  const [again, other] = await next(ana, beto);
  expect(again.state).toMatchObject({ fen: start, turn: "black", you: ["black"], match: { game: 2, of: 2 } });
  expect(other.state).toMatchObject({ fen: start, you: ["white"] });
  expect(await opening(again)).toBe(drawn);
  await expect(page.locator("#placar")).toHaveText("Ana 1 – 0 Beto, partida 2 de 2");
  await arm(page, "Desistir", "Confirmar", again.situation.getByText("Você perdeu"));
  await expect(page.locator("#score")).toHaveText(/Ana.*1 – 1.*Beto.*Disputa empatada/);
  await other.page.context().close();
});

test("against the computer, too, a drawn opening is played twice", async ({ page }) => {
  const table = await openRoom(page, { opponent: "Contra o computador", colour: "Brancas", level: "Primeiros passos", opening: "Sorteada" });
  const first = page.url();
  const [drawn, start] = [await page.locator("#abertura").textContent(), table.state.match];
  expect(start).toMatchObject({ game: 1, of: 2 });
  await arm(page, "Desistir", "Confirmar", table.situation.getByText("Você perdeu"));
  await until(async () => {
    if (page.url() === first) await page.getByRole("button", { name: "Próxima partida" }).click({ timeout: 500 });
  }, () => expect(page).not.toHaveURL(first, { timeout: 2000 }));
  const again = new Table(page);
  await again.ready();
  expect(again.state).toMatchObject({ you: ["black"], match: { game: 2, of: 2 } });
  await expect(page.locator("#abertura")).toHaveText(drawn ?? "");
});

test("an opening is offered where there are ballots, and remembered", async ({ page }) => {
  await page.goto("/");
  const damas = card(page);
  const choice = damas.getByRole("group", { name: /^Abertura/ });
  await damas.locator(".more summary").click();
  await choice.getByText("Sorteada", { exact: true }).click();
  await expect(damas.locator(".more summary")).toContainText("abertura sorteada");
  await damas.locator(".pick summary").click();
  await page.locator("label.rl", { has: page.getByText("Damas internacionais", { exact: true }) }).click();
  await expect(choice).toBeHidden();
  await expect(damas.locator(".more summary").getByText("abertura sorteada")).toBeHidden();
  await damas.locator(".pick summary").click();
  await page.locator("label.rl", { has: page.getByText("Damas russas", { exact: true }) }).click();
  await damas.getByText("Neste aparelho").click();
  await begins(page).click();
  await expect(page.locator("#abertura")).toBeAttached();
  await page.goto("/");
  await expect(damas.locator(".more summary")).toContainText("abertura sorteada");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page shows a FEN, says what it is, and leads to a game from it", async ({ page }) => {
    const desk = await Desk.open(page, "W:Wb8:Bb6");
    await expect(desk.square("b8")).toHaveAccessibleName("b8, pedra branca, veja a explicação");
    await desk.fen.fill("B:WKa1:Bb6,Kf8");
    await desk.button("Mostrar").click();
    await expect(desk.square("f8")).toHaveAccessibleName("f8, dama preta");
    await expect(desk.says).toContainText("Vez das pretas");
    await desk.link("Neste aparelho").click();
    await page.getByRole("button", { name: "Jogar", exact: true }).click();
    await expect(page.getByRole("grid").getByRole("button", { name: "f8, dama preta" })).toBeVisible();
    await page.getByRole("link", { name: "Editar a posição" }).click();
    await expect(desk.fen).toHaveValue("B:WKa1:Bb6,Kf8");
  });
});
