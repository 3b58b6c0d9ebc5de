// What the page gives away of its game: the address and the moves.
import type { Core } from "./core";
import { button, onTap } from "./parts";
import { movesText } from "./replay";
import { copy, flash, share } from "./share";

/** Wires the buttons that send the address and copy the moves. */
export function giving({ name, say, speak, state }: Core): void {
  onTap("copy-moves", () => void give(button("copy-moves"), movesText(state().line), "game.copied"));
  onTap("send", () => void shareRoom());

  async function shareRoom(): Promise<void> {
    const url = `${location.origin}/jogo/${state().room}`;
    if (!(await share(url, name))) await give(button("send").querySelector("span"), url, "game.copied.link");
  }

  /** Copies a text, and says so on the button and aloud. */
  async function give(words: Element | null, text: string, done: string): Promise<void> {
    const copied = await copy(text);
    const told = say(copied ? done : "game.copied.not");
    flash(words, told);
    speak(told);
  }
}
