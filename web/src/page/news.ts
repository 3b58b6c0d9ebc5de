// What is said and heard of what the server told, beside the moves.
import type { Core } from "./core";
import { follow, matchText } from "./finale";
import type { Hints } from "./hints";
import { inviting } from "./links";
import { offerText } from "./offers";
import { hearTable, type Voice as TableVoice } from "./table";
import { seatName } from "./players";
import { stale, type Refusals } from "./refused";
import { chosen } from "./settings";
import { outcomeText, reasonText } from "./situation";
import { moveSound, type Sound } from "./sound";
import { mine, samePosition, type News, type Session } from "../session";
import type { Offered, State } from "../wire";

export interface Voice extends TableVoice {
  readonly refusals: Refusals;
  readonly hints: Hints;
  /** Says by the system that a turn has come. */
  remind(title: string, body: string): void;
}

/** Says what news means; broken: what was being entered is no move any more. */
export function hearNews(core: Core, voice: Voice, news: News, before: Session, broken: boolean): void {
  const { say, speak } = core;
  const { refusals, sound, tell } = voice;
  const session = core.session();
  const { state } = session;
  const { you } = state;
  switch (news.t) {
    case "moved":
      if (!news.shown) sound(moveSound(state.board, news.move));
      if (mine(session) && you.length === 1) {
        myTurn(sound);
        if (state.plans) voice.remind(say("game.turn.title", { name: core.name }), say("remind.moved", { name: seatName(say, state, news.by) }));
      }
      if (broken || overtaken(before, news.move.text)) refusals.refuse(stale, false);
      break;
    case "refused":
      if (news.refused.re === "advise") return news.refused.code === "no-hints" ? tell(say("refusal.no-hints")) : undefined;
      return refusals.refuse(news.refused, news.unmade);
    case "taken-back":
      speak(say(state.takebacks === "ask" && state.clock ? "game.takeback.done" : "speak.taken-back"));
      if (before.doubt) refusals.refuse(stale, false);
      break;
    case "seated":
      if (!before.state.seats[news.color].open) break; // a further device of who sits there
      speak(say("game.seated", { name: seatName(say, state, news.color) }));
      sound("notify");
      voice.remind(core.name, say("game.seated", { name: seatName(say, state, news.color) }));
      break;
    case "offered":
      if (you.includes(news.offer.by) && you.length === 1) break;
      speak(offerText(say, state, news.offer));
      if (you.length === 1) sound("notify");
      break;
    case "offer-closed": // an own move that is on its way withdraws it
      if (news.offer && you.includes(news.offer.by) && samePosition(state, before.state) && !before.pending) declined(news.offer.kind);
      break;
    case "ended":
      speak(`${outcomeText(say, state)}: ${reasonText(say, state)} ${matchText(say, state)}`.trim());
      sound("end");
      break;
    case "continued": return follow(core);
    case "relinked":
      if (inviting(state)) location.reload(); // the link that is shown is void
      break;
    case "replaced": return replaced(news.lost !== undefined || broken, state, before.state);
    case "table": return hearTable(core, voice, news.told);
    case "foreseen": return voice.plans.foreseen(news.foreseen);
    case "advised": return voice.hints.advised(news.advice);
    case "here":
    case "queued":
    case "missed":
  }

  function declined(kind: Offered["kind"]): void {
    (kind === "rematch" ? speak : tell)(say(`game.declined.${kind}`)); // a rematch has its own line
  }

  function replaced(lost: boolean, now: State, then: State): void {
    const anew = now.v !== then.v;
    if (inviting(now) && anew) return location.reload();
    if (you.length < then.you.length) tell(say("now.seat.lost"));
    if (lost) return refusals.refuse(stale, false);
    if (now.next && !then.next && anew) follow(core);
  }
}

function overtaken({ pending, doubt }: Session, played: string): boolean {
  const sent = (pending ?? doubt)?.shown;
  return sent !== undefined && sent.move.text !== played;
}

function myTurn(sound: (sound: Sound) => void): void {
  if (document.hidden) sound("notify");
  if (chosen("vibration") === "on") navigator.vibrate?.(30);
}
