// Games that are brought in files: read, listed, replayed and downloaded, without a word of theirs becoming markup.
import { expect, test, type Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { violations } from "./violations";

const evil = "<img src=x onerror=alert(1)><script>alert(2)</script>";
const games = `[Event "${evil}"]
[White "Ana ${evil}"]
[Black "Beto"]
[Ruleset "brazilian"]

1. c3-d4 {bom ${evil}} b6-a5 (1... f6-e5 {erro} 2. d4xf6) 2. d4-e5 2-0
`;
const bad = `[White "Caio"]
[Black "Duda"]
[Ruleset "brazilian"]

1. c3-d4 d6-d2 *
`;

// What every page of imports keeps to: nothing of a file ran, axe finds nothing, and nothing is wider than the page.
async function sound(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
  expect(await page.locator("main img, main script").count()).toBe(0);
}

test("games that are pasted are listed, replayed with their variations and comments, and downloaded", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  page.on("dialog", () => { throw new Error("a script of the file ran"); });
  await page.goto("/");
  await page.getByRole("link", { name: "Importar partidas" }).click();
  await sound(page);
  await page.getByLabel("Ou cole as partidas aqui").fill(games);
  await page.getByRole("button", { name: "Ler as partidas" }).click();
  await expect(page.getByText("1 partida. Tudo foi lido sem problemas.")).toBeVisible();
  await sound(page);
  await page.getByRole("link", { name: /^Ana .* contra Beto$/ }).click();
  await expect(page.getByRole("img", { name: /^Brancas: pedras em a1, .*Brancas jogam/ })).toBeVisible();
  const steps = page.getByRole("navigation", { name: "Percorrer a partida" });
  await steps.getByRole("link", { name: "Próximo" }).click();
  await expect(page.locator("#lance")).toHaveText(`1. c3-d4 bom ${evil}`);
  await page.getByRole("link", { name: "1... f6-e5" }).click();
  await expect(page.locator("#lance")).toHaveText("1... f6-e5 erro");
  await steps.getByRole("link", { name: "Fim" }).click();
  await expect(page.locator("#lance")).toHaveText("2. d4xf6");
  await sound(page);
  for (const [key, move] of [["Home", "Posição inicial"], ["ArrowRight", /^1\. c3-d4/], ["End", /^2\. d4-e5/], ["ArrowLeft", /^1\.\.\. b6-a5/]] as const) {
    await page.keyboard.press(key);
    await expect(page.locator("#lance")).toHaveText(move);
    await expect(page.getByRole("img", { name: /^Brancas:/ })).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByLabel("Endereço")).toHaveValue(page.url().replace(/#.*/, ""));
  await page.getByRole("button", { name: "Copiar" }).click();
  await expect(page.getByRole("button", { name: "Copiado" })).toBeFocused();
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("#lance")).toHaveText(/^1\.\.\. b6-a5/);
  await expect(page.getByRole("heading", { name: "Link to this game" })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "PDN" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  expect(text).toContain("1. c3-d4 {bom");
  expect(text).toContain("(1... f6-e5 {erro} 2. d4xf6)");
});

test("a file is read though one of its games is bad, and says why; one that is dropped is read at once", async ({ page }) => {
  await page.goto("/importar");
  const file = { name: "copa.pdn", mimeType: "text/plain", buffer: Buffer.from(games + bad) };
  await page.getByLabel("Arquivo, até 5 MB").setInputFiles(file);
  await page.getByRole("button", { name: "Ler as partidas" }).click();
  await expect(page.getByRole("heading", { name: "copa.pdn" })).toBeVisible();
  await expect(page.getByText("“d6-d2” não é um lance permitido; a partida foi lida até ali.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Caio contra Duda" })).toBeVisible();

  await page.goto("/importar");
  const dropped = await page.evaluateHandle((text: string) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "solto.pdn"));
    return data;
  }, bad);
  await page.dispatchEvent("body", "drop", { dataTransfer: dropped });
  await expect(page.getByRole("heading", { name: "solto.pdn" })).toBeVisible();
  await page.getByRole("link", { name: "Partidas importadas" }).click();
  await expect(page.getByRole("link", { name: /^(copa|solto)\.pdn$/ })).toHaveText(["solto.pdn", "copa.pdn"]);
  await sound(page);
});
