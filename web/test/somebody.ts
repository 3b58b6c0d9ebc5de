import type { Browser, Page } from "@playwright/test";

/** A browser of its own: somebody else, with cookies of their own. */
export async function somebody(browser: Browser, baseURL: string | undefined, locale = "pt-BR"): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: "reduce", locale, ...(baseURL !== undefined && { baseURL }) });
  return context.newPage();
}
