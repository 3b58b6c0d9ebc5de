// Writes the coordinates: into the cells of the grid, or into the frame around it.
import type { Board } from "../wire";
import { inside, outside, type Coords } from "../board/coords";
import type { Below } from "../board/geometry";

/** What stood there before goes. The grid's rows and cells are in the order they are seen. */
export function writeCoords(grid: HTMLElement, board: Board, below: Below, coords: Coords): void {
  const frame = grid.parentElement;
  for (const old of grid.querySelectorAll(".co")) old.remove();
  frame?.querySelector(".rim")?.remove();
  grid.classList.toggle("nums", coords === "inside-numbers");
  for (const { row, column, kind, text } of inside(board, below, coords)) {
    grid.children[row]?.children[column]?.append(label(`co ${kind}`, text));
  }
  const texts = outside(board, below, coords);
  if (texts.length === 0) return;
  const rim = document.createElement("div");
  rim.className = "rim";
  rim.setAttribute("aria-hidden", "true");
  rim.style.setProperty("--n", String(board.width));
  rim.append(...texts.map(({ side, at, text }) => {
    const span = label(side, text);
    span.style.setProperty("--i", String(at));
    return span;
  }));
  frame?.append(rim);
}

function label(css: string, text: string): HTMLElement {
  const span = document.createElement("span");
  span.className = css;
  span.setAttribute("aria-hidden", "true");
  span.textContent = text;
  return span;
}
