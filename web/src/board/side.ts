import type { Color } from "../wire";

/** The opposing side. */
export const other = (side: Color): Color => (side === "white" ? "black" : "white");
