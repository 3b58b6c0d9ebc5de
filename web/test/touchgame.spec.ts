// A game to its end at a table where a touched piece must move, by two people.
import { expect, test } from "@playwright/test";
import { play, two } from "./two";

test("a touch-move game is played to its end: two pieces touched, one named, and the game lost by it", async ({ page, browser, baseURL }) => {
  const both = await two(page, browser, baseURL, { touch: "obriga, sem penalidade", fen: "W:Wa1,c3:Bf6,h8" });
  const { ana, beto } = both;
  await ana.tap("a1", "c3");
  await expect(beto.situation).toContainText("Diga qual joga: a1 ou c3");
  await beto.tap("c3");
  await expect(ana.situation).toContainText("Joga a peça de c3");
  await play(both, "c3-d4");
  await beto.tap("f6"); // it must move now, into the capture
  await expect(ana.square("f6")).toHaveAccessibleName(/tocada/);
  await beto.tap("e5");
  for (const table of [ana, beto]) await table.played("f6-e5", 2);
  await play(both, "d4xf6", "h8-g7", "f6xh8");
  await expect(ana.situation).toContainText("Você ganhou");
  await expect(beto.situation).toContainText("Você perdeu");
  expect(ana.state.outcome).toMatchObject({ result: "white", reason: "no-pieces" });
  await beto.page.context().close();
});
