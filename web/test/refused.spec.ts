// Why can't I? Every refusal that a game can give is brought about at a table, by taps or by a written move, and read
// in three languages; the board marks what it speaks of until the next action.
import { readFileSync } from "node:fs";
import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { captures, damas, reversi, trilha, type Attempt } from "./refused";
import type { Refused, Told } from "../src/wire";

const languages = ["pt-BR", "es", "en"] as const;

/** A page of the room that speaks a language, and what it was told last when something was refused. */
class Reader {
  readonly lang: string;
  readonly page: Page;
  refused: Refused | undefined;

  private constructor(lang: string, page: Page) {
    this.lang = lang;
    this.page = page;
    page.on("websocket", socket => socket.on("framereceived", ({ payload }) => {
      const told = JSON.parse(String(payload)) as Told;
      if (told.t === "refused") this.refused = told;
    }));
  }

  /** Languages are the browser's: a page keeps the one in which it was opened. */
  static async opens(context: BrowserContext, room: string, lang: string): Promise<Reader> {
    const page = await context.newPage();
    const reader = new Reader(lang, page);
    await context.request.post("/lingua", { form: { lang } });
    await page.goto(room);
    await expect(page.getByRole("button", { name: /^Coord/ })).toBeVisible();
    return reader;
  }

  async attempt({ taps, writes }: Attempt): Promise<void> {
    this.refused = undefined;
    for (const name of taps?.split(" ") ?? []) await this.page.getByRole("grid").getByRole("button", { name: new RegExp(`^${name},`) }).click();
    if (writes === undefined) return;
    const box = this.page.locator("#nt");
    await box.fill(writes);
    await box.press("Enter");
  }

  /** Title, text, what the live region has said, and the marked squares: by shape, and as they are called. */
  async read(): Promise<{ readonly title: string; readonly text: string; readonly heard: string; readonly marks: string; readonly called: string }> {
    await expect(this.page.locator("#why")).toBeVisible();
    return this.page.evaluate(squares => {
      const shapes: Readonly<Record<string, string>> = { "m-must": "must", "m-goal": "goal", "m-sel": "sel" };
      const marked = [...document.querySelectorAll<HTMLElement>("[data-sq]")].flatMap(square => {
        const drawn = [...square.querySelectorAll("svg:not(.off) > use")].map(use => use.getAttribute("href")?.slice(1) ?? "");
        const mark = drawn.includes("m-askb") ? "ask" : drawn.includes("m-ask") ? "hint" : drawn.map(id => shapes[id]).find(Boolean);
        const at = Number(square.dataset["sq"]);
        return mark === "ask" || squares.includes(at) || squares.length === 0 && mark === "goal" ? [{ at, mark, label: square.getAttribute("aria-label") ?? "" }] : [];
      }).sort((a, b) => a.at - b.at);
      return {
        title: document.querySelector("#why h2")?.textContent ?? "",
        text: document.querySelector("#why p")?.textContent ?? "",
        heard: document.querySelector("#live")?.textContent ?? "",
        marks: marked.map(({ label, mark }) => `${label.split(",")[0] ?? ""} ${mark ?? "nothing"}`).join(", "),
        called: marked.map(({ label }) => label).join("; "),
      };
    }, this.refused?.squares ?? []);
  }

  /** Closes the explanation and lets go what was chosen: nothing is marked any more. */
  async closes({ taps }: Attempt): Promise<void> {
    await this.page.keyboard.press("Escape");
    await expect(this.page.locator("#why")).toBeHidden();
    for (const _ of taps?.split(" ") ?? []) await this.page.keyboard.press("Escape");
    await expect(this.page.locator("[data-sq] svg:not(.off) > use[href='#m-ask']")).toHaveCount(0);
  }
}

/** How often a sentence stands in a text. */
const times = (text: string, sentence: string): number => text.split(sentence).length - 1;

async function open(context: BrowserContext, room: string): Promise<Reader[]> {
  const readers: Reader[] = [];
  for (const lang of languages) readers.push(await Reader.opens(context, room, lang));
  return readers;
}

