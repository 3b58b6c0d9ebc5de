// The dialogue of what can be said to the opponent, and of the time that can be given away.
import type { Core } from "./core";
import { button, dialogue, onTap, soonest } from "./parts";
import { other } from "../board/side";
import { seatName } from "./players";
import { choose, chosen } from "./settings";

/** So many of the last phrases are shown. */
const lastFew = 6;

export interface Talk {
  open(): boolean | void;
  show(): void;
}

/** Where there is no dialogue, it does nothing: for who watches, against the computer, and at one device. */
export function talk(core: Core): Talk {
  const { say, state, send, online } = core;
  if (!document.getElementById("talk")) return { open: () => false, show: () => undefined };
  const { element, open } = dialogue("talk");
  const more = element.querySelector<HTMLElement>('[data-act="more-time"]');
  const mute = element.querySelector<HTMLInputElement>("input");
  const said = element.querySelector("ul");

  element.addEventListener("click", e => {
    const phrase = e.target instanceof Element ? e.target.closest<HTMLElement>("[data-say]")?.dataset["say"] : undefined;
    if (phrase === undefined || !online()) return;
    send({ t: "say", phrase });
    element.querySelector<HTMLElement>("[data-close]")?.click();
  });
  let given = -soonest; // when time was last given: a double tap is one gift
  more?.addEventListener("click", () => {
    if (!online() || state().outcome || performance.now() - given < soonest) return;
    given = performance.now();
    send({ t: "more-time", v: state().v });
  });
  mute?.addEventListener("change", () => choose("phrases", mute.checked ? "off" : "on"));
  onTap("talk", open);

  function show(): void {
    const { you, said: all, outcome, seats } = state();
    const [own] = you;
    if (own === undefined || !said) return;
    const name = seatName(say, state(), other(own));
    if (mute) mute.checked = chosen("phrases") === "off";
    const heard = all.filter(line => chosen("phrases") === "on" || line.by === own).slice(-lastFew);
    const lines = heard.map(line => say("talk.said", { name: seatName(say, state(), line.by), phrase: say(`phrase.${line.phrase}`) }));
    const texts = lines.length > 0 ? lines : [say("talk.nothing")];
    if ([...said.children].map(li => li.textContent).join("\n") !== texts.join("\n")) {
      said.replaceChildren(...texts.map(text => Object.assign(document.createElement("li"), { textContent: text })));
    }
    if (more) more.textContent = say("talk.more", { name });
    more?.setAttribute("aria-disabled", String(!online() || outcome !== undefined));
    const alone = seats[other(own)].open === true;
    for (const phrase of element.querySelectorAll("[data-say]")) phrase.setAttribute("aria-disabled", String(!online() || alone));
    button("talk").setAttribute("aria-disabled", String(alone));
  }
  return { open, show };
}
