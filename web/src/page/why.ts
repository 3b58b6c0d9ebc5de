// The explanation of a refusal: its words, the lines that are legal instead, and the squares to mark.
import type { Move, Refused, State } from "../wire";
import { listed, type Say } from "../board/words";
import { between, squareName, type Square } from "../board/geometry";
import { movable, takenAlong, type Asked } from "../board/look";
import { names } from "./situation";
import { framed } from "./words";

/** What was tried: the piece or square that was tapped, and the text that was judged. */
export interface Tried {
  readonly about: Square | undefined;
  readonly route: readonly Square[];
  readonly text: string;
}

interface Row {
  readonly legal: boolean;
  readonly text: string;
  readonly pieces: number;
}

export interface Explanation {
  readonly title: string;
  readonly text: string;
  readonly rows: readonly Row[];
  readonly asked: Asked;
  readonly guide: string | undefined; // where the rule is explained
  readonly figure: string | undefined; // and drawn
}

/**
 * A move by its text, as if it had been tapped: what is asked about is a piece that has no move, else
 * where the move was to go.
 */
export function triedText({ board, moves }: State, text: string): Tried {
  const words = text.trim().toLowerCase().split(/[-x×:]/);
  const route = words.map(word => (/^\d/.test(word) ? (board.numbers ?? []).indexOf(Number(word)) : board.names.indexOf(word)));
  const [from = -1] = route;
  if (route.length < 2 || route.includes(-1)) return { about: undefined, route: [], text };
  return { about: movable(moves).has(from) ? route[route.length - 1] : from, route, text };
}

/** Refusals that some other move answers: those moves are listed. */
const precedence: ReadonlySet<string> = new Set(["must-capture", "takes-more", "takes-more-kings", "takes-more-value", "king-must-capture", "king-earlier"]);
const landings: ReadonlySet<string> = new Set(["tap-behind", "ambiguous", "capture-goes-on", "land-where-it-goes-on", "land-right-behind"]);
const mostRows = 4;

export function explain(say: Say, state: State, refused: Refused, tried: Tried | undefined): Explanation {
  const squares = refused.code === "ambiguous" ? deciding(state, refused.texts ?? []) : refused.squares;
  const [a, b] = squares;
  const name = (sq: Square | undefined): string => (sq === undefined ? "" : framed(squareName(state.board, sq)));
  const known = say(`refusal.${refused.code}`) !== `refusal.${refused.code}`;
  return {
    title: title(say, state, refused, tried),
    text: say(known ? `refusal.${refused.code}` : "refusal.internal", {
      s: names(say, state, squares, "or"),
      e: names(say, state, squares, "and"),
      a: name(a),
      b: name(b),
      n: String(refused.n ?? 0),
      texts: listed(say, (refused.texts ?? []).map(framed), "or"),
      example: framed(state.moves[0]?.short ?? state.line[0]?.short ?? ""),
    }),
    rows: precedence.has(refused.code) ? rows(say, state, tried) : [],
    guide: refused.guide,
    figure: refused.figure,
    asked: {
      about: refused.code === "ambiguous" ? undefined : tried?.about,
      squares,
      as: precedence.has(refused.code) ? "must" : landings.has(refused.code) ? "goal" : "hint",
    },
  };
}

/** The squares on which moves that were meant differ. */
function deciding(state: State, texts: readonly string[]): Square[] {
  const routes = texts.map(text => triedText(state, text).route);
  return [...new Set(routes.flat())].filter(sq => routes.some(route => !route.includes(sq)));
}

/** Asked is about a piece, or about a move, which may be to put one somewhere. */
function title(say: Say, state: State, refused: Refused, tried: Tried | undefined): string {
  if (tried?.about !== undefined && tried.route.length === 1 && tried.text !== squareName(state.board, tried.about)) return say("why.piece", { s: framed(squareName(state.board, tried.about)) });
  const move = tried?.text ?? refused.move;
  return move ? say("why.move", { move: framed(move) }) : say("why.note");
}

/** The captures that are legal, each once, and what was tried beside them. */
function rows(say: Say, state: State, tried: Tried | undefined): Row[] {
  const distinct = new Map<string, Move>();
  for (const m of state.moves) distinct.set(`${m.routes[0]?.[0]}:${m.taken.join()}`, m);
  const legal = [...distinct.values()].slice(0, mostRows).map(m => {
    const [route = []] = m.routes;
    return { legal: true, text: taking(say, state, route[0], takenAlong(state.board, m, route)), pieces: m.taken.length };
  });
  const taken = tried ? wouldTake(state, tried) : [];
  return taken.length > 0 && tried ? [...legal, { legal: false, text: taking(say, state, tried.route[0] ?? tried.about, taken), pieces: taken.length }] : legal;
}

function taking(say: Say, state: State, from: Square | undefined, taken: readonly Square[]): string {
  return say("why.taking", { from: from === undefined ? "" : framed(squareName(state.board, from)), taken: names(say, state, taken, "and") });
}

/** What lies under the way that was tried and is not the player's own. */
function wouldTake(state: State, { text }: Tried): Square[] {
  const { route } = triedText(state, text);
  const theirs = (sq: Square): boolean => state.pieces.some(p => p.sq === sq && p.color !== state.turn);
  return route.slice(1).flatMap((to, i) => between(state.board, route[i] ?? to, to).filter(theirs));
}
