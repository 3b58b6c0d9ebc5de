// Buttons that do not act at once: those that have just appeared, and those that arm first.
import { expect, type Locator, type Page } from "@playwright/test";

/** Waits for a button that comes, and clicks until it has worked: what has just come under a finger does nothing yet. */
export async function press(button: Locator): Promise<void> {
  await expect(button).toBeVisible();
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 500 }).catch(() => undefined);
    await expect(button).toBeHidden({ timeout: 200 });
  }).toPass();
}

/** Arms a button and acts by it, as often as it takes: on a busy machine it rests in between. */
export async function arm(page: Page, first: string, second: string, done: Locator): Promise<void> {
  const sure = page.getByRole("button", { name: second });
  await expect(async () => {
    if (!(await done.isVisible())) {
      if (!(await sure.isVisible())) await page.getByRole("button", { name: first }).click({ timeout: 500 });
      await sure.click({ delay: 450, timeout: 2000 }); // a double tap is no decision
    }
    await expect(done).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** Acts by a button until it shows: what has just come under a finger, or the keys, does nothing yet. */
export async function until(act: () => Promise<void>, shown: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await act();
    await shown();
  }).toPass();
}
