// The settings sheet: radio buttons and switches that the server wrote, with what is chosen.
import { boardLooks, chooseLook, look, pieceLooks } from "./looks";
import { isCoords, type Coords } from "../board/coords";
import { dialogue } from "./parts";
import { choose, chosen, isSetting, isValue } from "./settings";

/** Wires the sheet; changed is called after every choice. */
export function sheet(usualCoords: Coords, changed: (what: string) => void): { open(): void } {
  const { element, open } = dialogue("sheet");
  const inputs = [...element.querySelectorAll("input")];
  const looks: Readonly<Record<string, readonly string[]>> = { board: boardLooks, pieces: pieceLooks };

  function current(name: string): string | undefined {
    if (name === "coords") return isCoords(look("coords")) ? look("coords") : usualCoords;
    if (name in looks) return looks[name]?.find(v => v === look(name === "board" ? "board" : "pieces")) ?? looks[name]?.[0];
    return isSetting(name) ? chosen(name) : undefined;
  }

  element.addEventListener("change", e => {
    const input = e.target;
    if (!(input instanceof HTMLInputElement)) return;
    const { name } = input;
    const value = input.type === "checkbox" ? (input.checked ? "on" : "off") : input.value;
    if (name === "board" || name === "pieces" || name === "coords") chooseLook(name, value);
    else if (isSetting(name) && isValue(name, value)) choose(name, value);
    changed(name);
  });
  return {
    open: () => {
      for (const input of inputs) input.checked = current(input.name) === (input.type === "checkbox" ? "on" : input.value);
      open();
    },
  };
}
