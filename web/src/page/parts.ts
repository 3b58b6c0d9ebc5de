// The parts of the page that the server wrote and the script takes over. One that lacks is a bug.
import { keepFocus } from "./focus";

/** A button that has just come under a finger does nothing for so many milliseconds. */
export const soonest = 400;

export function part(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page lacks #${id}`);
  return element;
}

export function button(act: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`[data-act="${act}"]`);
  if (!element) throw new Error(`the page lacks the button ${act}`);
  return element;
}

export function onTap(act: string, tapped: () => void): void {
  button(act).addEventListener("click", tapped);
}

export interface Dialogue {
  readonly element: HTMLElement;
  open(): void;
}

/** A dialogue of the page; where the browser knows none (Safari 15.3), it lies over the page all the same, and is left by the same key. done: what is to be done after it. */
export function dialogue(id: string, done?: () => void): Dialogue {
  const element = part(id) as HTMLDialogElement;
  const live = part("live");
  let from: Element | null = null;
  function closed(): void {
    document.body.append(live);
    keepFocus(from); // the button may be gone that opened it
    done?.();
  }
  function close(): void {
    if (element.close) return element.close();
    element.removeAttribute("open");
    if (from instanceof HTMLElement) from.focus();
    closed();
  }
  element.addEventListener("close", closed);
  element.addEventListener("click", e => {
    if (isBeside(element, e) || (e.target instanceof Element && e.target.closest("[data-close]"))) close();
  });
  if (!element.showModal) {
    document.addEventListener("keydown", e => {
      if (e.key !== "Escape" || !element.hasAttribute("open")) return;
      e.preventDefault();
      close();
    });
  }
  return {
    element,
    open: () => {
      if (element.hasAttribute("open")) return;
      from = document.activeElement;
      element.append(live); // the page behind is dead to screen readers meanwhile
      if (element.showModal) return element.showModal();
      element.setAttribute("open", "");
      element.querySelector<HTMLElement>("[data-close]")?.focus();
    },
  };
}

/** Whether a click struck the page behind; the dialogue's own edge and gaps are not that. */
function isBeside(element: HTMLElement, { target, clientX: x, clientY: y }: MouseEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return target === element && (x < left || x > right || y < top || y > bottom);
}
