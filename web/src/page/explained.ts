// The explanation of a refusal on the page: its words, the moves that are legal instead, and the way to the rule.
import type { Say } from "../board/words";
import type { Explanation } from "./why";
import { counted, fill } from "./words";

export function showExplanation(panel: HTMLElement, say: Say, e: Explanation | undefined): void {
  panel.hidden = e === undefined;
  if (!e) return;
  const [title, text, list] = [panel.querySelector("h2"), panel.querySelector("p"), panel.querySelector("ul")];
  if (!title || !text || !list) return;
  fill(title, e.title);
  fill(text, e.text);
  list.replaceChildren(...e.rows.map(row => {
    const li = document.createElement("li");
    if (!row.legal) li.className = "no";
    const words = document.createElement("span");
    fill(words, row.text);
    const count = document.createElement("b");
    count.textContent = counted(say, "why.pieces", row.pieces);
    li.append(icon(row.legal), words, count);
    return li;
  }));
  showRule(list, say, e);
}

/** A way to the rule and, on demand, its figure; what stands there for the same explanation is left alone. */
function showRule(list: Element, say: Say, e: Explanation): void {
  const there = list.nextElementSibling?.classList.contains("rule") ? list.nextElementSibling : undefined;
  if (there && shown.get(there) === e) return;
  there?.remove();
  if (e.guide === undefined) return;
  const rule = document.createElement("div");
  rule.className = "rule";
  const link = Object.assign(document.createElement("a"), { className: "bt", href: e.guide, target: "_blank", textContent: say("why.rule") });
  rule.append(link, ...(e.figure === undefined ? [] : drawn(say, e.figure)));
  shown.set(rule, e);
  list.after(rule);
}

const shown = new WeakMap<Element, Explanation>();

/** A button, and the figure that it fetches and shows. */
function drawn(say: Say, address: string): Element[] {
  const button = Object.assign(document.createElement("button"), { className: "bt", type: "button", textContent: say("why.figure") });
  const figure = Object.assign(document.createElement("figure"), { hidden: true });
  button.setAttribute("aria-expanded", "false");
  button.addEventListener("click", () => {
    if (figure.childElementCount === 0) return void fetched(address).then(html => {
      figure.innerHTML = html;
      show(html !== "");
    });
    show(figure.hidden);
  });
  function show(on: boolean): void {
    figure.hidden = !on;
    button.setAttribute("aria-expanded", String(on));
  }
  return [button, figure];
}

/** A piece of a page of our own; nothing where it cannot be had. */
async function fetched(address: string): Promise<string> {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.text() : "";
  } catch {
    return "";
  }
}

function icon(legal: boolean): Element {
  const span = document.createElement("span");
  span.className = legal ? "ok" : "";
  span.innerHTML = `<svg class="ic" viewBox="0 0 24 24" aria-hidden="true"><path d="${legal
    ? "M5 12.5l4.5 4.5L19 7"
    : "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM6 6l12 12"}"/></svg>`;
  return span;
}
