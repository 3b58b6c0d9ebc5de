// A draw that is offered: its answer names the offer, and has a place of its own over the situation.
import type { Asked, State } from "../wire";
import type { Say } from "../board/words";
import { offerOf } from "../session";
import { onTap, part, soonest } from "./parts";
import { other, seatName } from "./players";
import { fill } from "./words";

export function offerText(say: Say, state: State): string {
  const { seats } = state;
  const offer = offerOf(state, "draw");
  if (!offer) return "";
  const { name, kind } = seats[offer.by];
  const named = name !== undefined || kind === "computer";
  return named ? say("game.offers.name", { name: seatName(say, state, offer.by) }) : say("game.offers", { side: say(`side.${offer.by}`) });
}

/** What an offer waits behind: a move that is being confirmed. */
interface Page {
  state(): State;
  busy(): boolean;
  send(message: Asked): void;
}

export function offers(say: Say, page: Page): () => void {
  const box = part("offer");
  let shown = { id: 0, since: 0 };

  for (const yes of [true, false]) {
    onTap(yes ? "accept" : "decline", () => {
      const offer = offerOf(page.state(), "draw");
      const seen = offer?.id === shown.id && performance.now() - shown.since >= soonest;
      if (offer && seen) page.send({ t: "answer", v: page.state().v, id: offer.id, yes, as: other(offer.by) });
    });
  }
  return () => {
    const { you, outcome } = page.state();
    const offer = offerOf(page.state(), "draw");
    const open = offer !== undefined && !outcome && !page.busy() && you.includes(other(offer.by));
    if (open && box.hidden) shown = { id: 0, since: 0 };
    box.hidden = !open;
    if (!open) return;
    if (shown.id !== offer.id) shown = { id: offer.id, since: performance.now() };
    const words = box.querySelector("span");
    if (words) fill(words, offerText(say, page.state()));
  };
}
