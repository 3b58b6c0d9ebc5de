// What the browser tests share: opening a room as a player does, finding things by role and name,
// and listening to what the server tells the page.
import { expect, type Locator, type Page } from "@playwright/test";
import { step, type Taps } from "../src/board/entry";
import { squareName } from "../src/board/geometry";
import { begin, receive, type Session } from "../src/session";
import type { Move, State, Told } from "../src/wire";

interface Form {
  readonly rules?: string; // the name on the start page
  readonly opponent?: "Contra o computador" | "Com um amigo (link)" | "Neste aparelho";
  readonly colour?: "Brancas" | "Pretas" | "Sorteio";
  readonly level?: "Primeiros passos" | "Fácil" | "Médio" | "Difícil" | "Mestre";
  readonly clock?: string; // "5 + 3"
  readonly games?: string; // "2 partidas"
  readonly takebacks?: boolean;
  readonly touch?: string; // where touched pieces must move: "obriga, sem penalidade"
  readonly name?: string; // of the opener, or of White where both are at one device
  readonly name2?: string; // of Black, there
}

export interface Choice extends Form {
  readonly span?: string; // the clock as the form sends it, where the page has no label for it: "300d3"
  readonly fen?: string; // a position to start from
  readonly opening?: "Sorteada";
  readonly listed?: boolean; // on the start page, for who wants to watch
}

/** Opens a room with what the start page would send, and the page of the room. */
export async function openRoom(page: Page, choice: Choice = {}): Promise<Table> {
  const room = await roomFor(page, choice);
  const table = new Table(page);
  await page.goto(room);
  await table.ready();
  return table;
}

/** Opens a room with what the start page would send; its address. */
export async function roomFor(page: Page, choice: Choice = {}): Promise<string> {
  const answer = await page.request.post("/jogo", { form: fields(await startPage(page), choice) });
  return answer.url();
}

let first: string | undefined; // the start page as whoever comes for the first time finds it

async function startPage(page: Page): Promise<string> {
  const known = (await page.context().cookies()).length > 0;
  if (!known && first !== undefined) return first;
  const start = await (await page.request.get("/")).text();
  if (!known) first = start;
  return start;
}

/** The fields of the form, by what the start page calls their values. */
function fields(start: string, { rules, opponent, colour, level, clock, span, games, takebacks, touch, name, name2, fen, opening, listed }: Choice): Record<string, string> {
  const found = (...patterns: readonly string[]): string => {
    const match = patterns.map(pattern => new RegExp(pattern).exec(start)?.[1]).find(value => value !== undefined);
    if (match === undefined) throw new Error(`the start page has nothing like ${patterns.join(" or ")}`);
    return match;
  };
  const words = (text: string): string => text.replace(/[()]/g, "\\$&").replace("+", "(?:&#43;|\\+)");
  const radio = (field: string, label: string): string => found(`name="${field}"[^>]* value="([^"]*)"[^>]*><label(?:(?!</label>)[^])*?>${words(label)}<`);
  const option = (label: string): string => found(`<option value="(\\d+)"[^>]*>${label}<`);
  return {
    rules: found(`name="rules" value="([^"]*)"[^>]*><b>${rules ?? "Damas brasileiras"}</b>`),
    opponent: radio("opponent", opponent ?? "Neste aparelho"),
    colour: colour ? radio("colour", colour) : found('name="colour"[^>]* value="([^"]*)" checked'),
    level: level ? option(level) : found('<select name="level">[^]*?<option value="(\\d+)" selected'),
    clock: span ?? (clock ? radio("clock", clock).replace("&#43;", "+") : ""),
    touch: touch ? found(`<option value="(\\w*)"[^>]*>${touch}<`) : "",
    games: games ? option(games) : "",
    takebacks: takebacks ?? start.includes('name="takebacks" value="1" checked') ? "1" : "",
    name: name ?? "",
    name2: name2 ?? "",
    public: listed ? "1" : "",
    ...(fen && { fen }),
    ...(opening && { start: radio("start", opening) }),
  };
}

/** The form of a game on the start page, and the button that begins it. */
export const card = (page: Page, game = "Damas"): Locator => page.getByRole("form", { name: game, exact: true });
export const begins = (page: Page, game = "Damas"): Locator => card(page, game).getByRole("button", { name: "Jogar", exact: true });

