// The arithmetic of two clocks that a server keeps and a page shows. Milliseconds everywhere.
import type { Clocks, Color, Control, Told } from "../wire";

/**
 * How far this page's clock is ahead of the server's: the least difference seen. A message that
 * was long on its way makes a greater one and changes nothing.
 */
export function nearer(offset: number | undefined, local: number, server: number): number {
  return Math.min(offset ?? Infinity, local - server);
}

/** What a side has left at a time of the server's clock; never less than nothing. */
export function leftAt(clock: Clocks, side: Color, now: number): number {
  const kept = clock.left[side === "white" ? 0 : 1];
  const ran = clock.runs === side ? Math.max(now - clock.at - (clock.free ?? 0), 0) : 0;
  return Math.max(kept - ran, 0);
}

/** How long the clock that runs stands still yet: simple delay. */
export function stillAt({ runs, at, free }: Clocks, now: number): number {
  return runs && free ? Math.max(at + free - Math.max(now, at), 0) : 0;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
export const day = 24 * hour;
/** Below this, tenths are shown. */
const tenths = 10 * second;

/** "1:05:09", "4:12" or "0:08,4": time left is cut and never rounded up. Days have words of their own. */
export function clockText(left: number, point: string, days: (d: number, h: number) => string): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  const s = Math.floor(left / second) % 60;
  const m = Math.floor(left / minute) % 60;
  if (left >= day) return days(Math.floor(left / day), Math.floor((left % day) / hour));
  if (left >= hour) return `${Math.floor(left / hour)}:${two(m)}:${two(s)}`;
  if (left >= tenths) return `${m}:${two(s)}`;
  return `0:${two(s)}${point}${Math.floor(left / 100) % 10}`;
}

/** How long the text of a clock that runs stays true. */
export function staysFor(left: number): number {
  const step = left >= day ? minute : left >= tenths ? second : 100; // hours are long, and timers sleep
  return (left % step) + 1;
}

/** When what two clocks show changes next, ms; 0 if it does not. */
export function changesIn(clock: Clocks, now: number): number {
  const still = stillAt(clock, now);
  const seconds = still || Math.max((clock.first ?? 0) - now, 0);
  if (seconds > 0) return ((seconds - 1) % second) + 1;
  const left = clock.runs ? leftAt(clock, clock.runs, now) : 0;
  return left > 0 ? staysFor(left) : 0;
}

/** Below this a clock warns: an eighth of the main time, from ten seconds to one minute; by correspondence an eighth of a move's, up to three hours. */
export function lowBelow({ main, style }: Pick<Control, "main" | "style">): number {
  return style === "move" ? Math.min(main / 8, 3 * hour) : Math.min(Math.max(main / 8, tenths), minute);
}

/** The server's time that a message carries: other clocks than a move's may have begun to run long ago. */
export function stamp(told: Told): number | undefined {
  if ("now" in told) return told.now;
  const moved = told.t === "played" || told.t === "taken-back";
  return moved && told.clock?.runs ? told.clock.at : undefined; // at is 0 while none runs
}
