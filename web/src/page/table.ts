// What is said of what happens at the table beside the moves: claims, time, touched pieces, phrases.
import type { Core } from "./core";
import { listed } from "../board/words";
import { squareName } from "../board/geometry";
import { undesignated, type AtTable } from "../session";
import type { Color } from "../wire";
import { seatName } from "./players";
import type { People } from "./people";
import type { Plans } from "./plans";
import { chosen } from "./settings";
import { naming } from "./situation";
import type { Sound } from "./sound";
import { plain } from "./words";

export interface Voice {
  readonly people: People;
  readonly plans: Plans;
  sound(sound: Sound): void;
  /** Says something aloud and in the situation's line. */
  tell(words: string): void;
}

export function hearTable({ say, speak, state }: Core, { people, plans, sound, tell }: Voice, told: AtTable): void {
  const { you, board } = state();
  const name = (side: Color): string => seatName(say, state(), side);
  const theirs = (side: Color): boolean => !(you.includes(side) && you.length === 1);
  switch (told.t) {
    case "claimed":
      if (told.right) return tell(say("game.claim.right", { name: name(told.by), plies: listed(say, told.plies.map(String), "and") }));
      return tell(theirs(told.by) ? say("game.claim.wrong.them", { name: name(told.by) }) : say("game.claim.wrong"));
    case "time-added": return tell(say("talk.more.given", { name: name(told.color), n: String(Math.round(told.span / 1000)) }));
    case "touched": {
      const s = squareName(board, told.square);
      if (!told.stuck && theirs(told.by)) speak(say("touch.bound", { name: name(told.by), s }));
      if (!told.stuck) return undesignated(state()) ? speak(plain(naming(say, state()))) : undefined;
      return tell(say(told.added ? "touch.stuck.time" : "touch.stuck", { name: name(told.by), s, ...(told.added && { n: String(told.added / 1000) }) }));
    }
    case "designated": return tell(say("touch.designated", { s: squareName(board, told.square) }));
    case "said":
      if (theirs(told.by) && chosen("phrases") === "off") return;
      people.said(told.by, told.phrase);
      if (!theirs(told.by)) return;
      speak(say("talk.said", { name: name(told.by), phrase: say(`phrase.${told.phrase}`) }));
      return sound("notify");
    case "resumed": return told.clock ? tell(say("time.resumed")) : undefined;
    case "planned": return plans.kept();
    case "passed":
  }
}
