// Who is at the table: whether the opponent is connected, how many watch, what was said last, and what may be
// claimed when somebody does not come back.
import type { Core } from "./core";
import { armed } from "./actions";
import { button, soonest } from "./parts";
import { other } from "../board/side";
import { seatName } from "./players";
import { counted } from "./words";
import { mine, waits } from "../session";
import type { Color, Here, Phrase } from "../wire";

const sides = ["white", "black"] as const;

/** A phrase stands so long in the row, ms. */
const readable = 8000;

export interface People {
  show(): void;
  /** Shows a phrase for a while. */
  said(by: Color, phrase: Phrase): void;
}

/** Where there is no row, it does nothing: against the computer, and at one device. */
export function people(core: Core): People {
  const row = document.getElementById("people");
  const { say, speak, session, state, now, online, send } = core;
  const [dot, words] = row?.querySelectorAll<HTMLElement>(".here span") ?? [];
  if (!row || !dot || !words) return { show: () => undefined, said: () => undefined };
  const plays = row.querySelector('[data-act="abort"]') !== null;
  const sure = (): void => speak(say("game.sure"));
  const abort = plays ? armed(button("abort"), { label: say("game.abort.sure"), css: "sure" }, () => state().v, v => send({ t: "abort", v }), sure) : undefined;
  let phrase = "";
  let timer: ReturnType<typeof setTimeout> | undefined; // of the countdown
  let quiet: ReturnType<typeof setTimeout> | undefined; // of the phrase
  let since = 0; // when the claims could be made
  let told: boolean | undefined; // whether the opponent was last seen
  let before: Here | undefined; // what was known when the connection was lost
  let first = 0; // the time for a first move that was said

  /** Who is absent so that something may be claimed, and for how long yet, ms. */
  function gone(): { readonly side: Color; readonly wait: number } | undefined {
    const { here } = session();
    const { outcome, you } = state();
    if (outcome || !here?.gone || !online() || you.includes(here.gone.color)) return undefined;
    return { side: here.gone.color, wait: Math.max(here.gone.at - now(), 0) };
  }

  function text(absent: ReturnType<typeof gone>): string {
    const { here } = session();
    const { you } = state();
    if (absent) {
      const name = seatName(say, state(), absent.side);
      const s = Math.ceil(absent.wait / 1000);
      if (s > 0) return say("people.gone", { name, time: `${Math.floor(s / 60)}:${String(s % 60).padStart(2, "0")}` });
      return say(you.length > 0 ? "people.gone.now" : "people.away", { name });
    }
    if (phrase) return phrase;
    if (!here || waits(state())) return "";
    const seats = sides.filter(side => !you.includes(side)).map(side => say(here[side] ? "people.here" : "people.away", { name: seatName(say, state(), side) }));
    return [...seats, ...(here.watchers > 0 ? [counted(say, "people.watch", here.watchers)] : [])].join(" · ");
  }

  function show(): void {
    clearTimeout(timer);
    const { here } = session();
    const { you } = state();
    const absent = gone();
    const line = text(absent);
    if (words && words.textContent !== line) words.textContent = line;
    const apart = sides.some(side => !you.includes(side) && here?.[side] === false);
    dot?.classList.toggle("on", here !== undefined && !apart);
    row?.classList.toggle("gone", absent !== undefined);
    if (plays) showButtons(absent);
    announce();
    hurry();
    if (absent && absent.wait > 0) timer = setTimeout(show, ((absent.wait - 1) % 1000) + 1);
  }

  /** The claims stand in their places as soon as the time runs, and may be used when it is up. */
  function showButtons(absent: ReturnType<typeof gone>): void {
    const { outcome, abortable } = state();
    button("abort").hidden = !abortable || outcome !== undefined || waits(state());
    abort?.show(say("game.abort"), online() && abortable);
    const may = absent?.wait === 0;
    if (!may) since = 0;
    else if (since === 0) {
      since = performance.now();
      speak(say("people.claim", { name: seatName(say, state(), absent.side) }));
    }
    for (const act of ["gone-win", "gone-draw"]) {
      button(act).hidden = !absent;
      button(act).setAttribute("aria-disabled", String(!may));
    }
  }

  /** That the opponent left, or is back, is said once. Who has not been connected does not know: a server that has
   * started anew has seen nobody come yet. */
  function announce(): void {
    const { here } = session();
    if (!online()) [told, before] = [undefined, here];
    if (here === before) return;
    const { you, outcome } = state();
    const [own] = you;
    if (!here || own === undefined || outcome || waits(state())) return;
    const there = here[other(own)];
    if (told === undefined && !there) return; // on the way here
    if (told === !there) speak(say(there ? "people.back" : "people.left", { name: seatName(say, state(), other(own)) }));
    told = there;
  }

  /** That the first move must come soon is said once. */
  function hurry(): void {
    const by = state().clock?.first;
    if (by === undefined || by === first || !mine(session()) || state().you.length !== 1) return;
    first = by;
    speak(say("time.first.you", { n: String(Math.max(Math.round((by - now()) / 1000), 0)) }));
  }

  function claim(draw: boolean): void {
    if (gone()?.wait !== 0 || performance.now() - since < soonest) return;
    send({ t: "claim-gone", v: state().v, draw });
  }
  if (plays) {
    button("gone-win").addEventListener("click", () => claim(false));
    button("gone-draw").addEventListener("click", () => claim(true));
  }

  return {
    show,
    said(by, what) {
      phrase = say("talk.said", { name: seatName(say, state(), by), phrase: say(`phrase.${what}`) });
      clearTimeout(quiet);
      quiet = setTimeout(() => {
        phrase = "";
        show();
      }, readable);
      show();
    },
  };
}
