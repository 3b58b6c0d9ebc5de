// The score of a match, in half points: two for a game won, one for a draw.
import type { Color, State } from "../wire";

export type Score = readonly [white: number, black: number];

/** What stands on the board of scores: with this game, once it has ended. */
export function score({ match, outcome }: Pick<State, "match" | "outcome">): Score {
  const [white, black] = match?.score ?? [0, 0];
  const won = (side: Color): number => (outcome?.result === side ? 2 : outcome?.result === "draw" ? 1 : 0);
  return [white + won("white"), black + won("black")];
}

/** "2½", "½", "0". */
export function points(half: number): string {
  const whole = Math.floor(half / 2);
  if (half % 2 === 0) return String(whole);
  return whole === 0 ? "½" : `${whole}½`;
}

/** Whether another game of the match is planned after this one. */
export function goesOn({ match }: Pick<State, "match">): boolean {
  return match !== undefined && match.of > 0 && match.game < match.of;
}
