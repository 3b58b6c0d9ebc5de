// A game that nothing above the rules was made for, on the real board: game/toy, which a build with the tag toy
// lists. docs/adding-a-game.md.
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "@playwright/test";
import { violations } from "./violations";
import { Table } from "./table";
import { tapping } from "./whole";

/** After these both sides pass until the position has stood three times. */
const moves = ["c1", "c3", "b2", "a2xb2", "b3xc3", "b2xb3", "c1-c2", "a2-a1", "c2-c3", "b2-b1"];

let server: ChildProcess;
let address: string;
let folder: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "tabuleiro-toy-"));
  const program = join(folder, "tabuleiro");
  execFileSync("go", ["build", "-tags", "toy", "-o", program, "./cmd/tabuleiro"], { cwd: join(import.meta.dirname, "..", "..") });
  server = spawn(program, ["serve", "--addr", "127.0.0.1:0", "--data", join(folder, "data")], { stdio: ["ignore", "pipe", "inherit"] });
  if (!server.stdout) throw new Error("the server says nothing");
  [address] = await once(createInterface(server.stdout), "line") as [string];
});

test.afterAll(async () => {
  server.kill();
  await once(server, "exit");
  rmSync(folder, { recursive: true });
});

test("a game with a hand, men that are named, passes and a memory is played like any other", async ({ page }) => {
  const answer = await page.request.post(`${address}/jogo`, { form: { rules: "toy", opponent: "both", colour: "white" } });
  await page.goto(answer.url());
  const table = new Table(page);
  await table.ready();
  await expect(page.getByRole("region", { name: /brancas/i })).toContainText("3 na mão");
  for (const [ply, text] of moves.entries()) {
    await expect.poll(() => table.state.ply).toBe(ply);
    if (text === "b3xc3") await refused(table); // b2 was just taken
    const move = table.state.moves.find(m => m.text === text);
    if (!move) throw new Error(`${text} is no move of ${table.state.fen}`);
    await tapping(table, move);
  }
  await expect.poll(() => table.state.outcome?.score).toEqual([1, 2]);
  await expect(table.plies).toHaveText([...moves, "passa", "passa", "passa", "passa"]);
  await expect(table.situation).toContainText("2 a 1");
});

/** Where a man was just taken none may be put: the board says why. */
async function refused(table: Table): Promise<void> {
  await table.tap("b2");
  await expect(table.explanation).toContainText("b2");
  expect(await violations(table.page)).toEqual([]);
}
