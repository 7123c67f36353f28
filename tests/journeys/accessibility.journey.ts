import { findFaults } from '#tests/support/axe.ts';
import { expect, findArticle, findCategory, main, phone, staticPaths, test } from './portal.ts';

/** Both colour schemes and both kinds of device, each once. */
const looks = [
  { device: 'desktop', colorScheme: 'light', options: { viewport: { width: 1440, height: 900 } } },
  { device: 'phone', colorScheme: 'dark', options: phone },
] as const;

for (const { device, colorScheme, options } of looks) {
  test.describe(`${device}, ${colorScheme}`, () => {
    test.use({ ...options, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing on any screen, and no screen complains', async ({ page, complaints }) => {
      test.setTimeout(120_000);
      const missing = '/category/999999-x.html';
      for (const path of ['/', await findCategory(page), await findArticle(page), ...staticPaths, missing]) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(main(page)).toBeVisible();
        expect(await findFaults(page), path).toEqual([]);
      }
      expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
    });

    test('axe finds nothing in an open menu', async ({ page }) => {
      await page.goto('/', { waitUntil: 'networkidle' });
      await page.locator('header details:visible > summary').first().click();
      expect(await findFaults(page)).toEqual([]);
    });
  });
}

test('an article on paper is dark on white, also for who reads in dark', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(await findArticle(page));
  expect(await findFaults(page, { within: 'main' })).toEqual([]);
});
