// A move prepared while the opponent is on move, as squares and nothing more: no rules are known
// here. When the turn comes it is played if it is one legal move, and else it is gone.
import type { Move } from "../wire";
import { only, reach } from "./entry";
import type { Square } from "./geometry";

/** First the piece, then where it is to go, stop after stop; one square alone is only chosen. */
export type Plan = readonly Square[];

/** A capture that ends where it began has three stops or more between. */
const fewestRound = 4;

/** One tap. A second one on a square takes it back; another own piece begins anew. */
export function planned(plan: Plan, square: Square, own: boolean): Plan {
  const [from] = plan;
  if (square === plan[plan.length - 1]) return plan.slice(0, -1);
  if (square === from) return plan.length < fewestRound ? [] : [...plan, square];
  if (own) return [square];
  return from === undefined ? [] : [...plan, square];
}

/** The one legal move that a plan stands for now, if it is one: the same judgement as of taps. */
export function settle(moves: readonly Move[], plan: Plan): { readonly move: Move; readonly route: readonly Square[] } | undefined {
  return plan.length > 1 ? only(reach(moves, plan)) : undefined;
}
