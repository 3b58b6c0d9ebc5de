// What stands in the situation's line for a while, instead of what is wanted: why a move was refused, as
// long as the explanation's words are out of view, as on a phone below the board; and what was answered.
import type { Explanation } from "./why";

/** Words stay so long, ms, unless a move comes first. */
const readable = 5000;
/** So much of the explanation's words must be seen, or the line says them. */
const enough = 0.9;

export interface Notice {
  /** What is to stand there while e is open; undefined leaves the line to what is wanted. */
  words(e: Explanation | undefined): string | undefined;
  tell(text: string): void;
  drop(): void;
}

/** The panel holds the explanation; show is called when there is something else to be shown. */
export function notice(panel: HTMLElement, show: () => void): Notice {
  let watched: Explanation | undefined;
  let unseen = false;
  let told: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const text = panel.querySelector("p");
  const sight = new IntersectionObserver(seen => {
    unseen = (seen[seen.length - 1]?.intersectionRatio ?? 1) < enough;
    show();
  }, { threshold: enough });

  return {
    words(e) {
      if (e !== watched) {
        watched = e;
        unseen = false;
        sight.disconnect();
        if (e && text) sight.observe(text); // it tells at once how things stand
      }
      return e && unseen ? firstSentence(e.text) : told;
    },
    tell(words) {
      told = words;
      clearTimeout(timer);
      timer = setTimeout(() => {
        told = undefined;
        show();
      }, readable);
    },
    drop: () => { told = undefined; },
  };
}

export function firstSentence(text: string): string {
  return text.replace(/([.!?]) .*/, "$1");
}
