import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { authenticatorOf } from './authenticator.ts';
import { findFaults } from './axe.ts';

/** Pays at a sandbox bank with this outcome, and waits for the portal's status. */
export async function payAtBank(page: Page, choice = 'paid', status = 'paid'): Promise<void> {
  await page.locator(`[data-choice="${choice}"]`).click();
  await expect(page.locator('[data-payment-status]')).toHaveAttribute('data-payment-status', status, {
    timeout: 20_000,
  });
}

/** Tops up the balance at a bank; the outcome is as in `payAtBank`. */
export async function fillBalance(
  page: Page,
  value: string,
  method: 'cartu' | 'bog',
  ...end: readonly [choice: string, status: string] | readonly []
): Promise<void> {
  await page.goto('/authentication/fillbalance/');
  await page.locator('[name=value]').fill(value);
  await page.locator(`[name=method][value=${method}]`).check();
  await page.locator('#main [type=submit]').click();
  await payAtBank(page, ...end);
}

/** Writes a question in a category of the heart and continues to its payment. */
export async function writeQuestion(page: Page, title: string): Promise<void> {
  await page.goto('/authentication/askform/?category=11&service=1');
  await page.locator('[name=title]').fill(title);
  await page.locator('[name=body]').fill('დილით წნევა მაღალი მაქვს, საღამოს კი დაბალი. რა უნდა გავაკეთო?');
  await page.locator('#main [type=submit]').click();
  await expect(page.locator('[data-payment]')).toBeVisible();
}

export async function payBy(page: Page, method: 'package' | 'balance' | 'cartu' | 'bog'): Promise<void> {
  await page.locator(`[data-payment] [name=method][value=${method}]`).check();
  await page.locator('[data-payment] [type=submit]').click();
}

const stepMs = 30_000;

/** Signs in as the demonstration's consultant, with the second factor. A code that another journey has just used is good once; the next one is too. */
export async function signInAsConsultant(page: Page): Promise<void> {
  const { email, password, authenticator } = staffOf('consultant');
  await page.goto('/authentication/signin/');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  await page.locator('#main [type=submit]').click();
  for (const ahead of [0, stepMs]) {
    await page.locator('[name=code]').fill(authenticator.codeAt(Date.now() + ahead));
    const answered = page.waitForResponse((response) => response.url().includes('/api/auth/sign-in/'));
    await page.locator('#main [type=submit]').click();
    if ((await answered).ok()) break;
  }
  await expect(page.locator('header').getByRole('link', { name: 'თამთა' })).toBeVisible();
}

/** Credentials of demonstration staff, which the portal printed at its start. */
function staffOf(role: 'consultant') {
  const log = readFileSync(process.env.PORTAL_LOG ?? 'test-results/portal.log', 'utf8');
  const told = new RegExp(`demo ${role}: (\\S+) password (\\S+)\\n.*(otpauth://\\S+)`);
  const [, email = '', password = '', address = ''] = told.exec(log) ?? [];
  return { email, password, authenticator: authenticatorOf(address) };
}

/** Expects no axe violations on the page. */
export async function lookAt(page: Page, where: string): Promise<void> {
  // Transitions that begin with the next frame must have ended, because intermediate colours have other contrasts. Animations by
  // scroll position never end.
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    await Promise.allSettled(timed.map(({ finished }) => finished));
  });
  expect(await findFaults(page), where).toEqual([]);
}
