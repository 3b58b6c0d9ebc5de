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
  const context = await browser.newContext({ viewport: ana.page.viewportSize(), reducedMotion: "reduce", locale: "pt-BR", ...(baseURL !== undefined && { baseURL }) });
  const friend = await context.newPage();
  const sent: Record<string, unknown>[] = [];
  friend.on("websocket", ws => ws.on("framesent", ({ payload }) => sent.push(JSON.parse(String(payload)) as Record<string, unknown>)));
  const beto = await sit(friend, ana.page, "Beto");
  await expect(ana.live).toContainText("Beto na mesa");
  return { ana, beto, sent };
}

/** Somebody sits down at a table that waits, with what the page of the invitation would send. */
export async function sit(friend: Page, waiting: Page, name = ""): Promise<Table> {
  const link = await waiting.locator("#invite").getByRole("textbox", { name: "Endereço" }).inputValue();
  const answer = await friend.request.post(link, { form: { name } });
  const table = new Table(friend);
  await friend.goto(answer.url());
  await table.ready();
  return table;
}

/** Plays moves, White's first, until both have seen each. */
export async function play({ ana, beto }: Two, ...moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    const ply = ana.state.line.length;
    await (ana.state.you.includes(ana.state.turn) ? ana : beto).tap(...move.split(/[-x]/));
    for (const table of [ana, beto]) await table.played(move, ply + 1);
  }
}