/** What all of them read of an attempt, and that the board is as before when they have read it. */
async function answers(readers: readonly Reader[], attempt: Attempt): Promise<string[]> {
  const tried = attempt.writes === undefined ? `taps ${attempt.taps ?? ""}` : `writes ${attempt.writes}`;
  const read = await Promise.all(readers.map(async reader => {
    await reader.attempt(attempt);
    await expect.poll(() => reader.refused?.code, tried).toBe(attempt.code);
    expect(reader.refused?.guide, "the guide explains it").toMatch(new RegExp(`^/guia/.+/${attempt.code}$`));
    const seen = await reader.read();
    expect.soft(seen.marks, `${attempt.code}: ${tried}`).toBe(attempt.marks);
    expect(times(seen.heard, seen.text), `${seen.text} is heard once`).toBe(1);
    await reader.closes(attempt);
    return `${reader.lang}: ${seen.title} ${seen.text}${seen.called ? `\n  ${seen.called}` : ""}`;
  }));
  return [`## ${attempt.code}: ${tried}`, ...read];
}

for (const [what, positions] of Object.entries({ damas, captures, reversi, trilha })) {
  test(`${what}: each refusal is said and marked in three languages`, async ({ context }) => {
    const lines: string[] = [];
    for (const { rules, fen, attempts } of positions) {
      const opened = await context.request.post("/jogo", { form: { rules, opponent: "both", ...(fen && { fen }) } });
      const readers = await open(context, opened.url());
      lines.push(`# ${rules} ${fen}`.trim());
      for (const attempt of attempts) lines.push(...await answers(readers, attempt));
      for (const { page } of readers) await page.close();
    }
    expect(`${lines.join("\n")}\n`).toMatchSnapshot(`refused-in-${what}.txt`);
  });
}

// What nobody can bring about: after its end a game takes no moves, and a pass that must be is made by the table.
const never = ["game-over", "must-pass"];
const betweenTwo: Readonly<Record<"turn" | "touch", Attempt>> = {
  turn: { code: "not-your-turn", writes: "b6-a5", marks: "b6 ask" },
  touch: { code: "touched-piece", writes: "e3-d4", marks: "c3 hint, d4 ask" },
};

test("every code of the rules is tried, but for those that no table gives", () => {
  const [, listed = ""] = /^From the rules of the game: ([^.]*)\./m.exec(readFileSync(new URL("../../docs/protocol.md", import.meta.url), "utf8")) ?? [];
  const codes = [...listed.matchAll(/`([^`]+)`/g)].map(([, code]) => code);
  const tried = [...damas, ...captures, ...reversi, ...trilha].flatMap(({ attempts }) => attempts).concat(Object.values(betweenTwo)).map(({ code }) => code);
  expect([...new Set([...tried, ...never])].sort()).toEqual(codes.sort());
});

test("between two: out of turn, and another piece than the one that was touched", async ({ context, browser, baseURL }) => {
  const opened = await context.request.post("/jogo", { form: { rules: "brazilian", opponent: "friend", colour: "white", name: "Ana", touch: "none" } });
  const ana = await open(context, opened.url());
  const link = await ana[0]?.page.locator("#invite").getByRole("textbox").inputValue() ?? "";
  const his = await browser.newContext({ reducedMotion: "reduce", ...(baseURL !== undefined && { baseURL }) });
  const beto = await open(his, (await his.request.post(link, { form: { name: "Beto" } })).url());
  const lines = await answers(beto, betweenTwo.turn);
  await ana[0]?.attempt({ code: "", taps: "c3", marks: "" });
  for (const { page } of ana) await expect(page.locator("[data-sq] svg:not(.off) > use[href='#m-touched']")).toHaveCount(1);
  await ana[0]?.page.keyboard.press("Escape");
  lines.push(...await answers(ana, betweenTwo.touch));
  expect(`${lines.join("\n")}\n`).toMatchSnapshot("refused-between-two.txt");
  await his.close();
});
