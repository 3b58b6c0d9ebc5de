// Whole games to an end by the rules: against the computer on every kind of board, on one device, and
// by link. The others are played through the socket: server/whole_games_test.go.
import { expect, test } from "@playwright/test";
import { until } from "./arm";
import { somebody } from "./somebody";
import { openByHand, Table, type Choice } from "./table";
import { ended, playOut, tapping } from "./whole";

const boards: readonly (Choice & { readonly rules: string; readonly id: string })[] = [
  { rules: "Damas canadenses", id: "canadian", colour: "Brancas" }, // the longest first
  { rules: "Breakthrough", id: "breakthrough", colour: "Pretas" },
  { rules: "Damas brasileiras", id: "brazilian", colour: "Pretas" },
  { rules: "Damas turcas", id: "turkish", colour: "Brancas" },
];

for (const { id, ...choice } of boards) {
  test(`${choice.rules}: a whole game against the computer`, async ({ page }) => {
    const table = await openByHand(page, { ...choice, opponent: "Contra o computador", level: "Primeiros passos" });
    const mine = choice.colour === "Brancas" ? "white" : "black";
    await playOut({ [mine]: { table, move: tapping } }, 2026, [table]);
    const outcome = await ended(id, [table]);
    expect(["resignation", "agreement"]).not.toContain(outcome?.reason);
  });
}

test("a whole game by link: a third watches, and one comes back twice", async ({ page, browser, baseURL }) => {
  const ana = await openByHand(page, { opponent: "Com um amigo (link)", colour: "Brancas", name: "Ana" });
  const link = await page.locator("#invite").getByRole("textbox", { name: "Endereço" }).inputValue();
  const bob = new Table(await somebody(browser, baseURL));
  await bob.page.goto(link);
  await bob.page.getByRole("button", { name: "Sentar e jogar" }).click();
  await bob.ready();
  const eve = new Table(await somebody(browser, baseURL));
  await eve.page.goto(page.url());
  await eve.ready();

  const all = [ana, bob, eve] as const;
  await playOut({ white: { table: ana, move: tapping }, black: { table: bob, move: tapping } }, 1238, all, async ply => {
    if (ply !== 7 && ply !== 18) return; // on his own move and on the other's
    await bob.page.reload();
    await bob.ready();
  });
  expect(await ended("brazilian", all)).toMatchObject({ result: "white", reason: "no-pieces" });
  await expect(ana.situation).toContainText("Você ganhou");
  await expect(bob.situation).toContainText("Você perdeu");
  await expect(eve.situation).toContainText("Ana venceu");
  const squares = async (table: Table): Promise<string[]> => (await table.grid.getByRole("button").evaluateAll(all => all.map(b => b.getAttribute("aria-label") ?? ""))).sort();
  const seen = await squares(eve);
  for (const table of [ana, bob]) expect(await squares(table)).toEqual(seen);
  for (const table of [bob, eve]) await table.page.context().close();
});

test("a whole game on one device, and another with colours changed", async ({ page }) => {
  const table = await openByHand(page, { rules: "Damas portuguesas", name: "Ana", name2: "Bia" });
  const both = { white: { table, move: tapping }, black: { table, move: tapping } };
  await playOut(both, 727, [table]);
  expect(await ended("portuguese", [table])).toMatchObject({ result: "black", reason: "no-moves" });
  const room = page.url();
  await until(() => page.getByRole("button", { name: "Jogar de novo" }).click({ timeout: 1000 }), () => expect(page).not.toHaveURL(room, { timeout: 1000 }));
  const next = new Table(page);
  await next.ready();
  await expect(page.getByRole("region", { name: /^Bia, brancas/i })).toBeVisible();
  expect(next.state).toMatchObject({ ply: 0, rules: "portuguese", seats: { white: { name: "Bia" }, black: { name: "Ana" } } });
});

test("Damas internacionais: a whole game on one device, both sides tapped", async ({ page }) => {
  const table = await openByHand(page, { rules: "Damas internacionais" });
  const both = { table, move: tapping };
  await playOut({ white: both, black: both }, 626, [table]);
  const outcome = await ended("international", [table]);
  expect(["resignation", "agreement"]).not.toContain(outcome?.reason);
});
