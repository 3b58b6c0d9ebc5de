// How boards and pieces look. Cookies remember it, so that the server draws every page that way
// from its first line on and nothing moves; the html element carries it for the style sheets.

export const boardLooks = ["madeira", "calcada", "contraste"] as const;
export const pieceLooks = ["madeira", "preto-e-branco", "vermelho-e-azul"] as const;

export type Look = "board" | "pieces" | "coords";

/** What is chosen; undefined leaves it to the page. */
export function look(what: Look): string | undefined {
  return document.documentElement.dataset[what];
}

export function chooseLook(what: Look, value: string): void {
  document.documentElement.dataset[what] = value;
  document.cookie = `${what}=${value}; path=/; max-age=31536000; samesite=lax`;
}

/** Pieces that are not white and black are called by their own colours. */
export function colouredKey(key: string): string {
  return look("pieces") === "vermelho-e-azul" ? key.replace("white", "red").replace("black", "blue") : key;
}
