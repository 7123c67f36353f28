import type { Page } from '@playwright/test';

const maxSteps = 90;

/** Presses Tab (or Shift+Tab) until the focus is on the selector. */
export async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < maxSteps; step += 1) {
    await page.keyboard.press(key);
    // A page that is being left has no focus.
    const isThere = await page
      .evaluate((wanted) => document.activeElement?.matches(wanted), selector)
      .catch(() => false);
    if (isThere) return;
  }
  throw new Error(`${key} did not lead to ${selector}`);
}

/** Moves to an input by Tab and replaces its text. */
export async function typeInto(page: Page, selector: string, text: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

/** Moves to a list by Tab and chooses by arrow keys, `steps` below the first. */
export async function chooseIn(page: Page, selector: string, steps: number): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press('Home');
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
}
