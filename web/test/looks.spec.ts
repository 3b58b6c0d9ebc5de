// What is seen without colours, in forced colours, and without motion; and the looks that may be chosen.
import { expect, test, type Page } from "@playwright/test";
import { openRoom, type Table } from "./table";

const middle = { fen: "W:WKh8,a3,b2,d2,f2,c3,e3:Ba7,e7,d6,f6,h6,d4,Kg1" };

/** A square as it is seen. */
async function picture(table: Table, name: string): Promise<string> {
  return (await table.square(name).screenshot()).toString("base64");
}

async function pictures(table: Table, names: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const seen: Record<string, string> = {};
  for (const [what, name] of Object.entries(names)) seen[what] = await picture(table, name);
  return seen;
}

/** Each of the pictures is unlike every other. */
async function apart(page: Page, seen: Readonly<Record<string, string>>): Promise<void> {
  const names = Object.keys(seen);
  const far = await distances(page, Object.values(seen));
  for (const [i, what] of names.entries()) {
    for (const [j, than] of names.entries()) {
      if (i < j) expect(far[i]?.[j], `${what} is like ${than}`).toBeGreaterThan(0.02);
    }
  }
}

/** The share of each two pictures that differs clearly, by a fifth of the way from black to white; the grain of wood does not. */
async function distances(page: Page, all: readonly string[]): Promise<number[][]> {
  return page.evaluate(async texts => {
    const read = async (text: string): Promise<Uint8ClampedArray> => {
      const image = new Image();
      image.src = `data:image/png;base64,${text}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = 64;
      const context = canvas.getContext("2d");
      context?.drawImage(image, 0, 0, 64, 64);
      return context?.getImageData(0, 0, 64, 64).data ?? new Uint8ClampedArray();
    };
    const pictures = await Promise.all(texts.map(read));
    return pictures.map(p => pictures.map(q => {
      let clear = 0;
      for (let i = 0; i < p.length; i += 4) if (Math.abs((p[i] ?? 0) - (q[i] ?? 0)) > 50) clear++;
      return clear / (p.length / 4);
    }));
  }, [...all]);
}

test.use({ viewport: { width: 360, height: 800 } }); // squares of whole pixels

for (const [board, pieces] of [
  ["madeira", "madeira"],
  ["madeira", "preto-e-branco"],
  ["madeira", "vermelho-e-azul"],
  ["calcada", "madeira"],
  ["contraste", "madeira"],
] as const) {
  // Case 103. Fails when king-b in pieces.svg is the drawing of man-b, or when m-stop is drawn as m-from is.
  test(`case 103: in grey, kings, men, sides and marks are told apart: ${board}, ${pieces}`, async ({ page, context, baseURL }) => {
    const cookie = (name: string, value: string): { name: string; value: string; url: string } => ({ name, value, url: baseURL ?? "" });
    await context.addCookies([cookie("board", board), cookie("pieces", pieces), cookie("coords", "none")]);
    const table = await openRoom(page, middle);
    await page.evaluate(() => { document.documentElement.style.filter = "grayscale(1)"; });
    await table.tap("c3", "e5");
    await apart(page, await pictures(table, { "a man": "b2", "the other's man": "f6", "the other's king": "g1", "an empty square": "b6",
      "the chosen one": "e5", "a taken one": "d4", "an end": "c7", "one that can capture": "h8" }));
    await table.tap("g7");
    await table.played("c3xg7", 1);
    await apart(page, await pictures(table, { "a man": "b2", "an empty square": "b6", "from": "c3", "a stop": "e5", "what was taken": "d4", "the end": "g7" }));
  });
}

for (const [look, pieces] of [["grey", "madeira"], ["grey", "vermelho-e-azul"], ["forced colours", "madeira"]] as const) {
  test(`discs, men on points and their marks are told apart in ${look}: ${pieces}`, async ({ page, context, baseURL }) => {
    await context.addCookies([["pieces", pieces], ["coords", "none"]].map(([name = "", value = ""]) => ({ name, value, url: baseURL ?? "" })));
    if (look === "forced colours") await page.emulateMedia({ forcedColors: "active" });
    const grey = (): Promise<void> => page.evaluate(on => { if (on) document.documentElement.style.filter = "grayscale(1)"; }, look === "grey");
    const reversi = await openRoom(page, { rules: "Reversi", fen: "----------X-----XX------XOOOOO--XOOOOO----OOOXXX--XOX-----XXXX-- X" });
    await grey();
    const other = reversi.state.moves.map(m => reversi.name(m.routes[0]?.[0] ?? 0)).find(name => name !== "g4") ?? "";
    await reversi.square("g4").focus();
    await apart(page, await pictures(reversi, { "a disc": "c2", "the other's disc": "c6", "an empty square": "h1", "one that may be played": other,
      "the one that is looked at": "g4", "a disc that would turn": "f4" }));
    const trilha = await openRoom(page, { rules: "Trilha", fen: "W:Wa1,d2,g1,f4:Ba7,b6,d6,f6:H0,1" });
    await grey();
    await trilha.tap("d2");
    await apart(page, await pictures(trilha, { "a man": "g1", "the other's man": "a7", "an empty point": "g7", "the chosen one": "d2", "an end": "d1" }));
    await trilha.tap("d1");
    await apart(page, await pictures(trilha, { "a man": "g1", "the one that closes the mill": "d1", "one that may be taken": "a7", "one that may not": "f6" }));
  });
}

// Fails when .co (board.css) has no edge of its square's colour: the ring's wedge is as pale as the digit.
test("a coordinate is read over the mark of a piece that must capture", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "coords", value: "inside-letters", url: baseURL ?? "" }]);
  const table = await openRoom(page, { fen: "W:Wa3:Bb4,h8" });
  await expect(table.square("a3")).toHaveAccessibleName(/pode capturar/);
  const digit = page.getByText("3", { exact: true }).and(page.locator(".co"));
  const clip = await digit.boundingBox();
  if (!clip) throw new Error("no coordinate");
  const look = async (): Promise<string> => (await page.screenshot({ clip })).toString("base64");
  const shown = await look();
  await digit.evaluate(e => { e.style.visibility = "hidden"; });
  const [far = []] = await distances(page, [shown, await look()]);
  expect(far[1]).toBeGreaterThan(0.5);
});

test("red and blue pieces are called so, everywhere", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "pieces", value: "vermelho-e-azul", url: baseURL ?? "" }]);
  const table = await openRoom(page, middle);
  await expect(table.square("h8")).toHaveAccessibleName("h8, dama vermelha, pode capturar");
  await expect(table.square("g1")).toHaveAccessibleName("g1, dama azul");
  await table.tap("c3", "g7");
  await expect(table.live).toHaveText(/Vermelhas: c3 captura d4 e f6, termina em g7\s*$/);
});

test("in forced colours pieces and marks keep their own, of high contrast, and what is disabled is grey", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const table = await openRoom(page, { ...middle, takebacks: true });
  const colour = (name: string): Promise<string> => page.getByRole("button", { name, exact: true }).evaluate(e => getComputedStyle(e).color);
  expect(await colour("Voltar")).not.toBe(await colour("Desistir"));
  expect(await colour("Lance anterior")).toBe(await colour("Voltar"));
  await table.tap("c3", "e5");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--sq-d"))).toBe("#707070");
  await apart(page, await pictures(table, { "a man": "b2", "the other's man": "f6", "the other's king": "g1", "an empty square": "b6",
    "the chosen one": "e5", "a taken one": "d4", "an end": "c7", "one that can capture": "h8" }));
});

// Case 105. Fails when isCalm (board.ts) answers false: pieces fly, and the taken ones are still seen.
test("case 105: with less motion a capture of seven is seen at once, with its marks", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    Object.assign(window, { flown: 0 });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      (window as unknown as { flown: number }).flown++;
      return animate.call(this, frames, options);
    };
  });
  const table = await openRoom(page, { rules: "Damas internacionais", fen: "W:WK46:B41,32,22,12,13,24,34,5" });
  const [move] = table.state.moves;
  if (!move) throw new Error("no move");
  expect(move.taken).toHaveLength(7);
  await table.tap(...table.taps(move));
  // At once: before the server can have answered.
  expect(await table.grid.locator("svg.pc:visible").count()).toBe(2);
  await table.played(move.short, 1);
  await expect(table.grid.getByRole("button", { name: /capturada no último lance/ })).toHaveCount(7);
  expect(await page.evaluate(() => (window as unknown as { flown: number }).flown)).toBe(0);
});
