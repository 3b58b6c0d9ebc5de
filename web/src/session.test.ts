import { describe, expect, it } from "vitest";
import { begin, lastMove, mine, play, receive, legal, samePosition, shownPieces, type Session } from "./session";
import { boardOf, moveOf, piece } from "./board/samples";
import type { Move, Played, Refused, State, Told } from "./wire";

const board = boardOf(8);
const quiet = moveOf(board, ["c3-d4"]);
const capture = moveOf(board, ["e5xc3"], ["d4"]);

const start: State = {
  t: "state", v: 1, now: 0, takebacks: "no", claimable: [], plans: false, said: [], public: false, offers: [], room: "AbC123", rules: "brazilian", board, you: ["white"],
  seats: { white: { kind: "person" }, black: { kind: "computer", level: 2 } },
  start: [], line: [], ply: 0, fen: "W:Wc3:Be5", turn: "white",
  pieces: [piece(board, "c3", "white"), piece(board, "e5", "black")],
  moves: [quiet], counters: [], claims: [], abortable: true,
};

const answer: Played = {
  t: "played", v: 2, by: "white", move: quiet, ply: 1, fen: "B:Wd4:Be5", turn: "black",
  pieces: [piece(board, "d4", "white"), piece(board, "e5", "black")], moves: [capture], counters: [], claims: [], abortable: true,
};

function refusal(move: string, code: string, re = "play"): Refused {
  return { t: "refused", re, move, code, squares: [] };
}

/** Folds messages one after another; the news of the last. */
function told(session: Session, ...messages: Told[]): readonly [Session, string | undefined] {
  let news: string | undefined;
  for (const m of messages) {
    const [next, n] = receive(session, m);
    session = next;
    news = n?.t;
  }
  return [session, news];
}

const names = (s: Session): string[] => shownPieces(s).map(p => `${p.kind} ${board.names[p.sq]}`);

describe("the side that may move", () => {
  const open = { ...start, seats: { white: start.seats.white, black: { kind: "person", open: true } } } as const;
  it.each<[string, State, string | undefined]>([
    ["one's own, on move", start, "white"],
    ["none while the opponent thinks", { ...start, turn: "black" }, undefined],
    ["none while nobody has come to the other seat", open, undefined],
  ])("is %s", (_, state, side) => expect(mine(begin(state))).toBe(side));
});

describe("a move of one's own", () => {
  const sent = play(begin(start), "c3-d4");
  it("is shown before the server answers, and is sent with the ply and version that were seen", () => {
    expect(names(sent)).toEqual(["man d4", "man e5"]);
    expect(sent.pending?.play).toEqual({ t: "play", ply: 0, v: 1, move: "c3-d4" });
    expect(lastMove(sent)?.move.text).toBe("c3-d4");
  });
  it("stands when it is played", () => {
    const [s, news] = told(sent, answer);
    expect([s.pending, s.state.ply, s.state.line.length, news]).toEqual([undefined, 1, 1, "moved"]);
  });
  it("is taken back when it is refused", () => {
    const [s, news] = told(sent, refusal("c3-d4", "must-capture"));
    expect([names(s), news]).toEqual([["man c3", "man e5"], "refused"]);
  });
  it("is neither shown nor lost when its answer was: the state decides", () => {
    expect(told(sent, refusal("c3-d4", "past-version"))[1]).toBe("missed");
    expect(told(sent, refusal("c3-d4", "played-already"))[1]).toBe("missed");
    expect(told(sent, answer, refusal("c3-d4", "past-version"))).toEqual([receive(sent, answer)[0], undefined]);
  });
  it("is kept over a reconnection that shows it has not arrived", () => {
    const [kept] = told(sent, { ...start });
    expect(kept.pending).toBe(sent.pending);
    const [gone] = told(sent, { ...start, v: 2, ply: 1, line: [quiet], turn: "black" });
    expect(gone.pending).toBeUndefined();
  });
  it.each(["too-large", "not-json", "too-fast"])("is not sent again after %s, which closes the socket", code => {
    const [s, news] = receive(sent, { t: "refused", re: "", code, squares: [] });
    expect([s.pending, news]).toMatchObject([undefined, { t: "refused", unmade: true }]);
    const text = receive(play(begin(start), "c3xe5".repeat(20_000)), { t: "refused", re: "", code, squares: [] });
    expect(text).toMatchObject([{ pending: undefined }, { t: "refused", unmade: false }]);
  });
  it("may be text that fits no listed move: the server judges it", () => {
    const written = play(begin(start), "c3xe5");
    expect([names(written), written.pending?.play.move]).toEqual([["man c3", "man e5"], "c3xe5"]);
    expect(told(written, refusal("c3xe5", "occupied"))[1]).toBe("refused");
  });
  it("takes and crowns at once", () => {
    const crowning = { ...capture, crowns: true };
    const s = play(begin({ ...start, turn: "black", moves: [crowning], pieces: answer.pieces }), "e5xc3");
    expect(names(s)).toEqual(["king c3"]);
  });
});

