// What the two halves of the page's script know of each other. The first makes the board usable; the rest
// comes after it, and is everything else.
import type { Asked as Marked } from "../board/look";
import type { Coords } from "../board/coords";
import type { Say } from "../board/words";
import type { BoardElement } from "../elements/board";
import type { Flight } from "../elements/flight";
import type { Hand } from "../play";
import type { News, Session } from "../session";
import type { Asked, State } from "../wire";
import type { Situation } from "./situation";
import type { Speaker } from "./speak";
import type { Tried } from "./why";

/** The first half, as the rest sees it. */
export interface Core {
  readonly name: string; // of the game
  readonly say: Say;
  readonly speak: Speaker;
  readonly grid: BoardElement;
  readonly hand: Hand;
  session(): Session;
  state(): State;
  /** The server's time, ms. */
  now(): number;
  online(): boolean;
  send(message: Asked): void;
  coords(): Coords;
  /** Turns the board round. */
  flip(): void;
  render(flight?: Flight): void;
}

/** The rest, as the first half sees it. */
export interface Rest {
  /** What is looked at changes with it; undefined is the game as it stands. */
  readonly at: unknown;
  /** The session as it is looked at. */
  view(session: Session): Session;
  /** What is looked at, where that is not the game as it stands. */
  past(): Situation | undefined;
  /** Takes a move that was entered; tells whether it is for a line that is being prepared, and not for the game. */
  take(text: string): boolean;
  /** The same of a move that was written, whether or not the line can go on with it. */
  write(text: string): boolean;
  /** What an explanation marks on the board. */
  readonly asked: Marked | undefined;
  /** Asks the server why something is not legal. */
  ask(tried: Tried): void;
  /** Asks it about a move that was written. */
  askText(text: string): void;
  /** Closes the explanation that is open; tells whether one was. */
  hush(): boolean;
  /** Drops what was said of another position, and looks at the game as it stands. */
  leave(): void;
  /** A move of this page was sent. */
  sent(): void;
  /** What stands in the situation's line for a while, instead of what is wanted. */
  instead(): string | undefined;
  /** Says something aloud and in the situation's line. */
  tell(words: string): void;
  /** A side of this page has little time left. */
  short(): void;
  /** What the server told has changed the session; broken: what was being entered is no move any more. */
  hear(news: News, before: Session, broken: boolean): void;
  /** Shows what may have changed at any tap. */
  draw(): void;
  /** Shows everything, after the game or what is looked at has changed. */
  show(): void;
  /** What a key stands for; false when there is nothing to do. */
  press(key: string): boolean | void;
}
