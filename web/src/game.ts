// The page of a room: what the server tells and the player taps, and what is shown of both. Here is what the
// board needs to be usable; the rest comes after it, in late.ts.
import { isCoords, usualCoords, type Coords } from "./board/coords";
import { squareAt, squareName, type Below } from "./board/geometry";
import { moveSpoken } from "./board/words";
import { BoardElement } from "./elements/board";
import type { Flight } from "./elements/flight";
import { nearer, stamp } from "./page/clock";
import { clocks } from "./page/clocks";
import type { Core, Rest } from "./page/core";
import { keepFocus } from "./page/focus";
import { listen, pressOnce } from "./page/keys";
import { later } from "./page/later";
import { colouredKey, look } from "./page/looks";
import { reveal, showMoves } from "./page/moves";
import { network } from "./page/network";
import { button, onTap, part } from "./page/parts";
import { other } from "./board/side";
import { showPlayers, sided } from "./page/players";
import { chosen, themeButton, turn, turned } from "./page/settings";
import { situation } from "./page/situation";
import { speaker } from "./page/speak";
import { fill, framed, sayer, type Words } from "./page/words";
import { hand as handOn } from "./play";
import { begin, mine, play, receive, samePosition, waits, type News, type Session } from "./session";
import type { Color, State, Told } from "./wire";

const say = sayer(JSON.parse(part("words").textContent ?? "{}") as Words, colouredKey);
const board = document.querySelector("tabuleiro-board");
if (!(board instanceof BoardElement)) throw new Error("the page lacks its board");
const grid: BoardElement = board;
const speak = speaker(part("live"));
const entry = part("entry").querySelector("input");
const moves = part("moves");
const name = document.querySelector("h1")?.textContent ?? "";

let session: Session = begin(JSON.parse(part("state").textContent ?? "{}") as State);
let ahead = nearer(undefined, performance.now(), session.state.now); // of the server's clock
let anew = false; // a clock that was set back is known at the next socket
const { room } = session.state;
let flipped = turned(room);
let missing = false; // what was wanted of the rest did not come
let rendered: readonly unknown[] = []; // what is shown already, but for the board and the words about it

const state = (): State => session.state;
const now = (): number => performance.now() - ahead;
const view = (): Session => rest.now?.view(session) ?? session;

function coords(): Coords {
  const kept = look("coords");
  return isCoords(kept) ? kept : usualCoords(session.state.board);
}

// The rest.

const rest = later(async (attempt): Promise<() => Rest> => {
  const url = document.body.dataset["late"] ?? "";
  const { furnish } = await (import(attempt > 0 ? `${url}?${attempt}` : url) as Promise<typeof import("./late")>);
  return () => furnish(core);
});

function furnished(): void {
  missing = false;
  render();
}

/** Who wants something of the rest is told when it does not come. */
function lack(): void {
  missing = true;
  speak(say("now.missing"));
  render();
  setTimeout(() => {
    missing = false;
    render();
  }, 5000); // to be read
}

/** Buttons of the rest wait for it: a tap that came before is made again. */
document.addEventListener("click", e => {
  const tapped = e.target instanceof Element ? e.target.closest<HTMLElement>("[data-act], [data-ply]") : null;
  if (tapped && !rest.now && !early.has(tapped.dataset["act"] ?? "")) rest.want(() => tapped.click(), lack);
});
const early: ReadonlySet<string> = new Set(["confirm", "cancel", "theme"]);

// What is shown.

function below(): Below {
  const { you, turn: moving } = session.state;
  const turns = you.length === 2 && chosen("turning") === "on";
  const own: Below = turns ? moving : you.length === 1 && you[0] === "black" ? "black" : "white";
  return flipped ? other(own) : own;
}

/** A board whose pieces change sides lies the same way for both, as its books have it. */
function foot(): Below {
  if (!session.state.board.turns) return below();
  return flipped ? "black" : "white";
}

function boardLabel(): string {
  const { board } = session.state;
  const corner = squareAt(board, foot(), 0, 0);
  return board.turns && corner !== undefined
    ? say("game.board.corner", { name, square: squareName(board, corner) })
    : say("game.board.below", { name, side: say(`side.${below()}.low`) });
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
  rest.now?.draw();
  const now = [session, rest.now, rest.now?.at, below(), net.offline, look("pieces"), hand.proposal];
  if (now.every((value, i) => value === rendered[i])) return;
  rendered = now;
  const label = boardLabel();
  if (grid.getAttribute("aria-label") !== label) grid.setAttribute("aria-label", label);
  showPlayers(say, view(), below(), session.state);
  showMoves(moves, say, session.state.line, view().state.line.length, session.state.claims.flatMap(c => c.plies));
  showEntry();
  showClocks();
  rest.now?.show();
  const { you } = session.state;
  const title = say(mine(session) && you.length === 1 ? "game.turn.title" : "game.title", { name });
  if (document.title !== title) document.title = title;
}

