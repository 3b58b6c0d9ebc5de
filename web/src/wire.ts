// Generated from package wire by go generate ./wire. Do not edit.

export type Color = "white" | "black";

export type Phrase = "hello" | "good-luck" | "nice-move" | "one-moment" | "back" | "sorry" | "well-played" | "thanks" | "again" | "bye";

export type Speed = "ultra" | "bullet" | "blitz" | "rapid" | "classical" | "correspondence";

/** A message to the server. */
export type Asked =
  | Play
  | Takeback
  | Resign
  | Offer
  | Rematch
  | Answer
  | Abort
  | Claim
  | ClaimGone
  | MoreTime
  | Plan
  | Foresee
  | Advise
  | Touch
  | Designate
  | Say
  | Why;

/** A message from the server. */
export type Told =
  | State
  | Seated
  | Relinked
  | Played
  | TakenBack
  | Offered
  | OfferClosed
  | Ended
  | Continued
  | Claimed
  | TimeAdded
  | Planned
  | Touched
  | Designated
  | Said
  | Resumed
  | Passed
  | Foreseen
  | Advice
  | Refused
  | Beat
  | Here;

export interface Play {
  readonly t: "play";
  readonly ply: number;
  readonly v: number;
  readonly move: string;
  readonly as?: Color;
}

export interface Takeback {
  readonly t: "takeback";
  readonly v: number;
  readonly as?: Color;
}

export interface Resign {
  readonly t: "resign";
  readonly v: number;
  readonly as?: Color;
}

export interface Offer {
  readonly t: "offer";
  readonly v: number;
  readonly as?: Color;
}

export interface Rematch {
  readonly t: "rematch";
  readonly v: number;
  readonly as?: Color;
}

export interface Answer {
  readonly t: "answer";
  readonly v: number;
  readonly id: number;
  readonly yes: boolean;
  readonly as?: Color;
}

export interface Abort {
  readonly t: "abort";
  readonly v: number;
  readonly as?: Color;
}

export interface Claim {
  readonly t: "claim";
  readonly v: number;
  readonly reason: string;
  readonly as?: Color;
}

export interface ClaimGone {
  readonly t: "claim-gone";
  readonly v: number;
  readonly draw: boolean;
  readonly as?: Color;
}

export interface MoreTime {
  readonly t: "more-time";
  readonly v: number;
  readonly as?: Color;
}

export interface Plan {
  readonly t: "plan";
  readonly v: number;
  readonly lines: readonly (readonly string[])[];
  readonly as?: Color;
}

export interface Foresee {
  readonly t: "foresee";
  readonly line: readonly string[];
}

export interface Advise {
  readonly t: "advise";
  readonly v: number;
}

export interface Touch {
  readonly t: "touch";
  readonly ply: number;
  readonly v: number;
  readonly square: number;
  readonly as?: Color;
}

export interface Designate {
  readonly t: "designate";
  readonly v: number;
  readonly square: number;
  readonly as?: Color;
}

export interface Say {
  readonly t: "say";
  readonly phrase: string;
  readonly as?: Color;
}

export interface Why {
  readonly t: "why";
  readonly move: string;
}

export interface State extends Position {
  readonly t: "state";
  readonly v: number;
  readonly now: number;
  readonly room: string;
  readonly rules: string;
  readonly board: Board;
  readonly you: readonly Color[];
  readonly seats: Seats;
  readonly control?: Control;
  readonly clock?: Clocks;
  readonly speed?: Speed;
  readonly takebacks: 'no' | 'free' | 'ask';
  readonly claimable: readonly string[];
  readonly touch?: TouchMove;
  readonly plans: boolean;
  readonly plan?: readonly (readonly string[])[];
  readonly said: readonly Line[];
  readonly public: boolean;
  readonly match?: Match;
  readonly prev?: string;
  readonly next?: string;
  readonly start: readonly Piece[];
  readonly line: readonly Move[];
  readonly offers: readonly Offered[];
  readonly outcome?: Ended;
}

export interface Seated {
  readonly t: "seated";
  readonly v: number;
  readonly color: Color;
  readonly name?: string;
  readonly clock?: Clocks;
}

export interface Relinked {
  readonly t: "relinked";
  readonly v: number;
  readonly color: Color;
}

export interface Played extends Position {
  readonly t: "played";
  readonly v: number;
  readonly by: Color;
  readonly move: Move;
  readonly clock?: Clocks;
}

export interface TakenBack extends Position {
  readonly t: "taken-back";
  readonly v: number;
  readonly clock?: Clocks;
}

export interface Offered {
  readonly t: "offered";
  readonly v: number;
  readonly id: number;
  readonly by: Color;
  readonly kind: 'draw' | 'takeback' | 'rematch';
  readonly ply?: number;
}

export interface OfferClosed {
  readonly t: "offer-closed";
  readonly v: number;
  readonly id: number;
}

