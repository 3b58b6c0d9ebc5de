// The board under the player's hand: taps and drags become moves, moves are prepared and confirmed,
// and what stands there is drawn. The page around it owns the session, the socket and everything
// that is not the board.
import { question } from "./board/ask";
import type { Coords } from "./board/coords";
import { drop, grasp, trace } from "./board/drag";
import { progress, step, undo, type Step, type Taps } from "./board/entry";
import { squareName, type Below, type Square } from "./board/geometry";
import { looks, type Asked, type Look } from "./board/look";
import { planned, settle, type Plan } from "./board/plan";
import { squareLabel, type Say } from "./board/words";
import type { BoardElement } from "./elements/board";
import { flightBack, flightOf, type Flight } from "./elements/flight";
import { choiceSpoken } from "./page/situation";
import type { Tried } from "./page/why";
import { goneOn, lastMove, legal, mine, play, samePosition, shownPieces, undesignated, waits, type News, type Session } from "./session";
import type { Color } from "./wire";

/** What the hand needs of the page. */
export interface Page {
  readonly grid: BoardElement;
  readonly say: Say;
  session(): Session;
  below(): Below;
  coords(): Coords;
  asked(): Asked | undefined;
  /** By which names pieces go: another voice says other names. */
  voice(): string;
  /** Whether moves may be prepared, and whether they are confirmed before they are sent. */
  plans(): boolean;
  confirms(): boolean;
  /** Closes the explanation that is open; tells whether one was. */
  hush(): boolean;
  /** Plays a move: the session shows it at once, and it is sent as soon as the socket is open. */
  play(text: string, route?: readonly Square[]): void;
  /** Asks the server why something is not legal. */
  why(tried: Tried): void;
  /** Where touched pieces must move: tells the server what was touched, and which of several the opponent must move. */
  touch(square: Square): void;
  designate(square: Square): void;
  speak(text: string): void;
  /** Shows everything anew, the board with it. */
  render(flight?: Flight): void;
}

export interface Hand {
  readonly taps: Taps;
  readonly plan: Plan;
  /** The text of the move that is shown and waits to be confirmed. */
  readonly proposal: string | undefined;
  confirm(): void;
  /** Takes the proposed move back. */
  cancel(): void;
  /** Takes back the last of what is not sent yet, or closes the explanation. */
  undo(): void;
  /** Draws the board alone. */
  draw(flight?: Flight): void;
  /** Plays a move by its text, as one that was tapped. */
  commit(text: string): void;
  /** What the server told has changed the session, whatever is looked back at: the flight to be seen, if any. */
  heard(news: News, before: Session, now: Session): Flight | undefined;
  /** After what was heard has been shown: the prepared move is played or dropped when its turn has come. */
  settle(): void;
}

interface Proposal {
  readonly text: string;
  readonly route: readonly Square[];
}

/** A piece in the hand: the taps before, those it was taken up with, and the squares it came over. */
interface Drag {
  readonly before: Taps;
  readonly start: Taps;
  readonly way: readonly Square[];
}

