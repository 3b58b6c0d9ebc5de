// What the opponent asks for: a draw, over the situation, and a move back, in a row of its own. An answer names
// the offer, and an offer that has just come is not answered by a tap that was meant for something else.
import type { Core } from "./core";
import type { Say } from "../board/words";
import { offerOf } from "../session";
import type { Offered, State } from "../wire";
import { onTap, part, soonest } from "./parts";
import { other } from "../board/side";
import { seatName } from "./players";
import { fill } from "./words";

export function offerText(say: Say, state: State, { by, kind: what }: Offered): string {
  const { name, kind } = state.seats[by];
  if (what !== "draw") return say(what === "rematch" ? "game.rematch.offers" : "game.takeback.asks", { name: seatName(say, state, by) });
  const named = name !== undefined || kind === "computer";
  return named ? say("game.offers.name", { name: seatName(say, state, by) }) : say("game.offers", { side: say(`side.${by}`) });
}

interface Place {
  readonly kind: Offered["kind"];
  readonly box: HTMLElement;
  readonly yes: string;
  readonly no: string;
  /** Whether it must wait: a move is being confirmed there. */
  readonly busy: () => boolean;
}

export function offers(core: Core): () => void {
  const back = document.getElementById("back");
  const places: readonly Place[] = [
    { kind: "draw", box: part("offer"), yes: "accept", no: "decline", busy: () => core.hand.proposal !== undefined },
    ...(back ? [{ kind: "takeback", box: back, yes: "back-yes", no: "back-no", busy: () => false } as const] : []),
  ];
  const shows = places.map(place => answered(core, place));
  return () => { for (const show of shows) show(); };
}

function answered({ say, state, send }: Core, { kind, box, yes, no, busy }: Place): () => void {
  let shown = { id: 0, since: 0 };

  for (const act of [yes, no]) {
    onTap(act, () => {
      const offer = offerOf(state(), kind);
      const seen = offer?.id === shown.id && performance.now() - shown.since >= soonest;
      if (offer && seen) send({ t: "answer", v: state().v, id: offer.id, yes: act === yes, as: other(offer.by) });
    });
  }
  return () => {
    const { you, outcome } = state();
    const offer = offerOf(state(), kind);
    const open = offer !== undefined && !outcome && !busy() && you.includes(other(offer.by));
    if (open && box.hidden) shown = { id: 0, since: 0 };
    box.hidden = !open;
    if (kind === "draw") part("say").classList.toggle("asked", open); // the line above makes room for it
    if (!open) return;
    if (shown.id !== offer.id) shown = { id: offer.id, since: performance.now() };
    const words = box.querySelector("span");
    if (words) fill(words, offerText(say, state(), offer));
  };
}
