// Whole games to an end by the rules: every human move is clicked on the board, chosen at random
// from a fixed seed, captures and crownings before others so that games end.
import { expect, test } from "@playwright/test";
import type { Move } from "../src/wire";
import { replay } from "./replay";
import { openRoom, type Choice } from "./table";

const games: readonly (Choice & { readonly rules: string; readonly id: string })[] = [
  { rules: "Damas brasileiras", id: "brazilian", opponent: "Contra o computador", level: "Primeiros passos", colour: "Pretas" },
  { rules: "Damas portuguesas", id: "portuguese" },
  { rules: "Damas turcas", id: "turkish" },
  { rules: "Damas internacionais", id: "international" },
  { rules: "Damas canadenses", id: "canadian" },
];

/** mulberry32: the same numbers on every machine. */
function chance(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function choose(moves: readonly Move[], random: () => number): Move | undefined {
  const most = Math.max(...moves.map(m => m.taken.length));
  const best = moves.filter(m => (most > 0 ? m.taken.length === most : true));
  const crowning = best.filter(m => m.crowns);
  const pool = crowning.length > 0 ? crowning : best;
  return pool[Math.floor(random() * pool.length)];
}

for (const { id, ...choice } of games) {
  test(`${choice.rules}: a whole game`, async ({ page }) => {
    test.setTimeout(240_000);
    const table = await openRoom(page, choice);
    const random = chance(2026);
    const own = (): boolean => table.state.you.includes(table.state.turn);
    for (let ply = table.state.ply; !table.state.outcome; ply++) {
      if (own()) {
        const move = choose(table.state.moves, random);
        if (!move) break;
        await table.tap(...table.taps(move));
      }
      await expect.poll(() => table.state.ply, { intervals: [5, 10, 20, 50] }).toBe(ply + 1);
      await table.played(table.state.line[ply]?.short ?? "", ply + 1);
      if (table.state.moves.length === 0) await expect.poll(() => table.state.outcome, { intervals: [10, 20] }).toBeDefined();
    }
    const { outcome, line, fen } = table.state;
    const replayed = replay(id, line.map(m => m.text));
    expect(replayed).toMatchObject({ fen, ply: line.length, left: 0, ended: { ply: line.length, result: outcome?.result, reason: outcome?.reason } });
    expect(["resignation", "agreement"]).not.toContain(outcome?.reason);
    await expect(table.situation).toContainText(/ganh|perdeu|Empate/);
    await expect(page.getByRole("button", { name: "Jogar de novo" })).toBeVisible();
  });
}
