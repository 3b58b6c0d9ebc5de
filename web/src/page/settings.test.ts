import { afterEach, describe, expect, it, vi } from "vitest";
import { choose, chosen, showSettings, turn, turned } from "./settings";

function browser(kept: Record<string, string> = {}): { dataset: Record<string, string>; cookie: string; kept: Map<string, string> } {
  const store = new Map(Object.entries(kept));
  const document = { documentElement: { dataset: {} as Record<string, string> }, cookie: "" };
  vi.stubGlobal("localStorage", { getItem: (k: string) => store.get(k) ?? null, setItem: (k: string, v: string) => store.set(k, v) });
  vi.stubGlobal("document", document);
  return { dataset: document.documentElement.dataset, get cookie() { return document.cookie; }, kept: store };
}

afterEach(() => vi.unstubAllGlobals());

describe("settings", () => {
  it("are the usual ones until one is chosen", () => {
    browser();
    expect([chosen("sound"), chosen("confirm"), chosen("theme")]).toEqual(["on", "off", "system"]);
    choose("sound", "off");
    expect(chosen("sound")).toBe("off");
  });
  it("fall back from what no version of the page knows", () => {
    browser({ "tabuleiro.zen": "half" });
    expect(chosen("zen")).toBe("off");
  });
  it("are seen on the page and told to the server where style sheets know them", () => {
    const b = browser();
    choose("premove", "off");
    expect([b.dataset, b.cookie]).toEqual([{}, ""]);
    choose("zen", "on");
    expect(b.dataset).toEqual({ zen: "on" });
    expect(b.cookie).toMatch(/^zen=on; path=\/;/);
  });
  it("leave the theme to the system again", () => {
    const b = browser({ "tabuleiro.theme": "dark" });
    showSettings();
    expect(b.dataset).toEqual({ theme: "dark" });
    choose("theme", "system");
    expect(b.dataset).toEqual({});
  });
  it("are forgotten where nothing may be stored", () => {
    vi.stubGlobal("localStorage", { getItem: () => { throw new Error("no"); }, setItem: () => { throw new Error("no"); } });
    expect(chosen("premove")).toBe("on");
    turn("AbC123", true);
    expect(turned("AbC123")).toBe(false);
  });
  it("know the last twenty rooms whose board was turned", () => {
    browser();
    for (let i = 0; i < 25; i++) turn(`room${i}`, true);
    turn("room24", false);
    expect([turned("room4"), turned("room6"), turned("room24")]).toEqual([false, true, false]);
  });
});
