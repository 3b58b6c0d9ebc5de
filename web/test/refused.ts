// What is tried in a game and refused, for each code of a refusal: where, how, and what the board then marks.

/** One attempt: squares that are tapped, or a move that is written. */
export interface Attempt {
  readonly code: string;
  readonly taps?: string;
  readonly writes?: string;
  readonly marks: string; // the squares of the refusal and what was asked about, and how each is marked, in the order of the board's squares
}

export interface Position {
  readonly rules: string;
  readonly fen: string;
  readonly attempts: readonly Attempt[];
}

export const damas: readonly Position[] = [
  { rules: "brazilian", fen: "W:Wb4,f4,g5,Kc3:Bh8", attempts: [
    { code: "not-notation", writes: "lance", marks: "" },
    { code: "no-such-square", writes: "c3-c4", marks: "" },
    { code: "empty-square", writes: "a1-b2", marks: "a1 ask" },
    { code: "not-your-piece", writes: "h8-g7", marks: "h8 ask" },
    { code: "occupied", writes: "c3-b4", marks: "b4 ask" },
    { code: "blocked-way", taps: "c3 a5", marks: "b4 hint, a5 ask" },
    { code: "man-not-backwards", taps: "b4 a3", marks: "a3 ask, b4 hint" },
    { code: "not-diagonal", taps: "b4 b6", marks: "b4 hint, b6 ask" },
    { code: "too-far", taps: "b4 d6", marks: "b4 hint, d6 ask" },
  ] },
  { rules: "turkish", fen: "W:Wd4,Ka1:Bh7", attempts: [
    { code: "not-on-a-line", taps: "d4 e5", marks: "d4 hint, e5 ask" },
  ] },
  { rules: "frisian", fen: "W:WK42,45:BK9,6:M42=3:M9=2", attempts: [
    { code: "king-moved-three-times", taps: "42", marks: "42 ask" },
  ] },
];

/** Of captures. */
export const captures: readonly Position[] = [
  { rules: "brazilian", fen: "W:Wc3,h2,Ka1:Bb4,d4,f6", attempts: [
    { code: "must-capture", taps: "h2", marks: "h2 ask, c3 must" },
    { code: "takes-more", taps: "c3 a5", marks: "c3 sel, a5 ask" },
    { code: "capture-goes-on", writes: "c3xe5", marks: "e5 ask, g7 goal" },
    { code: "taken-already", writes: "c3xe5xg7xe5", marks: "e5 ask, f6 hint" },
  ] },
  { rules: "turkish", fen: "W:WKc8:Bb8,g8", attempts: [
    { code: "no-half-turn", writes: "c8xa8xh8", marks: "a8 hint, h8 ask" },
  ] },
  { rules: "russian", fen: "W:WKa1:Bc3,e7", attempts: [
    { code: "land-where-it-goes-on", taps: "a1 d4", marks: "d4 ask, f6 goal" },
  ] },
  { rules: "international", fen: "W:WK4:B13,32,37,20", attempts: [
    { code: "ambiguous", writes: "4x15", marks: "42 goal, 38 goal, 31 goal, 27 goal" },
  ] },
  { rules: "portuguese", fen: "W:WKg4:BKd7,f5,c4", attempts: [
    { code: "takes-more-kings", taps: "13 12", marks: "12 ask, 13 sel" },
  ] },
  { rules: "italian", fen: "W:WK14,K29:BK18,23,26", attempts: [
    { code: "king-earlier", taps: "29", marks: "29 ask, 14 must" },
  ] },
  { rules: "italian", fen: "W:W27:BK22", attempts: [
    { code: "man-spares-king", taps: "27 18", marks: "22 hint, 18 ask" },
  ] },
  { rules: "czech", fen: "W:W21,K32:B17,23", attempts: [
    { code: "king-must-capture", taps: "a3", marks: "g1 must, a3 ask" },
  ] },
  { rules: "frisian", fen: "W:W31,33:BK28,37", attempts: [
    { code: "takes-more-value", taps: "31", marks: "31 ask, 33 must" },
  ] },
  { rules: "killer", fen: "W:WK46:BK28", attempts: [
    { code: "land-right-behind", taps: "46 19", marks: "23 goal, 19 ask" },
  ] },
];

export const reversi: readonly Position[] = [
  { rules: "reversi", fen: "", attempts: [
    { code: "not-notation", writes: "lance", marks: "" },
    { code: "no-such-square", writes: "j9", marks: "" },
    { code: "flanks-nothing", taps: "a1", marks: "a1 ask" },
    { code: "occupied", taps: "d4", marks: "d4 ask" },
    { code: "may-not-pass", writes: "pass", marks: "d3 hint, c4 hint, f5 hint, e6 hint" },
  ] },
  { rules: "reversi-free", fen: "", attempts: [
    { code: "centre-first", taps: "a1", marks: "a1 ask, d4 hint, e4 hint, d5 hint, e5 hint" },
  ] },
];

export const trilha: readonly Position[] = [
  { rules: "morris9", fen: "W:Wa1,d1:Ba7,d7,g7,e4:H6,5", attempts: [
    { code: "not-notation", writes: "lance", marks: "" },
    { code: "no-such-square", writes: "d4", marks: "" },
    { code: "occupied", taps: "a7", marks: "a7 ask" },
    { code: "men-in-hand", writes: "a1-a4", marks: "a1 ask" },
    { code: "nothing-to-take", writes: "b2xe4", marks: "e4 ask" },
    { code: "name-a-man-to-take", writes: "g1", marks: "e4 hint" },
    { code: "man-in-mill", taps: "g1 a7", marks: "a7 ask" },
  ] },
  { rules: "morris9", fen: "W:Wa1,d2,g1,f4:Ba7,b6,d6,g4:H0,0", attempts: [
    { code: "none-in-hand", writes: "b2", marks: "b2 hint" },
    { code: "empty-square", writes: "b2-b4", marks: "b2 ask" },
    { code: "not-your-piece", writes: "a7-a4", marks: "a7 ask" },
    { code: "may-not-fly", taps: "a1 g7", marks: "a1 hint, g7 ask" },
  ] },
  { rules: "morris9-nofly", fen: "W:Wa1,d2,g1:Ba7,b6,d6:H0,0", attempts: [
    { code: "not-adjacent", taps: "a1 g7", marks: "a1 hint, g7 ask" },
  ] },
];