describe("messages", () => {
  it("that are old change nothing", () => {
    const [s] = told(begin(start), answer);
    expect(told(s, answer)).toEqual([s, undefined]);
  });
  it("with a whole state replace everything, an older one too: the server's disk may be a restored one", () => {
    const [s] = told(begin(start), answer);
    expect(told(s, { ...start })).toEqual([begin(start), "replaced"]);
  });
  it("that leave a gap, or a heartbeat ahead, ask for a new connection", () => {
    expect(told(begin(start), { ...answer, v: 3 })[1]).toBe("missed");
    expect(told(begin(start), { t: "beat", v: 2, now: 0 })[1]).toBe("missed");
    expect(told(begin(start), { t: "beat", v: 1, now: 0 })[1]).toBeUndefined();
  });
  it("that tell the computer's place in the queue hold until they change or the game goes on", () => {
    const [queued, news] = told(begin(start), { t: "beat", v: 1, now: 0, place: 2 });
    expect([queued.place, news]).toEqual([2, "queued"]);
    expect(told(queued, { t: "beat", v: 1, now: 0, place: 2 })[1]).toBeUndefined();
    expect(told(queued, { t: "beat", v: 1, now: 0 })[0].place).toBeUndefined();
    expect(told(queued, answer, { t: "beat", v: 1, now: 0, place: 2 })[0].place).toBeUndefined();
  });
  it("of an offer keep it until it is closed", () => {
    const [offered] = told(begin(start), { t: "offered", v: 2, id: 1, by: "black", kind: "draw" });
    expect(offered.state.offers[0]?.id).toBe(1);
    const [closed, news] = told(offered, { t: "offer-closed", v: 3, id: 1 });
    expect([closed.state.offers, news]).toEqual([[], "offer-closed"]);
  });
  it("of the end leave no moves", () => {
    const [over, news] = told(begin(start), { t: "ended", v: 2, result: "draw", reason: "agreement" });
    expect([over.state.moves, over.state.outcome?.result, news, mine(over)]).toEqual([[], "draw", "ended", undefined]);
  });
  it("of what moves do reach the page, and change nothing", () => {
    const advice = { t: "advice", v: 1, moves: [] } as const;
    const session = begin(start);
    expect(receive(session, advice)).toEqual([session, { t: "advised", advice }]);
  });
  it("of a refused question reach the page", () => {
    expect(told(begin(start), refusal("c3-c4", "not-diagonal", "why"))[1]).toBe("refused");
  });
});

describe("whose turn", () => {
  it("is mine for one seat or both", () => {
    expect(mine(begin(start))).toBe("white");
    expect(mine(begin({ ...start, turn: "black" }))).toBeUndefined();
    expect(mine(begin({ ...start, turn: "black", you: ["white", "black"] }))).toBe("black");
    expect(mine(begin({ ...start, you: [] }))).toBeUndefined();
  });
});

