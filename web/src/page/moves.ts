// The list of moves: a number, the first mover's, the second's. Rows that stand are left alone.
import type { Move } from "../wire";

export function showMoves(list: HTMLElement, line: readonly Move[]): void {
  const rows = Math.ceil(line.length / 2);
  while (list.children.length > rows) list.lastElementChild?.remove();
  while (list.children.length < rows) list.append(row(list.children.length + 1));
  let changed = false;
  list.querySelectorAll<HTMLElement>(".m").forEach((cell, ply) => {
    const text = line[ply]?.short ?? "";
    if (cell.textContent !== text) {
      cell.textContent = text;
      changed = true;
    }
    if (text !== "" && ply === line.length - 1) cell.setAttribute("aria-current", "true");
    else cell.removeAttribute("aria-current");
  });
  if (changed) scrollToEnd(list);
}

export function scrollToEnd(list: HTMLElement): void {
  list.scrollLeft = list.scrollWidth;
  list.scrollTop = list.scrollHeight;
}

function row(n: number): HTMLElement {
  const li = document.createElement("li");
  li.append(cell("n", String(n)), cell("m", ""), cell("m", ""));
  return li;
}

function cell(css: string, text: string): HTMLElement {
  const span = document.createElement("span");
  span.className = css;
  span.textContent = text;
  return span;
}
