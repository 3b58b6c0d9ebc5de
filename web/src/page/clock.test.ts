import { describe, expect, it } from "vitest";
import { changesIn, clockText as text, leftAt, lowBelow, nearer, stamp, staysFor, stillAt } from "./clock";

const clockText = (ms: number, point: string): string => text(ms, point, (d, h) => `${d} d ${h} h`);

describe("the difference of two clocks", () => {
  // Fails when the last difference is kept instead of the least: a message that was 2 s on its way
  // would then show 2 s too many.
  it("is not changed by messages that are late", () => {
    let offset = nearer(undefined, 10_080, 10_000);
    offset = nearer(offset, 13_000, 11_000);
    offset = nearer(offset, 15_030, 15_000);
    expect(nearer(offset, 18_000, 16_000)).toBe(30);
  });
  it("follows a page's clock that stood still while the machine slept", () => {
    expect(nearer(30, 20_000, 3_600_000)).toBe(-3_580_000);
  });
});

describe("the server's time", () => {
  const position = { ply: 1, fen: "", turn: "black", pieces: [], moves: [], counters: [], claims: [], abortable: true } as const;
  it("is known by a beat and by a clock that begins to run, and not by one that stands or ran before", () => {
    const back = { t: "taken-back", v: 2, ...position } as const;
    expect([
      stamp({ t: "beat", v: 1, now: 7 }),
      stamp({ ...back, clock: { left: [1, 1], runs: "white", at: 5 } }),
      stamp({ ...back, clock: { left: [1, 1], at: 0 } }),
      stamp({ t: "time-added", v: 2, color: "black", span: 1, clock: { left: [1, 1], runs: "white", at: 5 } }),
    ]).toEqual([7, 5, undefined, undefined]);
  });
});

describe("time left", () => {
  const clocks = { left: [60_000, 45_000], runs: "black", at: 1_000 } as const;
  it("runs down for one side alone", () => {
    expect([leftAt(clocks, "white", 6_000), leftAt(clocks, "black", 6_000)]).toEqual([60_000, 40_000]);
  });
  it("stands still while none runs", () => {
    expect(leftAt({ left: [60_000, 45_000], at: 1_000 }, "black", 9_000)).toBe(45_000);
  });
  it("is neither less than nothing nor more than was left", () => {
    expect([leftAt(clocks, "black", 99_000), leftAt(clocks, "black", 900)]).toEqual([0, 45_000]);
  });
  it.each([
    [3_909_999, "1:05:09"], [3_600_000, "1:00:00"], [3_599_999, "59:59"], [252_900, "4:12"],
    [86_399_999, "23:59:59"], [86_400_000, "1 d 0 h"], [190_805_000, "2 d 5 h"],
    [10_000, "0:10"], [9_999, "0:09,9"], [8_400, "0:08,4"], [99, "0:00,0"], [0, "0:00,0"],
  ])("of %d ms reads %s", (ms, text) => expect(clockText(ms, ",")).toBe(text));
  it.each([[86_430_000, 30_001], [60_250, 251], [59_999, 1000], [10_001, 2], [10_000, 1], [9_930, 31]])("of %d ms changes its text after %d ms", (ms, wait) => {
    expect(staysFor(ms)).toBe(wait);
    expect(clockText(ms - wait, ",")).not.toBe(clockText(ms, ","));
    expect(clockText(ms - wait + 1, ",")).toBe(clockText(ms, ","));
  });
  it.each([[60_000, 10_000], [300_000, 37_500], [3_600_000, 60_000]])("of a game of %d ms is short below %d", (main, low) => {
    expect(lowBelow({ main, style: "increment" })).toBe(low);
  });
  it.each([[86_400_000, 10_800_000], [7_200_000, 900_000]])("of a move of %d ms is short below %d", (main, low) => {
    expect(lowBelow({ main, style: "move" })).toBe(low);
  });
  it("stands still for the delay, and then runs", () => {
    const delayed = { ...clocks, free: 3_000 };
    expect([900, 1_000, 3_500, 4_000, 6_000].map(now => [leftAt(delayed, "black", now), stillAt(delayed, now)])).toEqual([
      [45_000, 3_000], [45_000, 3_000], [45_000, 500], [45_000, 0], [43_000, 0],
    ]);
    expect([leftAt(delayed, "white", 9_000), stillAt(clocks, 2_000), stillAt({ left: [1, 1], at: 0, free: 3_000 }, 1_000)]).toEqual([60_000, 0, 0]);
  });
  it("changes what is shown by the second while it waits, and not at all when nothing runs", () => {
    expect([
      changesIn({ ...clocks, free: 3_000 }, 1_500), changesIn(clocks, 1_300), changesIn({ left: [1, 1], at: 0, first: 20_000 }, 300), changesIn({ left: [1, 1], at: 0 }, 5), changesIn(clocks, 99_000),
    ]).toEqual([500, 701, 700, 0, 0]);
  });
});
