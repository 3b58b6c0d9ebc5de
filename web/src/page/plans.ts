// Conditional moves, by correspondence: a line is built on the board from the game as it stands, the opponent's
// move first, and kept by the server; only its owner sees it. The server says how the game would stand.
import type { Core } from "./core";
import { button, onTap } from "./parts";
import { other } from "../board/side";
import { seatName } from "./players";
import type { Situation } from "./situation";
import { framed } from "./words";
import { mine, waits, type Session } from "../session";
import type { Color, Foreseen } from "../wire";

export interface Plans {
  /** The session as it would stand after the line that is being built; undefined while there is none. */
  view(session: Session): Session | undefined;
  /** What is wanted while a line is built. */
  situation(): Situation | undefined;
  /** Takes a move that was entered on the board; tells whether it is one of a line. */
  take(text: string): boolean;
  /** Takes a move that was written: of the line, where one is being built, and nothing of the game. Tells whether one is. */
  write(text: string): boolean;
  foreseen(told: Foreseen): void;
  /** The server keeps other lines than before. */
  kept(): void;
  /** The game has moved on: a line that is being built is void. */
  leave(): void;
  show(): void;
}

/** Where the page has no place for it, it does nothing: at the board, and for who watches. */
export function plans(core: Core, tell: (words: string) => void, untell: () => void): Plans {
  const { say, speak, session, state, send, online, render } = core;
  const section = document.getElementById("plans");
  const list = section?.querySelector("ul");
  let line: readonly string[] | undefined; // texts, of the line that is being built
  let then: Foreseen | undefined; // after the line; undefined while the server is asked, and for no moves

  const moves = (texts: readonly string[]): string => texts.map(framed).join(" ");
  const own = (): Color => state().you[0] ?? "white";
  const answered = (): boolean => line !== undefined && line.length > 0 && then !== undefined && then.turn !== own();

  function go(next: readonly string[] | undefined): void {
    line = next;
    then = undefined;
    untell(); // what a line needs is said there now
    if (line !== undefined && line.length > 0) send({ t: "foresee", line });
    render();
  }

  function keep(lines: readonly (readonly string[])[]): void {
    send({ t: "plan", v: state().v, lines });
  }

  function save(): void {
    if (!answered() || !line || !online()) return;
    const longer = line;
    const others = (state().plan ?? []).filter(kept => !kept.every((text, i) => text === longer[i])); // a line that goes on is one
    keep([...others, longer]);
    go(undefined);
  }

  if (section) {
    onTap("plan", () => { if (!mine(session()) && online()) go([]); });
    onTap("plan-save", save);
    onTap("plan-undo", () => go(line?.slice(0, -1)));
    onTap("plan-leave", () => go(undefined));
    list?.addEventListener("click", e => {
      const drop = e.target instanceof Element ? e.target.closest<HTMLElement>("[data-drop]")?.dataset["drop"] : undefined;
      if (drop !== undefined && online() && !mine(session())) keep((state().plan ?? []).filter((_, i) => i !== Number(drop)));
    });
  }

  function showLines(): void {
    const lines = state().plan ?? [];
    const key = lines.map(l => l.join(" ")).join("\n");
    if (!list || list.dataset["shown"] === key) return;
    list.dataset["shown"] = key;
    list.replaceChildren(...lines.map((texts, i) => {
      const li = document.createElement("li");
      const words = document.createElement("span");
      words.textContent = texts.join(" ");
      const drop = document.createElement("button");
      drop.type = "button";
      drop.className = "ib";
      drop.dataset["drop"] = String(i);
      drop.setAttribute("aria-label", say("plan.drop", { moves: texts.join(" ") }));
      drop.textContent = "×";
      li.append(words, drop);
      return li;
    }));
  }

  function view(now: Session): Session | undefined {
    if (line === undefined) return undefined;
    const { touch: _, ...table } = now.state; // nothing binds in a line
    if (line.length === 0) return { ...now, pending: undefined, state: { ...table, you: [table.turn] } };
    if (!then) return { ...now, pending: undefined, state: { ...table, you: [], moves: [] } };
    const { ply, fen, turn, pieces, moves: legal, counters } = then;
    return { ...now, pending: undefined, state: { ...table, ply, fen, turn, pieces, moves: legal, counters, you: [turn] } };
  }

  return {
    view,
    situation() {
      if (line === undefined) return undefined;
      const last = line[line.length - 1];
      const theirs = line.length === 0 || (then !== undefined && then.turn !== own());
      const name = seatName(say, state(), other(own()));
      const now = theirs ? say("plan.if", { name }) : say("plan.then", { move: framed(last ?? "") });
      return { now, counters: line.length > 0 ? say("plan.so-far", { moves: moves(line) }) : "", kind: "past" };
    },
    take(text) {
      if (line === undefined) return false;
      go([...line, text]);
      return true;
    },
    write(text) {
      if (line === undefined) return false;
      const legal = view(session())?.state.moves ?? [];
      const move = legal.find(m => m.text === text || m.short === text);
      if (move) go([...line, move.text]);
      else if (legal[0]) tell(say("refusal.not-notation", { example: legal[0].short }));
      return true;
    },
    foreseen(told) {
      if (line === undefined || told.line.length !== line.length) return; // of a line that is no more
      line = told.line;
      then = told;
      speak(told.turn === own() ? say("plan.then", { move: told.line[told.line.length - 1] ?? "" }) : say("plan.if", { name: seatName(say, state(), other(own())) }));
      render();
    },
    kept: () => (line === undefined ? tell : speak)(say("plan.kept")),
    leave() {
      if (line === undefined) return;
      line = then = undefined;
      tell(say("plan.void"));
    },
    show() {
      if (!section) return;
      const { outcome, you } = state();
      section.hidden = outcome !== undefined || you.length !== 1 || waits(state());
      const building = line !== undefined;
      button("plan").hidden = building;
      button("plan").setAttribute("aria-disabled", String(!online() || mine(session()) !== undefined));
      for (const act of ["plan-save", "plan-undo", "plan-leave"]) button(act).hidden = !building;
      button("plan-save").setAttribute("aria-disabled", String(!online() || !answered()));
      button("plan-undo").setAttribute("aria-disabled", String(!line || line.length === 0));
      showLines();
    },
  };
}
