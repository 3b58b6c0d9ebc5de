// Links to give away: each can be copied, and sent with what the device has for it.

import type { State } from "../wire";

/** The invitation over the board stands while a seat is open. */
export function showInvitation({ seats, outcome }: State): void {
  const panel = document.getElementById("invite");
  if (!panel) return;
  panel.hidden = outcome !== undefined || !(seats.white.open || seats.black.open);
}

/** Wires the buttons of every link below root. Over a large board there is room for the QR code at once, over a small one it comes into view. */
export function linkButtons(root: ParentNode): void {
  for (const section of root.querySelectorAll<HTMLElement>("[data-link]")) {
    const address = section.dataset["link"] ?? "";
    const field = section.querySelector("input");
    const copy = section.querySelector<HTMLElement>('[data-act="copy"]');
    const share = section.querySelector<HTMLElement>('[data-act="share"]');
    const code = section.querySelector("details");
    if (section.closest("#invite") && matchMedia("(min-width: 800px)").matches) code?.setAttribute("open", "");
    else code?.addEventListener("toggle", () => code.open && code.scrollIntoView({ block: "nearest" }));
    field?.addEventListener("focus", () => field.select());
    copy?.addEventListener("click", () => void copied(address, field).then(done => done && say(copy)));
    if (!("share" in navigator)) continue;
    share?.removeAttribute("hidden");
    share?.addEventListener("click", () => {
      navigator.share({ url: address, title: section.querySelector("h2")?.textContent ?? "" }).catch(() => {}); // closed unsent
    });
  }
}

/** Without TLS there is no clipboard to write to, and the field's selection is copied. */
async function copied(address: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    field?.select();
    return document.execCommand("copy");
  }
}

/** The button says that it is done; who cannot see it hears it, for it has the focus. */
function say(button: HTMLElement): void {
  button.setAttribute("aria-live", "polite");
  button.textContent = button.dataset["done"] ?? "";
}
