// The page of a room: what the server tells and the player taps, and what is shown of both.
import type { Asked, Color, Refused, State } from "./wire";
import { isCoords, nextCoords, usualCoords, type Coords } from "./board/coords";
import type { Below } from "./board/geometry";
import { moveSpoken } from "./board/words";
import { BoardElement } from "./elements/board";
import type { Flight } from "./elements/flight";
import { armed } from "./page/actions";
import { linkButtons, showInvitation } from "./page/links";
import { showMoves, scrollToEnd } from "./page/moves";
import { showPlayers } from "./page/players";
import { chooseLook, colouredKey, look } from "./page/looks";
import { chosen, themeButton, turn, turned } from "./page/settings";
import { speaker } from "./page/speak";
import { outcomeText, reasonText, situation } from "./page/situation";
import { explain, showExplanation, type Explanation, type Tried } from "./page/why";
import { fill, framed, plain, sayer, type Words } from "./page/words";
import { hand as handOn } from "./play";
import { begin, mine, play, receive, shownPieces, type News, type Session } from "./session";
import { Link } from "./socket";

const find = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page lacks #${id}`);
  return element;
};
const button = (act: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(`[data-act="${act}"]`);
  if (!element) throw new Error(`the page lacks the button ${act}`);
  return element;
};

const say = sayer(JSON.parse(find("words").textContent ?? "{}") as Words, colouredKey);
const board = document.querySelector("tabuleiro-board");
if (!(board instanceof BoardElement)) throw new Error("the page lacks its board");
const grid: BoardElement = board;
const speak = speaker(find("live"));
const entry = find("entry").querySelector("input");
const name = document.querySelector("h1")?.textContent ?? "";

let session: Session = begin(JSON.parse(find("state").textContent ?? "{}") as State);
let tried: Tried | undefined; // what the server was asked about
let explanation: Explanation | undefined;
let online = true;
const room = session.state.room;
let flipped = turned(room);

let coords = chosenCoords();

function chosenCoords(): Coords {
  const chosen = look("coords");
  return isCoords(chosen) ? chosen : usualCoords(session.state.board);
}

// What is shown.

function below(): Below {
  const own: Below = session.state.you.length === 1 && session.state.you[0] === "black" ? "black" : "white";
  return flipped ? other(own) : own;
}

function other(side: Color): Color {
  return side === "white" ? "black" : "white";
}

function render(flight?: Flight): void {
  const { state } = session;
  hand.draw(flight);
  grid.setAttribute("aria-label", say("game.board.below", { name, side: say(`side.${below()}.low`) }));
  showPlayers(say, state, shownPieces(session), below());
  showMoves(find("moves"), state.line);
  showInvitation(state);
  showSituation();
  showExplanation(find("why"), say, explanation);
  document.title = say(mine(session) ? "game.turn.title" : "game.title", { name });
}

function showSituation(): void {
  const { state } = session;
  const s = situation(say, session, hand.taps, online, hand.plan);
  const section = find("say");
  for (const kind of ["wait", "off", "over"]) section.classList.toggle(kind, s.kind === kind);
  const words = find("now").lastElementChild;
  if (words) fill(words, s.now);
  fill(find("cnt"), s.counters);
  const plays = state.you.length > 0 && !state.outcome;
  find("acts").hidden = !plays;
  find("entry").hidden = !plays;
  find("again").hidden = state.outcome === undefined;
  showProposal();
  showOffer();
  const sent = state.offer && state.you.includes(state.offer.by);
  draw.show(say(sent ? "game.draw.sent" : "game.draw"), online && !state.offer && mine(session) !== undefined);
  resign.show(say("game.resign"), online && plays);
}

function showProposal(): void {
  const box = find("confirm");
  box.hidden = hand.proposal === undefined;
  const words = box.querySelector("span");
  if (words && hand.proposal) fill(words, say("game.confirm", { move: framed(hand.proposal) }));
}

let offerShown = 0; // since when

function showOffer(): void {
  const { offer, you, outcome, seats } = session.state;
  const box = find("offer");
  const open = offer !== undefined && !outcome && hand.proposal === undefined && you.includes(other(offer.by));
  if (open && box.hidden) offerShown = performance.now();
  box.hidden = !open;
  if (!open) return;
  const words = box.querySelector("span");
  const human = seats[offer.by].kind === "person";
  if (words) fill(words, human ? say("game.offers", { side: say(`side.${offer.by}`) }) : say("game.offers.name", { name: say("seat.computer") }));
}

// What the server says.

