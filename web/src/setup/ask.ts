// What the rules make of a position: asked of the server a moment after the last change. Only the
// answer to the last question counts.
import type { Color, Piece } from "../wire";
import type { Hand } from "./pieces";

export interface Remark {
  readonly text: string;
  readonly kind: "fine" | "doubt" | "bad";
  readonly squares: readonly number[];
}

/** server/position.go: setupAnswer. */
export interface Answer {
  readonly fen: string;
  readonly turn: Color;
  readonly pieces: readonly Piece[];
  readonly hand?: Hand;
  readonly remarks: readonly Remark[];
  readonly playable: boolean;
  readonly address: string;
  readonly table: string;
}

const moment = 150; // ms

/** What is asked about: a text, or what stands on the board. */
export type Question = { readonly fen: string } | { readonly pieces: string };

/** Asks about a position; answered is told what came of it, nothing if the server could not be reached. */
export function asker(rules: string, answered: (answer: Answer | undefined) => void): (question: Question) => void {
  let timer = 0;
  let asked = 0;
  return question => {
    clearTimeout(timer);
    const mine = ++asked;
    timer = setTimeout(() => void ask(rules, question).then(answer => {
      if (mine === asked) answered(answer);
    }), moment);
  };
}

async function ask(rules: string, question: Question): Promise<Answer | undefined> {
  try {
    const response = await fetch(`/posicao.json?${new URLSearchParams({ rules, ...question }).toString()}`);
    return response.ok ? (await response.json()) as Answer : undefined;
  } catch {
    return undefined;
  }
}