export interface Ended {
  readonly t: "ended";
  readonly v: number;
  readonly result: 'white' | 'black' | 'draw' | 'none';
  readonly reason: string;
  readonly score?: readonly [number, number];
  readonly clock?: Clocks;
}

export interface Continued {
  readonly t: "continued";
  readonly v: number;
  readonly room: string;
}

export interface Claimed {
  readonly t: "claimed";
  readonly v: number;
  readonly by: Color;
  readonly reason: string;
  readonly plies: readonly number[];
  readonly right: boolean;
}

export interface TimeAdded {
  readonly t: "time-added";
  readonly v: number;
  readonly color: Color;
  readonly span: number;
  readonly clock?: Clocks;
}

export interface Planned {
  readonly t: "planned";
  readonly v: number;
  readonly lines: readonly (readonly string[])[];
}

export interface Touched {
  readonly t: "touched";
  readonly v: number;
  readonly by: Color;
  readonly square: number;
  readonly stuck: boolean;
  readonly added?: number;
  readonly clock?: Clocks;
  readonly touch: TouchMove;
}

export interface Designated {
  readonly t: "designated";
  readonly v: number;
  readonly square: number;
}

export interface Said {
  readonly t: "said";
  readonly v: number;
  readonly by: Color;
  readonly phrase: Phrase;
}

export interface Resumed {
  readonly t: "resumed";
  readonly v: number;
  readonly away: number;
  readonly clock?: Clocks;
}

export interface Passed {
  readonly t: "passed";
  readonly v: number;
}

export interface Foreseen extends Position {
  readonly t: "foreseen";
  readonly line: readonly string[];
}

export interface Advice {
  readonly t: "advice";
  readonly v: number;
  readonly moves: readonly Advised[];
}

export interface Refused {
  readonly t: "refused";
  readonly re: string;
  readonly move?: string;
  readonly code: string;
  readonly squares: readonly number[];
  readonly n?: number;
  readonly texts?: readonly string[];
  readonly field?: string;
  readonly guide?: string;
  readonly figure?: string;
}

export interface Beat {
  readonly t: "beat";
  readonly v: number;
  readonly now: number;
  readonly place?: number;
}

export interface Here {
  readonly t: "here";
  readonly white: boolean;
  readonly black: boolean;
  readonly watchers: number;
  readonly gone?: Gone;
}

export interface Board {
  readonly width: number;
  readonly height: number;
  readonly points: readonly (readonly [number, number])[];
  readonly names: readonly string[];
  readonly numbers?: readonly number[];
  readonly numeric: boolean;
  readonly lines?: readonly (readonly [number, number])[];
  readonly takesAtOnce: boolean;
  readonly turns?: boolean;
}

export interface Seats {
  readonly white: Seat;
  readonly black: Seat;
}

export interface Control {
  readonly main: number;
  readonly bonus: number;
  readonly style: 'increment' | 'delay' | 'bronstein' | 'move';
}

export interface Clocks {
  readonly left: readonly [number, number];
  readonly runs?: Color;
  readonly at: number;
  readonly free?: number;
  readonly first?: number;
}

export interface TouchMove {
  readonly penalty: 'none' | 'time' | 'loss';
  readonly touched: readonly number[];
  readonly designated?: number;
  readonly stuck: readonly [number, number];
}

export interface Line {
  readonly by: Color;
  readonly phrase: Phrase;
}

export interface Match {
  readonly game: number;
  readonly of: number;
  readonly score: readonly [number, number];
}

export interface Piece {
  readonly sq: number;
  readonly color: Color;
  readonly kind: 'man' | 'king' | 'disc';
}

export interface Move {
  readonly text: string;
  readonly short: string;
  readonly routes: readonly (readonly number[])[];
  readonly taken: readonly number[];
  readonly picks?: number;
  readonly crowns?: boolean;
  readonly mill?: boolean;
  readonly loses?: boolean;
}

export interface Position {
  readonly ply: number;
  readonly fen: string;
  readonly turn: Color;
  readonly pieces: readonly Piece[];
  readonly hand?: readonly [number, number];
  readonly moves: readonly Move[];
  readonly counters: readonly Counter[];
  readonly claims: readonly Evidence[];
  readonly abortable: boolean;
}

export interface Advised {
  readonly move: string;
  readonly remarks: readonly Remark[];
}

export interface Gone {
  readonly color: Color;
  readonly at: number;
}

export interface Seat {
  readonly kind: 'person' | 'computer';
  readonly name?: string;
  readonly level?: number;
  readonly open?: boolean;
}

export interface Counter {
  readonly reason: string;
  readonly unit: 'plies' | 'white-moves' | 'black-moves';
  readonly done: number;
  readonly limit: number;
}

export interface Evidence {
  readonly reason: string;
  readonly times: number;
  readonly plies: readonly number[];
}

export interface Remark {
  readonly key: string;
  readonly n?: number;
  readonly squares: readonly number[];
}
