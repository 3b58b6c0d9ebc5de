// The arithmetic of two clocks that a server keeps and a page shows. Milliseconds everywhere.
import type { Clocks, Color, Told } from "../wire";

/**
 * How far this page's clock is ahead of the server's: the least difference seen. A message that
 * was long on its way makes a greater one and changes nothing.
 */
export function nearer(offset: number | undefined, local: number, server: number): number {
  return Math.min(offset ?? Infinity, local - server);
}

/** What a side has left at a time of the server's clock; never less than nothing. */
export function leftAt({ left, runs, at }: Clocks, side: Color, now: number): number {
  const kept = left[side === "white" ? 0 : 1];
  return Math.max(runs === side ? kept - Math.max(now - at, 0) : kept, 0);
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
/** Below this, tenths are shown. */
const tenths = 10 * second;

/** "1:05:09", "4:12" or "0:08,4": time left is cut and never rounded up. */
export function clockText(left: number, point: string): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  const s = Math.floor(left / second) % 60;
  const m = Math.floor(left / minute) % 60;
  if (left >= hour) return `${Math.floor(left / hour)}:${two(m)}:${two(s)}`;
  if (left >= tenths) return `${m}:${two(s)}`;
  return `0:${two(s)}${point}${Math.floor(left / 100) % 10}`;
}

/** How long the text of a clock that runs stays true. */
export function staysFor(left: number): number {
  return (left % (left >= tenths ? second : 100)) + 1;
}

/** Below this a clock warns: an eighth of the main time, from ten seconds to one minute. */
export function lowBelow(main: number): number {
  return Math.min(Math.max(main / 8, tenths), minute);
}

/** The server's time that a message carries. */
export function stamp(told: Told): number | undefined {
  if ("now" in told) return told.now;
  return "clock" in told ? told.clock?.at : undefined;
}
