import { describe, expect, it } from "vitest";
import { goesOn, points, score } from "./score";

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
});
