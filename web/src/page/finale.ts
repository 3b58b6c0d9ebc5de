// What comes after a game: the score, another game, and the way to it.
import type { Color, State } from "../wire";
import type { Core } from "./core";
import type { Say } from "../board/words";
import { offerOf, waits } from "../session";
import { button, part, soonest } from "./parts";
import { other } from "../board/side";
import { seatName, sided } from "./players";
import { counts, goesOn, inMatch, order, points, score, verdict } from "./score";

export function finale(page: Core): () => void {
  const { say } = page;
  const [box, wish, board, again, spare] = [part("next"), part("wish"), part("score"), button("rematch"), button("spare")];
  const follow = document.querySelector<HTMLAnchorElement>("#follow");
  let since = 0;
  let asked = false; // the last offer was sent from here

  function show(): void {
    const state = page.state();
    const over = state.outcome !== undefined;
    showMatch(say, state);
    if (over && box.hidden) since = performance.now();
    box.hidden = !over;
    box.parentElement?.classList.toggle("over", over);
    board.hidden = !over || !counts(state);
    if (!over) return;
    showScore(say, board, state);
    const { you, next } = state;
    const offer = offerOf(state, "rematch");
    const plays = you.length > 0;
    const theirs = offer !== undefined && you.includes(other(offer.by)) && !next;
    const sent = offer !== undefined && you.includes(offer.by);
    if (offer) asked = sent;
    again.hidden = !plays || next !== undefined || waits(state);
    again.textContent = say(isNone(state) ? "game.again" : goesOn(state) ? "game.rematch.next" : you.length === 2 || isComputer(state) ? "game.again" : "game.rematch");
    again.setAttribute("aria-disabled", String((sent && !theirs) || !page.online()));
    spare.hidden = !theirs;
    const words = wish.firstElementChild;
    const own = sent ? say("game.rematch.sent") : asked && !next ? say("game.declined.rematch") : "";
    if (words) words.textContent = theirs ? say("game.rematch.offers", { name: seatName(say, state, offer.by) }) : own;
    wish.hidden = !plays || you.length === 2 || isComputer(state);
    if (follow) {
      follow.hidden = next === undefined;
      if (next) follow.href = `/jogo/${next}`;
    }
  }

  function answer(yes: boolean): void {
    if (performance.now() - since < soonest || !page.online()) return;
    const { you, v } = page.state();
    const offer = offerOf(page.state(), "rematch");
    if (offer && you.includes(other(offer.by))) page.send({ t: "answer", v, id: offer.id, yes, as: other(offer.by) });
    else if (yes && !offer) page.send({ t: "rematch", v });
  }

  again.addEventListener("click", () => answer(true));
  spare.addEventListener("click", () => answer(false));
  return show;
}

/** Players go on to the next game; watchers find a link to it. */
export function follow({ say, speak, state }: Core): void {
  const { next, you } = state();
  if (next && you.length > 0) location.assign(`/jogo/${next}`);
  else speak(say("game.follow"));
}

/** Whether it ended without a result: it is played again with the same colours. */
function isNone({ outcome }: State): boolean {
  return outcome?.result === "none";
}

function isComputer({ seats }: State): boolean {
  return seats.white.kind === "computer" || seats.black.kind === "computer";
}

/** How the match ended, if it has: "Ana venceu a disputa por 2 – 1". */
export function matchText(say: Say, state: State): string {
  const winner = verdict(state);
  if (!winner) return "";
  if (winner === "draw") return say("match.drawn");
  const { you } = state;
  const blanks = { points: [...score(state)].sort((a, b) => b - a).map(points).join(" – ") };
  if (you.length === 1) return say(you.includes(winner) ? "match.you" : "match.them", blanks);
  return sided(say, state, "match.won", winner, blanks);
}

/** "Ana", "1½ – ½", "Beto", and which game of the match this was. */
function scoreWords(say: Say, state: State): readonly [string, string, string, string] {
  const { match } = state;
  const half = score(state);
  const [first, second] = order(state);
  const of = (side: Color): string => points(half[side === "white" ? 0 : 1]);
  const game = match && inMatch(state) ? say(match.of > 1 ? "match.game.of" : "match.game", { game: String(match.game), of: String(match.of) }) : "";
  return [seatName(say, state, first), `${of(first)} – ${of(second)}`, seatName(say, state, second), game];
}

function showScore(say: Say, board: HTMLElement, state: State): void {
  const end = matchText(say, state);
  const [first, between, second, game] = scoreWords(say, state);
  const texts = [first, between, second, end || game];
  board.classList.toggle("final", end !== "");
  [...board.children].forEach((element, i) => {
    if (element.textContent !== texts[i]) element.textContent = texts[i] ?? "";
  });
}

/** The line about the match beside the board, where there is one. */
function showMatch(say: Say, state: State): void {
  const line = document.getElementById("placar");
  if (!line) return;
  line.hidden = !counts(state);
  line.previousElementSibling?.toggleAttribute("hidden", line.hidden);
  const [first, between, second, game] = scoreWords(say, state);
  const text = `${first} ${between} ${second}, ${game}`;
  if (line.textContent !== text) line.textContent = text;
}
