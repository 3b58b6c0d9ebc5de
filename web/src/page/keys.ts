// Keys that work wherever the focus is, unless it is where keys are needed.

export interface Keys {
  /** Does what a key stands for; false when there is nothing to do, and the key is left to the page. */
  readonly [key: string]: () => boolean | void;
}

/** A key that is held acts once: its repeats would press a button again and again. Fields keep their spaces. */
export function pressOnce(): void {
  document.addEventListener("keydown", e => {
    const presses = e.key === "Enter" || (e.key === " " && e.target instanceof HTMLButtonElement);
    if (e.repeat && presses) e.preventDefault();
  });
}

/** Single letters can be turned off: voice control types them by chance. A letter that is held counts once. */
export function listen(keys: Keys, letters: () => boolean): void {
  document.addEventListener("keydown", e => {
    if (e.defaultPrevented || e.altKey || e.ctrlKey || e.metaKey || e.shiftKey || taken(e)) return;
    if (e.key.length === 1 && (e.repeat || !letters())) return;
    const act = keys[e.key];
    if (act && act() !== false) e.preventDefault();
  });
}

/** Fields take letters and arrows for themselves; an open dialogue takes every key, wherever the focus is. */
function taken({ key, target }: KeyboardEvent): boolean {
  if (document.querySelector("dialog[open]")) return true;
  return key !== "Escape" && target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}
