// Whole games: moves by chance from a fixed seed, made on the pages of whoever is on move, to an end
// by the rules that the command agrees with.
import { expect } from "@playwright/test";
import type { Color, Ended, Move } from "../src/wire";
import { replay } from "./replay";
import type { Table } from "./table";

/** mulberry32: the same numbers on every machine. */
export function chance(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A move by chance; captures, crownings and mills before others so that games end. */
function choose(moves: readonly Move[], random: () => number): Move {
  const most = Math.max(...moves.map(m => m.taken.length));
  const best = moves.filter(m => most === 0 || m.taken.length === most);
  const crowning = best.filter(m => m.crowns || m.mill);
  const pool = crowning.length > 0 ? crowning : best;
  const move = pool[Math.floor(random() * pool.length)];
  if (!move) throw new Error("no legal move, and the game is not over");
  return move;
}

export interface Player {
  readonly table: Table;
  /** Makes the move with his hands. */
  move(table: Table, move: Move): Promise<void>;
}

export const tapping = async (table: Table, move: Move): Promise<void> => table.tap(...table.taps(move));

const soon = { intervals: [5, 10, 20, 50] };

/** The page knows of so many plies, and shows the last of them. */
async function shown(table: Table, ply: number): Promise<void> {
  await expect.poll(() => table.state.ply, soon).toBeGreaterThanOrEqual(ply);
  const move = table.state.line[ply - 1];
  if (move) await expect(table.plies.nth(ply - 1)).toHaveText(move.routes.length > 0 ? move.short : "passa");
}

/** Plays to the end. A side that nobody plays is the computer's; all must be told of every move. */
export async function playOut(players: Partial<Record<Color, Player>>, seed: number, all: readonly [Table, ...Table[]], before?: (ply: number) => Promise<void>): Promise<void> {
  const random = chance(seed);
  const [first] = all;
  for (;;) {
    const { ply, turn, moves } = first.state;
    for (const table of all) await shown(table, ply);
    if (moves.length === 0) break;
    await before?.(ply);
    const player = players[turn];
    const passes = moves[0]?.routes.length === 0; // the table plays it
    if (player && !passes) await player.move(player.table, choose(moves, random));
    await expect.poll(() => first.state.ply, soon).toBeGreaterThan(ply);
  }
  for (const table of all) await expect.poll(() => table.state.outcome, soon).toBeDefined();
}

/** The game has ended by its rules, as each page says, and the command makes the same of its moves. */
export async function ended(rules: string, all: readonly Table[]): Promise<Ended | undefined> {
  const [first] = all;
  const { line, outcome, fen } = first?.state ?? {};
  const replayed = replay(rules, (line ?? []).map(m => m.text));
  expect(replayed).toMatchObject({ fen, ply: line?.length, left: 0, ended: { ply: line?.length, result: outcome?.result, reason: outcome?.reason } });
  for (const table of all) {
    expect(table.state).toMatchObject({ line, outcome, fen });
    await expect(table.situation).toContainText(/ganh|venceu|perdeu|Empate/);
  }
  return outcome;
}
