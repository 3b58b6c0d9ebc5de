// Reversi on its board: where one may play, what would turn, who passes, and whole games.
import { expect, test } from "@playwright/test";
import { listen } from "./listen";
import { middle } from "./pointer";
import { openRoom } from "./table";
import { two } from "./two";
import { violations } from "./violations";
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
  await expect(square("d3")).toHaveAccessibleName("d3, vazia, pode jogar aqui");
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

// Fails when the board turns to whoever plays: books and both players have a1 on top.
for (const [colour, own] of [["Brancas", "brancas"], ["Pretas", "pretas"]] as const) {
  test(`a1 is on top for who plays ${own}`, async ({ page }) => {
    const table = await openRoom(page, { rules: "Reversi", opponent: "Contra o computador", level: "Primeiros passos", colour });
    await expect(page.getByRole("grid", { name: "Tabuleiro: Reversi, a1 no alto à esquerda" })).toBeVisible();
    const seen = async (): Promise<{ readonly down: boolean; readonly right: boolean; readonly ranks: string; readonly mine: boolean }> => {
      const [a1, h8] = [await middle(table, "a1"), await middle(table, "h8")];
      const ranks = await page.locator(".co.r").allTextContents();
      const me = await page.getByRole("region", { name: new RegExp(`^Você, ${own}`) }).boundingBox();
      return { down: h8.y > a1.y, right: h8.x > a1.x, ranks: ranks.join(""), mine: (me?.y ?? 0) > a1.y };
    };
    expect(await seen()).toEqual({ down: true, right: true, ranks: "12345678", mine: true });
    await table.square("a1").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    await expect(table.square("b2")).toBeFocused();
    await page.keyboard.press("f");
    await expect(page.getByRole("grid", { name: "Tabuleiro: Reversi, h8 no alto à esquerda" })).toBeVisible();
    expect(await seen()).toEqual({ down: false, right: false, ranks: "87654321", mine: false });
    await page.keyboard.press("ArrowRight");
    await expect(table.square("a2")).toBeFocused();
    const { ply, moves } = table.state;
    const [first] = moves[0]?.routes[0] ?? [];
    if (first !== undefined && table.state.you.includes(table.state.turn)) {
      const at = await middle(table, table.name(first));
      await page.mouse.click(at.x, at.y);
      await expect.poll(() => table.state.line[ply]?.routes[0]).toEqual([first]);
    }
  });
}

test("by link to the end: whoever passes is told to both, once, and the other plays again", async ({ page, browser, baseURL }) => {
  const both = await two(page, browser, baseURL, { rules: "Reversi 6 × 6", fen: "OO-X--OOOX--OXOX-XOOOXXXOOXXXXO-OOXX O" });
  const { ana, beto } = both;
  const heard = [await listen(ana), await listen(beto)];
  const moves = async (...names: readonly string[]): Promise<void> => {
    for (const name of names) {
      const { ply, turn } = ana.state;
      await (turn === "white" ? ana : beto).tap(name);
      for (const table of [ana, beto]) await table.beyond(ply);
    }
  };
  await moves("e2", "b6");
  await expect(ana.situation).toContainText("Você passa: Beto joga de novo");
  await expect(beto.situation).toContainText("Passaram: sua vez de novo");
  for (const table of [ana, beto]) await expect(table.plies).toHaveText(["e2", "b6", "passa"]);
  for (const table of [ana, beto]) await expect(table.square("b6")).toHaveAccessibleName("b6, disco preto, último lance");
  await moves("f1", "e3", "c1", "e1", "f2");
  expect(ana.state.outcome).toMatchObject({ result: "black", reason: "most-discs", score: [17, 19] });
  await expect(ana.situation).toContainText("Você perdeu");
  await expect(beto.situation).toContainText("Você ganhou");
  for (const [i, table] of [ana, beto].entries()) {
    await expect(table.situation).toContainText("mais discos no fim. Placar: 19 a 17.");
    expect(table.state).toMatchObject({ line: beto.state.line, fen: beto.state.fen, outcome: beto.state.outcome });
    const told = await heard[i]?.();
    for (const side of ["Brancas", "Pretas"]) expect(told?.filter(text => text === `${side} passam: não têm jogada`)).toHaveLength(1);
  }
  await beto.page.context().close();
});
