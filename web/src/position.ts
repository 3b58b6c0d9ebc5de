// The page on which a position is set up. It puts pieces and writes them as a FEN; what they mean is
// the server's to say.
import { isCoords, usualCoords } from "./board/coords";
import { squareName, type Below, type Square } from "./board/geometry";
import { squareLabel } from "./board/words";
import type { Look } from "./board/look";
import { BoardElement } from "./elements/board";
import { pressOnce } from "./page/keys";
import { colouredKey, look } from "./page/looks";
import { onTap, part } from "./page/parts";
import { themeButton } from "./page/settings";
import { copy, flash, share } from "./page/share";
import { speaker } from "./page/speak";
import { sayer, type Words } from "./page/words";
import { asker, type Answer, type Remark } from "./setup/ask";
import { fromHand, manOf, move, on, put, same, tap, written as writtenAs, type Man, type Setup } from "./setup/pieces";
import { spares } from "./setup/spare";
import type { Board } from "./wire";

interface Data {
  readonly rules: string;
  readonly board: Board;
  readonly set: Answer;
  readonly begins: Answer;
}

const { rules, board, set, begins } = JSON.parse(part("state").textContent ?? "") as Data;
const say = sayer(JSON.parse(part("words").textContent ?? "") as Words, colouredKey);
const speak = speaker(part("live"));
const grid = document.querySelector("tabuleiro-board");
if (!(grid instanceof BoardElement)) throw new Error("the page has no board");
const field = part("fen") as HTMLInputElement;

const setupOf = ({ turn, pieces, hand }: Answer): Setup => ({ turn, pieces, hand });
let now = setupOf(set);
const hands = [...document.querySelectorAll<HTMLInputElement>("#hand input")]; // White's and Black's; none where nothing is in hand
let past: readonly Setup[] = [];
let remarks: readonly Remark[] = set.remarks;
let address = set.address;
let below: Below = "white";
let chosen: Square | undefined; // by the hand, to be moved
let held = false; // it follows the pointer
let written = false; // the position is what somebody writes into the field

pressOnce();
themeButton(document.querySelector('[data-act="theme"]'));
for (const mark of grid.querySelectorAll(".mk")) mark.remove(); // the server's: from here on they are drawn

const ask = asker(rules, answer => {
  if (!answer) return show([{ text: say("setup.unanswered"), kind: "bad", squares: [] }]);
  if (written) change(setupOf(answer));
  else field.value = answer.fen;
  address = answer.address;
  history.replaceState(null, "", address);
  for (const back of document.querySelectorAll<HTMLInputElement>('[name="back"]')) back.value = address;
  links(answer);
  show(answer.remarks);
});

/** Another position, by hand: what the rules say of the last one no longer holds. */
function edit(wanted: Setup, said: string): void {
  const next = fromHand(wanted, begins.hand);
  if (same(now, next)) return draw();
  written = false;
  change(next);
  ask({ pieces: writtenAs(next) });
  speak(said);
}

function change(next: Setup): void {
  if (!same(now, next)) past = [...past.slice(-99), now];
  now = next;
  chosen = undefined;
  draw();
}

function show(next: readonly Remark[]): void {
  const before = remarks.map(r => r.text).join(" ");
  remarks = next;
  part("says").replaceChildren(...next.map(({ text, kind }) => {
    const item = document.createElement("li");
    item.className = kind;
    item.textContent = text;
    return item;
  }));
  const text = next.map(r => r.text).join(" ");
  if (text !== before) speak(text);
  draw();
}

/** What opens a table leads nowhere while no game can begin. */
function links({ table, playable }: Answer): void {
  for (const link of document.querySelectorAll<HTMLElement>("[data-opponent]")) {
    if (playable) {
      link.setAttribute("href", `${table}&opponent=${link.dataset["opponent"] ?? ""}`);
      link.removeAttribute("aria-disabled");
      link.removeAttribute("role");
    } else {
      link.removeAttribute("href");
      link.setAttribute("role", "link");
      link.setAttribute("aria-disabled", "true");
    }
  }
}

function draw(): void {
  const kept = look("coords");
  const spoken = new Set(remarks.flatMap(r => r.squares));
  const looks = board.points.map((_, sq): Look => {
    const piece = on(now, sq);
    const sel = sq === chosen;
    return {
      piece: piece && { color: piece.color, kind: piece.kind, as: sel && held ? "lifted" : "here" },
      marks: [...(sel ? ["sel" as const] : []), ...(spoken.has(sq) ? ["hint" as const] : [])],
      states: [...(sel ? ["sel" as const] : []), ...(spoken.has(sq) ? ["hint" as const] : [])],
      last: false,
      grab: piece !== undefined,
    };
  });
  (grid as BoardElement).draw({
    board, below, looks, voice: look("pieces") ?? "",
    coords: isCoords(kept) ? kept : usualCoords(board),
    label: (sq, seen) => squareLabel(say, board, sq, seen),
  });
  for (const input of document.querySelectorAll<HTMLInputElement>('[name="turn"]')) input.checked = input.value === now.turn;
  for (const [i, input] of hands.entries()) if (document.activeElement !== input) input.value = String(now.hand?.[i] ?? 0);
  document.querySelector('[data-act="undo"]')?.setAttribute("aria-disabled", String(past.length === 0));
}

