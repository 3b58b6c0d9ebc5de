// Links to give away: each can be copied, and sent with what the device has for it.
import type { State } from "../wire";
import { waits } from "../session";
import { canShare, copy, share } from "./share";

/** Whether this page invites somebody: the server gave it the link of a seat, and that is still open. */
export function inviting(state: State): boolean {
  return document.getElementById("invite") !== null && state.outcome === undefined && waits(state);
}

export function showInvitation(state: State): void {
  const panel = document.getElementById("invite");
  if (panel) panel.hidden = !inviting(state);
}

/** Wires the buttons of every link below root. A QR code that is opened comes into view. */
export function linkButtons(root: ParentNode): void {
  for (const section of root.querySelectorAll<HTMLElement>("[data-link]")) {
    const address = section.dataset["link"] ?? "";
    const field = section.querySelector("input");
    const copying = section.querySelector<HTMLElement>('[data-act="copy"]');
    const sharing = section.querySelector<HTMLElement>('[data-act="share"]');
    const code = section.querySelector("details");
    code?.addEventListener("toggle", () => code.open && code.scrollIntoView({ block: "nearest" }));
    field?.addEventListener("focus", () => field.select());
    copying?.addEventListener("click", () => void copy(address).then(done => (done ? say(copying) : field?.select())));
    if (!canShare()) continue;
    sharing?.removeAttribute("hidden");
    sharing?.addEventListener("click", () => void share(address, section.querySelector("h2")?.textContent ?? ""));
  }
}

/** The button says that it is done; who cannot see it hears it, for it has the focus. */
function say(button: HTMLElement): void {
  button.setAttribute("aria-live", "polite");
  button.textContent = button.dataset["done"] ?? "";
}
