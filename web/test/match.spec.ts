// What two people agree on: draws, rematches, a match of several games. And takebacks at free tables.
import { expect, test } from "@playwright/test";
import { arm, press, until } from "./arm";
import { openRoom, Table } from "./table";
import { two } from "./two";

// Case 87. Fails when State.Next (room/rematch.go) takes the rules' own start instead of the room's.
test("case 87: a rematch from a set position has it again, the same side moves, and colours change", async ({ page, browser, baseURL }) => {
  const fen = "B:W31,K15:B14,13";
  const { ana, beto, sent } = await two(page, browser, baseURL, { rules: "Damas internacionais", fen });
  const first = page.url();
  const start = ana.state.fen;
  expect(ana.state).toMatchObject({ turn: "black", you: ["white"] });
  await arm(beto.page, "Desistir", "Confirmar", beto.situation.getByText("Você perdeu"));
  await expect(ana.situation).toContainText("Você ganhou");
  await expect(page.locator("#score")).toHaveText(/Ana.*1 – 0.*Beto/);
  await until(() => page.getByRole("button", { name: "Revanche" }).click(), () => expect(page.locator("#wish")).toContainText("Convite enviado", { timeout: 500 }));
  await expect(beto.page.locator("#wish")).toContainText("Ana: vamos jogar outra?");
  await expect(beto.live).toContainText("Ana: vamos jogar outra?");
  const id = beto.state.offers[0]?.id;
  await beto.page.getByRole("button", { name: "Revanche" }).click();
  await expect(page).not.toHaveURL(first);
  await expect(beto.page).toHaveURL(page.url());
  expect(sent.find(m => m["t"] === "answer")).toMatchObject({ id, yes: true });
  const [again, other] = [new Table(page), new Table(beto.page)];
  await again.ready();
  await other.ready();
  expect(again.state).toMatchObject({ fen: start, turn: "black", you: ["black"] });
  expect(other.state).toMatchObject({ fen: start, turn: "black", you: ["white"] });
  await expect(page.locator("#placar")).toHaveText(/Ana 1 – 0 Beto/);
  await beto.page.context().close();
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const apart = (a: Box | undefined, b: Box): boolean => a !== undefined && (a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y);

// Case 85. Fails when #offer lies over the actions (game.css), or an answer names no offer.
test("case 85: no button takes another's place, and an answer names what it answers", async ({ page, browser, baseURL }) => {
  const { ana, beto, sent } = await two(page, browser, baseURL);
  const friend = beto.page;
  const places = new Map<string, Box>();
  const note = async (...names: string[]): Promise<void> => {
    for (const name of names) {
      const box = await friend.getByRole("button", { name, exact: true }).boundingBox();
      if (box) places.set(name, box);
    }
  };
  await note("Empate", "Desistir");
  await arm(page, "Empate", "Oferecer?", beto.situation.getByText("Ana oferece empate"));
  const before = new Map(places);
  await note("Empate", "Desistir", "Aceitar", "Recusar");
  for (const [name, box] of before) expect(places.get(name), name).toEqual(box); // nothing moved
  for (const name of ["Aceitar", "Recusar"]) for (const [other, box] of before) expect(apart(places.get(name), box), `${name} lies over ${other}`).toBe(true);
  const id = beto.state.offers[0]?.id;
  await press(friend.getByRole("button", { name: "Aceitar" }));
  expect(sent.find(m => m["t"] === "answer")).toMatchObject({ id, yes: true });
  await expect(ana.situation).toContainText("Empate");
  await until(() => page.getByRole("button", { name: "Revanche" }).click(), () => expect(page.locator("#wish")).toContainText("Convite enviado", { timeout: 500 }));
  await expect(friend.locator("#wish")).toContainText("Ana: vamos jogar outra?");
  const draws = new Map(places);
  places.clear();
  await note("Revanche", "Recusar");
  for (const [name, a] of places) {
    for (const [other, b] of draws) {
      expect(apart(a, b), `${name} after the game lies where ${other} was`).toBe(true);
    }
  }
  await press(friend.getByRole("button", { name: "Recusar" }));
  await expect(ana.live).toContainText("Revanche recusada");
  await expect(page.getByRole("region", { name: "Depois da partida" })).toContainText("Revanche recusada");
  await friend.context().close();
});

test("a move is taken back at a free table, and a draw offered after it stands in its own place", async ({ page }) => {
  const table = await openRoom(page, { takebacks: true, name: "Ana", name2: "Beto" });
  const back = page.getByRole("button", { name: "Voltar", exact: true });
  await expect(back).toHaveAttribute("aria-disabled", "true");
  await table.tap("c3", "d4");
  await table.played("c3-d4", 1);
  const place = await back.boundingBox();
  await back.click();
  await expect(table.moves.getByRole("button")).toHaveCount(0);
  await expect(table.square("c3")).toHaveAccessibleName("c3, pedra branca, pode jogar");
  await expect(table.live).toContainText("Lance desfeito");
  await table.tap("c3", "b4");
  await table.played("c3-b4", 1);
  await arm(page, "Empate", "Oferecer?", page.getByRole("button", { name: "Aceitar" }));
  expect(await back.boundingBox()).toEqual(place);
});

test("a match at one device counts on, with names and colours changed", async ({ page }) => {
  const table = await openRoom(page, { games: "2 partidas", name: "Ana", name2: "Beto" });
  await expect(page.locator("#placar")).toHaveText("Ana 0 – 0 Beto, partida 1 de 2");
  await arm(page, "Desistir", "Confirmar", table.situation.getByText("Beto venceu"));
  await expect(page.locator("#score")).toHaveText(/Ana.*0 – 1.*Beto.*partida 1 de 2/);
  const first = page.url();
  await expect(async () => {
    if (page.url() === first) await page.getByRole("button", { name: "Próxima partida" }).click({ timeout: 500 });
    await expect(page).not.toHaveURL(first, { timeout: 2000 });
  }).toPass();
  await table.ready();
  await expect(page.locator("#placar")).toHaveText("Ana 0 – 1 Beto, partida 2 de 2");
  await table.tap("c3", "d4"); // Beto's
  await table.played("c3-d4", 1);
  await expect(table.situation).toContainText("Ana joga");
  await arm(page, "Desistir", "Confirmar", table.situation.getByText("Beto venceu"));
  await expect(page.locator("#score")).toHaveText(/Ana.*0 – 2.*Beto.*Beto venceu a disputa por 2 – 0/);
  await expect(table.live).toContainText("Beto venceu: Ana desistiu. Beto venceu a disputa por 2 – 0");
  await page.goto(first);
  await expect(page.getByRole("link", { name: "Ir para a próxima partida" })).toBeVisible();
});