/** "c3, dama branca": what stands there now. */
function spoken(square: Square, man: Man | undefined): string {
  return `${squareName(board, square)}, ${man ? say(`piece.${man.color}.${man.kind}`) : say("square.empty")}`;
}

function place(square: Square, man: Man | undefined): void {
  edit(put(now, square, man), spoken(square, man));
}

function carry(from: Square, to: Square | undefined): void {
  const man = on(now, from);
  edit(move(now, from, to), to === undefined ? spoken(from, undefined) : spoken(to, man));
}

function tool(): string {
  return document.querySelector<HTMLInputElement>('[name="tool"]:checked')?.value ?? "hand";
}

grid.addEventListener("tap", e => {
  const square = (e as CustomEvent<Square>).detail;
  const man = manOf(tool());
  if (man) {
    const next = tap(now, square, man);
    edit(next, spoken(square, on(next, square)));
  } else if (tool() === "none") {
    place(square, undefined);
  } else if (chosen !== undefined && chosen !== square) {
    carry(chosen, square);
  } else {
    chosen = chosen === undefined && on(now, square) ? square : undefined;
    draw();
  }
});

grid.grip = {
  lift: square => {
    if (!on(now, square)) return false;
    [chosen, held] = [square, true];
    draw();
    return true;
  },
  over: () => undefined,
  drop: square => {
    held = false;
    if (chosen !== undefined && chosen !== square) return carry(chosen, square);
    chosen = undefined;
    draw();
  },
  cancel: () => {
    [chosen, held] = [undefined, false];
    draw();
  },
};

const keys = new Map([["Delete", "none"], ["Backspace", "none"]]);
for (const label of document.querySelectorAll<HTMLElement>("label[data-spare]")) {
  const key = label.querySelector("kbd")?.textContent;
  if (key) keys.set(key, label.dataset["spare"] ?? "");
}

grid.addEventListener("keydown", e => {
  if (e.altKey || e.ctrlKey || e.metaKey || !(e.target instanceof HTMLElement)) return;
  const square = Number(e.target.dataset["sq"] ?? NaN);
  const tool = keys.get(e.key);
  if (tool !== undefined && !Number.isNaN(square)) {
    e.preventDefault();
    place(square, manOf(tool));
  } else if (e.key === "Escape") {
    chosen = undefined;
    draw();
  }
});

spares(document, (tool, target) => {
  const square = target?.closest<HTMLElement>("button[data-sq]")?.dataset["sq"];
  const man = manOf(tool);
  if (square !== undefined && man) place(Number(square), man);
});

part("turn").addEventListener("change", e => {
  const { value } = e.target as HTMLInputElement;
  if (value === "white" || value === "black") edit({ ...now, turn: value }, "");
});

for (const input of hands) {
  input.addEventListener("change", () => {
    const [white, black] = hands.map(h => Math.trunc(Number(h.value)) || 0);
    edit({ ...now, hand: [white ?? 0, black ?? 0] }, "");
    input.value = String(now.hand?.[hands.indexOf(input)] ?? 0); // as far as there are so many
  });
}

function replace(act: string, next: () => Setup): void {
  document.querySelector(`[data-act="${act}"]`)?.addEventListener("click", e => {
    e.preventDefault(); // without scripts it is a link
    edit(next(), say(`setup.${act}`));
  });
}
replace("begins", () => setupOf(begins));
replace("clear", () => ({ ...now, pieces: [] }));

onTap("undo", () => {
  const last = past[past.length - 1];
  if (!last) return;
  const rest = past.slice(0, -1);
  edit(last, say("setup.undo"));
  past = rest;
  draw();
});

onTap("flip", () => {
  below = below === "white" ? "black" : "white";
  draw();
});

field.addEventListener("input", () => {
  written = true;
  ask({ fen: field.value });
});

part("text").addEventListener("submit", e => {
  const other = document.querySelector<HTMLSelectElement>('[name="rules"]')?.value !== rules;
  if (other) return; // the page of those rules
  e.preventDefault();
  written = true;
  ask({ fen: field.value });
});

/** Shows on a button, or in words, that it is done. */
function done(act: string): void {
  const pressed = document.querySelector<HTMLElement>(`[data-act="${act}"]`);
  const text = pressed?.dataset["done"] ?? "";
  flash(pressed, text);
  speak(text);
}

onTap("copy", () => void copy(field.value).then(there => (there ? done("copy") : field.select())));
onTap("share", () => {
  const url = new URL(address, location.href).href;
  void share(url, document.title).then(async sent => {
    if (!sent && await copy(url)) done("share");
  });
});

draw();
