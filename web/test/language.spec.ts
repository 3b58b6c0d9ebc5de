import { expect, test, type Page } from "@playwright/test";
import { somebody } from "./somebody";
import { openRoom } from "./table";

const languages = [
  { locale: "pt-PT", lang: "pt-BR", play: "Jogar", other: "English" },
  { locale: "es-MX", lang: "es", play: "Jugar", other: "Português" },
  { locale: "en-GB", lang: "en", play: "Play", other: "Español" },
];

/** What the switch in the foot calls a language, and what its pages say. */
const called = (name: string): (typeof languages)[number] | undefined =>
  languages.find(l => l.lang === { "Português": "pt-BR", "Español": "es", "English": "en" }[name]);

async function speaks(page: Page, language: { lang: string; play: string } | undefined): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", language?.lang ?? "");
  await expect(page.getByRole("button", { name: language?.play ?? "", exact: true }).first()).toBeVisible();
}

for (const { locale, lang, play, other } of languages) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });

    test("finds the first page in its language, until it chooses another", async ({ page }) => {
      await page.goto("/");
      await speaks(page, { lang, play });
      await page.getByRole("button", { name: other, exact: true }).click();
      await speaks(page, called(other));
      await expect(page.getByRole("button", { name: other, exact: true })).toHaveAttribute("aria-current", "true");
      await page.goto("/nowhere");
      await expect(page.locator("html")).toHaveAttribute("lang", called(other)?.lang ?? "");
      await page.goto("/");
      await speaks(page, called(other));
    });

    test("has room for its words at 320 px", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto("/");
      expect(await cut(page)).toEqual([]);
      await page.goto("/posicao?rules=brazilian&fen=W:Wb8,c3:Bc1,e1,b6:Q3");
      expect(await cut(page)).toEqual([]);
      await page.goto("/");
      await page.getByRole("button", { name: play, exact: true }).first().click();
      await expect(page.getByRole("grid")).toBeVisible();
      expect(await cut(page)).toEqual([]);
    });
  });
}

/** The buttons and labels whose words do not fit, and the page itself if it scrolls sideways. */
function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.querySelectorAll("html, main button, main label:not(.vh), main a, summary")]
    .filter(e => e.checkVisibility() && e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== "inline")
    .map(e => `${e.tagName} ${(e.textContent ?? "").trim().slice(0, 40)}`));
}

test("an invitation changes its language and its light, and stays where it is", async ({ page, browser, baseURL }) => {
  await openRoom(page, { opponent: "Com um amigo (link)", colour: "Brancas", name: "Ana" });
  const bob = await somebody(browser, baseURL);
  await bob.goto(await page.locator("#invite").getByRole("textbox", { name: "Endereço" }).inputValue());
  const address = bob.url();
  await bob.getByRole("button", { name: "English", exact: true }).click();
  await expect(bob.getByRole("heading", { level: 1 })).toHaveText(/^Ana invites you/);
  expect(bob.url()).toBe(address);
  await bob.getByRole("button", { name: "Light or dark" }).click();
  await expect(bob.locator("html")).toHaveAttribute("data-theme", "dark");
  await bob.context().close();
});

test.describe("a game in Spanish", () => {
  test.use({ locale: "es" });

  test("names its squares and speaks its moves", async ({ page }) => {
    await page.goto("/");
    await page.getByText("En este dispositivo").first().click();
    await page.getByRole("button", { name: "Jugar", exact: true }).first().click();
    const board = page.getByRole("grid", { name: "Tablero: Damas brasileñas, blancas abajo" });
    await expect(page.getByRole("button", { name: /^Coordenadas: / })).toBeVisible(); // the script is there
    const situation = page.getByRole("region", { name: "Situación" });
    await expect(situation).toContainText("Turno de las blancas");
    await board.getByRole("button", { name: "c3, peón blanco" }).click();
    await board.getByRole("button", { name: "d4, vacía, destino posible" }).click();
    await expect(page.locator("[aria-live=polite]")).toContainText("Blancas: c3 va a d4");
    await expect(situation).toContainText("Turno de las negras");
  });
});
