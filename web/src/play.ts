// The board under the player's hand: taps become moves, and what stands there is drawn. The page
// around it owns the session, the socket and everything that is not the board.
import type { Coords } from "./board/coords";
import { questionAbout, questionOf } from "./board/ask";
import { progress, step, undo, type Taps } from "./board/entry";
import type { Below, Square } from "./board/geometry";
import { looks, type Asked } from "./board/look";
import { squareLabel, type Say } from "./board/words";
import type { BoardElement } from "./elements/board";
import { flightOf, type Flight } from "./elements/flight";
import type { Tried } from "./page/why";
import { lastMove, mine, shownPieces, type News, type Session } from "./session";

/** What the hand needs of the page. */
export interface Page {
  readonly grid: BoardElement;
  readonly say: Say;
  session(): Session;
  below(): Below;
  coords(): Coords;
  asked(): Asked | undefined;
  /** Closes the explanation that is open; tells whether one was. */
  hush(): boolean;
  /** Plays a move: the session shows it at once, and it is sent as soon as the socket is open. */
  play(text: string, route?: readonly Square[]): void;
  /** Asks the server why something is not legal. */
  why(tried: Tried): void;
  /** Shows everything anew, the board with it. */
  render(flight?: Flight): void;
}

export interface Hand {
  readonly taps: Taps;
  /** Draws the board alone. */
  draw(flight?: Flight): void;
  /** Plays a move by its text, as one that was tapped. */
  commit(text: string, route?: readonly Square[]): void;
  /** What the server told has changed the session: the flight to be seen, if any. */
  heard(news: News, before: Session): Flight | undefined;
}

export function hand(page: Page): Hand {
  let taps: Taps = [];
  const { grid, say } = page;

  function draw(flight?: Flight): void {
    const session = page.session();
    const { state } = session;
    const active = mine(session) !== undefined && !session.pending;
    const seen = looks({
      board: state.board,
      pieces: shownPieces(session),
      moves: active ? state.moves : [],
      taps,
      last: lastMove(session),
      asked: page.asked(),
    });
    const labels = seen.map((look, sq) => squareLabel(say, state.board, sq, look));
    grid.draw({ board: state.board, below: page.below(), coords: page.coords(), looks: seen, labels }, flight);
  }

  function tap(square: Square): void {
    const session = page.session();
    if (session.pending || !mine(session)) return;
    page.hush();
    const s = step(session.state.moves, taps, square);
    switch (s.t) {
      case "taps": {
        const flight = hop(taps, s.taps);
        taps = s.taps;
        return page.render(flight);
      }
      case "play": return commit(s.move.text, s.route);
      case "ask": return ask(square);
    }
  }

  /** The piece goes to the stop that was tapped, or back. */
  function hop(before: Taps, after: Taps): Flight | undefined {
    const { moves } = page.session().state;
    const [a, b] = [progress(moves, before), progress(moves, after)];
    if (!a || !b || a.square === b.square || before[0] !== after[0]) return undefined;
    const way = b.ways.length > 0 && after.length > before.length ? b.ways[0] : undefined;
    const from = way ? way.route.indexOf(a.square) : -1;
    const route = way && from >= 0 ? way.route.slice(from, way.reached + 1) : [a.square, b.square];
    return { route, taken: [], atOnce: false };
  }

  function ask(square: Square): void {
    const { state } = page.session();
    const own = state.pieces.find(p => p.sq === square && p.color === state.turn);
    const text = own ? questionAbout(state.board, state.pieces, square, own.color)
      : taps.length > 0 ? questionOf(state.board, state.pieces, taps, square) : undefined;
    page.render();
    if (text !== undefined) page.why({ about: square, route: own ? [square] : [...taps, square], text });
  }

  function commit(text: string, route?: readonly Square[]): void {
    const before = page.session().state;
    const reached = progress(before.moves, taps)?.square;
    page.play(text, route);
    taps = [];
    const shown = page.session().pending?.shown;
    page.render(shown && flightOf(before.board, before.pieces, shown.move, shown.route, reached));
  }

  function back(): void {
    if (!page.hush()) taps = undo(taps).taps;
    page.render();
  }

  function heard(news: News, before: Session): Flight | undefined {
    const { state } = page.session();
    switch (news.t) {
      case "moved":
        taps = [];
        return news.shown ? undefined : flightOf(before.state.board, before.state.pieces, news.move, news.move.routes[0] ?? []);
      case "ended":
        taps = [];
        return undefined;
      case "replaced":
        if (state.ply !== before.state.ply) taps = [];
        return undefined;
      default:
        return undefined;
    }
  }

  grid.addEventListener("tap", e => { if (e instanceof CustomEvent) tap(Number(e.detail)); });
  grid.addEventListener("undo", back);
  return { get taps() { return taps; }, draw, commit, heard };
}
