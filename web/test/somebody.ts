import type { Browser, Page } from "@playwright/test";

/** A browser of its own: somebody else, with cookies of their own. */
export async function somebody(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce", locale: "pt-BR", ...(baseURL !== undefined && { baseURL }) });
  return context.newPage();
}