function showSituation(): void {
  const s = rest.now?.past() ?? situation(say, session, hand.taps, net.offline, hand.plan);
  const section = part("say");
  for (const kind of ["wait", "off", "over", "past"]) section.classList.toggle(kind, s.kind === kind);
  const instead = missing ? say("now.missing") : rest.now?.instead();
  section.classList.toggle("told", instead !== undefined);
  const words = part("now").lastElementChild;
  if (words) fill(words, instead ?? s.now);
  fill(part("cnt"), s.counters);
}

/** The two other ways to enter a move: the text, and the one that waits to be confirmed. */
function showEntry(): void {
  const { you, outcome, moves: legal } = session.state;
  part("entry").hidden = you.length === 0 || outcome !== undefined || waits(session.state);
  if (entry) entry.placeholder = legal[0]?.short ?? "";
  const { proposal } = hand;
  part("confirm").hidden = proposal === undefined;
  const asked = part("confirm").querySelector("span");
  if (asked && proposal !== undefined) fill(asked, say("game.confirm", { move: framed(proposal) }));
}

// What the server says.

function told(message: Told): void {
  const at = stamp(message);
  if (at !== undefined) {
    ahead = nearer(anew ? undefined : ahead, performance.now(), at);
    anew = false;
  }
  const before = session;
  const [next, news] = receive(session, message);
  session = next;
  if (news) hear(news, before);
  if (rest.now?.at === undefined) hand.settle();
}

function hear(news: News, before: Session): void {
  const same = samePosition(session.state, before.state);
  if (!same || news.t === "ended") rest.now?.leave();
  const broken = (hand.taps.length > 0 || hand.proposal !== undefined) && !same && !(news.t === "moved" && news.shown);
  const flight = hand.heard(news, before, session);
  if (news.t === "missed") net.connect();
  if (news.t === "moved") {
    speakMove(news.by, news.move);
    if (entry && session.state.you.includes(news.by)) entry.value = "";
  }
  if (news.t === "replaced") missed(news.moves);
  rest.want(r => r.hear(news, before, broken));
  render(flight);
}

/** What was played while nobody listened is said too, each move once. */
function missed(line: State["line"]): void {
  const { turn: moving } = session.state;
  line.forEach((move, i) => speakMove((line.length - i) % 2 === 0 ? moving : other(moving), move));
}

function speakMove(by: Color, move: State["line"][number]): void {
  speak(moveSpoken(say, session.state.board, by, move, move.routes[0] ?? []));
}

// Wiring.

const net = network({
  say,
  speak,
  session: () => session,
  told,
  opened: () => { anew = true; },
  unsent: () => rest.want(r => {
    r.tell(say("now.offline.unsent"));
    render();
  }),
  render: () => render(),
});

const hand = handOn({
  grid,
  say,
  session: view,
  below: foot,
  coords,
  asked: () => rest.now?.asked,
  voice: () => look("pieces") ?? "",
  plans: () => chosen("premove") === "on",
  confirms: () => chosen("confirm") === "on",
  hush: () => rest.now?.hush() ?? false,
  play: (text, route) => {
    if (rest.now?.take(text)) return;
    session = play(session, text, route);
    net.deliver();
    rest.now?.sent();
  },
  why: tried => rest.want(r => r.ask(tried), lack),
  touch: square => net.send({ t: "touch", ply: session.state.ply, v: session.state.v, square }),
  designate: square => net.send({ t: "designate", v: session.state.v, square }),
  speak,
  render,
});

const showClocks = clocks(say, { state, now, online: () => net.online, short: side => {
  rest.now?.short();
  speak(sided(say, session.state, "time.low", side));
} });

const core: Core = {
  name,
  say,
  speak,
  grid,
  hand,
  session: () => session,
  state,
  now,
  online: () => net.online,
  send: message => net.send(message),
  coords,
  flip: () => {
    flipped = !flipped;
    turn(room, flipped);
    render();
  },
  render,
};

onTap("confirm", () => hand.confirm());
onTap("cancel", () => hand.cancel());
part("entry").addEventListener("submit", e => {
  e.preventDefault();
  const text = entry?.value.trim() ?? "";
  if (text === "" || session.pending) return;
  if (rest.now?.write(text)) return entry?.select();
  rest.now?.leave();
  if (mine(session)) return hand.commit(text);
  rest.want(r => r.askText(text), lack);
});

const press = (key: string) => (): boolean | void => (rest.now ? rest.now.press(key) : rest.want(r => void r.press(key), lack));
pressOnce();
listen({
  Escape: () => hand.undo(),
  ...Object.fromEntries(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "f", "z", "l", "m", "c", "r", "t"].map(key => [key, press(key)])),
}, () => chosen("keys") === "on");

themeButton(button("theme"));
if (matchMedia("(min-width: 800px)").matches) document.querySelector("#invite details")?.setAttribute("open", ""); // over a large board there is room for the QR code
new ResizeObserver(() => reveal(moves)).observe(moves);
render();
net.connect();
addEventListener("online", () => rest.want(furnished));
setTimeout(() => rest.want(furnished)); // what the board needs has begun by now
