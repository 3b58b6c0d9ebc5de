import { expect, test, vi } from "vitest";
import { later } from "./later";

const turns = async (): Promise<void> => { for (let i = 0; i < 10; i++) await Promise.resolve(); };

/** A script whose loading is in the test's hand. */
function script() {
  const tries: { readonly attempt: number; readonly come: (words: string) => void; readonly fail: () => void }[] = [];
  const load = (attempt: number) => new Promise<() => string>((come, fail) => { tries.push({ attempt, come: words => come(() => words), fail: () => fail(new Error("no network")) }); });
  return { tries, load };
}

test("what is wanted before it is there is done when it is, in order, and later at once", async () => {
  const { tries, load } = script();
  const done: string[] = [];
  const late = later(load);
  late.want(t => done.push(`${t} 1`));
  late.want(t => done.push(`${t} 2`));
  expect([tries.length, late.now]).toEqual([1, undefined]);
  tries[0]?.come("late");
  await turns();
  late.want(t => done.push(`${t} 3`));
  expect([done, late.now]).toEqual([["late 1", "late 2", "late 3"], "late"]);
});

test("one that fails is asked for again when it is wanted, by another address", async () => {
  const { tries, load } = script();
  const done: string[] = [];
  const late = later(load);
  late.want(() => done.push("kept"));
  late.want(() => done.push("never"), () => done.push("failed"));
  tries[0]?.fail();
  await turns();
  expect([done, tries.length]).toEqual([["failed"], 1]);
  late.want(() => done.push("tapped again"), () => done.push("never"));
  expect(tries.map(t => t.attempt)).toEqual([0, 1]);
  tries[1]?.come("late");
  await turns();
  expect(done).toEqual(["failed", "kept", "tapped again"]);
});

test("it is tried again by itself, each time later, and not once it is there", async () => {
  vi.useFakeTimers();
  const { tries, load } = script();
  later(load).want(() => undefined);
  tries[0]?.fail();
  await turns();
  vi.advanceTimersByTime(999);
  expect(tries.length).toBe(1);
  vi.advanceTimersByTime(1);
  expect(tries.length).toBe(2);
  tries[1]?.fail();
  await turns();
  vi.advanceTimersByTime(1999);
  expect(tries.length).toBe(2);
  vi.advanceTimersByTime(1);
  tries[2]?.come("late");
  await turns();
  vi.advanceTimersByTime(100_000);
  expect(tries.length).toBe(3);
  vi.useRealTimers();
});

test("what fails while it is being used does not count as not having come", async () => {
  const { tries, load } = script();
  const late = later(load);
  late.want(() => undefined);
  tries[0]?.come("late");
  await turns();
  expect(() => late.want(() => { throw new Error("a bug"); })).toThrow("a bug");
  expect(tries.length).toBe(1);
});
