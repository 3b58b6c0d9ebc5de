// The public tables on the start page: whoever comes finds one that two play at, and looks on.
import { expect, test } from "@playwright/test";
import { arm } from "./arm";
import { somebody } from "./somebody";
import { Table } from "./table";
import { play, two } from "./two";
import { violations } from "./violations";

test("a stranger finds a public table on the start page, looks on, and finds it no more when it is over", async ({ page, browser, baseURL }) => {
  const name = `Ana ${Date.now()}`; // other tests play here too
  const both = await two(page, browser, baseURL, { name, listed: true, clock: "5 + 3" });
  await play(both, "c3-d4");
  const eva = await somebody(browser, baseURL);
  const link = eva.getByRole("region", { name: "Jogando agora" }).getByRole("link", { name: `${name} contra Beto` });
  await expect(async () => {
    await eva.goto("/");
    await expect(link).toBeVisible({ timeout: 500 }); // the list is a second old at most
  }).toPass();
  await expect(link).toContainText("Damas brasileiras · 5 + 3 · blitz");
  expect(await violations(eva)).toEqual([]);
  await link.click();
  const watcher = new Table(eva);
  await watcher.ready();
  await play(both, "b6-a5");
  await watcher.played("b6-a5", 2);
  expect(watcher.state.you).toEqual([]);
  await arm(both.beto.page, "Desistir", "Confirmar", both.beto.situation.getByText("Você perdeu"));
  await expect(async () => {
    await eva.goto("/");
    await expect(link).toHaveCount(0, { timeout: 200 });
  }).toPass();
  for (const other of [both.beto.page, eva]) await other.context().close();
});
