// What the command says: which rulesets there are, and its own opinion of a game.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const command = fileURLToPath(new URL("../../bin/tabuleiro", import.meta.url));

export interface Replayed {
  readonly fen: string;
  readonly ply: number;
  readonly ended: { readonly ply: number; readonly result: string; readonly reason: string } | null;
  readonly left: number;
}

export function replay(rules: string, moves: readonly string[]): Replayed {
  return JSON.parse(execFileSync(command, ["replay", rules, ...moves, "--json"], { encoding: "utf8" })) as Replayed;
}

/** The ids of all rulesets, in the order of the start page. */
export function rulesets(): readonly string[] {
  const rows = JSON.parse(execFileSync(command, ["rules", "--json"], { encoding: "utf8" })) as readonly { readonly id: string }[];
  return rows.map(row => row.id);
}
