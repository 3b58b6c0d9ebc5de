import { describe, expect, it } from "vitest";
import type { Ended, State } from "../wire";
import { counts, goesOn, order, points, score, verdict } from "./score";

describe("the score of a match", () => {
  const match = { game: 3, of: 4, score: [3, 1] } as const;
  it.each([["white", [5, 1]], ["black", [3, 3]], ["draw", [4, 2]], ["none", [3, 1]]] as const)("counts a game that ends for %s", (result, want) => {
    expect(score({ match, outcome: { t: "ended", v: 9, result, reason: "" } })).toEqual(want);
  });
  it("does not count a game in play", () => expect(score({ match })).toEqual([3, 1]));
  it("of a single game is its result", () => {
    expect(score({ outcome: { t: "ended", v: 9, result: "draw", reason: "" } })).toEqual([1, 1]);
  });
  it.each([[0, "0"], [1, "½"], [2, "1"], [3, "1½"], [20, "10"]])("of %d half points reads %s", (half, text) => expect(points(half)).toBe(text));
  it("tells whether another game is planned", () => {
    expect([goesOn({ match }), goesOn({ match: { ...match, game: 4 } }), goesOn({ match: { ...match, of: 0 } }), goesOn({})]).toEqual([true, false, false, false]);
  });
  it("keeps its order through the games", () => {
    const orders = [undefined, 0, 1, 2, 3, 4].map(game => order(game === undefined ? {} : { match: { ...match, game } })[0]);
    expect(orders).toEqual(["white", "white", "white", "black", "white", "black"]);
  });
  it("is shown where there is one", () => {
    const seats = { white: { kind: "person" }, black: { kind: "person" } } as const;
    const single = { game: 1, of: 0, score: [0, 0] } as const;
    const ended = (result: "white" | "none"): Ended => ({ t: "ended", v: 9, result, reason: "" });
    expect(counts({ match: single, seats })).toBe(false);
    expect(counts({ match: { ...single, of: 2 }, seats })).toBe(true);
    expect(counts({ match: { ...single, game: 2 }, seats })).toBe(true);
    expect(counts({ match: { ...single, of: 2 }, seats: { ...seats, black: { kind: "person", open: true } } })).toBe(false);
    expect([counts({ seats, outcome: ended("white") }), counts({ seats, outcome: ended("none") })]).toEqual([true, false]);
  });
  it("decides a match with its last game", () => {
    const end = (result: Ended["result"], change: Partial<State["match"]> = {}): unknown =>
      verdict({ match: { game: 3, of: 3, score: [2, 2], ...change }, outcome: { t: "ended", v: 9, result, reason: "" } });
    expect([end("white"), end("black"), end("draw"), end("none")]).toEqual(["white", "black", "draw", undefined]);
    expect([end("white", { game: 2 }), end("white", { of: 0 }), end("white", { game: 1, of: 1 }), verdict({ match })]).toEqual([undefined, undefined, undefined, undefined]);
  });
});
