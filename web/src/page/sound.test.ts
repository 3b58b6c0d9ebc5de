import { afterEach, describe, expect, it, vi } from "vitest";
import { boardOf, moveOf } from "../board/samples";
import { moveSound, slot, sounds } from "./sound";

describe("a sound", () => {
  it.each([[5, 0, 5], [5, 5.05, 5.05], [5, 5.3, 5.3]])("wanted at %d s with the next place at %d begins at %d", (now, free, start) => {
    expect(slot(now, free)?.start).toBe(start);
  });
  it("is a tenth of a second from the next, and left out when it would come late", () => {
    expect(slot(5, 0)?.free).toBeCloseTo(5.1);
    expect(slot(5, 5.4)).toBeUndefined();
  });
});

describe("a move", () => {
  const board = boardOf(8, "all");
  const [quiet, taking] = [moveOf(board, ["a1-a2"]), moveOf(board, ["a1-a3"], ["a2"])];
  it.each([
    ["moves", board, quiet, "move"],
    ["captures", board, taking, "capture"],
    ["crowns, whatever it takes", board, { ...taking, crowns: true }, "crown"],
    ["closes a mill", board, { ...taking, picks: 1, mill: true }, "mill"],
    ["turns discs", { ...board, turns: true }, taking, "flip"],
  ] as const)("that %s has its own sound", (_, on, move, want) => expect(moveSound(on, move)).toBe(want));
});

describe("the sounds of a page", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  function studio(state = "running", resume = (): Promise<void> => Promise.resolve()): number[] {
    const begun: number[] = [];
    const param = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    vi.stubGlobal("AudioContext", class {
      currentTime = 1;
      state = state;
      resume = resume;
      destination = {};
      createOscillator = (): object => ({ type: "", frequency: param, connect: (to: object) => to, start: (at: number) => begun.push(at), stop: () => undefined });
      createGain = (): object => ({ gain: param, connect: (to: object) => to });
    });
    return begun;
  }

  it("never crowd: four at once are heard a tenth apart, the fifth is not", () => {
    const begun = studio();
    const play = sounds(() => true);
    for (let i = 0; i < 6; i++) play("move");
    expect(begun.map(at => at.toFixed(1))).toEqual(["1.0", "1.1", "1.2", "1.3"]);
  });
  it.each(["suspended", "interrupted"])("wake an audio that is %s, and begin when it is awake", async state => {
    const begun = studio(state);
    sounds(() => true)("move");
    expect(begun).toEqual([]);
    await Promise.resolve();
    expect(begun).toHaveLength(1);
  });
  it("are not kept for when a page is touched at last, and nothing breaks where it may not be heard", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    let touch = (): void => undefined;
    const begun = studio("suspended", () => new Promise(done => { touch = done; }));
    sounds(() => true)("move");
    vi.advanceTimersByTime(10_000);
    touch();
    await Promise.resolve();
    expect(begun).toEqual([]);
    studio("interrupted", () => Promise.reject(new Error("a call")));
    expect(() => sounds(() => true)("move")).not.toThrow();
  });
  it("are silent when turned off, and where there is no audio", () => {
    const begun = studio();
    sounds(() => false)("end");
    vi.unstubAllGlobals();
    sounds(() => true)("end");
    expect(begun).toEqual([]);
  });
});
