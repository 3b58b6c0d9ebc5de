// The two clocks beside the names. They keep their width in every state; nothing is announced by
// itself, and who asks (by the label, or by a key) is told.
import type { Color, State } from "../wire";
import type { Say } from "../board/words";
import { clockText, leftAt, lowBelow, staysFor } from "./clock";
import { seatName } from "./players";
import { counted } from "./words";

export interface Page {
  state(): State;
  online(): boolean;
  /** The server's time, ms. */
  now(): number;
  /** A side of this page has little time left: said once a game. */
  short(side: Color): void;
}

const sides = ["white", "black"] as const;

export function clocks(say: Say, page: Page): () => void {
  const point = say("time.point");
  const warned = new Set<Color>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(): void {
    clearTimeout(timer);
    const { clock, control, outcome, you } = page.state();
    if (!clock || !control) return;
    const now = page.now();
    for (const side of sides) {
      const dial = document.querySelector<HTMLElement>(`.who[data-side="${side}"] .clock`);
      if (!dial) continue;
      const left = leftAt(clock, side, now);
      const runs = clock.runs === side && !outcome;
      const limit = lowBelow(control.main);
      const low = left < limit && !outcome;
      dial.classList.toggle("run", runs);
      dial.classList.toggle("low", low);
      dial.classList.toggle("off", !page.online() && !outcome);
      dial.style.setProperty("--left", String(Math.min(left / limit, 1)));
      write(dial.firstElementChild, clockText(left, point));
      write(dial.lastElementChild, page.online() || outcome ? "" : say("time.off"));
      label(dial, say("time.of", { name: seatName(say, page.state(), side), time: spoken(say, left) }));
      if (runs && low && you.includes(side) && !warned.has(side)) {
        warned.add(side);
        page.short(side);
      }
      if (runs && left > 0 && !document.hidden) timer = setTimeout(show, staysFor(left));
    }
  }

  document.addEventListener("visibilitychange", show);
  return show;
}

function write(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

function label(dial: HTMLElement, text: string): void {
  if (dial.getAttribute("aria-label") !== text) dial.setAttribute("aria-label", text);
}

/** "3 minutos e 47 segundos". */
export function spoken(say: Say, left: number): string {
  const s = Math.floor(left / 1000);
  const parts = [["hours", Math.floor(s / 3600)], ["minutes", Math.floor(s / 60) % 60], ["seconds", s % 60]] as const;
  const said = parts.filter(([unit, n]) => n > 0 || (unit === "seconds" && s === 0)).map(([unit, n]) => counted(say, `time.${unit}`, n));
  return said.join(say("list.and"));
}
