// Where things lie on the screen: what is seen without scrolling, how much of it the board has, and that nothing
// lies over anything else on small screens, at 200 % and in forced colours.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { arm, until } from "./arm";
import { begins, card, type Choice, openRoom, roomFor } from "./table";
import { play, two } from "./two";

const capture = { fen: "W:WKh8,a3,b2,d2,f2,c3,e3:Ba7,e7,d6,f6,h6,d4,Kg1" };
const phone = { width: 360, height: 740 };
const long = "Maria Aparecida da Silva"; // as long as a name may be
const action = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });

async function seen(...things: readonly Locator[]): Promise<void> {
  for (const thing of things) await expect(thing).toBeInViewport({ ratio: 1 });
}

async function box(thing: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const found = await thing.boundingBox();
  if (!found) throw new Error("it is not there");
  return found;
}

/** Every text and button inside that lies over another, and what is wider than the page. */
async function faults(page: Page, inside: string): Promise<string[]> {
  return page.evaluate(selector => {
    const root = document.documentElement;
    const found = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} px wide`] : [];
    interface Rect { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
    const boxes: { what: string; element: Element; rect: Rect }[] = [];
    /** What is seen of it: text that is cut off lies over nothing. */
    const clipped = (rect: Rect, element: Element | null): Rect => {
      for (let e = element; e && e !== document.body; e = e.parentElement) {
        if (getComputedStyle(e).overflow === "visible") continue;
        const { left, right, top, bottom } = e.getBoundingClientRect();
        rect = { left: Math.max(rect.left, left), right: Math.min(rect.right, right), top: Math.max(rect.top, top), bottom: Math.min(rect.bottom, bottom) };
      }
      return rect;
    };
    for (const container of document.querySelectorAll(selector)) {
      for (const element of container.querySelectorAll("*")) {
        if (!element.checkVisibility() || element.closest(".vh, svg")) continue;
        if (element.matches("button, input, a.bt")) boxes.push({ what: element.outerHTML.slice(0, 60), element, rect: clipped(element.getBoundingClientRect(), element.parentElement) });
        for (const node of element.childNodes) {
          if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
          const range = document.createRange();
          range.selectNode(node);
          for (const rect of range.getClientRects()) boxes.push({ what: node.textContent, element, rect: clipped(rect, element) });
        }
      }
    }
    for (const { what, element, rect } of boxes) {
      const label = element.closest("button, label");
      const around = label?.getBoundingClientRect();
      if (around && (rect.left < around.left - 1 || rect.right > around.right + 1)) found.push(`${what} is wider than its button`);
    }
    boxes.forEach((a, i) => {
      for (const b of boxes.slice(i + 1)) {
        if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
        const across = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
        const down = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
        if (across > 1 && down > 4) found.push(`${a.what} and ${b.what} lie over each other`);
      }
    });
    return found;
  }, inside);
}

/** A table of a few pieces between two browsers: White takes the last one with c3xe5. */
const few: Choice = { name: long, games: "2 partidas", fen: "W:Wc3,h2:Bd4" };

async function wantsAnother(page: Page): Promise<void> {
  const wish = page.getByRole("region", { name: "Depois da partida" });
  await until(() => wish.getByRole("button").first().click(), () => expect(wish).toContainText("Convite enviado", { timeout: 500 }));
}

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  // Fails when .tools wraps (game.css), or .side is not behind its button.
  test("board, players, situation and actions are seen at once, and the page is no longer than it must", async ({ page }) => {
    const table = await openRoom(page, { clock: "5 + 3", takebacks: true, name: "Ana", name2: "Bia" });
    await seen(table.grid, table.situation, page.getByRole("timer").first(), page.getByRole("timer").last(), action(page, "Voltar"), action(page, "Empate"), action(page, "Desistir"));
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(980);
    const tools = page.getByRole("group", { name: "Tabuleiro" }).getByRole("button");
    const heights = new Set<number>();
    for (const tool of await tools.all()) heights.add((await box(tool)).y);
    expect(heights.size, "rows of tools").toBe(1);
    await tools.last().focus();
    await seen(tools.last());
  });

  test("who is at the table is seen, too, where two people meet, and the page is no longer for it", async ({ page, browser, baseURL }) => {
    const { beto } = await two(page, browser, baseURL, { clock: "5 + 3", takebacks: true, rules: "Damas brasileiras, torneio" });
    for (const seat of [page, beto.page]) {
      await seen(seat.getByRole("region", { name: "Quem está na mesa" }), action(seat, "Frases e tempo"), action(seat, "Cancelar"), action(seat, "Voltar"), action(seat, "Repetiu"));
      expect(await seat.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(980);
      expect(await faults(seat, "#people, #acts")).toEqual([]);
    }
    await beto.page.context().close();
  });

  // Fails when .ask3 (game.css) lies in a row below the actions, or over the clock.
  for (const height of [740, 640]) {
    test(`a request for a move back is seen whole as soon as it comes, and moves nothing: ${height} px high`, async ({ page, browser, baseURL }) => {
      await page.setViewportSize({ width: 360, height });
      const both = await two(page, browser, baseURL, { clock: "5 + 3", takebacks: true, name: long });
      const { beto } = both;
      await play(both, "c3-d4", "b6-a5");
      const fixed = [beto.grid, beto.situation, action(beto.page, "Desistir"), beto.page.getByRole("timer").first(), action(beto.page, "Frases e tempo")];
      const before = await Promise.all(fixed.map(box));
      await action(page, "Voltar").click();
      const request = beto.page.getByRole("region", { name: "Voltar", exact: true });
      await seen(request, request.getByRole("button", { name: "Recusar" }), request.getByRole("button", { name: "Aceitar" }), request.getByText(`${long} pede para voltar um lance`));
      expect(await beto.page.evaluate(() => scrollY)).toBe(0);
      expect(await Promise.all(fixed.map(box))).toEqual(before);
      const [asked, clock] = [await box(request), await box(beto.page.getByRole("timer").first())];
      expect(asked.x + asked.width, "it lies over the clock").toBeLessThan(clock.x);
      expect(await faults(beto.page, "#back, .clock")).toEqual([]);
      await beto.page.context().close();
    });
  }

  // Fails when showSituation (game.ts) asks no notice: the answer lies below the screen, unseen.
  test("why a move is refused is seen at once, and nothing moves", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const table = await openRoom(page, capture);
    const fixed = [table.grid, table.situation, action(page, "Desistir")];
    const before = await Promise.all(fixed.map(box));
    await table.tap("c3", "e5", "e3");
    await expect(table.situation).toContainText("Há uma captura de 2 peças: jogue com c3 ou h8.");
    await seen(table.situation);
    expect(await Promise.all(fixed.map(box))).toEqual(before);
    await table.explanation.scrollIntoViewIfNeeded();
    await expect(table.situation).toContainText("Capture mais uma");
    await page.evaluate(() => scrollTo(0, 0));
    await expect(table.situation).toContainText("Há uma captura");
    await page.keyboard.press("Escape");
    await expect(table.situation).toContainText("Capture mais uma");
  });

  test("what the marks mean is behind a button", async ({ page }) => {
    await openRoom(page);
    const marks = page.getByRole("list", { name: "O que as marcas querem dizer" });
    const about = action(page, "Sobre a partida");
    await expect(marks).toBeHidden();
    await expect(about).toHaveAttribute("aria-expanded", "false");
    await about.click();
    await expect(marks).toBeVisible();
    await expect(about).toHaveAttribute("aria-expanded", "true");
    await about.press("Enter");
    await expect(marks).toBeHidden();
  });

  // Fails when .score has the actions' height (game.css).
  test("what comes after a friend's game is seen without scrolling", async ({ page, browser, baseURL }) => {
    const { ana, beto } = await two(page, browser, baseURL, few);
    await ana.tap("c3", "e5");
    await expect(ana.situation).toContainText("Você ganhou");
    await seen(action(page, "Próxima partida"), page.getByRole("link", { name: "Outro jogo" }));
    await wantsAnother(page);
    const friend = beto.page;
    await expect(action(friend, "Recusar")).toBeVisible();
    await seen(action(friend, "Recusar"), action(friend, "Próxima partida"), friend.getByRole("link", { name: "Outro jogo" }));
    expect(await friend.evaluate(() => scrollY)).toBe(0);
    await friend.context().close();
  });

  test("a game can be begun without scrolling, and the button to do so covers nothing", async ({ page }) => {
    const play = begins(page);
    for (const games of ["none", "one"]) {
      if (games === "one") await openRoom(page, { opponent: "Com um amigo (link)" }); // fails when .hero.back (home.css) keeps its words
      await page.goto("/");
      await seen(play);
      expect(await faults(page, "form")).toEqual([]);
      const resting = await box(play);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      expect((await box(play)).y + (await page.evaluate(() => scrollY)), `it is not stuck to the screen's foot, games: ${games}`).toBe(resting.y);
    }
  });

  // Fails when .say is as high at 320 px after a game as in it (game.css).
  test("another game is seen without scrolling on the smallest", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const table = await openRoom(page, { fen: "W:Wc3,h2:Bd4", clock: "5 + 3" });
    await table.tap("c3", "e5");
    await seen(action(page, "Jogar de novo"), page.getByRole("link", { name: "Outro jogo" }));
  });
});

