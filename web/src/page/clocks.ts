// The two clocks beside the names. They keep their width in every state; nothing is announced by
// itself, and who asks (by the label, or by a key) is told.
import type { Clocks, Color, State } from "../wire";
import type { Say } from "../board/words";
import { changesIn, clockText, day, leftAt, lowBelow, stillAt } from "./clock";
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
  const days = (d: number, h: number): string => say("time.days.short", { days: String(d), hours: String(h) });

  /** What stands below the figures: no connection, a clock that stands still at first, the time for the first move. */
  function note({ first, runs }: Clocks, side: Color, still: number, now: number): string {
    const { outcome, turn } = page.state();
    if (outcome) return "";
    if (!page.online()) return say("time.off");
    if (still > 0 && runs === side) return say("time.free", { n: String(Math.ceil(still / 1000)) });
    return first && turn === side ? say("time.first", { n: String(Math.max(Math.ceil((first - now) / 1000), 0)) }) : "";
  }

  function show(): void {
    clearTimeout(timer);
    const { clock, control, outcome, you } = page.state();
    if (!clock || !control) return;
    const now = page.now();
    const still = outcome ? 0 : stillAt(clock, now);
    for (const side of sides) {
      const dial = document.querySelector<HTMLElement>(`.who[data-side="${side}"] .clock`);
      if (!dial) continue;
      const left = leftAt(clock, side, now);
      const runs = clock.runs === side && !outcome;
      const limit = lowBelow(control);
      const low = left < limit && !outcome;
      dial.classList.toggle("run", runs);
      dial.classList.toggle("low", low);
      dial.classList.toggle("off", !page.online() && !outcome);
      dial.style.setProperty("--left", String(Math.min(left / limit, 1)));
      dial.classList.toggle("still", still > 0 && runs);
      write(dial.firstElementChild, clockText(left, point, days));
      write(dial.lastElementChild, note(clock, side, still, now));
      label(dial, say("time.of", { name: seatName(say, page.state(), side), time: spoken(say, left) }));
      if (runs && low && you.includes(side) && !warned.has(side)) {
        warned.add(side);
        page.short(side);
      }
    }
    const wait = outcome ? 0 : changesIn(clock, now);
    if (wait > 0 && !document.hidden) timer = setTimeout(show, wait);
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
  const long = left >= day; // nobody counts the seconds of it
  const parts = [["days", Math.floor(s / 86_400)], ["hours", Math.floor(s / 3600) % 24], ["minutes", Math.floor(s / 60) % 60], ...(long ? [] : [["seconds", s % 60] as const])] as const;
  const said = parts.filter(([unit, n]) => n > 0 || (unit === "seconds" && s === 0)).map(([unit, n]) => counted(say, `time.${unit}`, n));
  return said.join(say("list.and"));
}
