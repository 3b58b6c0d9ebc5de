// What axe finds on a page as it stands, by every rule or by some.
import axe from "axe-core";
import { expect, type Page } from "@playwright/test";

export interface Violation {
  readonly rule: string;
  readonly nodes: readonly string[]; // as HTML
}

export async function violations(page: Page, rules?: readonly string[]): Promise<readonly Violation[]> {
  if (!await page.evaluate("'axe' in window")) await page.evaluate(axe.source); // once a document: it is large
  const found = await page.evaluate(async only => {
    const { violations, passes } = await (window as unknown as { axe: typeof axe }).axe.run({
      resultTypes: ["violations"],
      ...(only && { runOnly: { type: "rule", values: only } }),
    });
    return { violations: violations.map(v => ({ rule: v.id, nodes: v.nodes.map(n => n.html) })), passes: passes.length };
  }, rules && [...rules]);
  expect(found.passes, "rules that had something to look at").toBeGreaterThan(0);
  return found.violations;
}