/** Fills in the start page and begins. */
export async function openByHand(page: Page, choice: Form = {}): Promise<Table> {
  await page.goto("/");
  const { rules, opponent, ...options } = choice;
  const form = page.locator("form.gc", { has: page.locator("b", { hasText: new RegExp(`^${rules ?? "Damas brasileiras"}$`) }) });
  if (rules) {
    await form.locator(".pick summary").click();
    await form.locator("label.rl", { has: page.getByText(rules, { exact: true }) }).click();
  }
  await form.locator(".opt", { hasText: opponent ?? "Neste aparelho" }).click();
  if (Object.keys(options).length > 0) {
    const { level, colour, name, name2, clock, games, takebacks } = options;
    await form.locator(".more summary").click();
    if (colour) await form.locator(".seg label", { hasText: colour }).click();
    if (level) await form.getByRole("combobox", { name: "Nível" }).selectOption({ label: level });
    if (name !== undefined) await form.locator('[name="name"]').fill(name);
    if (name2 !== undefined) await form.locator('[name="name2"]').fill(name2);
    if (clock !== undefined) await form.locator(".clk label", { hasText: clock }).click();
    if (games !== undefined) await form.getByRole("combobox", { name: "Partidas" }).selectOption({ label: games });
    if (takebacks !== undefined) await form.getByRole("checkbox", { name: "Pode voltar lances" }).setChecked(takebacks);
  }
  const table = new Table(page);
  await form.getByRole("button", { name: "Jogar", exact: true }).click();
  await expect(table.grid).toBeVisible();
  await table.ready();
  return table;
}

/** A room as a page shows it. */
export class Table {
  readonly page: Page;
  readonly grid: Locator;
  readonly situation: Locator;
  readonly moves: Locator;
  readonly plies: Locator; // each in the list of moves
  readonly explanation: Locator;
  readonly live: Locator;
  readonly #told: Told[] = [];
  #session: Session | undefined;

  constructor(page: Page) {
    this.page = page;
    this.grid = page.getByRole("grid", { name: /^Tabuleiro/ });
    this.situation = page.getByRole("region", { name: "Situação" });
    this.moves = page.getByRole("list", { name: "Lances" });
    this.plies = this.moves.locator(".m:not(:empty)");
    this.explanation = page.getByRole("region", { name: /^Por que/ });
    this.live = page.locator("[aria-live=polite]");
    page.on("websocket", socket => socket.on("framereceived", ({ payload }) => {
      const told = JSON.parse(String(payload)) as Told;
      this.#told.push(told);
      if (this.#session) [this.#session] = receive(this.#session, told);
    }));
  }

  /** Waits until the script has taken the page over, in whatever language. */
  async ready(): Promise<void> {
    await expect(this.page.getByRole("button", { name: /^Coord/ })).toBeVisible();
    const text = await this.page.locator("#state").textContent();
    const start = begin(JSON.parse(text ?? "") as State);
    this.#session = this.#told.reduce((session, told) => receive(session, told)[0], start); // what came meanwhile, too
  }

  /** What the server has told. */
  get state(): State {
    if (!this.#session) throw new Error("the page has told nothing yet");
    return this.#session.state;
  }

  name(square: number): string {
    return squareName(this.state.board, square);
  }

  square(name: number | string): Locator {
    return this.grid.getByRole("button", { name: new RegExp(`^${name},`) });
  }

  async tap(...names: readonly (number | string)[]): Promise<void> {
    for (const name of names) await this.square(name).click();
  }

  /** The squares to tap for a move: its route, up to where only one move is left. */
  taps(move: Move): string[] {
    let taps: Taps = [];
    const names: string[] = [];
    for (const square of move.routes[0] ?? []) {
      names.push(this.name(square));
      const next = step(this.state.moves, taps, square);
      if (next.t !== "taps") break;
      taps = next.taps;
    }
    return names;
  }

  /** Waits until more plies are shown than so many, and the passes that the table makes by itself with them. */
  async beyond(ply: number): Promise<void> {
    await expect.poll(() => this.state.ply > ply && this.state.moves.every(m => m.routes.length > 0)).toBe(true);
    await expect(this.plies).toHaveCount(this.state.ply);
  }

  /** Waits until the list of moves ends with this one. */
  async played(short: string, ply: number): Promise<void> {
    await expect(this.plies).toHaveCount(ply);
    await expect(this.plies.last()).toHaveText(short);
  }
}
