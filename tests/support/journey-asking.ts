import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { codeOfStep, stepAt } from '#server/features/accounts/totp.ts';
import { findFaults } from './axe.ts';
import { signInByCall } from './journey-account.ts';

/** Pays at a sandbox bank in the way chosen there, and waits for the portal's own word on it. */
export async function payAtBank(page: Page, choice = 'paid', status = 'paid'): Promise<void> {
  await page.locator(`[data-choice="${choice}"]`).click();
  await expect(page.locator('[data-payment-status]')).toHaveAttribute('data-payment-status', status, {
    timeout: 20_000,
  });
}

/** Goes to a bank to fill the balance; what happens there is told as to `payAtBank`. */
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

/** Writes a question of the heart and goes on to its payment. */
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

/** The consultant of the demonstration, through the form with its second step. */
export async function signInAsConsultant(page: Page): Promise<void> {
  const { email, password, code } = staffOf('consultant');
  await page.goto('/authentication/signin/');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  await page.locator('#main [type=submit]').click();
  await page.locator('[name=code]').fill(code);
  await page.locator('#main [type=submit]').click();
  await expect(page.locator('header').getByRole('link', { name: 'თამთა' })).toBeVisible();
}

/** The editor of the demonstration, in a browser of their own. */
export async function openAsEditor(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'ka-GE' });
  await signInByCall(context, staffOf('editor'));
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Staff of the demonstration, whose passwords and second factors the portal told at its start. */
function staffOf(role: 'consultant' | 'editor'): { email: string; password: string; code: string } {
  const log = readFileSync(process.env.PORTAL_LOG ?? 'test-results/portal.log', 'utf8');
  const told = new RegExp(`demo ${role}: (\\S+) password (\\S+)\\n.*[?&]secret=([A-Z2-7]+)`);
  const [, email = '', password = '', secret = ''] = told.exec(log) ?? [];
  return { email, password, code: codeOfStep(fromBase32(secret), stepAt(Date.now())) };
}

/** axe finds nothing on the page as it stands. */
export async function lookAt(page: Page, where: string): Promise<void> {
  // Colours that are still changing are not what readers see.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  await page.waitForTimeout(250);
  expect(await findFaults(page), where).toEqual([]);
}

function fromBase32(text: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
