// One square: its button's name, marks and piece, patched in place.
import type { Look, Mark } from "../board/look";

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
  if (look.states.includes("sel") || look.states.includes("hop")) cell?.setAttribute("aria-selected", "true");
  else cell?.removeAttribute("aria-selected");
  button.classList.toggle("grab", look.grab);
  lay(button, layers(look));
}

function layers({ piece, marks }: Look): Layer[] {
  const list = marks.filter(m => !isAbove(m)).map(m => ({ css: "mk", symbol: `m-${m}` }));
  if (piece) {
    const small = marks.includes("must") || marks.includes("plan") ? " sm" : "";
    list.push({ css: piece.as === "here" ? `pc${small}` : `pc ${piece.as}`, symbol: symbolOf(piece) });
  }
  for (const m of marks) {
    if (m === "taken" || m === "aim") list.push({ css: "mk on", symbol: `m-${m}` });
    if (m === "ask" || m === "hint") list.push({ css: "mk on", symbol: "m-ask" });
    if (m === "ask") list.push({ css: "mk on", symbol: "m-askb" });
  }
  return list;
}

function isAbove(m: Mark): boolean {
  return m === "taken" || m === "aim" || m === "ask" || m === "hint";
}

/** Makes the drawings of a button these, and keeps the nodes that are there. */
function lay(button: HTMLButtonElement, wanted: readonly Layer[]): void {
  const there = [...button.querySelectorAll("svg:not(.leaving)")];
  for (const extra of there.slice(wanted.length)) extra.remove();
  wanted.forEach((layer, i) => {
    const svg = there[i];
    if (!svg) {
      button.append(drawing(layer.css, layer.symbol));
      return;
    }
    if (svg.getAttribute("class") !== layer.css) svg.setAttribute("class", layer.css);
    const use = svg.firstElementChild;
    if (use?.getAttribute("href") !== `#${layer.symbol}`) use?.setAttribute("href", `#${layer.symbol}`);
  });
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
