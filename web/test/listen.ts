// What a screen reader would read.
import type { Table } from "./table";

/** Keeps what the live region says, a line for every change of it. */
export async function listen(table: Table): Promise<() => Promise<string[]>> {
  await table.live.evaluate(region => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(changes => {
      for (const { addedNodes } of changes) heard.push([...addedNodes].map(n => (n.textContent ?? "").trim()).join("|"));
    }).observe(region, { childList: true, characterData: true, subtree: true });
  });
  return () => table.page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}
