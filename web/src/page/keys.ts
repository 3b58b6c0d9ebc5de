// Keys that work wherever the focus is, unless it is where keys are needed.

export interface Keys {
  /** Does what a key stands for; false when there is nothing to do, and the key is left to the page. */
  readonly [key: string]: () => boolean | void;
}

/** Single letters can be turned off: voice control types them by chance. */
export function listen(keys: Keys, letters: () => boolean): void {
  document.addEventListener("keydown", e => {
    if (e.defaultPrevented || e.altKey || e.ctrlKey || e.metaKey || e.shiftKey || taken(e.target)) return;
    if (e.key.length === 1 && !letters()) return;
    const act = keys[e.key];
    if (act && act() !== false) e.preventDefault();
  });
}

/** Fields take letters and arrows for themselves, and so does an open dialogue. */
function taken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable], dialog") !== null;
}
