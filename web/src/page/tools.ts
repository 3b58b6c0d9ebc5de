// The toolbar: what is one tap away and remembered.
import { nextCoords, usualCoords, type Coords } from "../board/coords";
import type { Say } from "../board/words";
import type { Board } from "../wire";
import { boardLooks, chooseLook, look } from "./looks";
import { button, onTap, part } from "./parts";
import { choose, chosen } from "./settings";
import { sheet } from "./sheet";

export interface Tools {
  /** Turns a setting over and shows it. */
  toggle(setting: "sound" | "zen"): void;
}

export function tools(say: Say, coords: () => Coords, board: Board, changed: () => void): Tools {
  const settings = sheet(usualCoords(board), () => {
    show();
    changed();
  });

  function show(): void {
    name("coords", say("game.coords"), say(`game.coords.${coords()}`));
    name("board", say("game.look"), say(`game.look.${look("board") ?? boardLooks[0]}`));
    label("zen", say(chosen("zen") === "on" ? "game.zen.leave" : "game.zen"));
    for (const setting of ["sound", "zen"] as const) button(setting).setAttribute("aria-pressed", String(chosen(setting) === "on"));
  }
  function toggle(setting: "sound" | "zen"): void {
    choose(setting, chosen(setting) === "on" ? "off" : "on");
    show();
    changed();
  }

  onTap("settings", settings.open);
  onTap("about", () => button("about").setAttribute("aria-expanded", String(part("about").classList.toggle("open"))));
  onTap("sound", () => toggle("sound"));
  onTap("zen", () => toggle("zen"));
  onTap("board", () => {
    const next = boardLooks.findIndex(b => b === look("board")) + 1;
    chooseLook("board", boardLooks[next % boardLooks.length] ?? boardLooks[0]);
    show();
  });
  onTap("coords", () => {
    chooseLook("coords", nextCoords(coords(), board));
    show();
    changed();
  });
  show();
  return { toggle };
}

/** A tool that goes through values shows the one that is chosen, and is called by both. */
function name(act: string, what: string, value: string): void {
  button(act).setAttribute("aria-label", `${what}: ${value}`);
  label(act, value);
}

function label(act: string, text: string): void {
  const words = button(act).querySelector("span");
  if (words) words.textContent = text;
}
