// What moves do, in words: on request, for who has no second person at the table.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { enter, go } from "./keys";
import { openRoom } from "./table";
import { two } from "./two";
import { violations } from "./violations";

const hints = (page: Page): Locator => page.getByRole("region", { name: "O que cada lance faz" });
const tool = (page: Page): Locator => page.getByRole("button", { name: "Dicas" });

// c3-d4 loses a man that b2 takes back; c3-b4 does nothing.
const damas = "W:Wa1,b2,c3,g3,h2:Be5,a7,b8,h8";

test("damas by keys alone: a piece, where it may go, and what is heard once", async ({ page }) => {
  const table = await openRoom(page, { opponent: "Contra o computador", colour: "Brancas", fen: damas });
  await expect(hints(page)).toBeHidden();
  await tool(page).press("Enter");
  await expect(hints(page)).toHaveText("Escolha uma peça: aqui aparece o que cada lance faz.");
  await enter(page, table);
  await go(page, table, "c3");
  await page.keyboard.press("Enter");
  await expect(hints(page).getByRole("listitem")).toHaveText([/^d4 depois as pretas podem capturar uma peça; se capturarem, você captura uma de volta$/, "b4 nada de especial"]);
  await go(page, table, "d4");
  await expect(hints(page).getByRole("listitem")).toHaveText([/^d4 depois/]);
  await expect(table.live.locator("span", { hasText: "depois as pretas podem capturar uma peça; se capturarem" })).toHaveCount(1);
  await page.keyboard.press("l");
  await expect(page.getByRole("dialog").getByRole("listitem").filter({ hasText: /^c3-d4 depois as pretas podem capturar/ })).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect.poll(() => table.state.line.length).toBeGreaterThan(0);
  await tool(page).press("Enter");
  await expect(hints(page)).toBeHidden();
});

test("Reversi: the square that is looked at, and the corner that it gives", async ({ page }) => {
  const table = await openRoom(page, { rules: "Reversi", fen: "-XO------XO---------------OX-------XO--------------------------- X" });
  await tool(page).click();
  await expect(hints(page).getByRole("listitem").first()).toContainText(/dá o canto a1 às brancas; vira um disco/);
  await table.square("d3").focus();
  await expect(hints(page).getByRole("listitem")).toHaveText(["d3 dá o canto a1 às brancas; vira um disco"]);
  await expect(table.square("a1")).toHaveAccessibleName("a1, vazia, veja a explicação");
  await table.square("d1").focus();
  await expect(hints(page).getByRole("listitem")).toHaveText(["d1 vira um disco"]);
  await expect(table.square("a1")).toHaveAccessibleName("a1, vazia");
  await page.keyboard.press("z"); // the board alone: no words, and no marks without them
  await expect(hints(page)).toBeHidden();
  await table.square("d3").focus();
  await expect(table.square("a1")).toHaveAccessibleName("a1, vazia");
  await page.keyboard.press("z");
  await expect(hints(page)).toContainText("dá o canto a1 às brancas; vira um disco");
  expect(await violations(page)).toEqual([]);
});

test("Trilha: putting a man, the mill that it closes, and the man that is taken", async ({ page }) => {
  const table = await openRoom(page, { rules: "Trilha", fen: "W:Wa1,d1:Ba7,d7,e4:H7,6" });
  await tool(page).click();
  await expect(hints(page).getByRole("listitem")).toHaveText([
    "g1 fecha um moinho e tira uma peça", // with e4 it leaves them a mill
    "d2 depois as pretas podem fechar um moinho em g7; prepara um moinho em d3",
    "d3 depois as pretas podem fechar um moinho em g7; prepara um moinho em d2",
    "g7 impede um moinho das pretas",
    "os outros lances: depois as pretas podem fechar um moinho em g7",
  ]);
  await table.square("g1").focus();
  await expect(table.live).toContainText("fecha um moinho e tira uma peça");
  await table.square("g7").hover();
  await expect(hints(page).getByRole("listitem")).toHaveText(["g7 impede um moinho das pretas"]);
  await expect(table.square("d7")).toHaveAccessibleName(/veja a explicação/);
  await table.tap("g1");
  await table.square("e4").focus();
  await expect(hints(page).getByRole("listitem")).toHaveText(["e4 fecha um moinho e tira uma peça; depois as pretas podem fechar um moinho em g7"]);
  await table.square("a7").focus();
  await expect(hints(page).getByRole("listitem")).toHaveText(["a7 fecha um moinho e tira uma peça"]);
});

test("what was chosen is there from the first line of the next page, in each language", async ({ page }) => {
  await openRoom(page, { fen: damas });
  await tool(page).click();
  for (const [lang, words] of [
    ["es", "d4 después las negras pueden capturar una pieza; si capturan, tú capturas una"],
    ["en", "d4 then Black can capture one piece; if they do, you capture one back"],
    ["pt-BR", "d4 depois as pretas podem capturar uma peça; se capturarem, você captura uma de volta"],
  ] as const) {
    await page.request.post("/lingua", { form: { lang } });
    const html = /<html[^>]*>/.exec(await (await page.request.get(page.url())).text())?.[0];
    expect(html).toMatch(new RegExp(`lang="${lang}".* data-hints="on"`));
    await page.reload();
    await page.getByRole("grid").getByRole("button", { name: /^c3,/ }).focus();
    await expect(page.locator("#hints li").first()).toHaveText(words);
  }
});

test("between two people there are none", async ({ page, browser, baseURL }) => {
  const { ana, beto } = await two(page, browser, baseURL);
  for (const { page: theirs } of [ana, beto]) {
    await expect(theirs.getByRole("button", { name: "Virar" })).toBeVisible();
    await expect(tool(theirs)).toHaveCount(0);
  }
  const answer = await page.evaluate(() => new Promise(answered => {
    const socket = new WebSocket(`${location.href.replace(/^http/, "ws")}/ws`);
    socket.onopen = () => socket.send('{"t":"advise","v":2}');
    socket.onmessage = ({ data }) => { if (String(data).includes('"re":"advise"')) answered(JSON.parse(String(data))); };
  }));
  expect(answer).toMatchObject({ t: "refused", re: "advise", code: "no-hints" });
  await beto.page.context().close();
});
