import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, findCategory, phone, test, visit } from './portal.ts';

/** Answers every query of the browser late, as a slow network does. */
const slowDown = (page: Page, ms: number) =>
  page.route('**/restql/**', async (route) => {
    await wait(ms);
    await route.continue().catch(() => undefined);
  });

const columnOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, width } = element.getBoundingClientRect();
      return { left: Math.round(left), width: Math.round(width) };
    });

/** Notes when a link is pressed and when the skeleton stands in the page, in milliseconds. */
const watchSkeleton = (page: Page) =>
  page.evaluate(() => {
    const times: { pressed?: number; answered?: number } = {};
    Object.assign(window, { times });
    document.addEventListener('click', () => (times.pressed ??= performance.now()), true);
    new MutationObserver(() => {
      if (document.querySelector('[data-skeleton]')) times.answered ??= performance.now();
    }).observe(document.body, { childList: true, subtree: true });
  });

for (const [device, options] of [
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', phone],
] as const) {
  test.describe(`on a slow network, on a ${device}`, () => {
    test.use(options);

    test('a tap is answered by the skeleton of what comes, in its columns', async ({ page }) => {
      await visit(page, await findCategory(page));
      await slowDown(page, 1_500);
      await watchSkeleton(page);
      const card = page.locator('main [data-article] a[href]').nth(3);
      await card.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => window.scrollY);
      await card.click();
      const skeleton = page.locator('[data-skeleton=article]');
      await expect(skeleton).toBeVisible();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expect(page.locator('main')).toBeHidden();
      const took = await page.evaluate('times.answered - times.pressed');
      // 30 ms of patience, and what a machine under test is late.
      expect(took).toBeLessThan(500);
      const drawn = await columnOf(page, '[data-skeleton] > div > div');
      await expect(page.locator('main[data-route=article]')).toBeVisible();
      await expect(skeleton).toHaveCount(0);
      expect(await columnOf(page, 'main article')).toEqual(drawn);
      await page.goBack();
      await expect(page.locator('main[data-route=category]')).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    });
  });
}

test('a list that is being filtered stays in sight', async ({ page }) => {
  await visit(page, '/doctors.html');
  await slowDown(page, 1_500);
  await watchSkeleton(page);
  await page.locator('main select[name=city]').selectOption({ index: 1 });
  await expect(page).toHaveURL(/city=/);
  await expect(page.locator('main[data-route=doctors]')).toBeVisible();
  expect(await page.evaluate('times.answered')).toBeUndefined();
});

test('a pressed link stays dimmed until its page is there', async ({ page }) => {
  await visit(page, '/doctors.html');
  await slowDown(page, 1_000);
  const next = page.locator('main nav a[href*="page=2"]').last();
  await next.click();
  await expect(next).toHaveAttribute('data-pressed');
  await page.mouse.move(0, 0);
  await expect(next).toHaveCSS('opacity', '0.7');
  await expect(page).toHaveURL(/page=2/);
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
});
