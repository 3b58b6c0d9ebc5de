// Buttons that arm at the first tap and act at the second, in the same place.

/** A double tap is no decision; one that is not confirmed is none either. */
const soonest = 400;
const latest = 4000;

export interface Armed {
  /** What the button says and whether it can be used; an armed one that cannot be any more rests. */
  show(label: string, usable: boolean): void;
}

/** What is meant is seized at the first tap: the game may go on between the two. */
export function armed<Meant>(
  button: HTMLElement,
  sure: { readonly label: string; readonly css: string },
  seize: () => Meant,
  act: (meant: Meant) => void,
  warned: () => void,
): Armed {
  const label = button.querySelector("span");
  let resting = label?.textContent ?? "";
  let usable = true;
  let first: { readonly at: number; readonly meant: Meant } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function draw(): void {
    const on = first !== undefined;
    const text = on ? sure.label : resting;
    if (label && label.textContent !== text) label.textContent = text;
    for (const css of sure.css.split(" ")) button.classList.toggle(css, on);
    button.setAttribute("aria-disabled", String(!usable));
  }
  function rest(): void {
    clearTimeout(timer);
    first = undefined;
    draw();
  }

  button.addEventListener("click", () => {
    if (!usable) return;
    if (first === undefined) {
      first = { at: performance.now(), meant: seize() };
      timer = setTimeout(rest, latest);
      draw();
      warned();
    } else if (performance.now() - first.at >= soonest) {
      const { meant } = first;
      rest();
      act(meant);
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
