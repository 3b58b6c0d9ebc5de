// The command's own opinion of a game: tabuleiro replay, as a child process.
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
