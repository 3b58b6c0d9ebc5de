// A task of the guide on a live board: the board of a game whose one move is played here and now.
import { isCoords, usualCoords } from "./board/coords";
import { moveSpoken, type Say } from "./board/words";
import { BoardElement } from "./elements/board";
import { look } from "./page/looks";
import { part } from "./page/parts";
import { endsBehind } from "./page/refused";
import { speaker } from "./page/speak";
import { explain, triedText, type Explanation, type Tried } from "./page/why";
import { fill, framed, plain, sayer, type Words } from "./page/words";
import { hand as handOn } from "./play";
import { begin, play, type Session } from "./session";
import type { Board, Color, Move, Piece, Refused, State } from "./wire";

/** server/guide_task.go: taskData. */
interface Task {
  readonly board: number;
  readonly fen: string;
  readonly turn: Color;
  readonly pieces: readonly Piece[];
  readonly hand?: readonly [number, number];
  readonly moves: readonly Move[];
  readonly solves: readonly string[];
}

interface Data {
  readonly boards: readonly { readonly rules: string; readonly board: Board }[];
  readonly tasks: readonly Task[];
}

const { boards, tasks } = JSON.parse(part("tasks").textContent ?? "") as Data;
const say = sayer(JSON.parse(part("words").textContent ?? "") as Words);
const speak = speaker(part("live"));
const furnished = new WeakSet<HTMLElement>();

/** A table at which the reader plays the side on move, and nothing has been played. */
function stateOf(rules: string, board: Board, { fen, turn, pieces, hand, moves }: Task): State {
  return {
    t: "state", v: 0, now: 0, room: "", rules, board, you: [turn],
    seats: { white: { kind: "person" }, black: { kind: "person" } },
    takebacks: "no", claimable: [], plans: false, said: [], public: false,
    start: pieces, line: [], offers: [],
    ply: 0, fen, turn, pieces, ...(hand && { hand }), moves, counters: [], claims: [], abortable: false,
  };
}

/** Puts the board of a task where it belongs, once. */
export function furnish(place: HTMLElement): void {
  const task = tasks[Number(place.dataset["task"])];
  const table = task && boards[task.board];
  const template = task && document.querySelectorAll<HTMLTemplateElement>("template.board-of")[task.board];
  const [live, result] = [place.querySelector(".live"), place.querySelector(".res")];
  if (!table || !template || !live || !result || furnished.has(place)) return;
  furnished.add(place);
  live.replaceChildren(template.content.cloneNode(true));
  const grid = live.querySelector("tabuleiro-board");
  if (!(grid instanceof BoardElement)) throw new Error("the task has no board");
  const name = document.querySelector("h1")?.textContent ?? "";
  grid.setAttribute("aria-label", say("live.board", { name, side: say(`side.${task.turn}.low`) }));
  set(place, grid, result, task, stateOf(table.rules, table.board, task));
}

function set(place: HTMLElement, grid: BoardElement, result: Element, task: Task, state: State): void {
  let session: Session = begin(state);
  let explanation: Explanation | undefined;
  let asked = 0; // only the answer to the last question counts

  function tell(text: string, kind: "" | "good" | "bad"): void {
    result.className = `res ${kind}`;
    fill(result, text);
  }

  function clear(): void {
    asked++;
    explanation = undefined;
    tell("", "");
  }

  const hand = handOn({
    grid, say, speak,
    session: () => session,
    below: () => "white",
    coords: () => {
      const kept = look("coords");
      return isCoords(kept) ? kept : usualCoords(state.board);
    },
    asked: () => explanation?.asked,
    voice: () => "",
    plans: () => false,
    confirms: () => false,
    hush: () => {
      const open = explanation !== undefined;
      clear();
      return open;
    },
    play(text, route) {
      const move = state.moves.find(m => m.text === text || m.short === text);
      if (!move) return void ask(triedText(state, text));
      clear();
      if (!task.solves.includes(move.text)) return tell(say("live.not-it", { move: framed(move.short) }), "bad");
      session = play(session, move.text, route);
      place.classList.add("solved");
      tell(say("live.solved", { move: spoken(say, state, move) }), "good");
      place.dispatchEvent(new CustomEvent("solved", { bubbles: true }));
    },
    why: tried => void ask(tried),
    touch: () => undefined,
    designate: () => undefined,
    render: flight => hand.draw(flight),
  });

  async function ask(tried: Tried): Promise<void> {
    const mine = ++asked;
    const ends = endsBehind(state, tried.route);
    const refused: Refused | undefined = ends.length > 0
      ? { t: "refused", re: "why", move: tried.text, code: "tap-behind", squares: ends }
      : await why(state, tried.text);
    if (mine !== asked) return;
    if (!refused) return tell(say("live.unanswered"), "bad");
    if (refused.code === "ok") return;
    explanation = explain(say, state, refused, tried);
    tell(explanation.text, "bad");
    hand.draw();
  }

  place.querySelector("form")?.addEventListener("submit", e => {
    e.preventDefault();
    const field = place.querySelector("input");
    const text = field?.value.trim() ?? "";
    if (!field || text === "" || session.pending) return;
    field.value = "";
    hand.commit(text);
  });
  place.querySelector('[data-act="again"]')?.addEventListener("click", () => {
    session = begin(state);
    place.classList.remove("solved");
    clear();
    hand.undo();
    speak(say("live.again"));
  });
  place.addEventListener("keydown", e => { if (e.key === "Escape") hand.undo(); });
  hand.draw();
}

/** A move as it is said, without its side. */
function spoken(say: Say, { board, turn }: State, move: Move): string {
  return plain(moveSpoken(say, board, turn, move, move.routes[0] ?? []).slice(`${say(`side.${turn}`)}: `.length));
}

async function why({ rules, fen }: State, move: string): Promise<Refused | undefined> {
  try {
    const response = await fetch(`/guia/porque?${new URLSearchParams({ rules, fen, move }).toString()}`);
    return response.ok ? (await response.json()) as Refused : undefined;
  } catch {
    return undefined;
  }
}
