// One square: its button's name, marks and piece, patched in place.
import { above, type Look } from "../board/look";

interface Layer {
  readonly css: string;
  readonly symbol: string;
}

export function symbolOf(piece: { readonly color: string; readonly kind: string }): string {
  return `${piece.kind}-${piece.color.slice(0, 1)}`;
}

export function patch(button: HTMLButtonElement, look: Look, label: string): void {
  if (button.getAttribute("aria-label") !== label) button.setAttribute("aria-label", label);
  const cell = button.parentElement;
  cell?.classList.toggle("hl", look.last);
  if (look.states.includes("sel") || look.states.includes("hop") || look.states.includes("put")) cell?.setAttribute("aria-selected", "true");
  else cell?.removeAttribute("aria-selected");
  button.classList.toggle("grab", look.grab);
  lay(button, layers(look));
}

/** What lies on a square, each in its place: the ground's mark, the piece, and two that lie over it. */
function layers({ piece, marks }: Look): (Layer | undefined)[] {
  const [ground] = marks.filter(m => !above.has(m));
  const small = marks.includes("must") || marks.includes("plan") ? " sm" : "";
  const over = marks.flatMap(m => (m === "ask" ? ["m-ask", "m-askb"] : above.has(m) ? [m === "hint" ? "m-ask" : `m-${m}`] : []));
  return [
    ground && { css: "mk", symbol: `m-${ground}` },
    piece && { css: piece.as === "here" ? `pc${small}` : `pc ${piece.as}`, symbol: symbolOf(piece) },
    ...over.map(symbol => ({ css: "mk on", symbol })),
  ];
}

const drawn = new WeakMap<HTMLButtonElement, (SVGElement | undefined)[]>();

/** Makes the drawings of a button these. A drawing that is not wanted stays, unseen: it comes back at less cost than a new one. */
function lay(button: HTMLButtonElement, wanted: readonly (Layer | undefined)[]): void {
  const there = drawn.get(button) ?? [undefined, button.querySelector("svg") ?? undefined]; // the server drew the piece
  drawn.set(button, there);
  for (let i = 0; i < Math.max(wanted.length, there.length); i++) {
    const [layer, svg] = [wanted[i], there[i]];
    if (!layer) {
      svg?.setAttribute("class", "off");
    } else if (!svg) {
      const after = there.slice(i).find(Boolean) ?? null;
      button.insertBefore((there[i] = drawing(layer.css, layer.symbol)), after);
    } else {
      if (svg.getAttribute("class") !== layer.css) svg.setAttribute("class", layer.css);
      const use = svg.firstElementChild;
      if (use?.getAttribute("href") !== `#${layer.symbol}`) use?.setAttribute("href", `#${layer.symbol}`);
    }
  }
}

const svgSpace = "http://www.w3.org/2000/svg";

/** A drawing of the sprite. */
export function drawing(css: string, symbol: string): SVGSVGElement {
  const svg = document.createElementNS(svgSpace, "svg");
  svg.setAttribute("class", css);
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(svgSpace, "use");
  use.setAttribute("href", `#${symbol}`);
  svg.append(use);
  return svg;
}
