// The page of a room: what the server tells and the player taps, and what is shown of both.
import type { Color, Offered, Refused, State, Told } from "./wire";
import type { Below } from "./board/geometry";
import { moveSpoken } from "./board/words";
import { BoardElement } from "./elements/board";
import type { Flight } from "./elements/flight";
import { armed } from "./page/actions";
import { awake } from "./page/awake";
import { nearer, stamp } from "./page/clock";
import { clocks } from "./page/clocks";
import { finale, matchText } from "./page/finale";
import { keepFocus } from "./page/focus";
import { giving } from "./page/give";
import { listen, pressOnce } from "./page/keys";
import { inviting, linkButtons, showInvitation } from "./page/links";
import { showLists, times } from "./page/lists";
import { lookback } from "./page/lookback";
import { colouredKey, look } from "./page/looks";
import { reveal, showMoves } from "./page/moves";
import { network } from "./page/network";
import { notice } from "./page/notice";
import { offers, offerText } from "./page/offers";
import { button, dialogue, onTap, part } from "./page/parts";
import { other, seatName, showPlayers, sided } from "./page/players";
import { chosen, themeButton, turn, turned } from "./page/settings";
import { outcomeText, past, reasonText, situation } from "./page/situation";
import { sounds, type Sound } from "./page/sound";
import { speaker } from "./page/speak";
import { tools } from "./page/tools";
import { explain, showExplanation, triedText, type Explanation, type Tried } from "./page/why";
import { fill, framed, plain, sayer, type Words } from "./page/words";
import { hand as handOn } from "./play";
import { begin, mine, play, receive, samePosition, shownPieces, waits, type News, type Session } from "./session";

const say = sayer(JSON.parse(part("words").textContent ?? "{}") as Words, colouredKey);
const board = document.querySelector("tabuleiro-board");
if (!(board instanceof BoardElement)) throw new Error("the page lacks its board");
const grid: BoardElement = board;
const speak = speaker(part("live"));
const entry = part("entry").querySelector("input");
const moves = part("moves");
const name = document.querySelector("h1")?.textContent ?? "";

let session: Session = begin(JSON.parse(part("state").textContent ?? "{}") as State);
let tried: Tried | undefined; // what the server was asked about last, on the board that still stands
let explanation: Explanation | undefined;
let ahead = nearer(undefined, performance.now(), session.state.now); // of the server's clock
let anew = false; // a clock that was set back is known at the next socket
let backFrom = 0; // the version from which a takeback was asked on this socket: a second tap is none
const { room } = session.state;
let flipped = turned(room);
let rendered: readonly unknown[] = []; // what is shown already, but for the board and the words about it

const state = (): State => session.state;
const now = (): number => performance.now() - ahead;

// What is shown.

function below(): Below {
  const { you, turn: moving } = session.state;
  const turns = you.length === 2 && chosen("turning") === "on";
  const own: Below = turns ? moving : you.length === 1 && you[0] === "black" ? "black" : "white";
  return flipped ? other(own) : own;
}

function render(flight?: Flight): void {
  const had = document.activeElement;
  show(flight);
  keepFocus(had);
}

/** Shows everything anew; what a tap cannot change is left alone when nothing else has. */
function show(flight?: Flight): void {
  hand.draw(flight);
  showSituation();
  showExplanation(part("why"), say, explanation);
  const now = [session, back.at, below(), net.offline, look("pieces"), hand.proposal];
  if (now.every((value, i) => value === rendered[i])) return;
  rendered = now;
  const view = back.view(session);
  const label = say("game.board.below", { name, side: say(`side.${below()}.low`) });
  if (grid.getAttribute("aria-label") !== label) grid.setAttribute("aria-label", label);
  showPlayers(say, view, below(), session.state);
  showMoves(moves, session.state.line, view.state.line.length);
  back.show(session);
  showInvitation(session.state);
  showButtons();
  showClocks();
  showOffer();
  showFinale();
  if (lists.element.hasAttribute("open")) showPosition();
  stayAwake();
  const { you } = session.state;
  const title = say(mine(session) && you.length === 1 ? "game.turn.title" : "game.title", { name });
  if (document.title !== title) document.title = title;
}

function showSituation(): void {
  const s = back.at === undefined ? situation(say, session, hand.taps, net.offline, hand.plan) : past(say, session, back.at);
  const section = part("say");
  for (const kind of ["wait", "off", "over", "past"]) section.classList.toggle(kind, s.kind === kind);
  const instead = note.words(net.online ? explanation : undefined); // that there is no connection comes first
  section.classList.toggle("told", instead !== undefined);
  const words = part("now").lastElementChild;
  if (words) fill(words, instead ?? s.now);
  fill(part("cnt"), s.counters);
}