export function hand(page: Page): Hand {
  let taps: Taps = [];
  let plan: Plan = [];
  let planPly = 0; // when the plan is to be played
  let proposal: Proposal | undefined;
  let drag: Drag | undefined;
  let over: Square | undefined; // looked at, with the pointer or the focus
  const { grid, say } = page;

  /** The session with the proposed move made. */
  function shown(): Session {
    return proposal ? play(page.session(), proposal.text, proposal.route) : page.session();
  }

  /** The side that may prepare a move: the player's, as long as it is not on move. */
  function plans(): Color | undefined {
    const session = page.session();
    const [side, both] = session.state.you;
    const later = !mine(session) || session.pending?.shown !== undefined;
    return !session.state.outcome && !session.state.touch && !waits(session.state) && !both && later && page.plans() ? side : undefined;
  }

  /** The moves that may be entered now. */
  function open(): Session["state"]["moves"] {
    const session = page.session();
    return mine(session) && !session.pending ? legal(session.state) : [];
  }

  function draw(flight?: Flight): void {
    const session = shown();
    const { board } = session.state;
    const seen = looks({
      board,
      pieces: shownPieces(session),
      moves: session.pending ? [] : open(),
      taps,
      held: drag !== undefined,
      plan,
      plans: plans(),
      last: lastMove(session),
      turn: session.state.turn,
      over: session.pending ? undefined : over,
      touched: session.pending ? [] : session.state.touch?.touched ?? [],
      asked: page.asked(),
    });
    const label = (square: Square, look: Look): string => squareLabel(say, board, square, look);
    grid.draw({ board, below: page.below(), coords: page.coords(), looks: seen, label, voice: page.voice() }, flight);
  }

  function own(square: Square): boolean {
    const session = page.session();
    const side = plans() ?? session.state.turn;
    return shownPieces(session).some(p => p.sq === square && p.color === side);
  }

  // Taps.

  /** A hand on an own piece binds, where the table has it so. Tells whether another piece is bound already. */
  function touch(square: Square): boolean {
    const { state, pending } = page.session();
    if (!state.touch || !mine(page.session()) || pending || !own(square) || state.touch.touched.includes(square)) return false;
    page.touch(square);
    return state.touch.touched.length > 0 && state.moves.some(m => m.routes[0]?.[0] === square);
  }

  /** Whether a tap names the piece that the opponent must move. */
  function designates(square: Square): boolean {
    const session = page.session();
    const { state } = session;
    if (!undesignated(state) || state.you.length === 0 || mine(session) && state.you.length === 1) return false;
    if (state.touch?.touched.includes(square)) page.designate(square);
    return true;
  }

  function tap(square: Square): void {
    if (designates(square)) return;
    if (plans()) return prepare(planned(plan, square, own(square)));
    if (touch(square) || open().length === 0) return;
    withdraw();
    page.hush();
    enter(step(open(), taps, square));
  }

  /** What a choice leaves open is said, too; a piece on its way says it where it is let go. */
  function choose(next: Taps): void {
    const changed = next.length > 0 && next.join() !== taps.join() && !drag?.way.length;
    taps = next;
    if (changed) page.speak(choiceSpoken(say, page.session().state, taps));
  }

  function enter(s: Step): void {
    switch (s.t) {
      case "taps": {
        const flight = hop(taps, s.taps);
        choose(s.taps);
        return page.render(flight);
      }
      case "play": {
        const reached = progress(open(), taps)?.square;
        return put(s.move.text, s.route, reached === undefined ? 0 : Math.max(s.route.indexOf(reached), 0));
      }
      case "ask": return ask(s.square, s.taps);
    }
  }

  /** The piece goes to the stop that was tapped, or back. */
  function hop(before: Taps, after: Taps): Flight | undefined {
    const [a, b] = [progress(open(), before), progress(open(), after)];
    if (!a || !b || a.square === b.square || before[0] !== after[0]) return undefined;
    const way = b.ways.length > 0 && after.length > before.length ? b.ways[0] : undefined;
    const from = way ? way.route.indexOf(a.square) : -1;
    const route = way && from >= 0 ? way.route.slice(from, way.reached + 1) : [a.square, b.square];
    return { route, taken: [], atOnce: false };
  }

  function ask(square: Square, from: Taps): void {
    const { board, pieces } = page.session().state;
    const about = own(square); // in mid-capture too: what is meant is the other piece
    const text = question(board, pieces, open(), from, square, page.session().state.turn);
    page.render();
    if (text !== undefined) page.why({ about: square, route: about ? [square] : [...from, square], text });
  }

  /** A move that was entered, with the stop that the piece has reached: proposed or played. */
  function put(text: string, route: readonly Square[], done: number): void {
    if (!page.confirms()) return send(text, route, done);
    const { board, pieces, moves } = page.session().state;
    const move = moves.find(m => m.text === text);
    taps = [];
    proposal = { text, route };
    page.speak(say("speak.confirm", { move: move?.short ?? text }));
    page.render(move && flightOf(board, pieces, move, route, done));
  }

  function send(text: string, route?: readonly Square[], done = 0): void {
    const { board, pieces } = page.session().state;
    const seen = proposal !== undefined;
    taps = [];
    proposal = undefined;
    page.play(text, route);
    const made = page.session().pending?.shown;
    page.render(made && !seen ? flightOf(board, pieces, made.move, made.route, done) : undefined);
  }

  /** Who cannot see that the proposed move is gone hears it. */
  function withdraw(): void {
    if (proposal) page.speak(say("speak.taken-back"));
    proposal = undefined;
  }

  function cancel(): void {
    const move = page.session().state.moves.find(m => m.text === proposal?.text);
    withdraw();
    page.render(move && flightBack(move));
  }

  function back(): void {
    if (proposal) return cancel();
    if (!page.hush()) {
      choose(undo(taps).taps);
      plan = [];
    }
    page.render();
  }

  // Drags.

  function lift(square: Square): boolean {
    const side = plans();
    const start = side || taps.length < 2 && !own(square) ? (own(square) ? [square] : undefined) : grasp(open(), taps, square);
    if (!start) return false;
    if (taps.length < 2) touch(square);
    withdraw();
    page.hush();
    drag = { before: side ? plan : taps, start, way: [] };
    hold(start);
    return true;
  }

  /** What is in the hand is drawn, as taps or as a plan. */
  function hold(squares: Taps): void {
    if (plans()) return prepare(squares);
    choose(squares);
    page.render();
  }

  function across(square: Square): void {
    if (!drag) return;
    drag = { ...drag, way: [...drag.way, square] };
    const now = trace(page.session().state.board, open(), drag.start, drag.way);
    if (now.join() !== taps.join() && !plans()) hold(now);
  }

  function letGo(square: Square | undefined): void {
    if (!drag) return;
    const { before, start, way } = drag;
    drag = undefined;
    const home = start.length > 1 ? start : [];
    const again = way.length === 0 && before.length === 1 && before[0] === square; // a second tap that trembled
    if (square === undefined || again) return hold(home);
    if (plans()) return prepare(square === start[0] ? start : [...start, square]);
    const s = drop(page.session().state.board, open(), start, way, square);
    if (s.t === "ask") {
      choose(home);
      return ask(square, s.taps);
    }
    if (s.t === "taps") return hold(s.taps);
    const last = s.route.length - 1;
    put(s.move.text, s.route, s.route[last] === square ? last : Math.max(s.route.indexOf(square), 0));
  }

  grid.grip = {
    lift,
    over: across,
    drop: letGo,
    cancel() {
      if (!drag) return;
      const { before } = drag;
      drag = undefined;
      hold(before);
    },
  };

  // Prepared moves.

  function prepare(next: Plan): void {
    const { state, pending } = page.session();
    plan = next;
    planPly = state.ply + (pending?.shown ? 2 : 1);
    if (plan.length > 1 && !drag) page.speak(say("speak.plan", { squares: plan.map(sq => squareName(state.board, sq)).join(" ") }));
    page.render();
  }

  function settlePlan(): void {
    const session = page.session();
    const { state } = session;
    if (plan.length === 0) return;
    if (plans() && state.ply + (session.pending?.shown ? 2 : 1) === planPly) return; // not yet
    const now = plan;
    const due = state.ply === planPly && open().length > 0;
    plan = [];
    const fit = due ? settle(state.moves, now) : undefined;
    if (fit) return send(fit.move.text, fit.route);
    if (due && now.length === 1) choose(grasp(state.moves, [], now[0] ?? -1) ?? []); // only chosen: it stays so
    else page.speak(say("speak.plan.off"));
    page.render();
  }

  // What the server says.

  function heard(news: News, before: Session, now: Session): Flight | undefined {
    const { state } = now;
    if (undesignated(state) || news.t === "table" && news.told.t === "designated") taps = []; // it is for the opponent to say
    const shownAlready = news.t === "moved" && news.shown;
    if (plan.length > 0 && !goneOn(before.state, state)) planPly = -1; // it answers another game
    if ((!samePosition(state, before.state) || state.outcome) && !shownAlready) {
      grid.release();
      taps = [];
      proposal = undefined;
    }
    switch (news.t) {
      case "moved": return shownAlready ? undefined : flightOf(before.state.board, before.state.pieces, news.move, news.move.routes[0] ?? []);
      case "taken-back":
      case "replaced": return takenBack(before, now);
      default: return undefined;
    }
  }

  grid.addEventListener("tap", e => { if (e instanceof CustomEvent) tap(Number(e.detail)); });
  grid.addEventListener("look", e => {
    over = e instanceof CustomEvent ? (e as CustomEvent<Square | undefined>).detail : undefined;
    if (page.session().state.board.turns) draw();
  });
  grid.addEventListener("aside", () => { if (plan.length > 0 && plans()) prepare([]); }); // in the past it stays
  return {
    get taps() { return taps; },
    get plan() { return plan; },
    get proposal() { return proposal?.text; },
    confirm: () => { if (proposal) send(proposal.text, proposal.route); },
    cancel,
    undo: back,
    draw,
    commit: text => {
      const move = open().find(m => m.text === text || m.short === text);
      if (move) put(move.text, move.routes[0] ?? [], 0);
      else send(text);
    },
    heard,
    settle: settlePlan,
  };
}

/** The flight of the first move that is no longer in the line, home again. */
function takenBack(before: Session, now: Session): Flight | undefined {
  const move = before.state.line[now.state.line.length];
  return move && goneOn(now.state, before.state) ? flightBack(move) : undefined;
}
