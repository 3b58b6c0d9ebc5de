// What may be played now, in words: a dialogue with every legal move, by the piece that makes it. Each can be chosen,
// and is then played as one that was tapped.
import type { Move, State } from "../wire";
import { squareName } from "../board/geometry";
import { passes, places } from "../board/route";
import { moveSpoken, moveText, type Say } from "../board/words";
import { legal, mine } from "../session";
import type { Core } from "./core";
import { dialogue } from "./parts";
import { situation } from "./situation";
import { plain } from "./words";

/** The moves of one piece. */
export interface Group {
  readonly title: string; // "" where all moves put a piece on the board
  readonly moves: readonly { readonly text: string; readonly words: string }[];
}

/** Moves of the side on move by the pieces that make them, in the order of the moves. */
export function groups(say: Say, state: Pick<State, "board" | "pieces" | "turn">, moves: readonly Move[]): Group[] {
  const found = new Map<string, { text: string; words: string }[]>();
  const mixed = !moves.every(places);
  for (const move of moves) {
    const title = mixed ? pieceOf(say, state, move) : "";
    found.set(title, [...(found.get(title) ?? []), { text: move.text, words: wordsOf(say, state, move) }]);
  }
  return [...found].map(([title, group]) => ({ title, moves: group }));
}

function pieceOf(say: Say, { board, pieces }: Pick<State, "board" | "pieces">, move: Move): string {
  const from = move.routes[0]?.[0];
  if (from === undefined || places(move)) return say("options.hand");
  const piece = pieces.find(p => p.sq === from);
  return piece ? `${squareName(board, from)}, ${say(`piece.${piece.color}.${piece.kind}`)}` : squareName(board, from);
}

/** A move as it is said, without the side that makes it. */
function wordsOf(say: Say, { board, turn }: Pick<State, "board" | "turn">, move: Move): string {
  if (passes(move)) return moveText(say, move);
  const words = moveSpoken(say, board, turn, move, move.routes[0] ?? []).slice(`${say(`side.${turn}`)}: `.length);
  return move.loses ? `${words}, ${say("options.loses")}` : words;
}

export interface Options {
  /** Opens the dialogue; false where the page has none. */
  open(): boolean | void;
  /** Shows what may have changed with the game. */
  show(): void;
}

/** back leaves what is looked at for the game as it stands: only there is something to play. */
export function options(core: Core, back: () => void): Options {
  const { say, state, hand, session } = core;
  if (!document.getElementById("options")) return { open: () => false, show: () => undefined };
  let chosen = "";
  let shown = "";
  const { element, open } = dialogue("options", () => {
    const text = chosen;
    chosen = "";
    if (!playable().some(m => m.text === text)) return; // nothing, or the game has gone on meanwhile
    back();
    hand.commit(text);
  });
  const line = element.querySelector("p");
  const list = element.querySelector("div");

  function playable(): readonly Move[] {
    const { pending } = session();
    return mine(session()) && !pending ? legal(state()) : [];
  }

  function show(): void {
    if (!element.hasAttribute("open") || !line || !list) return;
    line.textContent = plain(situation(say, session(), []).now);
    const now = groups(say, state(), playable());
    const all = JSON.stringify(now);
    if (all === shown) return; // who reads is not disturbed
    shown = all;
    const focused = list.contains(document.activeElement);
    list.replaceChildren(...now.flatMap(group));
    if (focused) element.querySelector<HTMLElement>("[data-close]")?.focus();
  }

  element.addEventListener("click", e => {
    const text = e.target instanceof Element ? e.target.closest<HTMLElement>("[data-move]")?.dataset["move"] : undefined;
    if (text === undefined) return;
    chosen = text;
    element.querySelector<HTMLElement>("[data-close]")?.click();
  });
  return {
    open() {
      open();
      show();
    },
    show,
  };
}

function group({ title, moves }: Group): Element[] {
  const list = document.createElement("ul");
  list.append(...moves.map(({ text, words }) => {
    const button = Object.assign(document.createElement("button"), { className: "bt", type: "button", textContent: words });
    button.dataset["move"] = text;
    const li = document.createElement("li");
    li.append(button);
    return li;
  }));
  if (title === "") return [list];
  return [Object.assign(document.createElement("h3"), { textContent: title }), list];
}
