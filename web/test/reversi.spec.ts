// Reversi on its board: where one may play, what would turn, who passes, and whole games.
import { expect, test } from "@playwright/test";
import { violations } from "./violations";
import { openRoom } from "./table";
import { ended, playOut, tapping } from "./whole";

test("a whole game on one device, in which each side passes", async ({ page }) => {
  const table = await openRoom(page, { rules: "Reversi" });
  const both = { table, move: tapping };
  await playOut({ white: both, black: both }, 98, [table]);
  const outcome = await ended("reversi", [table]);
  expect(outcome).toMatchObject({ result: "black", reason: "most-discs" });
  const passed = table.state.line.flatMap((m, ply) => (m.routes.length === 0 ? [ply % 2] : []));
  expect(new Set(passed)).toEqual(new Set([0, 1]));
  const [white = 0, black = 0] = outcome?.score ?? [];
  await expect(table.situation).toContainText(`${black} a ${white}`);
  await expect(table.plies.nth(table.state.line.findIndex(m => m.routes.length === 0))).toHaveText("passa");
});

test("a whole game against the computer", async ({ page }) => {
  const table = await openRoom(page, { rules: "Reversi", opponent: "Contra o computador", level: "Primeiros passos", colour: "Brancas" });
  await playOut({ white: { table, move: tapping } }, 5, [table]);
  expect(["most-discs", "equal-discs"]).toContain((await ended("reversi", [table]))?.reason);
});

test("the board shows where one may play, and what would turn where one looks", async ({ page }) => {
  const table = await openRoom(page, { rules: "Reversi" });
  const square = (name: string): ReturnType<typeof page.getByRole> => table.grid.getByRole("button", { name: new RegExp(`^${name},`) });
  await expect(square("d3")).toHaveAccessibleName("d3, vazia, pode jogar aqui");
  await expect(square("d4")).toHaveAccessibleName("d4, disco branco");
  await square("d3").focus();
  await expect(square("d4")).toHaveAccessibleName("d4, disco branco, vai virar");
  await square("a1").focus();
  await expect(square("d4")).toHaveAccessibleName("d4, disco branco");
  await square("d3").press("Enter");
  await expect(square("d4")).toHaveAccessibleName(/^d4, disco preto, virou/);
  await expect(table.live).toContainText("Pretas: d3, vira d4");
  expect(await violations(page)).toEqual([]);
});

test("a square that flanks nothing is refused with its reason", async ({ page }) => {
  const table = await openRoom(page, { rules: "Reversi" });
  await table.tap("a1");
  await expect(table.explanation).toContainText("a1");
});
