import type { Page } from '@playwright/test';
import { expect, findArticle, phone, test, untilAlive, untilDrawn } from './portal.ts';

/** The cumulative layout shift while the page loads and is scrolled to its end. */
async function measureShift(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await untilAlive(page);
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((to) => window.scrollTo(0, to), y);
    await untilDrawn(page);
    await page.evaluate(() =>
      Promise.allSettled(
        [...document.images].filter(({ loading }) => loading !== 'lazy').map((one) => one.decode()),
      ),
    );
  }
  return page.evaluate('shifts.reduce((sum, shift) => sum + shift, 0)');
}

const devices = {
  desktop: { viewport: { width: 1440, height: 900 } },
  'wide desktop': { viewport: { width: 1720, height: 1000 } },
  'narrow window': { viewport: { width: 700, height: 900 } },
  phone,
};

for (const [device, options] of Object.entries(devices)) {
  test.describe(device, () => {
    test.use(options);

    test('home and article have no layout shifts', async ({ page }) => {
      for (const path of ['/', await findArticle(page)])
        expect(await measureShift(page, path)).toBeLessThanOrEqual(0.02);
    });
  });
}
