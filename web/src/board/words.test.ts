import { describe, expect, it } from "vitest";
import es from "../../../i18n/es.json";
import { sayer } from "../page/words";
import { boardOf, piece } from "./samples";
import type { Look } from "./look";
import { squareLabel } from "./words";

describe("a square in Spanish, where men and kings differ in gender", () => {
  const board = boardOf(8);
  const { sq } = piece(board, "c3", "white");
  const look = (kind: "man" | "king", state: Look["states"][number]): Look =>
    ({ piece: { color: "white", kind, as: "here" }, states: [state], marks: [], last: false, grab: false });
  it.each([
    ["man", "sel", "c3, peón blanco, pieza elegida"],
    ["king", "sel", "c3, dama blanca, pieza elegida"],
    ["man", "hop", "c3, peón blanco, pieza elegida, captura en curso"],
    ["man", "out", "c3, peón blanco, pieza capturada en esta jugada, sale al final"],
    ["man", "taken", "c3, peón blanco, pieza capturada en la última jugada"],
  ] as const)("%s, %s", (kind, state, words) => expect(squareLabel(sayer(es), board, sq, look(kind, state))).toBe(words));
});
