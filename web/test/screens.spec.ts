// Pictures for people to look at, in test/shots, and what must be true of every one of them.
import { expect, test, type Page } from "@playwright/test";
import { arm, until } from "./arm";
import { shift } from "./shift";
import { begins, card, openRoom, Table } from "./table";
import { play, two } from "./two";

const capture = { fen: "W:WKh8,a3,b2,d2,f2,c3,e3:Ba7,e7,d6,f6,h6,d4,Kg1" };
const discs = {
  middle: "----------X-----XX------XOOOOO--XOOOOO----OOOXXX--XOX-----XXXX-- X",
  last: "XXOOOOOOXXXXXXO-XOXOXXOXXXOXXXOOXXOOXXOOOXOOXXOOOOXXOOOOOOXXOOOO O",
};
const men = {
  placing: "W:Wd6,d7,f4,b2,g1:Ba7,a4,a1,f6,c4,e3:H3,3",
  flying: "W:Wd1,g7,b4:Ba7,d5,e5,f4,c3,d2",
  last: "W:Wd1,g1,f2,d3,e3,f4,e5:Ba1,c4,e4",
};
const sizes = [[320, 640], [360, 740], [640, 400], [820, 1180], [1280, 800]].map(([width = 0, height = 0]) => ({ width, height }));

/** Somebody else's page in the same looks. */
const dress = (page: Page, colorScheme: "light" | "dark"): Promise<void> => page.emulateMedia({ colorScheme });

async function shoot(page: Page, name: string): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(sideways, "the page scrolls sideways").toBe(0);
  await page.screenshot({ path: `test/shots/${name}.png`, fullPage: true, animations: "disabled" });
}

