// Case 95: the whole of the last move is marked, each part by its own shape, for everybody and after a reload.
import { expect, test } from "@playwright/test";
import { openRoom, Table } from "./table";

const marks: readonly (readonly [number, string, RegExp])[] = [
  [19, "m-from", /último lance saiu daqui/],
  [28, "m-stop", /último lance passou aqui/],
  [37, "m-stop", /último lance passou aqui/],
  [26, "m-end", /pedra branca, último lance$/],
  [23, "m-taken", /capturada no último lance/],
  [31, "m-taken", /capturada no último lance/],
  [32, "m-taken", /capturada no último lance/],
];

async function marked(table: Table): Promise<void> {
  for (const [square, shape, words] of marks) {
    await expect(table.square(square)).toHaveAccessibleName(words);
    await expect(table.square(square).locator("svg:visible use").first()).toHaveAttribute("href", `#${shape}`);
  }
  await expect(table.grid.getByRole("button", { name: /último lance/ })).toHaveCount(marks.length);
}

// Fails when markLast (look.ts) marks way.slice(-2) alone, as programs do that know the last hop only.
test("case 95: from, every stop, end and what was taken are marked and differ in shape", async ({ page, browser }) => {
  const table = await openRoom(page, { rules: "Damas internacionais", fen: "W:W18,19:BK23,31,32,5" });
  const watching = await browser.newPage();
  await watching.goto(page.url());
  const watcher = new Table(watching);
  await watcher.ready();
  await table.tap(19, 26);
  await table.played("19x26", 1);
  await marked(table);
  await watcher.played("19x26", 1);
  await marked(watcher);
  await page.reload();
  await table.ready();
  await marked(table);
  await watching.reload();
  await watcher.ready();
  await marked(watcher);
  await watching.close();
});
