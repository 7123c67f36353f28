import { expect, test } from '@playwright/test';
import { cookieOf, makeAccount, signInByCall, signInByForm } from '#tests/support/journey-account.ts';

const signinPage = /\/authentication\/signin\/$/;

test('sends guests to sign-in and users home, by the server and in the browser', async ({
  page,
  context,
}) => {
  await page.goto('/authentication/profile/');
  await expect(page).toHaveURL(signinPage);
  await page.goto('/');
  await page.locator('header').getByRole('link', { name: 'ჰკითხეთ ექიმს' }).click();
  await expect(page).toHaveURL(signinPage);

  await signInByCall(context, await makeAccount(context));
  await page.goto('/authentication/signin/');
  await expect(page).toHaveURL('/');
  await page.locator('header').getByRole('link', { name: 'ჰკითხეთ ექიმს' }).click();
  await expect(page.locator('[data-route=ask]')).toContainText('112');
});

test('goes back one page after signing in, or home', async ({ page, context }) => {
  const account = await makeAccount(context);
  await page.goto('/chvens-shesakheb.html');
  await page.locator('header').getByRole('link', { name: 'შესვლა' }).click();
  await expect(page).toHaveURL(signinPage);
  await signInByForm(page, account);
  await expect(page).toHaveURL('/chvens-shesakheb.html');
  await page.goto('/authentication/profile/');
  await page.locator('[data-sign-out]').click();
  await expect(page).toHaveURL('/');

  const fresh = await context.newPage();
  await fresh.goto('/authentication/signin/');
  await signInByForm(fresh, account);
  await expect(fresh).toHaveURL('/');
});

test('signs out after 1200 s without activity, and leaves the user area', async ({ page, context }) => {
  await signInByCall(context, await makeAccount(context));
  await page.clock.install();
  await page.goto('/authentication/profile/');
  await expect(page.locator('[name=phone]')).toBeVisible();
  await page.clock.runFor(1_190_000);
  await page.mouse.move(100, 100);
  await page.clock.runFor(1_190_000);
  await expect(page).toHaveURL(/profile/);
  expect(await cookieOf(context, 'refreshToken')).toBeTruthy();
  await page.clock.runFor(15_000);
  await expect(page).toHaveURL(signinPage);
  expect(await cookieOf(context, 'refreshToken')).toBeUndefined();
});

test('signs out on a public page without sending anybody away', async ({ page, context }) => {
  await signInByCall(context, await makeAccount(context));
  await page.clock.install();
  await page.goto('/');
  await expect(page.locator('header').getByRole('link', { name: 'ნინო' })).toBeVisible();
  await page.clock.runFor(1_202_000);
  await expect(page.locator('header').getByRole('link', { name: 'შესვლა' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('refreshes an access token that ended, and goes on', async ({ page, context }) => {
  await signInByCall(context, await makeAccount(context));
  await page.goto('/authentication/profile/');
  await expect(page.locator('[data-session]')).toHaveCount(1);
  const before = await cookieOf(context, 'token');
  await page.waitForTimeout(1_100);
  let refused = 0;
  await page.route('**/api/auth/profile/', async (route) => {
    refused += 1;
    if (refused === 1) await route.fulfill({ status: 401, json: { error: {} } });
    else await route.continue();
  });
  await page.locator('[name=phone]').fill('599');
  await page
    .locator('form', { has: page.locator('[name=phone]') })
    .locator('[type=submit]')
    .click();
  await expect(page.locator('[data-toast=success]')).toBeVisible();
  expect(await cookieOf(context, 'token')).not.toBe(before);
});

test('signs out when the refresh fails', async ({ page, context }) => {
  await signInByCall(context, await makeAccount(context));
  await page.goto('/authentication/profile/');
  await expect(page.locator('[name=phone]')).toBeVisible();
  await page.route('**/api/auth/profile/', (route) => route.fulfill({ status: 401, json: { error: {} } }));
  await page.route('**/api/auth/refresh/', (route) => route.fulfill({ status: 401, json: { error: {} } }));
  await page
    .locator('form', { has: page.locator('[name=phone]') })
    .locator('[type=submit]')
    .click();
  await expect(page).toHaveURL(signinPage);
  expect(await cookieOf(context, 'refreshToken')).toBeUndefined();
});

test('signs out at the start when the account is gone, and asks for no new token', async ({
  page,
  context,
}) => {
  await signInByCall(context, await makeAccount(context));
  const refreshed: string[] = [];
  page.on('request', (request) => request.url().includes('/auth/refresh/') && refreshed.push(request.url()));
  await page.route('**/api/auth/verify/', (route) => route.fulfill({ status: 404, json: { error: {} } }));
  await page.goto('/authentication/profile/');
  await expect(page).toHaveURL(signinPage);
  expect(await cookieOf(context, 'token')).toBeUndefined();
  expect(refreshed).toEqual([]);
});

test('keeps two tabs in step', async ({ page, context }) => {
  const account = await makeAccount(context);
  const other = await context.newPage();
  await page.goto('/');
  await other.goto('/authentication/signin/');
  await signInByForm(other, account);
  await expect(page.locator('header').getByRole('link', { name: account.firstName })).toBeVisible();

  await page.goto('/authentication/profile/');
  await other.goto('/authentication/profile/');
  const url = new URL(page.url()).origin;
  await context.addCookies([{ name: 'token', value: 'stale', url }]);
  await Promise.all([page.reload(), other.reload()]);
  for (const tab of [page, other]) await expect(tab.locator('[name=phone]')).toBeVisible();

  await other.locator('[data-sign-out]').click();
  await expect(page).toHaveURL(signinPage);
});

test('pages of accounts say so by themselves only', async ({ request }) => {
  const page = await request.get('/authentication/signin/');
  expect(page.headers()['cache-control']).toBe('no-store');
  const missing = await request.get('/authentication/nonsense/');
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('data-route="notfound"');
});
