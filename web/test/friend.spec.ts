// A game with a friend by link: the invitation, the table of two, and who comes too late.
import { expect, test, type Page } from "@playwright/test";
import { arm } from "./arm";
import { somebody } from "./somebody";
import { begins, card, openRoom, Table } from "./table";

async function seatLink(page: Page): Promise<string> {
  return page.locator("#invite").getByRole("textbox", { name: "Endereço" }).inputValue();
}

async function reload(table: Table): Promise<Table> {
  await table.page.reload();
  const fresh = new Table(table.page);
  await fresh.ready();
  return fresh;
}

test("two play by link, a third watches, one reloads twice", async ({ page, browser, baseURL }) => {
  let ana = await openRoom(page, { opponent: "Com um amigo (link)", colour: "Brancas", name: "Ana", clock: "5 + 3" });
  const invitation = page.locator("#invite");
  await expect(invitation).toBeVisible();
  const link = await seatLink(page);

  const bob = await somebody(browser, baseURL);
  await bob.goto(link);
  await expect(bob.getByRole("heading", { level: 1 })).toHaveText("Ana convida você para uma partida de Damas brasileiras: você joga de pretas");
  await expect(bob.getByRole("main")).toContainText("5 + 3");
  await bob.getByRole("textbox", { name: "Seu nome" }).fill("Bob");
  const table = new Table(bob);
  await bob.getByRole("button", { name: "Sentar e jogar" }).click();
  await table.ready();
  await expect(invitation).toBeHidden();
  await expect(page.getByRole("region", { name: /^Bob/ })).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Sobre a partida" })).toContainText("contra Bob");
  await expect(bob.getByRole("region", { name: /^Ana/ })).toBeVisible();

  const eve = await somebody(browser, baseURL);
  await eve.goto(page.url());
  const watched = new Table(eve);
  await watched.ready();

  const plies = [["c3", "d4"], ["b6", "a5"], ["d4", "c5"], ["d6", "b4"], ["a3", "c5"]] as const;
  for (const [ply, [from, to]] of plies.entries()) {
    if (ply === 2 || ply === 4) ana = await reload(ana);
    await (ply % 2 === 0 ? ana : table).tap(from, to);
    const short = `${from}${ply > 2 ? "x" : "-"}${to}`;
    for (const seen of [ana, table, watched]) await seen.played(short, ply + 1);
  }
  await expect(eve.getByRole("region", { name: /^Bob/ })).toBeVisible();
  await bob.context().close();
  await eve.context().close();
});

test("who waits can do nothing but cancel, and nobody loses by it", async ({ page }) => {
  await openRoom(page, { opponent: "Com um amigo (link)", colour: "Brancas" });
  await expect(page.getByRole("button", { name: "Cancelar" })).toBeEnabled();
  for (const name of ["Empate", "Desistir"]) await expect(page.getByRole("button", { name })).toBeHidden();
  await expect(page.getByRole("textbox", { name: "Lance por escrito" })).toBeHidden();
  await expect(page.locator(".who.turn")).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^Sua vez/);
  await arm(page, "Cancelar", "Confirmar", page.getByRole("region", { name: "Situação" }).getByText("o convite foi cancelado"));
  await expect(page.locator("#invite")).toBeHidden();
  await expect(page.getByRole("button", { name: "Revanche" })).toBeHidden();
});

test("who sits down finds a table where everything can be done", async ({ page, browser, baseURL }) => {
  await openRoom(page, { opponent: "Com um amigo (link)", colour: "Brancas", name: "Ana" });
  const bob = await somebody(browser, baseURL);
  await bob.goto(await seatLink(page));
  await bob.getByRole("button", { name: "Sentar e jogar" }).click();
  for (const seen of [page, bob]) {
    for (const name of ["Empate", "Desistir"]) await expect(seen.getByRole("button", { name })).toBeVisible();
    await expect(seen.getByRole("textbox", { name: "Lance por escrito" })).toBeVisible();
    await expect(seen.locator(".who.turn")).toHaveCount(1);
  }
  await bob.context().close();
});

test("on a phone the whole QR code is seen when it is opened", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openRoom(page, { opponent: "Com um amigo (link)" });
  const invitation = page.locator("#invite");
  await invitation.getByText("Código QR").click();
  await expect(invitation.getByRole("img", { name: /Código QR/ })).toBeInViewport({ ratio: 1 });
});

test("who comes too late is told so, and may watch", async ({ page, browser, baseURL }) => {
  await openRoom(page, { opponent: "Com um amigo (link)", colour: "Pretas" });
  const old = await seatLink(page);
  await page.getByRole("button", { name: "Criar um link novo" }).click();
  await expect.poll(() => seatLink(page)).not.toBe(old);
  const link = await seatLink(page);

  const bob = await somebody(browser, baseURL);
  await bob.goto(old);
  await expect(bob.getByRole("main")).toContainText("Este link já foi usado ou foi trocado por um novo.");
  await bob.goto(link);
  await bob.getByRole("button", { name: "Sentar e jogar" }).click();
  await expect(bob.getByRole("grid", { name: /brancas embaixo/ })).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole("main")).toContainText("Este lugar já está ocupado");
  const eve = await somebody(browser, baseURL);
  await eve.goto(link);
  await expect(eve.getByRole("main")).toContainText("Este lugar já está ocupado");
  await eve.getByRole("link", { name: "Assistir à partida" }).click();
  await expect(eve.getByRole("region", { name: "Situação" })).toBeVisible();
  await bob.context().close();
  await eve.context().close();
});

test("the opener's own link is no way in, and a second device has a link of its own", async ({ page, browser, baseURL }) => {
  await openRoom(page, { opponent: "Com um amigo (link)", colour: "Brancas", name: "Ana" });
  const room = page.url();
  await page.goto(await seatLink(page));
  await expect(page.getByRole("main")).toContainText("Você já joga do outro lado desta partida.");
  await page.goto(`${room}/links`);
  const device = page.getByRole("region", { name: "Seu lugar em outro aparelho" });
  await device.getByText("Código QR").click();
  await expect(device.getByRole("img", { name: /^Código QR/ })).toBeVisible();

  const phone = await somebody(browser, baseURL);
  await phone.goto(await device.getByRole("textbox", { name: "Endereço" }).inputValue());
  await phone.getByRole("button", { name: "Jogar neste aparelho" }).click();
  await expect(phone.getByRole("region", { name: /^Ana/ })).toBeVisible();
  await expect(phone.locator("#invite")).toBeVisible(); // the same seat waits here too
  await phone.context().close();
});

test("a link is copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openRoom(page, { opponent: "Com um amigo (link)" });
  await page.locator("#invite").getByRole("button", { name: "Copiar" }).click();
  await expect(page.locator("#invite").getByRole("button", { name: "Copiado" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await seatLink(page));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a friend is invited and sits down", async ({ page, browser, baseURL }) => {
    await page.goto("/");
    await card(page).getByText("Com um amigo (link)").click();
    await begins(page).click();
    const link = await seatLink(page);
    const bob = await somebody(browser, baseURL);
    await bob.goto(link);
    await bob.getByRole("button", { name: "Sentar e jogar" }).click();
    await expect(bob.getByRole("grid")).toBeVisible();
    await page.reload();
    await expect(page.locator("#invite")).toBeHidden();
    await bob.context().close();
  });
});
