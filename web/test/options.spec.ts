// What may be played, in words: the dialogue, by mouse and by keys, for each game.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { openRoom } from "./table";
import { two } from "./two";
import { violations } from "./violations";

const dialog = (page: Page): Locator => page.getByRole("dialog", { name: "O que posso jogar?" });

test("damas by keys alone: the captures by the pieces that make them, and one is played", async ({ page }) => {
  const table = await openRoom(page, { fen: "W:WKh8,a3,b2,d2,f2,c3,e3:Ba7,e7,d6,f6,h6,d4,Kg1" });
  const tool = page.getByRole("button", { name: "Possíveis", exact: true });
  await tool.press("Enter");
  await expect(dialog(page).getByRole("paragraph").first()).toHaveText("Brancas capturam: c3 ou h8");
  await expect(dialog(page).getByRole("heading", { level: 3 })).toHaveText(["c3, pedra branca", "h8, dama branca"]);
  await expect(dialog(page).getByRole("listitem")).toHaveText([
    "c3 captura d4 e d6, termina em c7", "c3 captura d4 e f6, termina em g7", 
    "h8 captura f6 e d6, termina em c7", "h8 captura f6 e d6, termina em b8",
  ]);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(tool).toBeFocused();
  await page.keyboard.press("m");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeHidden();
  await table.played("c3xg7", 1);
  await expect(tool).toBeFocused();
  await expect(table.live).toContainText("Brancas: c3 captura d4 e f6, termina em g7");
});

test("from an explanation, in the past, and as the game goes on", async ({ page, browser, baseURL }) => {
  const { ana, beto } = await two(page, browser, baseURL, { fen: "W:Wc3,h2:Bd4,h8,a7" });
  await ana.tap("h2");
  await ana.explanation.getByRole("button", { name: "O que posso jogar?" }).click();
  await expect(dialog(page).getByRole("listitem")).toHaveText(["c3 captura d4, termina em e5"]);
  await beto.page.keyboard.press("m");
  await expect(dialog(beto.page).getByRole("paragraph").first()).toHaveText("Ana joga");
  await expect(dialog(beto.page).getByRole("listitem")).toHaveCount(0);
  await dialog(page).getByRole("listitem").getByRole("button").click();
  await ana.played("c3xe5", 1);
  await expect(dialog(beto.page).getByRole("listitem")).toHaveText(["a7 vai para b6", "h8 vai para g7"]);
  await beto.page.keyboard.press("Escape");
  await beto.page.keyboard.press("ArrowLeft");
  await expect(beto.situation).toContainText("Posição inicial");
  await beto.page.keyboard.press("m");
  await dialog(beto.page).getByRole("button", { name: "h8 vai para g7" }).click();
  await beto.played("h8-g7", 2);
  await beto.page.context().close();
});

test("Reversi and Trilha: where one may put, what turns, and every man that may be taken", async ({ page }) => {
  const reversi = await openRoom(page, { rules: "Reversi" });
  await page.keyboard.press("m");
  await expect(dialog(page).getByRole("listitem")).toHaveText(["d3, vira d4", "c4, vira d4", "f5, vira e5", "e6, vira e5"]);
  await dialog(page).getByRole("button", { name: "c4, vira d4" }).click();
  await reversi.played("c4", 1);
  const trilha = await openRoom(page, { rules: "Trilha", fen: "W:Wa1,d2,g1,f4:Ba7,b6,d6,g4:H0,1" });
  await page.keyboard.press("m");
  await expect(dialog(page).getByRole("listitem").filter({ hasText: "moinho" })).toHaveText(
    ["g4", "b6", "d6", "a7"].map(sq => `d2 vai para d1, fecha um moinho, tira ${sq}`));
  await dialog(page).getByRole("button", { name: "tira a7" }).click();
  await trilha.played("d2-d1xa7", 1);
});

test("a refusal leads to its rule in the guide, and shows its figure on demand", async ({ page }) => {
  const table = await openRoom(page, { fen: "W:Wb4,f4,g5,Kc3:Bh8" });
  await table.tap("b4", "a3");
  const rule = table.explanation.getByRole("link", { name: "Ver a regra" });
  const answer = await page.request.get(await rule.getAttribute("href") ?? "", { maxRedirects: 0 });
  expect(answer.headers()["location"]).toMatch(/^\/pt\/guia\/damas-brasileiras#\w+/);
  const button = table.explanation.getByRole("button", { name: "Ver figura" });
  await expect(table.explanation.getByRole("figure")).toBeHidden();
  await button.press("Enter");
  await expect(table.explanation.getByRole("img", { name: /c3/ })).toBeVisible();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  expect(await violations(page)).toEqual([]);
  await button.press("Enter");
  await expect(table.explanation.getByRole("figure")).toBeHidden();
  await page.keyboard.press("Escape");
  await table.page.getByRole("textbox", { name: "Lance por escrito" }).fill("xyz");
  await page.keyboard.press("Enter");
  await expect(table.explanation).toContainText("não parece um lance");
});
