import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Role } from '#shared/contracts/accounts.ts';
import { signInByCall } from './journey-account.ts';

interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly role: string;
  recovery?: string[];
}

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** Opens a browser of its own for somebody of the demonstration's staff, signed in. */
export async function openOffice(browser: Browser, role: Role, path = '/office/'): Promise<Page> {
  const baseURL = process.env.BASE_URL ?? '';
  const context = await browser.newContext({ baseURL, locale: 'ka-GE', timezoneId: 'Asia/Tbilisi' });
  const tokens = readSession(role) ?? writeSession(role, await signIn(context, role));
  await context.addCookies([
    { name: 'token', value: tokens.access_token, url: baseURL },
    { name: 'refreshToken', value: tokens.refresh_token, url: baseURL },
  ]);
  const page = await context.newPage();
  await page.goto(path);
  await page.locator('main').waitFor();
  return page;
}

const fileIn = (name: string): string => join(process.env.PORTAL_DATA ?? '.data', name);

/** A session of the staff lives for twelve hours without use. */
const sessionMs = 11 * 3_600_000;

/** Journeys share one session for each role: an account has ten recovery codes, and more journeys than that. */
function readSession(role: Role): Tokens | undefined {
  const file = fileIn(`journey-session-${role}.json`);
  if (!existsSync(file) || Date.now() - statSync(file).mtimeMs > sessionMs) return undefined;
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Another process may read at the same time: the file appears as a whole. */
function writeSession(role: Role, tokens: Tokens): Tokens {
  const file = fileIn(`journey-session-${role}.json`);
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(tokens), { mode: 0o600 });
  renameSync(`${file}.${process.pid}`, file);
  return tokens;
}

async function signIn(context: BrowserContext, role: Role): Promise<Tokens> {
  return signInByCall(context, spendRecoveryCode(role));
}

/** Takes a recovery code from those of the demonstration's account. */
function spendRecoveryCode(role: Role): DemoAccount & { readonly code: string } {
  const file = fileIn('demo-accounts.json');
  const people: DemoAccount[] = JSON.parse(readFileSync(file, 'utf8'));
  const person = people.find((one) => one.role === role);
  const code = person?.recovery?.pop();
  if (!person || !code) throw new Error(`no recovery code of ${role} is left in ${file}`);
  writeFileSync(file, JSON.stringify(people, null, 2));
  return { ...person, code };
}

/** Gives the second factor again whenever the page asks for it: the session of a long run is older than ten minutes. */
export async function renewFactorWhenAsked(page: Page, role: Role): Promise<void> {
  const dialog = page.locator('[role=dialog][data-act=second-factor]');
  await page.addLocatorHandler(dialog, async () => {
    await dialog.locator('[name=code]').fill(spendRecoveryCode(role).code);
    await dialog.locator('[type=submit]').click();
  });
}

/** Waits until everything typed is on the server. @returns the revision */
export async function untilSaved(page: Page): Promise<string> {
  const mark = page.locator('[data-saved]');
  await mark.waitFor({ state: 'attached' });
  return (await mark.getAttribute('data-saved')) ?? '';
}

/** Does an act of the record, with what its dialog asks. */
export async function act(
  page: Page,
  name: string,
  fill: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.locator(`button[data-action="${name}"]`).first().click();
  const dialog = page.locator(`[role=dialog][data-act="${name}"]`);
  for (const [field, value] of Object.entries(fill)) {
    const input = dialog.locator(`[name=${field}]`);
    if (await input.evaluate((element) => element instanceof HTMLSelectElement))
      await input.selectOption(value);
    else await input.fill(value);
  }
  await dialog.locator('[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
}