// Fails when --brd is that of game.css in zen.css.
test("zen: the board has the screen", async ({ page }) => {
  const table = await openRoom(page, { clock: "5 + 3", name: long, name2: "Bia" });
  await action(page, "Foco").click();
  const leave = action(page, "Sair do foco");
  for (const { width, height, share } of [
    { ...phone, share: 360 },
    { width: 820, height: 1180, share: 790 },
    { width: 1280, height: 800, share: 770 },
    { width: 1920, height: 1080, share: 1050 },
    { width: 640, height: 400, share: 370 },
  ]) {
    await test.step(`${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await seen(table.grid, table.situation, leave, page.getByRole("timer").first(), page.getByRole("timer").last());
      const frame = await box(page.locator(".frame"));
      expect(frame.width).toBeGreaterThanOrEqual(share);
      expect(Math.abs(frame.height - frame.width), "the frame fits the board").toBeLessThanOrEqual(1);
      if (width !== 640) expect(Math.abs(frame.x + frame.width / 2 - width / 2), "off the middle").toBeLessThanOrEqual(1);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height);
      expect(await faults(page, "main > :not(.frame)")).toEqual([]);
    });
  }
});

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  // Fails when the facts stay beside an explanation (game.css).
  test("the board has its height, and an explanation is seen whole", async ({ page }) => {
    const table = await openRoom(page, capture);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(800);
    const before = await box(table.grid);
    expect(before.width).toBeGreaterThanOrEqual(610);
    await table.tap("c3", "e5", "e3");
    await seen(table.explanation.getByRole("heading"), table.explanation.getByRole("listitem").last(), page.getByRole("heading", { level: 1 }));
    expect(await box(table.grid)).toEqual(before);
  });
});

const actions = ["takeback", "draw", "claim", "resign"];
const letters = ["100%", "200%"];

/** Shows every word that a button of the game's actions can have; tells which break within a word or stand out, and how high the row was. */
async function worded(page: Page): Promise<{ broken: string[]; heights: number[] }> {
  return page.evaluate(acts => {
    const words = JSON.parse(document.getElementById("words")?.textContent ?? "") as Record<string, string>;
    const [broken, heights]: [string[], number[]] = [[], []];
    for (const act of acts) {
      const label = document.querySelector(`[data-act="${act}"] > span`);
      if (!label) throw new Error(`there is no ${act}`);
      const resting = label.textContent;
      for (const text of [`game.${act}`, `game.${act}.sure`, `game.${act}.sent`].map(key => words[key]).filter(text => text !== undefined)) {
        label.textContent = text;
        heights.push(document.getElementById("acts")?.offsetHeight ?? 0);
        const edge = label.parentElement?.getBoundingClientRect();
        for (const { 0: word, index } of text.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(label.firstChild ?? label, index);
          range.setEnd(label.firstChild ?? label, index + word.length);
          const [rect, more] = range.getClientRects();
          if (more || !rect || !edge || rect.left < edge.left || rect.right > edge.right) broken.push(text);
        }
      }
      label.textContent = resting;
    }
    return { broken, heights };
  }, actions);
}

// Fails when .acts (game.css) keeps four in a row whatever its letters, or its words are as large as other small ones.
for (const lang of ["pt-BR", "es", "en"]) {
  test(`no word of the actions breaks, and none changes the row: ${lang}`, async ({ page, context, baseURL }) => {
    const room = await roomFor(page, { opponent: "Contra o computador", rules: "Damas brasileiras, torneio", takebacks: true });
    await context.addCookies([{ name: "lang", value: lang, url: baseURL ?? "" }]);
    await page.goto(room);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.getByRole("grid").getByRole("button", { name: /^c3,/ })).toBeVisible();
    for (const width of [320, 360, 820, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      for (const size of letters) {
        await page.evaluate(percent => { document.documentElement.style.fontSize = percent; }, size);
        const { broken, heights } = await worded(page);
        expect(broken, `${width} px, ${size}`).toEqual([]);
        expect(heights.length).toBeGreaterThan(7);
        if (size === "100%") expect(new Set(heights).size, `rows at ${width} px`).toBe(1);
      }
    }
  });
}

// Fails when the buttons of .next have no place of their own: --mov (game.css).
test("the end of a game moves neither board nor players", async ({ page }) => {
  const table = await openRoom(page, { fen: "W:Wc3,h2:Bd4" });
  const fixed = [table.grid, table.situation, page.getByRole("region", { name: "Brancas", exact: true }), page.getByRole("region", { name: "Pretas", exact: true })];
  const places = async (width: number): Promise<unknown> => {
    await page.setViewportSize({ width, height: 810 });
    return Promise.all(fixed.map(box));
  };
  const before = new Map<number, unknown>();
  for (const width of [360, 820, 1280]) before.set(width, await places(width));
  await table.tap("c3", "e5");
  await expect(table.situation).toContainText("Brancas ganham");
  for (const [width, was] of before) expect(await places(width), `at ${width} px`).toEqual(was);
});

test("looking back, the turn of now stays at the clock that runs, and the turn of then has its own mark", async ({ page }) => {
  const table = await openRoom(page, { clock: "5 + 3", name: "Ana", name2: "Bia" });
  await table.tap("c3", "d4");
  await table.played("c3-d4", 1);
  await table.tap("b6", "a5");
  await table.played("b6-a5", 2);
  const [ana, bia] = [page.getByRole("region", { name: "Ana, brancas" }), page.getByRole("region", { name: "Bia, pretas" })];
  await expect(ana).toHaveClass(/\bturn\b/);
  await action(page, "Lance anterior").click();
  await expect(table.situation).toContainText("Lance 1 de 2");
  await expect(ana).toHaveClass(/\bturn\b/);
  await expect(ana.getByRole("timer")).toHaveClass(/\brun\b/);
  await expect(bia).toHaveClass(/\bwas\b/);
  await expect(bia).not.toHaveClass(/\bturn\b/);
  await action(page, "Posição atual").click();
  await expect(bia).not.toHaveClass(/\bwas\b/);
});

const screens = [
  { what: "320 px", size: { width: 320, height: 640 }, forced: null },
  { what: "360 px in forced colours", size: phone, forced: "active" },
  { what: "200 %", size: { width: 640, height: 400 }, forced: null },
  { what: "820 px", size: { width: 820, height: 740 }, forced: null },
  { what: "1000 px", size: { width: 1000, height: 740 }, forced: null },
] as const;

/** Nothing lies over anything else on any of the screens. */
async function clear(page: Page, inside: string, state: string): Promise<void> {
  for (const { what, size, forced } of screens) {
    await page.setViewportSize(size);
    await page.emulateMedia({ forcedColors: forced });
    expect(await faults(page, inside), `${state}, ${what}`).toEqual([]);
  }
  await page.setViewportSize(screens[0].size); // what comes next is done where there is least room
  await page.emulateMedia({ forcedColors: null });
}

test.describe("at two pixels a point, where lines are as wide as they are written", () => {
  test.use({ viewport: screens[0].size, deviceScaleFactor: 2 });

  test("nothing lies over anything else: start page, explanation, confirmation, dialogues", async ({ page }) => {
    await page.goto("/");
    for (const opponent of ["Com um amigo (link)", "Neste aparelho", "Contra o computador"]) {
      await card(page).getByText(opponent, { exact: true }).click();
      await clear(page, ".tx, .ctl > :not(.go)", opponent);
    }
    const table = await openRoom(page, { ...capture, clock: "5 + 3", name: long, name2: long });
    const players = ".who";
    await table.tap("c3", "e5", "e3");
    await expect(table.explanation).toBeVisible();
    await clear(page, `${players}, #why, .acts, .moves`, "an explanation");
    for (const name of ["Ajustes", "Lista"]) {
      await page.getByRole("button", { name }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await clear(page, "dialog[open] > :not(.x)", name);
      await page.keyboard.press("Escape");
    }
    await page.evaluate(() => localStorage.setItem("tabuleiro.confirm", "on"));
    await page.reload();
    await table.ready();
    await table.tap("c3", "g7");
    await expect(action(page, "Jogar o lance").or(page.locator("#confirm"))).toBeVisible();
    await clear(page, `#confirm, ${players}`, "a move to confirm");
  });

  test("nothing lies over anything else: invitation, offer, and what comes after", async ({ page, browser, baseURL }) => {
    const ana = await openRoom(page, { opponent: "Com um amigo (link)", colour: "Brancas", ...few });
    const context = await browser.newContext({ deviceScaleFactor: 2, reducedMotion: "reduce", locale: "pt-BR", ...(baseURL !== undefined && { baseURL }) });
    const friend = await context.newPage();
    await friend.goto(await page.locator("#invite").getByRole("textbox", { name: "Endereço" }).inputValue());
    await clear(friend, "main", "the invitation");
    await action(friend, "Sentar e jogar").click();
    await expect(ana.live).toContainText("na mesa");
    await arm(page, "Empate", "Oferecer?", action(page, "Oferecido"));
    await expect(action(friend, "Aceitar")).toBeVisible();
    await clear(friend, "#offer, .acts, .who", "a draw is offered");
    await ana.tap("c3", "e5");
    await expect(ana.situation).toContainText("Você ganhou");
    await wantsAnother(page);
    await expect(action(friend, "Recusar")).toBeVisible();
    await clear(friend, ".say, #score, #next, .who", "after the game");
    await context.close();
  });
});

// Fails without overflow-wrap in base.css.
test("a name without a blank widens no page", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const wide = async (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await openRoom(page, { opponent: "Com um amigo (link)", colour: "Brancas", name: "W".repeat(24) });
  const link = await page.getByRole("textbox", { name: "Endereço" }).first().inputValue();
  expect(await wide(), "the table").toBe(0);
  await openRoom(page, { name: "W".repeat(24), name2: "M".repeat(24), ...capture });
  expect(await wide(), "the game").toBe(0);
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole("button", { name: "Sentar e jogar" })).toBeVisible();
  expect(await wide(), "the invitation").toBe(0);
});