function showButtons(): void {
  const { you, outcome, offer, line } = session.state;
  const plays = you.length > 0 && !outcome;
  part("acts").hidden = !plays;
  const waiting = waits(session.state);
  part("entry").hidden = !plays || waiting;
  button("draw").hidden = waiting;
  if (entry) entry.placeholder = session.state.moves[0]?.short ?? "";
  const sent = offer && you.includes(offer.by);
  draw.show(say(sent ? "game.draw.sent" : "game.draw"), net.online && !offer && mine(session) !== undefined);
  resign.show(say(waiting ? "game.cancel" : "game.resign"), net.online && plays);
  takeback?.setAttribute("aria-disabled", String(!net.online || line.length === 0));
  const { proposal } = hand;
  part("confirm").hidden = proposal === undefined;
  const asked = part("confirm").querySelector("span");
  if (asked && proposal !== undefined) fill(asked, say("game.confirm", { move: framed(proposal) }));
}

// What the server says.

function hear(news: News | undefined, before: Session): void {
  if (!news) return;
  const { you } = session.state;
  const same = samePosition(session.state, before.state);
  if (!same || news.t === "ended") {
    back.leave();
    explanation = tried = undefined;
    note.drop();
  }
  const broken = (hand.taps.length > 0 || hand.proposal !== undefined) && !same && !(news.t === "moved" && news.shown);
  const flight = hand.heard(news, before, session);
  switch (news.t) {
    case "moved":
      speakMove(news.by, news.move);
      if (!news.shown) moveSounds(news.move);
      if (entry && you.includes(news.by)) entry.value = "";
      if (mine(session) && you.length === 1) myTurn();
      if (broken || overtaken(before, news.move.text)) return refuse(stale, false);
      break;
    case "refused": return refuse(news.refused, news.unmade);
    case "taken-back":
      speak(say("speak.taken-back"));
      if (before.doubt) return refuse(stale, false);
      break;
    case "seated":
      if (!before.state.seats[news.color].open) break; // a further device of who sits there
      speak(say("game.seated", { name: seatName(say, session.state, news.color) }));
      sound("notify");
      break;
    case "offered":
      if (you.includes(news.offer.by) && you.length === 1) break;
      speak(news.offer.kind === "draw" ? offerText(say, session.state) : say("game.rematch.offers", { name: seatName(say, session.state, news.offer.by) }));
      if (you.length === 1) sound("notify");
      break;
    case "offer-closed":
      if (before.state.offer && you.includes(before.state.offer.by) && same) declined(before.state.offer.kind);
      break;
    case "ended":
      speak(`${outcomeText(say, session.state)}: ${reasonText(say, session.state)} ${matchText(say, session.state)}`.trim());
      sound("end");
      break;
    case "continued": return follow();
    case "relinked":
      if (inviting(session.state)) return location.reload(); // the link that is shown is void
      break;
    case "replaced":
      if (inviting(session.state) && session.state.v !== before.state.v) return location.reload();
      missed(news.moves);
      if (you.length < before.state.you.length) tell(say("now.seat.lost"));
      if (news.lost || broken) return refuse(stale, false);
      if (session.state.next && !before.state.next && before.state.v !== session.state.v) return follow();
      break;
    case "missed":
      net.connect();
  }
  render(flight);
}

/** What is said when a move that was under way is not to be: another came first. */
const stale: Refused = { t: "refused", re: "play", code: "past-version", squares: [] };

function overtaken({ pending, doubt }: Session, played: string): boolean {
  const sent = (pending ?? doubt)?.shown;
  return sent !== undefined && sent.move.text !== played;
}

function declined(kind: Offered["kind"]): void {
  (kind === "draw" ? tell : speak)(say(`game.declined.${kind}`)); // a rematch has its own line
}

function tell(words: string): void {
  speak(words);
  note.tell(words);
}

/** What was played while nobody listened is said too, each move once. */
function missed(line: readonly State["line"][number][]): void {
  const { turn: moving } = session.state;
  line.forEach((move, i) => speakMove((line.length - i) % 2 === 0 ? moving : other(moving), move));
}

function speakMove(by: Color, move: State["line"][number]): void {
  speak(moveSpoken(say, session.state.board, by, move, move.routes[0] ?? []));
}

function refuse(refused: Refused, unmade: boolean): void {
  const why = refused.re === "why";
  if (why && !tried) return; // the board is another one than was asked about
  const answered = why && tried?.text === refused.move ? tried : undefined;
  if (answered) tried = undefined;
  const about = answered ?? (refused.move ? triedText(session.state, refused.move) : undefined);
  if (refused.code === "ok") return render();
  explanation = explain(say, session.state, refused, about);
  speak(`${unmade ? `${say("speak.wrong")} ` : ""}${plain(explanation.text)}`);
  render();
}

/** Players go on to the next game; watchers find a link to it. */
function follow(): void {
  render();
  const { next, you } = session.state;
  if (next && you.length > 0) location.assign(`/jogo/${next}`);
  else speak(say("game.follow"));
}

// What is heard and felt.

const sound = sounds(() => chosen("sound") === "on");

