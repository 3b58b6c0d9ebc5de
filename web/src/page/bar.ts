// The buttons below the situation: what can be done in the game besides moving.
import type { Core } from "./core";
import { armed } from "./actions";
import { button, part } from "./parts";
import { mine, offerOf, waits } from "../session";

export interface Bar {
  show(): void;
}

export function bar({ say, speak, session, state, send, online }: Core): Bar {
  const sure = (): void => speak(say("game.sure"));
  const version = (): number => state().v;
  const draw = armed(button("draw"), { label: say("game.draw.sure"), css: "sure mild" }, version, v => send({ t: "offer", v }), sure);
  const resign = armed(button("resign"), { label: say("game.resign.sure"), css: "sure" }, version, v => send({ t: "resign", v }), sure);
  const claiming = document.querySelector<HTMLElement>('[data-act="claim"]');
  const claim = claiming && armed(claiming, { label: say("game.claim.sure"), css: "sure mild" }, version, v => send({ t: "claim", v, reason: "repetition" }), sure);
  const takeback = document.querySelector('[data-act="takeback"]');
  let backFrom = 0; // the version from which a takeback was asked: a second tap is none

  takeback?.addEventListener("click", () => {
    const { v, line } = state();
    if (!online() || line.length === 0 || v === backFrom || offerOf(state(), "takeback")) return;
    backFrom = v;
    send({ t: "takeback", v });
  });
  return {
    show() {
      if (!online()) backFrom = 0; // it may be lost
      const { you, outcome, line } = state();
      const [offer, back] = [offerOf(state(), "draw"), offerOf(state(), "takeback")];
      const plays = you.length > 0 && !outcome;
      const waiting = waits(state());
      part("acts").hidden = !plays;
      button("draw").hidden = waiting;
      const sent = offer && you.includes(offer.by);
      draw.show(say(sent ? "game.draw.sent" : "game.draw"), online() && !offer && mine(session()) !== undefined);
      if (claiming) claiming.hidden = waiting;
      claim?.show(say("game.claim"), online() && plays && line.length > 0);
      resign.show(say(waiting ? "game.cancel" : "game.resign"), online() && plays);
      takeback?.setAttribute("aria-disabled", String(!online() || line.length === 0 || back !== undefined));
      const words = takeback?.querySelector("span");
      if (words) words.textContent = say(back && you.includes(back.by) ? "game.takeback.sent" : "game.takeback");
    },
  };
}
