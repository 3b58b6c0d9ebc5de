import { expect, test } from "@playwright/test";
import { openRoom, Table } from "./table";

const ambiguous = { rules: "Damas internacionais", fen: "W:WK4:B13,32,37,20" };
const circular = { rules: "Damas internacionais", fen: "W:WK38:B18,19,32,33" };

test("a quiet move is two taps, spoken once and listed", async ({ page }) => {
  const table = await openRoom(page);
  await table.tap("c3", "d4");
  await table.played("c3-d4", 1);
  await expect(table.square("d4")).toHaveAccessibleName("d4, pedra branca, último lance");
  await expect(table.square("c3")).toHaveAccessibleName("c3, vazia, último lance saiu daqui");
  await expect(table.live).toHaveText(/^(c3: b4 ou d4)?\s*Brancas: c3 vai para d4\s*$/);
});

test("case 23: an ambiguous capture leaves the squares that decide", async ({ page }) => {
  const table = await openRoom(page, ambiguous);
  await table.tap(4, 15);
  await expect(table.grid.getByRole("button", { name: /passagem/ })).toHaveCount(4);
  await expect(table.grid.getByRole("button", { name: /destino possível/ })).toHaveCount(0);
  await table.tap(42);
  await table.played("4x31x42x15", 1);
  await expect(table.live).toHaveText(/Brancas: 4 captura 13, 37 e 20, termina em 15\s*$/);
});

for (const way of [[38, 24, 13, 27, 38], [38, 27, 13, 24, 38]]) {
  test(`case 25: a circular capture is clicked by ${way.join("-")}`, async ({ page }) => {
    const table = await openRoom(page, circular);
    await table.tap(...way);
    await table.played("38x38", 1);
    await expect(table.square(38)).toHaveAccessibleName(/^38, dama branca/);
    await expect(table.grid.getByRole("button", { name: /capturada no último lance/ })).toHaveCount(4);
    await expect(table.situation).toContainText("Brancas ganham");
  });
}

test("in mid-capture the piece stands on its stop and what it took is faded", async ({ page }) => {
  const table = await openRoom(page, { fen: "W:WKh8,a3,b2,d2,f2,c3,e3:Ba7,e7,d6,f6,h6,d4,Kg1" });
  await expect(table.square("c3")).toHaveAccessibleName("c3, pedra branca, pode capturar");
  await expect(table.square("h8")).toHaveAccessibleName("h8, dama branca, pode capturar");
  await table.tap("c3", "e5");
  await expect(table.square("e5")).toHaveAccessibleName("e5, pedra branca, escolhida, captura em curso");
  await expect(table.square("c3")).toHaveAccessibleName("c3, vazia, origem da captura em curso");
  await expect(table.square("d4")).toHaveAccessibleName("d4, pedra preta, capturada neste lance, sai no fim");
  await expect(table.situation).toContainText("Capture mais uma: c7 ou g7");
  await table.tap("e5");
  await expect(table.square("c3")).toHaveAccessibleName(/escolhida/);
  await table.tap("c3");
  await expect(table.grid.getByRole("button", { name: /escolhida/ })).toHaveCount(0);
});

test("a tap on the piece to be taken says where the capture ends", async ({ page }) => {
  const table = await openRoom(page, { fen: "W:Wc3,h2:Bd4,b6,a7" });
  await table.tap("c3", "d4");
  await expect(table.explanation).toContainText("Para capturar, toque na casa onde a sua peça vai parar: e5.");
  await expect(table.square("e5")).toHaveAccessibleName(/destino possível/);
  await table.tap("e5");
  await table.played("c3xe5", 1);
});

test("another piece in mid-capture is asked about, and the capture goes on", async ({ page }) => {
  const table = await openRoom(page, { fen: "W:WKh8,a3,b2,d2,f2,c3,e3:Ba7,e7,d6,f6,h6,d4,Kg1" });
  await table.tap("c3", "e5", "e3");
  await expect(table.explanation.getByRole("heading")).toHaveText("Por que e3 não pode jogar?");
  await expect(table.explanation).toContainText("lei da maioria");
  await table.tap("g7");
  await table.played("c3xg7", 1);
});

test("a refused move is read and its marks are seen", async ({ page }) => {
  const table = await openRoom(page, { fen: "W:WKh8,a3,b2,d2,f2,c3,e3:Ba7,e7,d6,f6,h6,d4,Kg1" });
  await table.tap("e3");
  await expect(table.explanation.getByRole("heading")).toHaveText("Por que e3 não pode jogar?");
  await expect(table.explanation).toContainText("lei da maioria");
  await expect(table.explanation.getByRole("listitem")).toHaveText([/c3 captura d4 e d6.*2 peças/, /c3 captura d4 e f6.*2 peças/, /h8 captura f6 e d6.*2 peças/, /e3 captura d4.*1 peça/]);
  await expect(table.square("e3")).toHaveAccessibleName("e3, pedra branca, veja por que não");
  await expect(table.square("e3").locator("use[href='#m-askb']")).toBeAttached();
  await expect(table.square("c3").locator("use[href='#m-must']")).toBeAttached();
  await expect(table.live).toContainText("Há uma captura de 2 peças: jogue com c3 ou h8.");
  await page.getByRole("button", { name: "Fechar explicação" }).click();
  await expect(table.explanation).toBeHidden();
});