function moveSounds({ taken, crowns }: State["line"][number]): void {
  const heard: Sound = crowns ? "crown" : taken.length > 0 ? "capture" : "move";
  sound(heard);
}

function myTurn(): void {
  if (document.hidden) sound("notify");
  if (chosen("vibration") === "on") navigator.vibrate?.(30);
}

// Wiring.

const net = network({
  say,
  speak,
  session: () => session,
  told,
  opened: () => {
    anew = true;
    backFrom = 0;
  },
  unsent: () => {
    tell(say("now.offline.unsent"));
    render();
  },
  render: () => render(),
});

const back = lookback({
  session: () => session,
  went: flight => {
    const view = back.view(session).state;
    const move = view.line[view.line.length - 1];
    if (move) {
      if (flight) moveSounds(move);
      speak(say("speak.past", { n: String(view.line.length), move: moveSpoken(say, view.board, other(view.turn), move, move.routes[0] ?? []) }));
    } else speak(say("now.past.start"));
    render(flight);
  },
});

function present(): void {
  if (back.at === undefined) return;
  back.leave();
  render();
}

const hand = handOn({
  grid,
  say,
  session: () => back.view(session),
  below,
  coords: () => toolbar.coords(),
  asked: () => explanation?.asked,
  voice: () => look("pieces") ?? "",
  plans: () => chosen("premove") === "on",
  confirms: () => chosen("confirm") === "on",
  hush,
  play: (text, route) => {
    session = play(session, text, route);
    explanation = tried = undefined;
    net.deliver();
    if (session.pending?.shown) moveSounds(session.pending.shown.move);
  },
  why: ask,
  speak,
  render,
});
for (const touch of ["tap", "aside"]) grid.addEventListener(touch, present);

function hush(): boolean {
  const open = explanation !== undefined;
  explanation = undefined;
  return open;
}

function ask(what: Tried): void {
  tried = what;
  net.send({ t: "why", move: what.text });
}

const note = notice(part("why"), showSituation);
const toolbar = tools(say, session.state.board, () => render());
const showClocks = clocks(say, { state, now, online: () => net.online, short: side => {
  sound("low");
  speak(sided(say, session.state, "time.low", side));
} });
const showOffer = offers(say, { state, send: net.send, busy: () => hand.proposal !== undefined });
const showFinale = finale(say, { state, send: net.send, online: () => net.online });
const stayAwake = awake(() => session.state.you.length > 0 && !session.state.outcome);

const sure = (): void => speak(say("game.sure"));
const draw = armed(button("draw"), { label: say("game.draw.sure"), css: "sure mild" }, () => session.state.v, v => net.send({ t: "offer", v }), sure);
const resign = armed(button("resign"), { label: say("game.resign.sure"), css: "sure" }, () => session.state.v, v => net.send({ t: "resign", v }), sure);
const takeback = document.querySelector('[data-act="takeback"]');
takeback?.addEventListener("click", () => {
  const { v, line } = session.state;
  if (!net.online || line.length === 0 || v === backFrom) return;
  backFrom = v;
  net.send({ t: "takeback", v });
});

function told(message: Told): void {
  const at = stamp(message);
  if (at !== undefined) {
    ahead = nearer(anew ? undefined : ahead, performance.now(), at);
    anew = false;
  }
  const before = session;
  const [next, news] = receive(session, message);
  session = next;
  hear(news, before);
  if (back.at === undefined) hand.settle();
}

onTap("confirm", () => hand.confirm());
onTap("cancel", () => hand.cancel());
onTap("close", () => {
  hush();
  render();
});
part("entry").addEventListener("submit", e => {
  e.preventDefault();
  const text = entry?.value.trim() ?? "";
  if (text === "" || session.pending) return;
  back.leave();
  if (mine(session)) return hand.commit(text);
  ask(triedText(session.state, text));
});

const lists = dialogue("lists");
function showPosition(): void {
  const view = back.view(session);
  showLists(lists.element, say, view.state, shownPieces(view), now());
}
function openLists(): void {
  showPosition();
  lists.open();
}
function flip(): void {
  flipped = !flipped;
  turn(room, flipped);
  render();
}
onTap("flip", flip);
onTap("lists", openLists);
giving({ name, say, speak, state });

pressOnce();
listen({
  ArrowLeft: () => back.step("previous"),
  ArrowRight: () => back.step("next"),
  ArrowUp: () => back.step("first"),
  ArrowDown: () => back.step("last"),
  Escape: () => hand.undo(),
  f: flip,
  z: () => toolbar.toggle("zen"),
  l: openLists,
  r: () => speak.again(),
  t: () => {
    const told = times(say, session.state, now());
    (told.length > 0 ? told : [say("time.none")]).forEach(speak);
  },
}, () => chosen("keys") === "on");

themeButton(button("theme"));
linkButtons(document);
new ResizeObserver(() => reveal(moves)).observe(moves);
render();
net.connect();
