// The score of a match, in half points: two for a game won, one for a draw.
import { waits } from "../session";
import type { Color, State } from "../wire";

export type Score = readonly [white: number, black: number];

/** What stands on the board of scores: with this game, once it has ended. */
export function score({ match, outcome }: Pick<State, "match" | "outcome">): Score {
  const [white, black] = match?.score ?? [0, 0];
  const won = (side: Color): number => (outcome?.result === side ? 2 : outcome?.result === "draw" ? 1 : 0);
  return [white + won("white"), black + won("black")];
}

/** The sides in the order that a match keeps: who had White in its first game comes first. Colours change with every game. */
export function order({ match }: Pick<State, "match">): readonly [Color, Color] {
  return match && match.game > 0 && match.game % 2 === 0 ? ["black", "white"] : ["white", "black"];
}

/** Whether this is one of several games: several are planned, or have been played. */
export function inMatch({ match }: Pick<State, "match">): boolean {
  return match !== undefined && (match.of > 1 || match.game > 1);
}

/** Whether there is a score: somebody has come, and a game is over or others belong to it. */
export function counts(state: Pick<State, "match" | "outcome" | "seats">): boolean {
  const { outcome } = state;
  return !waits(state) && (inMatch(state) || (outcome !== undefined && outcome.result !== "none"));
}

/** How a match ended, with its last game; undefined before that, and for who plays as long as they like. */
export function verdict(state: Pick<State, "match" | "outcome">): Color | "draw" | undefined {
  const { match, outcome } = state;
  if (!match || match.of < 2 || match.game < match.of || !outcome || outcome.result === "none") return undefined;
  const [white, black] = score(state);
  return white === black ? "draw" : white > black ? "white" : "black";
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
