import type { Page } from '@playwright/test';
import { findFaults } from '#tests/support/axe.ts';
import { expect, phone, test, visit } from './portal.ts';

const bar = (page: Page) => page.locator('[data-consent]');

/** Has the portal count visits by a service at its own address, which the content policy allows. @returns what is told */
async function countVisits(page: Page, baseURL: string | undefined, more = ''): Promise<string[]> {
  await page.route('/constants.js', async (route) => {
    const body = await (await route.fetch()).text();
    const analytics = `window.constants.analytics = ${JSON.stringify(`plausible:salbuni.ge,${baseURL}`)};`;
    await route.fulfill({ body: body + analytics + more, contentType: 'text/javascript' });
  });
  const told: string[] = [];
  await page.route('**/api/event', (route) => {
    const request = route.request();
    told.push(`${request.postData()} ${JSON.stringify(request.headers())}`);
    return route.fulfill({ status: 202 });
  });
  return told;
}

test('visits are told after consent alone, without what is searched, chosen or computed', async ({
  page,
  baseURL,
  complaints,
}) => {
  const told = await countVisits(page, baseURL);
  await visit(page, '/search?q=%E1%83%A2%E1%83%99%E1%83%98%E1%83%95%E1%83%98%E1%83%9A%E1%83%98');
  await expect(bar(page)).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  expect(told).toEqual([]);
  await bar(page).getByRole('button', { name: 'დიახ' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(() => told.length).toBe(1);
  await visit(page, '/doctors.html?category=1&city=%E1%83%91%E1%83%90%E1%83%97%E1%83%A3%E1%83%9B%E1%83%98');
  await expect.poll(() => told.length).toBe(2);
  await visit(page, '/masis-indeqsis-gansazghvra.html');
  await expect.poll(() => told.length).toBe(3);
  await page.locator('input[name=height_cm]').fill('175');
  await page.locator('input[name=weight_kg]').fill('70');
  await page.locator('input[name=age]').fill('30');
  await page.locator('main [type=submit]').click();
  await expect(page.locator('output[name=bmi]')).toHaveAttribute('data-value', '22.9');
  expect(told.map((one) => JSON.parse(one.slice(0, one.indexOf('}') + 1)).url)).toEqual([
    `${baseURL}/search`,
    `${baseURL}/doctors.html`,
    `${baseURL}/masis-indeqsis-gansazghvra.html`,
  ]);
  for (const one of told) {
    expect(one.slice(0, one.indexOf('}'))).not.toContain('?');
    expect(one).not.toMatch(/ტკივილ|%E1%83|category|"175|22\.9|"referer|"cookie/i);
  }
  expect(complaints).toEqual([]);
});

test('a page with a video asks of its advertisers after visits, and one refusal answers both', async ({
  page,
  context,
  baseURL,
}) => {
  await countVisits(page, baseURL, 'window.constants.video_ads = true;');
  const query = { data: { find: { has_video: true }, many: false, fields: ['url'] } };
  const { article } = await (await page.request.post('/api/restql/article/', query)).json();
  const purpose = bar(page).locator('[data-purpose]');
  await visit(page, article.url);
  await expect(purpose).toHaveAttribute('data-purpose', 'visits');
  await bar(page).getByRole('button', { name: 'დიახ' }).click();
  await expect(purpose).toHaveAttribute('data-purpose', 'ads');
  await page.evaluate(() => localStorage.removeItem('consent'));
  await page.reload();
  await bar(page).getByRole('button', { name: 'არა' }).click();
  await expect(bar(page)).toHaveCount(0);
  await visit(page, '/quqi-failebi.html');
  for (const each of ['visits', 'ads'])
    await expect(bar(page).locator(`[data-purpose=${each}]`)).toContainText('ახლა: არა');
  // Withdrawing consent takes the tag's cookies with it.
  await bar(page).locator('[data-purpose=visits]').getByRole('button', { name: 'დიახ' }).click();
  await context.addCookies([{ name: '_ga', value: 'GA1.1.1.1', url: baseURL ?? '' }]);
  await Promise.all([
    page.waitForEvent('load'),
    bar(page).locator('[data-purpose=visits]').getByRole('button', { name: 'არა' }).click(),
  ]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('_ga');
});

test('a refusal is one press, is remembered, and can be changed on the page about cookies', async ({
  page,
  baseURL,
}) => {
  const told = await countVisits(page, baseURL);
  await visit(page, '/');
  await bar(page).getByRole('button', { name: 'არა' }).click();
  await expect(bar(page)).toHaveCount(0);
  await visit(page, '/clinics.html');
  await expect(bar(page)).toHaveCount(0);
  await visit(page, '/quqi-failebi.html');
  await expect(bar(page)).toContainText('ახლა: არა');
  expect(told).toEqual([]);
  await bar(page).getByRole('button', { name: 'დიახ' }).click();
  await expect.poll(() => told.length).toBe(1);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('nobody is asked where nothing is counted', async ({ page }) => {
    await visit(page, '/');
    expect(await page.evaluate(() => window.constants && 'analytics' in window.constants)).toBe(false);
    await expect(bar(page)).toHaveCount(0);
  });

  test('the question leaves the way to a doctor in sight', async ({ page, baseURL }) => {
    await countVisits(page, baseURL);
    await visit(page, '/enciklopedia.html');
    await expect(bar(page)).toBeVisible();
    const question = await bar(page).boundingBox();
    const way = await page.locator('[data-ask-bar]').boundingBox();
    expect((question?.y ?? 0) + (question?.height ?? 0)).toBeLessThanOrEqual(way?.y ?? 0);
    expect(question?.height).toBeLessThan(170);
  });
});
