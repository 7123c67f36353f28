import { expect, test } from '@playwright/test';
import {
  cookieOf,
  makeAccount,
  signInByCall,
  signInByForm,
  signOut,
} from '#tests/support/journey-account.ts';

const signinPage = /\/authentication\/signin\/(\?next=[\w%.-]+)?$/;

test('redirects guests to sign-in and users home, by the server and in the browser', async ({
  page,
  context,
}) => {
  await page.goto('/authentication/profile/');
  await expect(page).toHaveURL(signinPage);
  await page.goto('/fasebi.html');
  await page.locator('#main a[href="/authentication/package/4/"]').click();
  await expect(page).toHaveURL(/\/signin\/\?next=%2Fauthentication%2Fpackage%2F4%2F$/);
  // As from a mail: the page that the server renders leads on as well, and is hydrated without a fault.
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto('/authentication/askform/?category=11&service=1');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.locator('#main a[href^="/authentication/signup/"]').click();
  await expect(page).toHaveURL(/\/signup\/\?next=%2Fauthentication%2Faskform%2F%3Fcategory%3D11/);
  await expect(page.locator('[data-ask-steps=enter]')).toBeVisible();
  expect(faults).toEqual([]);

  await signInByCall(context, await makeAccount(context));
  await page.goto('/authentication/signin/');
  await expect(page).toHaveURL('/');
  await page.locator('header').getByRole('link', { name: 'ჰკითხეთ ექიმს' }).click();
  await expect(page.locator('[data-route=consultantpage]')).toContainText('112');
});

test('goes back one page after signing in, or home', async ({ page, context }) => {
  const account = await makeAccount(context);
  await page.goto('/chvens-shesakheb.html');
  await page.locator('header').getByRole('link', { name: 'შესვლა' }).click();
  await expect(page).toHaveURL(signinPage);
  await signInByForm(page, account);
  await expect(page).toHaveURL('/chvens-shesakheb.html');
  await page.goto('/authentication/profile/');
  await signOut(page);
  await expect(page).toHaveURL('/');

  const fresh = await context.newPage();
  await fresh.goto('/authentication/signin/');
  await signInByForm(fresh, account);
  await expect(fresh).toHaveURL('/');
});

test('signs out after 1200 s of inactivity, and leaves the user area', async ({ page, context }) => {
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

test('signs out on a public page without a redirect', async ({ page, context }) => {
  await signInByCall(context, await makeAccount(context));
  await page.clock.install();
  await page.goto('/');
  await expect(page.locator('header').getByRole('link', { name: 'ნინო' })).toBeVisible();
  await page.clock.runFor(1_202_000);
  await expect(page.locator('header').getByRole('link', { name: 'შესვლა' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('refreshes an expired access token and continues', async ({ page, context }) => {
  await signInByCall(context, await makeAccount(context));
  await page.goto('/authentication/profile/');
  await expect(page.locator('[data-session]')).toHaveCount(1);
  const refreshed = page.waitForResponse('**/api/auth/refresh/');
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
  expect((await refreshed).status()).toBe(200);
  expect(refused).toBe(2);
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

test('signs out at the start if the account is deleted, without refreshing the token', async ({
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

test('synchronises two tabs', async ({ page, context }) => {
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

  await signOut(other);
  await expect(page).toHaveURL(signinPage);
});

test('account pages are hidden from search engines by their own metadata', async ({ request }) => {
  const page = await request.get('/authentication/signin/');
  expect(page.headers()['cache-control']).toBe('no-store');
  const missing = await request.get('/authentication/nonsense/');
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('data-route="notfound"');
});

test('ends one of several sessions on the profile page, and requests the confirmation mail again', async ({
  page,
  context,
}) => {
  const account = await makeAccount(context);
  const elsewhere = await signInByCall(context, account);
  await signInByCall(context, account);
  await signInByCall(context, account);
  await page.goto('/authentication/profile/');
  const others = page.locator('[data-session=other]');
  await expect(others).toHaveCount(2);
  await others.last().getByRole('button', { name: 'გასვლა' }).click();
  await expect(others).toHaveCount(1);
  await expect(page.locator('[data-toast=success]')).toContainText('გამოხვედით');
  const verify = await context.request.post('/api/auth/verify/', {
    form: { access_token: elsewhere.access_token },
  });
  expect(verify.status()).toBe(401);
  await expect(page.locator('[data-session=current]')).toHaveCount(1);

  await page.getByRole('button', { name: 'ბმულის ხელახლა გაგზავნა' }).click();
  await expect(page.locator('[data-toast=success]').last()).toContainText('ელფოსტაზე გამოგიგზავნეთ');
});
