// A script that comes when the page can be used already. What is wanted of it before that waits; one that
// did not come is asked for again as soon as it is wanted.

export interface Later<T> {
  /** What has come; undefined before. */
  readonly now: T | undefined;
  /**
   * Does something with it: at once, or when it is there. If it does not come, failed is called and nothing
   * is left to do; without failed it waits for the next try.
   */
  want(use: (t: T) => void, failed?: () => void): void;
}

interface Want<T> {
  readonly use: (t: T) => void;
  readonly failed: (() => void) | undefined;
}

/** It is tried again by itself, after 1 s and then twice as long each time, up to half a minute. */
const longest = 30_000;

/** load gives what makes it; attempt counts from 0: browsers keep an address in mind that has failed once. */
export function later<T>(load: (attempt: number) => Promise<() => T>): Later<T> {
  let come: T | undefined;
  let attempt = 0;
  let under = false; // way
  let wants: Want<T>[] = [];

  async function begin(): Promise<void> {
    if (under) return;
    under = true;
    let make: () => T;
    try {
      make = await load(attempt++);
    } catch {
      under = false;
      setTimeout(() => void begin(), Math.min(500 * 2 ** attempt, longest));
      const lost = wants.filter(w => w.failed);
      wants = wants.filter(w => !w.failed);
      for (const { failed } of lost) failed?.();
      return;
    }
    come = make();
    const waiting = wants;
    wants = [];
    for (const { use } of waiting) use(come);
  }

  return {
    get now() { return come; },
    want(use, failed) {
      if (come !== undefined) return use(come);
      wants.push({ use, failed });
      void begin();
    },
  };
}