describe("what was missed", () => {
  const later = moveOf(board, ["e5xc3"], ["d4"]);
  const news = (session: Session, message: Told): ReturnType<typeof receive>[1] => receive(session, message)[1];
  it("is every move that a new state has more", () => {
    const now = { ...start, v: 3, ply: 2, line: [quiet, later] };
    expect(news(begin(start), now)).toMatchObject({ t: "replaced", moves: [quiet, later] });
    expect(news(receive(begin(start), answer)[0], now)).toMatchObject({ moves: [later] });
    expect(news(begin(now), now)).toMatchObject({ moves: [] });
  });
  it("is nothing when moves were taken back meanwhile", () => {
    expect(news(begin({ ...start, v: 2, ply: 1, line: [quiet] }), { ...start, v: 4 })).toMatchObject({ moves: [] });
    expect(news(begin({ ...start, v: 2, ply: 1, line: [quiet] }), { ...start, v: 5, ply: 2, line: [later, quiet] })).toMatchObject({ moves: [] });
  });
  it("may be the answer to a move that waits, or make an end of it", () => {
    const sent = play(begin(start), "c3-d4");
    expect(news(sent, { ...start, v: 2, ply: 1, line: [quiet] })).toMatchObject({ lost: undefined });
    expect(news(sent, { ...start, v: 2, ply: 1, line: [later] })).toMatchObject({ lost: sent.pending });
    expect(news(sent, { ...start })).toMatchObject({ lost: undefined });
  });
  it("tells whether a move that came too late was made all the same", () => {
    const [late] = receive(play(begin(start), "c3-d4"), { t: "refused", re: "play", move: "c3-d4", code: "past-version", squares: [] });
    expect([late.pending, late.doubt?.play.move]).toEqual([undefined, "c3-d4"]);
    expect(news(late, { ...start, v: 2, ply: 1, line: [later] })).toMatchObject({ lost: late.doubt });
    expect(news(late, { ...start, v: 2, ply: 1, line: [quiet] })).toMatchObject({ lost: undefined });
    expect(receive(late, answer)[0].doubt).toBeUndefined();
  });
  it("is another position of the same ply, after a takeback: what was begun in the old one is lost", () => {
    const sent = play(receive(begin(start), answer)[0], "e5xc3");
    const other = { ...start, v: 4, ply: 1, turn: "black", fen: "B:Wb4:Be5", line: [moveOf(board, ["c3-b4"])] } as const;
    expect(samePosition(sent.state, other)).toBe(false);
    expect(news(sent, other)).toMatchObject({ moves: [], lost: sent.pending });
    expect(samePosition(sent.state, { ...other, fen: answer.fen, line: [quiet] })).toBe(true);
  });
});

describe("the table", () => {
  it("keeps of a plan what a move has left of it", () => {
    const plan = [["c3-d4", "e5xc3"], ["c3-b4", "e5-d4"], ["c3-d4", "e5xc3", "d2xb4", "a5xc3"]];
    const [s] = told(begin({ ...start, plan }), answer);
    expect(s.state.plan).toEqual([["e5xc3"], ["e5xc3", "d2xb4", "a5xc3"]]);
    const [back] = told(s, { ...start, t: "taken-back", v: 3 });
    expect(back.state.plan).toEqual([]);
  });
  it("passes for who has no move: nobody is asked for one, and a plan goes on", () => {
    const pass: Move = { text: "pass", short: "pass", routes: [], taken: [] };
    expect(lastMove(begin({ ...start, line: [quiet, pass] }))?.move, "what led to the pass is seen").toBe(quiet);
    const blocked = begin({ ...start, moves: [pass], plan: [["e5xc3", "d2xb4"]] });
    expect(mine(blocked)).toBeUndefined();
    const [s] = told(blocked, { ...answer, move: pass, pieces: start.pieces });
    expect([s.state.plan, s.state.line.length]).toEqual([[["e5xc3", "d2xb4"]], 1]);
  });
  it("leaves the moves of what was touched, and of several none until one is named", () => {
    const other = moveOf(board, ["e3-f4"]);
    const [c3, e3] = [board.names.indexOf("c3"), board.names.indexOf("e3")];
    const at = (touched: readonly number[], designated?: number): readonly string[] => legal({ ...start, moves: [quiet, other],
      touch: { penalty: "none", touched, stuck: [0, 0], ...(designated !== undefined && { designated }) } }).map(m => m.text);
    expect([at([]), at([e3]), at([c3, e3]), at([c3, e3], c3)]).toEqual([["c3-d4", "e3-f4"], ["e3-f4"], [], ["c3-d4"]]);
  });
  it("goes back to the position before, with the clocks of that time", () => {
    const [s] = told(begin({ ...start, offers: [{ t: "offered", v: 1, id: 1, by: "black", kind: "draw" }] }), answer);
    const clock = { left: [60_000, 60_000], at: 5 } as const;
    const [back, news] = told(s, { ...start, t: "taken-back", v: 3, clock });
    expect([back.state.line, back.state.ply, back.state.clock, back.state.offers.length, back.state.t, news]).toEqual([[], 0, clock, 0, "state", "taken-back"]);
  });
  it("welcomes who takes an open seat", () => {
    const open = { ...start, seats: { ...start.seats, black: { kind: "person", open: true } } } as const;
    const [s, news] = told(begin(open), { t: "seated", v: 2, color: "black", name: "Beto" });
    expect([s.state.seats.black, news]).toEqual([{ kind: "person", name: "Beto" }, "seated"]);
  });
  it("tells when a seat has another link", () => {
    const [s, news] = told(begin(start), { t: "relinked", v: 2, color: "black" });
    expect([s.state.v, news]).toEqual([2, "relinked"]);
  });
  it("goes on in another room", () => {
    const [s, news] = told(begin(start), { t: "continued", v: 2, room: "XyZ" });
    expect([s.state.next, news]).toEqual(["XyZ", "continued"]);
  });
});
