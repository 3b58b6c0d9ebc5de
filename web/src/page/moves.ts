// The list of moves: a number, the first mover's, the second's; each leads to its position. Rows
// that stand are left alone.
import { moveText, type Say } from "../board/words";
import type { Move } from "../wire";

/**
 * Shows a line with the move that led to what the board shows: shown moves of it, 0 before the first. After
 * repeated plies the position was the same, which is marked.
 */
export function showMoves(list: HTMLElement, say: Say, line: readonly Move[], shown: number, repeated: readonly number[]): void {
  const cells = list.getElementsByClassName("m");
  while (cells.length > line.length) remove(list, cells[cells.length - 1]);
  while (cells.length < line.length) add(list, cells.length);
  let current: Element | undefined;
  let moved = false;
  line.forEach((move, ply) => {
    const cell = cells[ply];
    if (!cell) return;
    const text = moveText(say, move);
    if (cell.textContent !== text) cell.textContent = text;
    cell.classList.toggle("rep", repeated.includes(ply + 1));
    const is = ply === shown - 1;
    if (is) current = cell;
    if (is === cell.hasAttribute("aria-current")) return;
    cell.toggleAttribute("aria-current", is);
    if (is) cell.setAttribute("aria-current", "true");
    moved = true;
  });
  if (moved) reveal(list, current);
}

/** Brings the current move into the list's window, and leaves the page where it is. */
export function reveal(list: HTMLElement, current = list.querySelector("[aria-current]") ?? undefined): void {
  if (!current) {
    list.scrollTo(0, 0);
    return;
  }
  const [box, cell] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
  list.scrollLeft += cell.left - box.left - (box.width - cell.width) / 2;
  list.scrollTop += cell.top - box.top - (box.height - cell.height) / 2;
}

function remove(list: HTMLElement, cell: Element | undefined): void {
  const row = cell?.parentElement;
  cell?.remove();
  if (row && !row.querySelector(".m")) row.remove();
  if (!cell) list.replaceChildren();
}

function add(list: HTMLElement, ply: number): void {
  if (ply % 2 === 0) {
    const li = document.createElement("li");
    const n = document.createElement("span");
    n.className = "n";
    n.textContent = String(ply / 2 + 1);
    li.append(n);
    list.append(li);
  }
  const cell = document.createElement("button");
  cell.className = "m";
  cell.type = "button";
  cell.tabIndex = -1; // the list is one stop; arrows go through it
  cell.dataset["ply"] = String(ply + 1);
  list.lastElementChild?.append(cell);
}
