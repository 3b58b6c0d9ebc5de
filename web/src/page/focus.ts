// The focus is never lost: when what has it goes, the situation takes it, which says how things stand.
// It does nothing there, so a key that is still held does not either, and Tab leads on from it.

/** To be called after a change, with what had the focus before. */
export function keepFocus(had: Element | null): void {
  if (had && had !== document.body && isGone(had) && isGone(document.activeElement)) {
    document.getElementById("say")?.focus({ preventScroll: true });
  }
}

/** The board never goes, and is not measured after every tap. */
function isGone(element: Element | null): boolean {
  return element === null || element === document.body || (!element.closest("tabuleiro-board") && element.getClientRects().length === 0);
}
