// The position and the last moves in words, for who does not see the board or wants to read it out.
import type { Color, Piece, State } from "../wire";
import { squareName } from "../board/geometry";
import { listed, moveSpoken, type Say } from "../board/words";
import { leftAt } from "./clock";
import { spoken } from "./clocks";
import { other } from "../board/side";
import { seatName } from "./players";
import { counted } from "./words";

/** So many moves are read out. */
const lastFew = 6;

/** From a1 on, or by number on boards of numbers, where a1 has one of the last. */
function inOrder({ numeric, numbers }: State["board"]): (a: number, b: number) => number {
  const place = (square: number): number => (numeric ? numbers?.[square] : undefined) ?? square;
  return (a, b) => place(a) - place(b);
}

/** "Damas em c3; pedras em a1 e b2", the squares in the order of the board. */
export function placement(say: Say, { board }: State, pieces: readonly Piece[], side: Color): string {
  const groups = (["king", "man", "disc"] as const).flatMap(kind => {
    const squares = pieces.filter(p => p.color === side && p.kind === kind).map(p => p.sq).sort(inOrder(board));
    if (squares.length === 0) return [];
    return [say(`lists.${kind}`, { n: String(squares.length), squares: listed(say, squares.map(sq => squareName(board, sq)), "and") })];
  });
  return groups.length > 0 ? groups.join(" ") : say("lists.nothing");
}

/** How many pieces a side has, where there may be two kinds of them. */
function total(say: Say, { board }: State, pieces: readonly Piece[], side: Color): string {
  return board.turns || board.lines ? "" : `${counted(say, "seat.pieces", pieces.filter(p => p.color === side).length)}. `;
}

/** What a side has to place yet, where there is such. */
function inHand(say: Say, { hand }: State, side: Color): string {
  const n = hand?.[side === "white" ? 0 : 1];
  return n ? ` ${counted(say, "seat.inhand", n)}.` : "";
}

/** The moves that led to where the line stands, the last first, in words. */
export function lastMoves(say: Say, { board, line, turn }: State): string[] {
  return line.slice(-lastFew).reverse().map((move, back) =>
    moveSpoken(say, board, back % 2 === 0 ? other(turn) : turn, move, move.routes[0] ?? []));
}

/** Both sides' time left, if this game has clocks. */
export function times(say: Say, state: State, now: number): string[] {
  const { clock } = state;
  if (!clock) return [];
  return (["white", "black"] as const).map(side =>
    say("time.of", { name: seatName(say, state, side), time: spoken(say, leftAt(clock, side, now)) }));
}

/** Writes all of it into the dialogue's sections; what stands there already is left alone, for who is reading it. */
export function showLists(dialog: HTMLElement, say: Say, state: State, pieces: readonly Piece[], now: number): void {
  function write(name: string, texts: readonly string[], tag: string): void {
    const section = dialog.querySelector(`[data-list="${name}"]`);
    if (!section || [...section.children].map(p => p.textContent).join("\n") === texts.join("\n")) return;
    section.replaceChildren(...texts.map(text => {
      const p = document.createElement(tag);
      p.textContent = text;
      return p;
    }));
  }
  for (const side of ["white", "black"] as const) {
    const words = `${total(say, state, pieces, side)}${placement(say, state, pieces, side)}${inHand(say, state, side)}`;
    write(`${side}-name`, [say(`side.${side}`)], "span");
    write(side, [words], "p");
  }
  const moves = lastMoves(say, state);
  write("moves", moves.length > 0 ? moves : [say("lists.no-moves")], "li");
  write("times", times(say, state, now), "p");
}
