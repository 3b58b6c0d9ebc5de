// What who does not see the board is given: the tree of the board, and each move once in words.
import { expect, test } from "@playwright/test";
import { somebody } from "./somebody";
import { openRoom, Table } from "./table";

const three = "W:Wc3,h2:Bd4,d6,b6,h8"; // c3 takes d4, d6 and b6 and ends on a5

/** Keeps what the live region says, a line for every change of it. */
async function listen(table: Table): Promise<() => Promise<string[]>> {
  await table.live.evaluate(region => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(changes => {
      for (const { addedNodes } of changes) heard.push([...addedNodes].map(n => (n.textContent ?? "").trim()).join("|"));
    }).observe(region, { childList: true, characterData: true, subtree: true });
  });
  return () => table.page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

// The files hold what a screen reader finds. To make them anew: --update-snapshots.
test("the tree of the board before and after a capture of three", async ({ page }) => {
  const table = await openRoom(page, { fen: three });
  expect(`${await table.grid.ariaSnapshot()}\n`).toMatchSnapshot("capture-of-three-before.yml");
  await table.tap("c3", "a5");
  await table.played("c3xa5", 1);
  expect(`${await table.grid.ariaSnapshot()}\n`).toMatchSnapshot("capture-of-three-after.yml");
});

// The answer that follows proves that nothing came in between: no waiting for a silence.
test("a capture of three is said once, to who makes it, to who suffers it and to who watches", async ({ page, browser, baseURL }) => {
  const ana = await openRoom(page, { opponent: "Com um amigo (link)", colour: "Brancas", fen: three });
  const bob = new Table(await somebody(browser, baseURL));
  await bob.page.goto(await page.locator("#invite").getByRole("textbox", { name: "Endereço" }).inputValue());
  await bob.page.getByRole("button", { name: "Sentar e jogar" }).click();
  await bob.ready();
  const eve = new Table(await somebody(browser, baseURL));
  await eve.page.goto(page.url());
  await eve.ready();
  await expect(page.locator("#invite")).toBeHidden();

  const all = [ana, bob, eve];
  const heard = await Promise.all(all.map(listen));
  await ana.tap("c3", "e5"); // a square on the way will do
  for (const table of all) await table.played("c3xa5", 1);
  await bob.tap("h8", "g7");
  for (const table of all) await table.played("h8-g7", 2);
  for (const told of heard) {
    await expect.poll(told).toEqual(["Brancas: c3 captura d4, d6 e b6, termina em a5", "Pretas: h8 vai para g7"]);
  }
  for (const table of [bob, eve]) await table.page.context().close();
});
