// Going through the game that was played so far: by buttons, keys, and the list of moves.
import { flightOf, type Flight } from "../elements/flight";
import type { Session } from "../session";
import { button, onTap, part } from "./parts";
import { wayOf } from "../board/route";
import { frames, leap, lookBack, type Leap } from "./replay";

export interface Lookback {
  /** The ply that is looked at; undefined is now. */
  readonly at: number | undefined;
  /** The session as it is looked at. */
  view(session: Session): Session;
  /** Takes a step; false when it leads nowhere. */
  step(how: Leap): boolean;
  /** Back to now, without a word. */
  leave(): void;
  show(session: Session): void;
}

const leaps: readonly Leap[] = ["first", "previous", "next", "last"];

export function lookback(page: { session(): Session; went(flight: Flight | undefined): void }): Lookback {
  let at: number | undefined;

  function go(to: number | undefined): void {
    const { state } = page.session();
    const last = state.line.length;
    const from = at ?? last;
    at = to === last ? undefined : to;
    page.went(flight(page.session(), from, at ?? last));
  }
  function step(how: Leap): boolean {
    const last = page.session().state.line.length;
    const to = leap(how, at, last);
    if (last === 0 || to === at) return false;
    go(to);
    return true;
  }

  for (const how of leaps) onTap(how, () => step(how));
  part("moves").addEventListener("click", e => {
    const cell = e.target instanceof Element ? e.target.closest<HTMLElement>("[data-ply]") : null;
    if (cell) go(Number(cell.dataset["ply"]));
  });
  return {
    get at() { return at; },
    view: session => (at === undefined ? session : lookBack(session, at)),
    step,
    leave: () => { at = undefined; },
    show: ({ state }) => {
      for (const how of leaps) {
        const last = state.line.length;
        button(how).setAttribute("aria-disabled", String(last === 0 || leap(how, at, last) === at));
      }
    },
  };
}

/** One step is seen as it was played, or the way back; more are no flight. */
function flight({ state }: Session, from: number, to: number): Flight | undefined {
  const move = state.line[Math.min(from, to)];
  if (!move || Math.abs(to - from) !== 1) return undefined;
  const route = move.routes[0] ?? [];
  if (to < from) return { route: [...wayOf(move, route)].reverse(), taken: [], atOnce: false };
  return flightOf(state.board, frames(state)[from]?.pieces ?? [], move, route);
}
