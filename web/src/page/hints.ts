// Hints: what each move does, in words beside the board and as marks on it, for who has no second person at the
// table. The server is asked once for a position; between two people it would not answer.
import type { Asked as Marked } from "../board/look";
import type { Square } from "../board/geometry";
import type { Advice, Move, State } from "../wire";
import { legal, mine, samePosition } from "../session";
import { leadTo, meant, moveAdvice, remarksOf, rows } from "./advice";
import type { Core } from "./core";
import { choose, chosen } from "./settings";
import { fill, framed, plain } from "./words";

export interface Hints {
  /** The squares that the move that is looked at concerns. */
  readonly asked: Marked | undefined;
  advised(advice: Advice): void;
  /** Shows what may have changed at any tap. */
  draw(): void;
  /** Shows what may have changed with the game. */
  show(): void;
}

/** Where the page has no place for hints there are none. past: an earlier position is looked at. */
export function hints(core: Core, past: () => boolean): Hints {
  const { say, speak, grid, hand, state, send, online } = core;
  const panel = document.querySelector<HTMLElement>("#hints ul");
  if (!panel) return { asked: undefined, advised: () => undefined, draw: () => undefined, show: () => undefined };
  const list: HTMLElement = panel;
  const tool = document.querySelector<HTMLElement>('[data-act="hints"]');
  const dialog = document.querySelector<HTMLElement>('[data-list="hints"]');
  let about: State | undefined; // which the server was asked about
  let advice: Advice | undefined;
  let over: Square | undefined; // looked at, with the pointer or the focus

  const wanted = (): boolean => chosen("hints") === "on";
  /** A page of the board alone has no place for words, and marks without them tell nothing. */
  const on = (): boolean => wanted() && chosen("zen") === "off";

  /** What may be played and is spoken of. */
  function open(): readonly Move[] {
    const session = core.session();
    const known = about && samePosition(about, session.state) && advice?.v === about.v;
    return on() && known && !past() && mine(session) && !session.pending ? legal(session.state) : [];
  }

  function now(): readonly Move[] {
    const moves = open();
    const { proposal } = hand;
    return proposal === undefined ? meant(moves, hand.taps, over) : moves.filter(m => m.text === proposal);
  }

  /** The one move that is looked at. */
  function single(): Move | undefined {
    const [move, ...others] = now();
    return move && others.length === 0 ? move : undefined;
  }

  function write(element: HTMLElement, texts: readonly string[]): void {
    const shown = [...element.children];
    texts.forEach((text, i) => fill(shown[i] ?? element.appendChild(document.createElement("li")), text));
    for (const li of shown.slice(texts.length)) li.remove();
  }

  /** Asks about a position that is new. */
  function ask(): void {
    const session = core.session();
    if (!online() && !advice) about = undefined; // the question may be lost
    if (!online() || !mine(session) || session.pending || about && samePosition(about, session.state)) return;
    about = session.state;
    advice = undefined;
    send({ t: "advise", v: about.v });
  }

  function draw(): void {
    tool?.setAttribute("aria-pressed", String(wanted()));
    if (!on() || state().outcome) return;
    ask();
    const lines = rows(say, state(), advice, now(), hand.taps).map(({ to, text }) => `${to} ${text}`);
    write(list, lines.length > 0 ? lines : [say(open().length > 0 ? "hint.choose" : "hint.wait")]);
  }

  function show(): void {
    if (dialog) write(dialog, open().map(m => `${framed(m.short)} ${moveAdvice(say, state(), advice, m) || say("hint.none")}`));
    draw();
  }

  tool?.addEventListener("click", () => {
    choose("hints", wanted() ? "off" : "on");
    show();
    core.render();
  });
  grid.addEventListener("look", e => {
    over = e instanceof CustomEvent ? (e as CustomEvent<Square | undefined>).detail : undefined;
    if (!on()) return;
    hand.draw();
    draw();
    const moves = now();
    const focused = document.activeElement?.closest<HTMLElement>("[data-sq]")?.dataset["sq"] === String(over);
    const text = focused && leadTo(state(), moves, hand.taps, over) ? moveAdvice(say, state(), advice, ...moves) : "";
    if (text) speak(plain(text));
  });

  return {
    get asked(): Marked | undefined {
      const move = single();
      if (!move) return undefined;
      const squares = remarksOf(advice, move).filter(r => r.key !== "turns").flatMap(r => r.squares); // what turns has a mark of its own
      return { about: undefined, squares: squares.filter(sq => sq !== over), as: "hint" };
    },
    advised(told) {
      if (told.v === about?.v) advice = told;
      show();
      core.render();
    },
    draw,
    show,
  };
}
