import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

export interface JourneyAccount {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
}

interface DemoAccount {
  readonly email: string;
  readonly password: string;
  recovery?: string[];
}

/** A demonstration staff account with a recovery code, which is marked as used in the portal's list. */
export function takeRecoveryCode(): { email: string; password: string; recovery: string } {
  const file = join(process.env.PORTAL_DATA ?? '.data', 'demo-accounts.json');
  const people: DemoAccount[] = JSON.parse(readFileSync(file, 'utf8'));
  const staff = people.find(({ recovery = [] }) => recovery.length > 0);
  const recovery = staff?.recovery?.pop();
  if (!staff || !recovery) throw new Error(`no recovery code is left in ${file}`);
  writeFileSync(file, JSON.stringify(people, null, 2));
  return { ...staff, recovery };
}

/** Creates an account by a call; nobody is signed in yet. */
export async function makeAccount(context: BrowserContext): Promise<JourneyAccount> {
  const email = `${randomUUID()}@example.ge`;
  const password = 'ლურჯი ჩიტი 2026';
  const form = {
    email,
    password,
    first_name: 'ნინო',
    last_name: 'ბერიძე',
    gender: 'female',
    birthday: '1990-05-17',
  };
  await post(context, '/api/auth/sign-up/', form);
  return { email, password, firstName: 'ნინო' };
}

/** Signs in by a call and stores the tokens in the browser like the web. */
export async function signInByCall(
  context: BrowserContext,
  { email, password, code = '' }: Pick<JourneyAccount, 'email' | 'password'> & { code?: string },
): Promise<{ access_token: string; refresh_token: string }> {
  const answer = await post(context, '/api/auth/sign-in/', { email, password, ...(code ? { code } : {}) });
  const tokens: { access_token: string; refresh_token: string } = await answer.json();
  const url = baseOf(await context.request.get('/constants.js').then((constants) => constants.url()));
  await context.addCookies([
    { name: 'token', value: tokens.access_token, url },
    { name: 'refreshToken', value: tokens.refresh_token, url },
  ]);
  return tokens;
}

/** Fills in and submits the sign-in form. */
export async function signInByForm(page: Page, { email, password }: JourneyAccount): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('#main [type=submit]').click();
}

/** Signs out by the button of the user area, which answers once the page is hydrated. */
export async function signOut(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.locator('[data-sign-out]').click();
}

export async function cookieOf(context: BrowserContext, name: string): Promise<string | undefined> {
  return (await context.cookies()).find((cookie) => cookie.name === name)?.value;
}

async function post(context: BrowserContext, path: string, form: Record<string, string>) {
  await context.request.get('/constants.js');
  const token = (await cookieOf(context, 'csrftoken')) ?? '';
  const answer = await context.request.post(path, { form, headers: { 'X-CSRFToken': token } });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer;
}

const baseOf = (address: string): string => new URL(address).origin;
