// Giving something away: by the system's share sheet where there is one, else by the clipboard.

/** Puts text on the clipboard; tells whether it is there. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return byHand(text);
  }
}

/** Where the page is not served securely there is only the old way. Outside an open dialogue nothing can be selected. */
function byHand(text: string): boolean {
  const had = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed"; // the page does not move
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (had instanceof HTMLElement) had.focus({ preventScroll: true });
  return done;
}

/** Whether this browser has a share sheet. */
export function canShare(): boolean {
  return "share" in navigator;
}

/** Offers an address to the system's share sheet; tells whether there was one. */
export async function share(url: string, title: string): Promise<boolean> {
  if (!canShare()) return false;
  try {
    await navigator.share({ url, title });
  } catch {
    // closed without a choice
  }
  return true;
}

/** Shows on a button what it has just done, for as long as it takes to read. */
export function flash(words: Element | null, text: string): void {
  if (!words || flashing.has(words)) return;
  const before = words.textContent;
  flashing.add(words);
  words.textContent = text;
  setTimeout(() => {
    words.textContent = before;
    flashing.delete(words);
  }, 2000);
}

const flashing = new WeakSet<Element>();
