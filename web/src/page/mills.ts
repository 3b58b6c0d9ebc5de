// Sets off the lines of a mill on the drawing between the points: server/pages_board.go.
import { place } from "../board/geometry";
import { millLines } from "../board/mill";
import type { BoardElement } from "../elements/board";
import { lastMove, type Session } from "../session";

/** Shows the mill of what is drawn; the view is the position that it is drawn from. */
export function showMill(grid: BoardElement, view: Session): void {
  const { board } = view.state;
  if (!board.lines) return;
  const middle = (square: number): string => {
    const { column, row } = place(board, square, "white"); // a board that is turned turns its drawing
    return `${10 * column + 5} ${10 * row + 5}`;
  };
  const path = millLines(board, grid.looks, lastMove(view)).map(([a, b]) => `M${middle(a)}L${middle(b)}`).join("");
  for (const line of grid.querySelectorAll(".lines .mill")) {
    if (line.getAttribute("d") !== path) line.setAttribute("d", path);
  }
}
