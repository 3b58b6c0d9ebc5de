// Every ruleset to its end in the browser, in the three ways that two sides come together: against the computer,
// by link in two browsers, on one device. Not in make test: make whole. What is played is what tabuleiro rules lists.
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import type { Color, Ended } from "../src/wire";
import { rulesets } from "./replay";
import { somebody } from "./somebody";
import { openByHand, Table } from "./table";
import { ended, playOut, tapping, type Player } from "./whole";

const words = JSON.parse(readFileSync(new URL("../../i18n/pt-BR.json", import.meta.url), "utf8")) as Record<string, string>;
const longest = 1500; // plies: every ruleset has a draw that comes before

const taps = (table: Table): Player => ({ table, move: tapping });
const other = (side: Color): Color => (side === "white" ? "black" : "white");

for (const [i, rules] of rulesets().entries()) {
  const name = words[`rules.${rules}.name`] ?? "";
  const mine: Color = i % 2 === 0 ? "white" : "black";
  const colour = mine === "white" ? "Brancas" : "Pretas";

  test(`${rules}, ${name}: against the computer`, async ({ page }) => {
    const table = await openByHand(page, { rules: name, opponent: "Contra o computador", level: "Primeiros passos", colour, clock: "Sem relógio" });
    await toTheEnd(rules, { [mine]: taps(table) }, 100 + i, [table]);
  });

  test(`${rules}, ${name}: by link`, async ({ page, browser, baseURL }) => {
    const ana = await openByHand(page, { rules: name, opponent: "Com um amigo (link)", colour, name: "Ana", clock: "Sem relógio" });
    const beto = new Table(await somebody(browser, baseURL));
    await beto.page.goto(await page.locator("#invite").getByRole("textbox", { name: "Endereço" }).inputValue());
    await beto.page.getByRole("textbox", { name: /nome/i }).fill("Beto");
    await beto.page.getByRole("button", { name: "Sentar e jogar" }).click();
    await beto.ready();
    await toTheEnd(rules, { [mine]: taps(ana), [other(mine)]: taps(beto) }, 200 + i, [ana, beto]);
    await beto.page.context().close();
  });

  test(`${rules}, ${name}: on one device`, async ({ page }) => {
    const table = await openByHand(page, { rules: name, opponent: "Neste aparelho", name: "Ana", name2: "Beto", clock: "Sem relógio" });
    await toTheEnd(rules, { white: taps(table), black: taps(table) }, 300 + i, [table]);
  });
}

/** Plays a game whose end every page must tell, now and when it is opened again. */
async function toTheEnd(rules: string, players: Partial<Record<Color, Player>>, seed: number, all: readonly [Table, ...Table[]]): Promise<void> {
  const began = performance.now();
  await playOut(players, seed, all, ply => {
    expect(ply, "the game ends").toBeLessThan(longest);
    return Promise.resolve();
  });
  const outcome = await ended(rules, all);
  if (!outcome) throw new Error("nothing was told of the end");
  expect(["resignation", "agreement", "time"]).not.toContain(outcome.reason);
  const [first] = all;
  const stand = await squares(first);
  countsAgree(first, outcome, stand);
  for (const table of all) {
    expect(await squares(table), "all see the same").toEqual(stand);
    await tells(table, outcome);
    const seen = await table.situation.textContent();
    await table.page.reload();
    await table.ready();
    await tells(table, outcome);
    await expect(table.situation).toHaveText(seen ?? "");
    expect(await squares(table), "as before").toEqual(stand);
  }
  console.log(report(test.info().title, first, outcome, performance.now() - began));
}

/** What a page says of the end to who looks at it: the line, and the score that comes after the game. */
async function tells(table: Table, outcome: Ended): Promise<void> {
  const { you, seats } = table.state;
  const { result, score } = outcome;
  const own = you.length === 1 ? you[0] : undefined;
  const line = result === "draw" ? "Empate" : own ? `Você ${own === result ? "ganhou" : "perdeu"}` : `${seats[result === "white" ? "white" : "black"].name} venceu`;
  await expect(table.situation).toContainText(line);
  await expect(table.situation).toContainText(sentence(outcome.reason));
  if (score) await expect(table.situation).toContainText(`Placar: ${Math.max(...score)} a ${Math.min(...score)}.`);
  const points = result === "draw" ? ["½", "½"] : result === "white" ? ["1", "0"] : ["0", "1"];
  await expect(table.page.locator("#score")).toContainText(points.join(" – "));
  await expect(table.page.getByRole("region", { name: "Depois da partida" }).getByRole("button").first()).toBeVisible();
  await expect(table.grid.getByRole("button", { name: /pode jogar|pode capturar/ })).toHaveCount(0);
}

/** The reason of an end as the page may tell it, of whom ever. */
function sentence(reason: string): RegExp {
  const plain = (text: string): string => text.replace(/[.?()]/g, "\\$&").replace(/\{\w+\}/g, "[^.]+");
  return new RegExp([words[`reason.${reason}`], words[`reason.${reason}.name`]].flatMap(text => (text ? [plain(text)] : [])).join("|"));
}

/** The names of all squares, in the order of the alphabet: a board may be turned. */
async function squares(table: Table): Promise<string[]> {
  const names = await table.grid.getByRole("button").evaluateAll(all => all.map(b => b.getAttribute("aria-label") ?? ""));
  return names.sort();
}

/** The end follows from what stands on the board, counted by the names of the squares. */
function countsAgree(table: Table, { result, reason, score }: Ended, stand: readonly string[]): void {
  const { hand } = table.state;
  const count = (colour: string): number => stand.filter(s => new RegExp(`, (pedra|peça|dama|disco) ${colour}`).test(s)).length;
  const [white, black] = [count("branc[ao]"), count("pret[ao]")];
  if (score) {
    const free = stand.length - white - black;
    expect(score, "who has more has the empty squares, too").toEqual(white > black ? [white + free, black] : black > white ? [white, black + free] : [white, black]);
  }
  const lost = result === "white" ? black + (hand?.[1] ?? 0) : white + (hand?.[0] ?? 0);
  if (reason === "two-men") expect(lost).toBe(2);
  if (reason === "board-full") expect(white + black).toBe(stand.length);
}

function report(title: string, { state: { line } }: Table, { result, reason, score }: Ended, ms: number): string {
  const counts = [
    `${line.length} plies`,
    ...[["passes", line.filter(m => m.routes.length === 0).length] as const, ["mills", line.filter(m => m.mill).length] as const].flatMap(([what, n]) => (n > 0 ? [`${n} ${what}`] : [])),
  ];
  return `${title}: ${result}, ${reason}${score ? ` ${score.join("-")}` : ""}; ${counts.join(", ")}; ${(ms / 1000).toFixed(1)} s`;
}
