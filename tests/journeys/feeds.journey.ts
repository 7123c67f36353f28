import type { Page } from '@playwright/test';
import { expect, findArticle, findCategory, phone, test, visit } from './portal.ts';

const slider = (page: Page) => page.locator('[data-feed]').filter({ has: page.locator('[data-feed-logo]') });
const partners = (page: Page) => slider(page).locator('[data-feed-partner]');

/** The index of the visible partner; there must be exactly one. */
const shown = (page: Page) =>
  partners(page).evaluateAll((all) => {
    const visible = all.filter((one) => getComputedStyle(one).visibility === 'visible');
    return visible.length === 1 && visible[0] ? all.indexOf(visible[0]) : -1;
  });
const moveAway = (page: Page) => page.mouse.move(1, 1);

/** Opens the page with a paused clock at the start of the first partner's ten seconds. */
async function open(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await visit(page, path);
  // The rotation starts once its code has loaded.
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await slider(page).scrollIntoViewIfNeeded();
  await slider(page).locator('[data-feed-logo]').first().click();
  await moveAway(page);
}

for (const [device, options] of [
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', phone],
] as const) {
  test.describe(`sponsored feeds on a ${device}`, () => {
    test.use(options);

    test('four partners rotate every ten seconds, and a logo selects one', async ({ page, complaints }) => {
      await open(page, '/');
      await expect(partners(page)).toHaveCount(4);
      expect(await shown(page)).toBe(0);
      await page.clock.runFor(9_990);
      expect(await shown(page)).toBe(0);
      await page.clock.runFor(10);
      expect(await shown(page)).toBe(1);
      await page.clock.runFor(8_000);
      await slider(page).locator('[data-feed-logo]').nth(3).click();
      expect(await shown(page)).toBe(3);
      await expect(slider(page).locator('[data-feed-logo][aria-current]')).toHaveCount(1);
      await page.clock.runFor(9_900);
      expect(await shown(page)).toBe(3);
      await page.clock.runFor(100);
      expect(await shown(page)).toBe(0);
      expect(complaints).toEqual([]);
    });

    test('each offer has its sponsor and prices, and opens in a new tab', async ({ page }) => {
      await visit(page, await findArticle(page));
      const feed = slider(page);
      for (const one of await partners(page).all()) {
        const offers = one.locator('article');
        expect(await offers.count()).toBeLessThanOrEqual(3);
        for (const offer of await offers.all()) expect(await offer.textContent()).toMatch(/^სპონსორი: \S/);
      }
      const first = feed.locator('article').first();
      await expect(first.locator('a')).toHaveAttribute('target', '_blank');
      await expect(first.locator('a')).toHaveAttribute('rel', 'sponsored noopener');
      await expect(first.locator('a')).toHaveAttribute('href', /^https:\/\/[a-z-]+\.example\//);
      await expect(first.locator('strong')).toHaveText('74,00\u00a0₾');
      await expect(first.locator('s')).toHaveText('99,00\u00a0₾');
      await expect(first).toContainText('ფასი: 74,00\u00a0₾, ძველი ფასი: 99,00\u00a0₾');
    });
  });
}

test.describe('sponsored feeds', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('pause on hover, on keyboard focus and by their button', async ({ page }) => {
    await open(page, '/');
    await partners(page).first().hover();
    await page.clock.runFor(30_000);
    expect(await shown(page)).toBe(0);
    await moveAway(page);
    await page.clock.runFor(10_000);
    expect(await shown(page)).toBe(1);
    await slider(page).locator('[data-feed-logo]').first().focus();
    await page.keyboard.press('Tab');
    await page.clock.runFor(30_000);
    expect(await shown(page)).toBe(1);
    await page.locator('[data-feed-pause]').click();
    await moveAway(page);
    await page.clock.runFor(30_000);
    expect(await shown(page)).toBe(1);
    await page.locator('[data-feed-pause]').click();
    await moveAway(page);
    await page.clock.runFor(10_000);
    expect(await shown(page)).toBe(2);
  });

  test('do not rotate with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await page.clock.runFor(60_000);
    expect(await shown(page)).toBe(0);
    await slider(page).locator('[data-feed-logo]').nth(2).click();
    expect(await shown(page)).toBe(2);
  });

  test('do not move other content when they rotate', async ({ page }) => {
    await open(page, '/');
    // The page may grow elsewhere, so only the block's own box is compared.
    const heights: (number | undefined)[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      heights.push((await slider(page).boundingBox())?.height);
      await page.clock.runFor(10_000);
    }
    expect(heights[0]).toBeGreaterThan(0);
    expect(new Set(heights).size).toBe(1);
  });

  test('of fewer partners are side by side, and desktop feeds are not on phones', async ({
    page,
    browser,
  }) => {
    const category = await findCategory(page);
    await visit(page, category);
    const grids = page.locator('[data-feed]');
    await expect(grids).toHaveCount(2);
    await expect(page.locator('[data-feed-logo]')).toHaveCount(0);
    await expect(grids.first().locator('article')).toHaveCount(3);
    await expect(grids.nth(1).locator('article')).toHaveCount(2);
    const mobile = await browser.newPage(phone);
    await visit(mobile, new URL(category, page.url()).href);
    await expect(mobile.locator('[data-feed]')).toHaveCount(1);
    await mobile.close();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all partners of a feed are visible', async ({ page }) => {
    await page.goto('/');
    await expect(partners(page)).toHaveCount(4);
    for (const partner of await partners(page).all()) await expect(partner).toBeVisible();
    await expect(page.locator('[data-feed-logo]').first()).toBeHidden();
  });
});

test('a page without sponsors that slide does not load their slider', async ({ page }) => {
  const preloads = async (path: string) =>
    [...(await (await page.request.get(path)).text()).matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(
      ([, file]) => file,
    );
  const ofDoctors = await preloads('/doctors.html');
  expect(ofDoctors.length).toBeGreaterThan(3);
  expect(ofDoctors.filter((file) => file?.includes('sliders'))).toEqual([]);
});