function hear(news: News | undefined, before: Session): void {
  if (!news) return;
  const { state } = session;
  const flight = hand.heard(news, before);
  switch (news.t) {
    case "moved":
      explanation = undefined;
      speak(moveSpoken(say, state.board, news.by, news.move, news.move.routes[0] ?? []));
      if (entry && state.you.includes(news.by)) entry.value = "";
      return render(flight);
    case "taken-back":
    case "refused": return refuse(news.refused, news.t === "taken-back");
    case "offered":
      speak(say("game.offers", { side: say(`side.${news.by}`) }));
      return render();
    case "offer-closed":
      if (before.state.offer && state.you.includes(before.state.offer.by) && state.ply === before.state.ply) speak(say("game.declined"));
      return render();
    case "ended":
      speak(`${outcomeText(say, state)}: ${reasonText(say, state)}`);
      return render();
    case "replaced":
      return render();
    case "missed":
      link.connect();
      return render();
  }
}

function refuse(refused: Refused, takenBack: boolean): void {
  const about = refused.re === "why" ? tried : refused.move ? { about: undefined, route: [], text: refused.move } : undefined;
  tried = undefined;
  if (refused.code === "ok") return render();
  explanation = explain(say, session.state, refused, about);
  speak(`${takenBack ? `${say("speak.wrong")} ` : ""}${plain(explanation.text)}`);
  render();
}

// Wiring.

const hand = handOn({
  grid,
  say,
  session: () => session,
  below,
  coords: () => coords,
  asked: () => explanation?.asked,
  plans: () => chosen("premove") === "on",
  confirms: () => chosen("confirm") === "on",
  hush,
  play: (text, route) => {
    session = play(session, text, route);
    explanation = undefined;
    if (session.pending) link.send(session.pending.play);
  },
  why: ask,
  speak,
  render,
});

function hush(): boolean {
  const open = explanation !== undefined;
  explanation = undefined;
  return open;
}

function ask(what: Tried): void {
  tried = what;
  link.send({ t: "why", move: what.text });
}

const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/jogo/${room}/ws`;
const draw = armed(button("draw"), { label: say("game.draw.sure"), css: "sure mild" },
  () => session.state.v, v => send({ t: "offer", v }), () => speak(say("game.sure")));
const resign = armed(button("resign"), { label: say("game.resign.sure"), css: "sure" },
  () => session.state.v, v => send({ t: "resign", v }), () => speak(say("game.sure")));

const link = new Link({
  url: () => `${address}?after=${session.state.v}`,
  told: message => {
    const before = session;
    const [next, news] = receive(session, message);
    session = next;
    hear(news, before);
    hand.settle();
  },
  opened: () => {
    online = true;
    if (session.pending) link.send(session.pending.play);
    render();
  },
  lost: () => {
    if (online) speak(say("now.offline"));
    online = false;
    render();
  },
});

function send(message: Asked): void {
  link.send(message);
}

button("close").addEventListener("click", () => {
  hush();
  render();
});
button("confirm").addEventListener("click", () => hand.confirm());
button("cancel").addEventListener("click", () => hand.cancel());
for (const yes of [true, false]) {
  button(yes ? "accept" : "decline").addEventListener("click", () => {
    const { offer, v } = session.state;
    if (offer && performance.now() - offerShown > 400) send({ t: "answer", v, id: offer.id, yes, as: other(offer.by) });
  });
}
find("entry").addEventListener("submit", e => {
  e.preventDefault();
  const text = entry?.value.trim() ?? "";
  if (text === "" || session.pending) return;
  if (mine(session)) return hand.commit(text);
  ask({ about: undefined, route: [], text });
});
button("flip").addEventListener("click", () => {
  flipped = !flipped;
  turn(room, flipped);
  render();
});
const coordsButton = button("coords");
coordsButton.addEventListener("click", () => {
  coords = nextCoords(coords, session.state.board);
  chooseLook("coords", coords);
  showCoords();
  render();
});
function showCoords(): void {
  const words = coordsButton.querySelector("span");
  if (words) fill(words, say(`game.coords.${coords}`));
  coordsButton.setAttribute("aria-label", `${say("game.coords")}: ${say(`game.coords.${coords}`)}`);
}
themeButton(button("theme"));
linkButtons(document);
addEventListener("online", () => { if (!link.open) link.connect(); });
addEventListener("pageshow", e => { if (e.persisted) link.connect(); });
if (entry) entry.placeholder = session.state.moves[0]?.short ?? "";
showCoords();
render();
scrollToEnd(find("moves"));
