import { describe, expect, it } from "vitest";
import { inside, nextCoords, outside, usualCoords, type Coords } from "./coords";
import { boardOf, ten } from "./samples";

const eight = boardOf(8);

/** The texts of one side of the frame, in the order they are read. */
function frame(side: "t" | "b" | "l" | "r", of: ReturnType<typeof outside>): string {
  return of.filter(o => o.side === side).sort((a, b) => a.at - b.at).map(o => o.text).join(" ");
}

describe("in the squares", () => {
  it("letters stand in the last row and ranks in the first column", () => {
    const texts = inside(eight, "white", "inside-letters");
    expect(texts.filter(t => t.kind === "r").map(t => t.text).join("")).toBe("87654321");
    expect(texts.filter(t => t.kind === "f").map(t => t.text).join("")).toBe("abcdefgh");
    expect(texts.every(t => (t.kind === "r" ? t.column === 0 : t.row === 7))).toBe(true);
  });
  it("numbers stand in every square that is played on", () => {
    const texts = inside(ten, "white", "inside-numbers");
    expect(texts).toHaveLength(50);
    expect(texts.find(t => t.text === "1")).toEqual({ row: 0, column: 1, kind: "n", text: "1" });
  });
  it("ranks are called as the squares are where a1 stands on top", () => {
    const top = { ...eight, names: eight.names.map(name => `${name[0]}${9 - Number(name[1])}`) };
    const texts = (below: "white" | "black"): string => inside(top, below, "inside-letters").filter(t => t.kind === "r").map(t => t.text).join("");
    expect(texts("white")).toBe("12345678");
    expect(texts("black")).toBe("87654321");
  });
  it("a turned board is labelled anew", () => {
    expect(inside(eight, "black", "inside-letters").filter(t => t.kind === "f").map(t => t.text).join("")).toBe("hgfedcba");
    expect(inside(ten, "black", "inside-numbers").find(t => t.text === "50")).toMatchObject({ row: 0, column: 1 });
  });
});

describe("in the frame", () => {
  it("letters and ranks stand on all sides", () => {
    const texts = outside(eight, "white", "outside-letters");
    expect([frame("t", texts), frame("b", texts), frame("l", texts), frame("r", texts)])
      .toEqual(["a b c d e f g h", "a b c d e f g h", "8 7 6 5 4 3 2 1", "8 7 6 5 4 3 2 1"]);
  });
  it("numbers are those of the edge, each once", () => {
    const texts = outside(ten, "white", "outside-numbers");
    expect([frame("t", texts), frame("b", texts), frame("l", texts), frame("r", texts)])
      .toEqual(["1 2 3 4 5", "46 47 48 49 50", "6 16 26 36", "15 25 35 45"]);
    expect(frame("t", outside(ten, "black", "outside-numbers"))).toBe("50 49 48 47 46");
  });
});

it("nothing stands where nothing is wanted", () => {
  expect(inside(eight, "white", "none")).toEqual([]);
  expect(outside(eight, "white", "none")).toEqual([]);
  expect(inside(eight, "white", "outside-letters")).toEqual([]);
  expect(outside(eight, "white", "inside-letters")).toEqual([]);
});

it("one button goes through all forms and comes back", () => {
  const seen: Coords[] = [usualCoords(ten)];
  for (let i = 0; i < 5; i++) seen.push(nextCoords(seen[i] ?? "none", ten));
  expect(seen).toEqual(["inside-numbers", "outside-letters", "outside-numbers", "none", "inside-letters", "inside-numbers"]);
});
