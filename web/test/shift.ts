import type { Page } from "@playwright/test";

/** How far things moved by themselves while the page loaded; the measure of Core Web Vitals. */
export async function shift(page: Page): Promise<number> {
  return page.evaluate(() => new Promise<number>(tell => {
    let sum = 0;
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => tell(sum)));
  }));
}
