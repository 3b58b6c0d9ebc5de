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
  it("hold as long as the page where nothing may be stored", () => {
    const { kept } = browser();
    const refuse = (): never => { throw new Error("no"); };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    expect([chosen("premove"), turned("AbC123")]).toEqual(["on", false]);
    choose("premove", "off");
    turn("AbC123", true);
    expect([chosen("premove"), turned("AbC123")]).toEqual(["off", true]);
    vi.stubGlobal("localStorage", { getItem: (k: string) => kept.get(k) ?? null, setItem: (k: string, v: string) => kept.set(k, v) });
    choose("premove", "on"); // a full disk that has room again
    turn("AbC123", false);
    expect([...kept]).toEqual([["tabuleiro.premove", "on"], ["tabuleiro.turned", ""]]);
    expect([chosen("premove"), turned("AbC123")]).toEqual(["on", false]);
  });
  it("are as the server has drawn the page when only the cookie is left", () => {
    const b = browser();
    b.dataset["zen"] = "on";
    expect(chosen("zen")).toBe("on");
  });
  it("know the last twenty rooms whose board was turned", () => {
    browser();
    for (let i = 0; i < 25; i++) turn(`room${i}`, true);
    turn("room24", false);
    expect([turned("room4"), turned("room6"), turned("room24")]).toEqual([false, true, false]);
  });
});
