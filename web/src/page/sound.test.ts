import { afterEach, describe, expect, it, vi } from "vitest";
import { slot, sounds } from "./sound";

describe("a sound", () => {
  it.each([[5, 0, 5], [5, 5.05, 5.05], [5, 5.3, 5.3]])("wanted at %d s with the next place at %d begins at %d", (now, free, start) => {
    expect(slot(now, free)?.start).toBe(start);
  });
  it("is a tenth of a second from the next, and left out when it would come late", () => {
    expect(slot(5, 0)?.free).toBeCloseTo(5.1);
    expect(slot(5, 5.4)).toBeUndefined();
  });
});

describe("the sounds of a page", () => {
  afterEach(() => vi.unstubAllGlobals());

  function studio(): number[] {
    const begun: number[] = [];
    const param = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
    vi.stubGlobal("AudioContext", class {
      currentTime = 1;
      state = "running";
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
  it("are silent when turned off, and where there is no audio", () => {
    const begun = studio();
    sounds(() => false)("end");
    vi.unstubAllGlobals();
    sounds(() => true)("end");
    expect(begun).toEqual([]);
  });
});
