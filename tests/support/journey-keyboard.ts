import type { Page } from '@playwright/test';

const mostSteps = 90;

/** Presses Tab until the focus stands on what the selector names, as somebody without a mouse would; or goes back. */
export async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press(key);
    const isThere = await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
    if (isThere) return;
  }
  throw new Error(`${key} did not lead to ${selector}`);
}

/** Goes to an input by Tab and types into it, in place of what stands there. */
export async function typeInto(page: Page, selector: string, text: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

/** Goes to a list by Tab and chooses by arrows: so many down from the first. */
export async function chooseIn(page: Page, selector: string, steps: number): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press('Home');
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
}