for (const viewport of sizes) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${viewport.width} px, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });
      const name = (page: string): string => `${page}-${viewport.width}-${colorScheme}`;

      test("start page", async ({ page }) => {
        await page.goto("/");
        await expect(begins(page)).toBeVisible();
        await shoot(page, name("home"));
      });

      test("start page with its other choices and a game in play", async ({ page }) => {
        await openRoom(page, { opponent: "Com um amigo (link)", clock: "5 + 3" });
        await expect(page.locator("#invite")).toBeVisible();
        await shoot(page, name("invite"));
        await page.goto("/");
        await card(page).locator(".more summary").click();
        await shoot(page, name("home-choices"));
        await page.getByRole("link", { name: /contra|à espera/ }).click();
        await page.goto(`${page.url()}/links`);
        await shoot(page, name("links"));
      });

      test("the guide", async ({ page }) => {
        await page.goto("/pt/guia");
        await shoot(page, name("guide"));
        await page.goto("/pt/guia/damas-brasileiras");
        const task = page.getByRole("article", { name: "Capturar para trás", exact: true }).locator("details.try").first();
        await task.getByText("Tente você").click();
        await expect(task.getByRole("grid")).toBeVisible();
        await shoot(page, name("guide-rules"));
        await page.goto("/pt/guia/comparar?a=brazilian&b=turkish");
        await shoot(page, name("guide-compare"));
        await page.goto("/pt/guia/primeira-partida/trilha?passo=2");
        await expect(page.getByRole("grid")).toBeVisible();
        await shoot(page, name("guide-lesson"));
      });

      test("setting up a position", async ({ page }) => {
        await page.goto("/posicao?rules=brazilian&fen=W:WKh8,b8,c3:Bc1,b6");
        await page.locator("label[data-spare]").nth(1).click();
        await page.getByRole("button", { name: /^e3,/ }).click();
        await expect(page.locator("#says")).toContainText("lances possíveis");
        await shoot(page, name("position"));
        await page.goto("/?rules=brazilian&fen=W:WKh8,c3:Bb6");
        await shoot(page, name("home-position"));
      });

      test("game page", async ({ page }) => {
        const table = await openRoom(page, capture);
        await table.tap("c3", "e5", "e3");
        await expect(table.explanation).toBeVisible();
        await table.grid.scrollIntoViewIfNeeded();
        await expect(table.grid).toBeInViewport({ ratio: 1 });
        await shoot(page, name("game"));
        await table.tap("g7");
        await table.played("c3xg7", 1);
        await shoot(page, name("game-last-move"));
        const about = page.getByRole("button", { name: "Sobre a partida" });
        if (await about.isVisible()) await about.click();
        await shoot(page, name("about"));
      });

      if (viewport.width !== 360 && viewport.width !== 1280) return; // the boards' shapes are seen in these

      for (const board of ["calcada", "contraste"]) {
        test(`game page on ${board}`, async ({ page, context, baseURL }) => {
          await context.addCookies([{ name: "board", value: board, url: baseURL ?? "" }]);
          const table = await openRoom(page, capture);
          await table.tap("c3", "e5", "e3");
          await expect(table.explanation).toBeVisible();
          await shoot(page, name(`game-${board}`));
          await table.tap("g7");
          await table.played("c3xg7", 1);
          await shoot(page, name(`game-last-move-${board}`));
        });
      }

      test("dialogues, clocks, looking back, alone, and a move to confirm", async ({ page }) => {
        const table = await openRoom(page, { clock: "5 + 3", takebacks: true, name: "Ana", name2: "Bia" });
        for (const [i, move] of ["c3-d4", "b6-a5", "d4-c5", "d6xb4"].entries()) {
          await table.tap(move.slice(0, 2), move.slice(3));
          await table.played(move, i + 1);
        }
        await shoot(page, name("clocks"));
        for (const [button, file] of [["Ajustes", "settings"], ["Lista", "lists"]] as const) {
          await page.getByRole("button", { name: button }).click();
          await page.screenshot({ path: `test/shots/${name(file)}.png` });
          await page.keyboard.press("Escape");
        }
        await page.getByRole("button", { name: "Lance anterior" }).click();
        await shoot(page, name("looking-back"));
        await page.getByRole("button", { name: "Posição atual" }).click();
        await page.evaluate(() => localStorage.setItem("tabuleiro.confirm", "on"));
        await page.reload();
        await table.ready();
        await table.tap("a3", "c5");
        await shoot(page, name("confirm"));
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: "Foco" }).click();
        await shoot(page, name("zen"));
      });

      test("what passes between two", async ({ page, browser, baseURL }) => {
        const ana = await openRoom(page, { opponent: "Com um amigo (link)", colour: "Brancas", name: "Ana", games: "2 partidas", fen: "W:Wc3,h2:Bd4" });
        const link = await page.locator("#invite").getByRole("textbox", { name: "Endereço" }).inputValue();
        const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce", locale: "pt-BR", ...(baseURL !== undefined && { baseURL }) });
        const bob = new Table(await context.newPage());
        await bob.page.goto(link);
        await shoot(bob.page, name("invited"));
        await bob.page.getByRole("button", { name: "Sentar e jogar" }).click();
        await bob.ready();
        await expect(page.locator("#invite")).toBeHidden();
        await arm(page, "Empate", "Oferecer?", page.getByRole("button", { name: "Oferecido" }));
        await expect(bob.page.getByRole("button", { name: "Aceitar" })).toBeVisible();
        await shoot(bob.page, name("offer"));
        await ana.tap("c3", "e5");
        await expect(ana.situation).toContainText("Você ganhou");
        await shoot(page, name("won"));
        await until(() => page.getByRole("button", { name: "Próxima partida" }).click(), () => expect(page.locator("#wish")).toContainText("Convite enviado", { timeout: 500 }));
        await expect(bob.page.getByRole("button", { name: "Recusar" })).toBeVisible();
        await shoot(bob.page, name("asked"));
        await bob.page.goto(`${link}x`);
        await shoot(bob.page, name("dead-link"));
        await bob.page.goto("/nowhere");
        await shoot(bob.page, name("error"));
        await context.close();
      });

      test("requests, phrases and time", async ({ page, browser, baseURL }) => {
        const both = await two(page, browser, baseURL, { clock: "5 + 3", takebacks: true, rules: "Damas brasileiras, torneio", fen: "W:WKc1,a1:BKf8,h8" });
        const { ana, beto } = both;
        await dress(beto.page, colorScheme);
        await expect(page.getByRole("timer", { name: /^Ana/ })).toContainText("1º lance");
        await shoot(page, name("first-move"));
        await play(both, "c1-d2", "f8-e7");
        await arm(page, "Repetiu", "Pedir?", ana.situation.getByText("o pedido foi anotado"));
        await shoot(page, name("claim-noted"));
        await page.getByRole("button", { name: "Voltar", exact: true }).click();
        await expect(beto.page.getByRole("region", { name: "Voltar", exact: true })).toBeVisible();
        await arm(page, "Empate", "Oferecer?", beto.situation.getByText("Ana oferece empate"));
        await shoot(beto.page, name("offers"));
        await shoot(page, name("offers-sent"));
        await page.keyboard.press("c");
        await page.getByRole("button", { name: "Boa sorte!" }).click();
        await expect(beto.page.getByText("Ana: Boa sorte!").first()).toBeVisible();
        await beto.page.keyboard.press("c");
        await expect(beto.page.getByRole("dialog", { name: "Conversa" })).toBeVisible();
        await beto.page.screenshot({ path: `test/shots/${name("phrases")}.png` });
        await beto.page.keyboard.press("Escape");
        await page.goto("about:blank");
        await expect(beto.page.getByText(/\d:\d\d · Ana ausente/)).toBeVisible();
        await shoot(beto.page, name("gone"));
        await beto.page.context().close();
      });

      test("touched pieces", async ({ page, browser, baseURL }) => {
        const { ana, beto } = await two(page, browser, baseURL, { touch: "obriga, sem penalidade" });
        await dress(beto.page, colorScheme);
        await arm(page, "Empate", "Oferecer?", beto.situation.getByText("Ana oferece empate"));
        await ana.tap("c3", "e3");
        await expect(beto.situation).toContainText("Diga qual joga: c3 ou e3");
        await shoot(beto.page, name("touched-and-offer"));
        await shoot(page, name("touched"));
        await beto.page.context().close();
      });

      test("conditional moves", async ({ page, browser, baseURL }) => {
        const { beto } = await two(page, browser, baseURL, { span: "259200m" });
        await dress(beto.page, colorScheme);
        const lines = beto.page.getByRole("region", { name: "Lances condicionais" });
        for (const line of [["c3", "b4", "d6", "e5"], ["c3", "d4", "b6", "a5"]]) {
          await lines.getByRole("button", { name: "Preparar uma linha" }).click();
          await beto.tap(...line);
          await expect(beto.situation).toContainText("Linha:");
          if (line[1] === "d4") await shoot(beto.page, name("plan-building"));
          await lines.getByRole("button", { name: "Guardar", exact: true }).click();
          await expect(beto.situation).toContainText("Lances condicionais guardados");
        }
        await shoot(beto.page, name("plan"));
        await beto.page.context().close();
      });

      for (const rules of ["Damas canadenses", "Damas internacionais", "Damas portuguesas", "Damas turcas"]) {
        test(rules, async ({ page }) => {
          const table = await openRoom(page, { rules });
          await expect(table.grid).toBeInViewport({ ratio: 1 });
          expect(await shift(page), "the page moved while it loaded").toBe(0);
          await shoot(page, name(rules.replace("Damas ", "")));
        });
      }

      test("Reversi", async ({ page }) => {
        let table = await openRoom(page, { rules: "Reversi", opponent: "Contra o computador", level: "Primeiros passos", colour: "Pretas" });
        expect(await shift(page), "the page moved while it loaded").toBe(0);
        await shoot(page, name("reversi"));
        table = await openRoom(page, { rules: "Reversi", fen: discs.middle });
        await table.tap("f3");
        await table.played("f3", 1);
        await page.mouse.move(0, 0); // a mouse on the board is where one looks
        await table.square("g4").focus();
        await shoot(page, name("reversi-preview"));
        await table.tap("a1");
        await expect(table.explanation).toBeVisible();
        await shoot(page, name("reversi-refused"));
        table = await openRoom(page, { rules: "Reversi", fen: discs.last, opponent: "Contra o computador", colour: "Brancas", clock: "5 + 3" });
        await table.tap("h2");
        await expect(table.situation).toContainText("Placar");
        await shoot(page, name("reversi-end"));
        await page.getByRole("button", { name: "Lista" }).click();
        await page.screenshot({ path: `test/shots/${name("reversi-lists")}.png` });
        await openRoom(page, { rules: "Reversi 10 × 10" });
        await shoot(page, name("reversi-10"));
        await page.goto(`/posicao?${new URLSearchParams({ rules: "reversi", fen: discs.middle }).toString()}`);
        await expect(page.locator("#says")).toContainText("lances possíveis");
        await shoot(page, name("reversi-position"));
      });

      test("Trilha", async ({ page }) => {
        let table = await openRoom(page, { rules: "Trilha", opponent: "Contra o computador", level: "Primeiros passos", colour: "Brancas" });
        expect(await shift(page), "the page moved while it loaded").toBe(0);
        await shoot(page, name("trilha"));
        table = await openRoom(page, { rules: "Trilha", fen: men.placing });
        await table.tap("d5");
        await expect(table.situation).toContainText("Moinho!");
        await shoot(page, name("trilha-mill"));
        await table.tap("a4");
        await expect(table.explanation).toBeVisible();
        await shoot(page, name("trilha-refused"));
        await table.tap("c4");
        await table.played("d5xc4", 1);
        await shoot(page, name("trilha-taken"));
        table = await openRoom(page, { rules: "Trilha", fen: men.flying });
        await table.tap("d1");
        await shoot(page, name("trilha-flying"));
        table = await openRoom(page, { rules: "Trilha", fen: men.last, opponent: "Contra o computador", colour: "Brancas", clock: "5 + 3" });
        await table.tap("f2", "d2", "a1");
        await expect(table.situation).toContainText("Você ganhou");
        await shoot(page, name("trilha-end"));
        await openRoom(page, { rules: "Trilha de doze" });
        await shoot(page, name("trilha-12"));
        await openRoom(page, { rules: "Trilha de três" });
        await shoot(page, name("trilha-3"));
        await page.goto(`/posicao?${new URLSearchParams({ rules: "morris9", fen: men.placing }).toString()}`);
        await expect(page.locator("#says")).toContainText("lances possíveis");
        await shoot(page, name("trilha-position"));
      });

      test("hints", async ({ page }) => {
        const hints = page.getByRole("region", { name: "O que cada lance faz" });
        let table = await openRoom(page, { opponent: "Contra o computador", colour: "Brancas", fen: "W:Wa1,b2,c3,g3,h2:Be5,a7,b8,h8" });
        await page.getByRole("button", { name: "Dicas" }).click();
        await expect(hints).toContainText("Escolha uma peça");
        await shoot(page, name("hints"));
        await table.tap("c3");
        await expect(hints).toContainText("b4 nada de especial");
        await shoot(page, name("hints-chosen"));
        table = await openRoom(page, { rules: "Reversi", fen: "-OX------XO---------------OX-------XO--------------------------- X" });
        await expect(hints).toContainText("a1 toma um canto");
        await shoot(page, name("hints-reversi"));
        await table.square("a1").focus();
        await shoot(page, name("hints-corner"));
        table = await openRoom(page, { rules: "Trilha", fen: "W:Wa1,d1,g1,b2:Ba7,b6,d5,f6,g7:H0,0" });
        await table.tap("d1");
        await expect(hints).toContainText("abre o seu moinho");
        await shoot(page, name("hints-trilha"));
        await page.getByRole("button", { name: "Lista" }).click();
        await expect(page.getByRole("dialog")).toContainText("O que cada lance faz");
        await shoot(page, name("hints-list"));
      });

      test("why not, and what else", async ({ page }) => {
        const table = await openRoom(page, { fen: "W:Wb4,f4,g5,Kc3:Bh8" });
        await table.tap("b4", "a3");
        await table.explanation.getByRole("button", { name: "Ver figura" }).click();
        await expect(table.explanation.getByRole("img")).toBeVisible();
        await shoot(page, name("why-figure"));
        await page.keyboard.press("m");
        await page.screenshot({ path: `test/shots/${name("options")}.png` });
      });

      test("end", async ({ page }) => {
        const table = await openRoom(page, { fen: "W:Wc3,h2:Bd4" });
        await table.tap("c3", "e5");
        await expect(table.situation).toContainText("as pretas ficaram sem peças.");
        await shoot(page, name("end"));
      });
    });
  }
}
