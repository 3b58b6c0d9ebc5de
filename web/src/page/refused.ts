// Why something is not legal: the question, the explanation that stands on the page, and when it goes.
import { showExplanation } from "./explained";
import { explain, triedText, type Explanation, type Tried } from "./why";
import type { Core } from "./core";
import type { Square } from "../board/geometry";
import type { Refused, State } from "../wire";
import { onTap, part } from "./parts";
import { plain } from "./words";

export interface Refusals {
  readonly explanation: Explanation | undefined;
  ask(tried: Tried): void;
  /** Explains a refusal; unmade: a move that was shown went back. */
  refuse(refused: Refused, unmade: boolean): void;
  /** Closes the explanation that is open; tells whether one was. */
  hush(): boolean;
  /** Drops the explanation and what was asked: the board is another one. */
  drop(): void;
  draw(): void;
}

/** What is said when a move that was under way is not to be: another came first. */
export const stale: Refused = { t: "refused", re: "play", code: "past-version", squares: [] };

export function refusals({ say, speak, state, send, render }: Core): Refusals {
  let tried: Tried | undefined; // what the server was asked about last, on the board that still stands
  let explanation: Explanation | undefined;

  function hush(): boolean {
    const open = explanation !== undefined;
    explanation = undefined;
    return open;
  }
  onTap("close", () => {
    hush();
    render();
  });
  return {
    get explanation() { return explanation; },
    ask(what) {
      tried = what;
      const ends = endsBehind(state(), what.route);
      if (ends.length === 0) return send({ t: "why", move: what.text });
      refuse({ t: "refused", re: "why", move: what.text, code: "tap-behind", squares: ends }, false);
    },
    refuse,
    hush,
    drop: () => { explanation = tried = undefined; },
    draw: () => showExplanation(part("why"), say, explanation),
  };

  function refuse(refused: Refused, unmade: boolean): void {
    const why = refused.re === "why";
    if (why && !tried) return; // the board is another one than was asked about
    const answered = why && tried?.text === refused.move ? tried : undefined;
    if (answered) tried = undefined;
    const about = answered ?? (refused.move ? triedText(state(), refused.move) : undefined);
    if (refused.code === "ok") return render();
    explanation = explain(say, state(), refused, about);
    speak(`${unmade ? `${say("speak.wrong")} ` : ""}${plain(explanation.text)}`);
    render();
  }
}

/** Where a capture ends that takes what was tapped: the move is entered by the square behind it. */
export function endsBehind({ moves, pieces, turn }: State, [from, ...way]: readonly Square[]): Square[] {
  const victim = way[way.length - 1];
  if (victim === undefined || !pieces.some(p => p.sq === victim && p.color !== turn)) return [];
  const ends = moves.flatMap(m => (m.taken.includes(victim) ? m.routes : [])).filter(route => route[0] === from).map(route => route[route.length - 1] ?? 0);
  return [...new Set(ends)];
}
