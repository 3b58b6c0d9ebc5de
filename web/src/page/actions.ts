// Buttons that arm at the first tap and act at the second, in the same place.

/** A double tap is no decision; one that is not confirmed is none either. */
const soonest = 400;
const latest = 4000;

export interface Armed {
  /** What the button says and whether it can be used; an armed one that cannot be any more rests. */
  show(label: string, usable: boolean): void;
}

export function armed(button: HTMLElement, sure: { readonly label: string; readonly css: string }, act: () => void, warned: () => void): Armed {
  const label = button.querySelector("span");
  let resting = label?.textContent ?? "";
  let usable = true;
  let since: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function draw(): void {
    const on = since !== undefined;
    const text = on ? sure.label : resting;
    if (label && label.textContent !== text) label.textContent = text;
    for (const css of sure.css.split(" ")) button.classList.toggle(css, on);
    button.setAttribute("aria-disabled", String(!usable));
  }
  function rest(): void {
    clearTimeout(timer);
    since = undefined;
    draw();
  }

  button.addEventListener("click", () => {
    if (!usable) return;
    if (since === undefined) {
      since = performance.now();
      timer = setTimeout(rest, latest);
      draw();
      warned();
    } else if (performance.now() - since >= soonest) {
      rest();
      act();
    }
  });
  return {
    show(text, can) {
      resting = text;
      usable = can;
      if (!can) rest();
      else draw();
    },
  };
}
