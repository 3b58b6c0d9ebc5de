// The page's words, which the server laid into it, and how they are shown.
import type { Say } from "../board/words";

export type Words = Readonly<Record<string, string>>;

/**
 * Fills {blanks}; a key without words stands for itself, so a gap is seen and not hidden. Where the
 * pieces' own key has words, these come first: "side.red" before "side.white".
 */
export function sayer(words: Words, own = (key: string): string => key): Say {
  return (key, blanks = {}) => {
    let text = words[own(key)] ?? words[key] ?? key;
    for (const [blank, value] of Object.entries(blanks)) text = text.split(`{${blank}}`).join(value);
    return text;
  };
}

/** Words for n things. */
export function counted(say: Say, key: string, n: number, shown = String(n)): string {
  return say(`${key}.${n === 1 ? "one" : "other"}`, { n: shown });
}

// Marks inside a text, invisible if they are ever shown: a square's name, a number to stress.
const [nameMark, numberMark, endMark] = ["\u2068", "\u2066", "\u2069"];

/** A square's or a move's name, to stand in its little frame. */
export const framed = (name: string): string => `${nameMark}${name}${endMark}`;
export const stressed = (text: string): string => `${numberMark}${text}${endMark}`;

/** The text alone, for speech. */
export const plain = (text: string): string => text.replace(/[\u2066\u2068\u2069]/g, "");

/** Puts a text into an element, with its names and numbers set off; nothing happens if it is there. */
export function fill(element: Element, text: string): void {
  if (shown.get(element) === text) return;
  shown.set(element, text);
  element.replaceChildren(...text.split(/([\u2066\u2068][^\u2069]*\u2069)/).filter(Boolean).map(part => {
    if (part[0] !== nameMark && part[0] !== numberMark) return part;
    const node = document.createElement(part[0] === nameMark ? "span" : "b");
    if (part[0] === nameMark) node.className = "sqn";
    node.textContent = plain(part);
    return node;
  }));
}

const shown = new WeakMap<Element, string>();
