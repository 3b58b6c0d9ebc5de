// Coordinates: none, in the squares or in the frame; as letters and ranks or as numbers.
import type { Board } from "../wire";
import { place, type Below, type Place, type Square } from "./geometry";

export type Coords = "none" | "inside-letters" | "inside-numbers" | "outside-letters" | "outside-numbers";

/** In the order in which one button goes through them. */
export const allCoords: readonly Coords[] = ["inside-letters", "inside-numbers", "outside-letters", "outside-numbers", "none"];

export const isCoords = (text: string | undefined): text is Coords => allCoords.some(c => c === text);

/** What a board begins with: numbers where its squares are called by numbers. */
export function usualCoords(board: Board): Coords {
  return board.numeric ? "inside-numbers" : "inside-letters";
}

export function nextCoords(coords: Coords, board: Board): Coords {
  const some = allCoords.filter(c => board.numbers || !c.endsWith("numbers"));
  return some[(some.indexOf(coords) + 1) % some.length] ?? "none";
}

/** A text in the cell of the grid at this place, in a corner: rank, file or number. */
export interface Inside {
  readonly row: number;
  readonly column: number;
  readonly kind: "r" | "f" | "n";
  readonly text: string;
}

/** A text in the frame, beside the row or the column that it names. */
export interface Outside {
  readonly side: "t" | "b" | "l" | "r";
  readonly at: number; // of the row or the column, from 0 at the top or the left
  readonly text: string;
}

export function inside(board: Board, below: Below, coords: Coords): Inside[] {
  switch (coords) {
    case "inside-letters": return [
      ...ranks(board, below).map((text, row): Inside => ({ row, column: 0, kind: "r", text })),
      ...files(board, below).map((text, column): Inside => ({ row: board.height - 1, column, kind: "f", text })),
    ];
    case "inside-numbers": return board.points.map((_, sq): Inside => ({ ...place(board, sq, below), kind: "n", text: numberOf(board, sq) }));
    default: return [];
  }
}

/** Letters stand on all four sides; numbers as on printed boards, those of the squares at the edge. */
export function outside(board: Board, below: Below, coords: Coords): Outside[] {
  if (coords === "outside-letters") {
    const [across, up] = [files(board, below), ranks(board, below)];
    return [
      ...across.flatMap((text, at): Outside[] => [{ side: "t", at, text }, { side: "b", at, text }]),
      ...up.flatMap((text, at): Outside[] => [{ side: "l", at, text }, { side: "r", at, text }]),
    ];
  }
  if (coords !== "outside-numbers") return [];
  return board.points.flatMap((_, sq): Outside[] => {
    const { row, column } = place(board, sq, below);
    const text = numberOf(board, sq);
    if (row === 0) return [{ side: "t", at: column, text }];
    if (row === board.height - 1) return [{ side: "b", at: column, text }];
    if (column === 0) return [{ side: "l", at: row, text }];
    if (column === board.width - 1) return [{ side: "r", at: row, text }];
    return [];
  });
}

function numberOf(board: Board, square: Square): string {
  return String(board.numbers?.[square] ?? "");
}

/** The ranks from the top, as the names of their squares have them: a1 need not be below. */
function ranks(board: Board, below: Below): string[] {
  return edge(board, below, board.height, p => p.row, /\d+/);
}

function files(board: Board, below: Below): string[] {
  return edge(board, below, board.width, p => p.column, /[a-z]+/);
}

function edge(board: Board, below: Below, length: number, at: (p: Place) => number, part: RegExp): string[] {
  const texts = Array<string>(length).fill("");
  board.names.forEach((name, sq) => { texts[at(place(board, sq, below))] = part.exec(name)?.[0] ?? ""; });
  return texts;
}