// Fails when refuse (game.ts) leaves what was written untold: the explanation then lacks e3's own line and mark.
test("a written move is refused with all that the same move tapped is", async ({ page }) => {
  const table = await openRoom(page, { fen: "W:WKh8,a3,b2,d2,f2,c3,e3:Ba7,e7,d6,f6,h6,d4,Kg1" });
  const told = async (): Promise<unknown> => [await table.explanation.getByRole("listitem").allTextContents(), await table.grid.ariaSnapshot()];
  await table.tap("e3");
  await expect(table.explanation.getByRole("listitem")).toHaveCount(4);
  const tapped = await told();
  await page.getByRole("button", { name: "Fechar explicação" }).click();
  const box = page.getByRole("textbox", { name: "Lance por escrito" });
  await box.fill("e3xc5");
  await box.press("Enter");
  await expect(table.explanation.getByRole("heading")).toHaveText("Por que não e3xc5?");
  expect(await told()).toEqual(tapped);
});

test("a written move is played, and an ambiguous one answered with its readings", async ({ page }) => {
  const table = await openRoom(page, ambiguous);
  const box = page.getByRole("textbox", { name: "Lance por escrito" });
  await box.fill("4x15");
  await box.press("Enter");
  await expect(table.explanation).toContainText("4x31x42x15 ou 4x27x38x15");
  await expect(table.square(4)).toHaveAccessibleName(/^4, dama branca/);
  await box.fill("4x27x38x15");
  await box.press("Enter");
  await table.played("4x27x38x15", 1);
  await expect(box).toHaveValue("");
});

test("a reload at any moment keeps the game and its last move", async ({ page }) => {
  const table = await openRoom(page);
  await table.tap("c3", "d4");
  await table.played("c3-d4", 1);
  await page.reload();
  await table.ready();
  await table.played("c3-d4", 1);
  await expect(table.square("c3")).toHaveAccessibleName("c3, vazia, último lance saiu daqui");
  await table.tap("b6"); // chosen, not played
  await page.reload();
  await table.ready();
  await table.tap("b6", "a5");
  await table.played("b6-a5", 2);
});

test("two tabs of one player show the same, and both may move", async ({ page, context }) => {
  const table = await openRoom(page);
  const second = await context.newPage();
  await second.goto(page.url());
  const other = new Table(second);
  await other.ready();
  await table.tap("c3", "d4");
  await other.played("c3-d4", 1);
  await other.tap("b6", "a5");
  await table.played("b6-a5", 2);
});

test("a lost connection is said, and the move that was made goes when it is back", async ({ page }) => {
  const network: { up: boolean; cut: () => void } = { up: true, cut: () => undefined };
  await page.routeWebSocket(/\/ws/, ws => {
    if (!network.up) return void ws.close();
    ws.connectToServer();
    network.cut = () => void ws.close();
  });
  const table = await openRoom(page);
  network.up = false;
  network.cut();
  await expect(table.situation).toContainText("Sem conexão, reconectando");
  await table.tap("c3", "d4");
  await expect(table.situation).toContainText("Sem conexão: c3-d4 vai assim que a rede voltar");
  await expect(table.square("d4")).toHaveAccessibleName(/^d4, pedra branca/);
  network.up = true;
  await table.played("c3-d4", 1);
  await expect(table.situation).toContainText("Vez das pretas");
  await expect(table.live).toContainText("Brancas: c3 vai para d4");
});

test("draw and resignation arm at the first tap and act at the second", async ({ page }) => {
  const table = await openRoom(page);
  const draw = page.getByRole("button", { name: "Empate" });
  await draw.dblclick(); // too soon for a decision
  const sure = page.getByRole("button", { name: "Oferecer?" });
  await expect(page.getByRole("button", { name: "Recusar" })).toBeHidden();
  await expect(sure).toBeHidden(); // it rests after a while
  await draw.click();
  await expect.poll(async () => {
    if (await sure.isVisible()) await sure.click();
    return page.getByRole("button", { name: "Recusar" }).isVisible();
  }).toBe(true);
  await expect(page.getByRole("button", { name: "Oferecido" })).toBeDisabled();
  await expect.poll(async () => {
    const decline = page.getByRole("button", { name: "Recusar" });
    if (await decline.isVisible()) await decline.click();
    return decline.isVisible();
  }).toBe(false);
  await expect(table.situation).toContainText("Empate recusado"); // seen, not only heard
  await page.getByRole("button", { name: "Desistir" }).click();
  const confirm = page.getByRole("button", { name: "Confirmar" });
  await expect.poll(async () => {
    if (await confirm.isVisible()) await confirm.click();
    return table.situation.textContent();
  }).toContain("Pretas ganham");
  const again = page.getByRole("button", { name: "Jogar de novo" }); // nor does it act as soon as it appears
  await expect.poll(async () => {
    if (await again.isVisible()) await again.click();
    return table.situation.textContent();
  }).toContain("Vez das brancas");
});

test("a resignation armed before a move is not taken for the other side", async ({ page }) => {
  const table = await openRoom(page);
  const confirm = page.getByRole("button", { name: "Confirmar" });
  const stale = async (): Promise<boolean> => ((await table.live.textContent()) ?? "").includes("A partida já tinha andado");
  // On a busy machine the button may rest before it is confirmed: then with the next move.
  for (const [from, to] of [["c3", "d4"], ["b6", "a5"], ["d4", "e5"]] as const) {
    await page.getByRole("button", { name: "Desistir" }).click();
    await table.tap(from, to);
    await expect.poll(async () => {
      if (await confirm.isVisible()) await confirm.click({ timeout: 1000 }).catch(() => undefined);
      return (await stale()) || !(await confirm.isVisible());
    }).toBe(true);
    if (await stale()) break;
  }
  await expect(table.live).toContainText("A partida já tinha andado");
  await expect(table.situation).not.toContainText("ganham");
});
