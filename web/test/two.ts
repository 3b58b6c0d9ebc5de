// Two people at one table, each in a browser of their own: Ana, who has opened it, and Beto, who comes by her link.
import { expect, type Browser, type Page } from "@playwright/test";
import { openRoom, Table, type Choice } from "./table";

export interface Two {
  readonly ana: Table;
  readonly beto: Table;
  readonly sent: Record<string, unknown>[]; // by Beto
}

export async function two(page: Page, browser: Browser, baseURL: string | undefined, choice: Choice = {}): Promise<Two> {
  return joined(await openRoom(page, { opponent: "Com um amigo (link)", colour: "Brancas", name: "Ana", ...choice }), browser, baseURL);
}

/** Beto comes to a table at which Ana waits. */
export async function joined(ana: Table, browser: Browser, baseURL: string | undefined): Promise<Two> {
  const link = await ana.page.locator("#invite").getByRole("textbox", { name: "Endereço" }).inputValue();
  const context = await browser.newContext({ viewport: ana.page.viewportSize(), reducedMotion: "reduce", locale: "pt-BR", ...(baseURL !== undefined && { baseURL }) });
  const friend = await context.newPage();
  const sent: Record<string, unknown>[] = [];
  friend.on("websocket", ws => ws.on("framesent", ({ payload }) => sent.push(JSON.parse(String(payload)) as Record<string, unknown>)));
  await friend.goto(link);
  await friend.getByRole("textbox", { name: "Seu nome" }).fill("Beto");
  const beto = new Table(friend);
  await friend.getByRole("button", { name: "Sentar e jogar" }).click();
  await beto.ready();
  await expect(ana.live).toContainText("Beto na mesa");
  return { ana, beto, sent };
}

/** Plays moves, White's first, until both have seen each. */
export async function play({ ana, beto }: Two, ...moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    const ply = ana.state.line.length;
    await (ana.state.you.includes(ana.state.turn) ? ana : beto).tap(...move.split(/[-x]/));
    for (const table of [ana, beto]) await table.played(move, ply + 1);
  }
}
