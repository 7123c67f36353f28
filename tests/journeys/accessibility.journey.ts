import type { Page } from '@playwright/test';
import { findFaults } from '#tests/support/axe.ts';
import { expect, findArticle, findCategory, main, phone, staticPaths, test, visit } from './portal.ts';

/** Both colour schemes and both device classes, each once. */
const looks = [
  { device: 'desktop', colorScheme: 'light', options: { viewport: { width: 1440, height: 900 } } },
  { device: 'phone', colorScheme: 'dark', options: phone },
] as const;

for (const { device, colorScheme, options } of looks) {
  test.describe(`${device}, ${colorScheme}`, () => {
    test.use({ ...options, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds no violations on any screen, and no screen logs errors', async ({ page, complaints }) => {
      test.setTimeout(120_000);
      const missing = '/category/999999-x.html';
      for (const path of ['/', await findCategory(page), await findArticle(page), ...staticPaths, missing]) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(main(page)).toBeVisible();
        expect(await findFaults(page), path).toEqual([]);
      }
      expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
    });

    test('axe finds no violations in an open menu', async ({ page }) => {
      await page.goto('/', { waitUntil: 'networkidle' });
      await page.locator('header details:visible > summary').first().click();
      expect(await findFaults(page)).toEqual([]);
    });
  });
}

/** Counts the elements, including pseudo-elements, with an animation that is not momentary. */
const countMoving = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isLong = (durations: string) => durations.split(',').some((one) => Number.parseFloat(one) > 0.001);
    const moves = ({ transitionDuration, animationName, animationDuration }: CSSStyleDeclaration) =>
      isLong(transitionDuration) || (animationName !== 'none' && isLong(animationDuration));
    const parts = [undefined, '::before', '::after'];
    const elements = [...document.querySelectorAll('*')];
    return elements.filter((element) => parts.some((part) => moves(getComputedStyle(element, part)))).length;
  });

test('nothing is animated with reduced motion', async ({ page }) => {
  for (const path of ['/', await findArticle(page), '/clinics.html', '/authentication/signin/']) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await visit(page, path);
    await expect.poll(() => countMoving(page), path).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => countMoving(page), path).toBe(0);
  }
});

test('an article prints dark on white, also in dark mode', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(await findArticle(page));
  expect(await findFaults(page, { within: 'main' })).toEqual([]);
});
