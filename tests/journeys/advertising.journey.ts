import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, findArticle, findCategory, phone, test, visit } from './portal.ts';

/** Places that are seen on a page, in alphabetical order. */
const shown = async (page: Page): Promise<string[]> => {
  const seen = await page
    .locator('[data-ad]:visible')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLElement).dataset.ad ?? ''));
  return [...new Set(seen)].sort();
};

test.describe('advertisements on a desktop', () => {
  test.use({ viewport: { width: 1720, height: 1000 } });

  test('stand in their places, labelled and in frames that are nobody’s', async ({ page }) => {
    const usual = ['a2', 'adword_horizontal', 'adword_vertical', 'b2', 'c1'];
    await visit(page, '/');
    expect(await shown(page)).toEqual([...usual, 'slider4'].sort());
    for (const path of [await findCategory(page), await findArticle(page), '/gamomthvlelebi.html']) {
      await visit(page, path);
      expect(await shown(page)).toEqual(usual);
    }
    await expect(page.locator('[data-ad="adword_vertical"]')).toHaveCount(2);
    for (const box of await page.locator('[data-ad]:visible').all()) {
      await expect(box).toContainText('რეკლამა');
      await expect(box.locator('iframe')).toHaveAttribute(
        'sandbox',
        'allow-scripts allow-popups allow-popups-to-escape-sandbox',
      );
    }
  });

  test('are not where people sign in', async ({ page }) => {
    for (const path of ['/authentication/signin/', '/authentication/signup/', '/authentication/recover/']) {
      await visit(page, path);
      await expect(page.locator('[data-ad]')).toHaveCount(0);
    }
  });

  test('open a page of their own when pressed, and what was seen and pressed is counted', async ({
    page,
    context,
  }) => {
    await visit(page, await findArticle(page));
    const seen = page.waitForRequest('**/api/advertisement-counts/', { timeout: 20_000 });
    const opening = context.waitForEvent('page');
    await page.frameLocator('[data-ad="c1"] iframe').locator('a').click();
    await (await opening).close();
    await page.waitForTimeout(1_500);
    const sent = new URLSearchParams((await seen).postData() ?? '');
    expect(sent.get('shown')?.split(',')).toContain('1');
    expect(sent.get('pressed')).toBe('1');
    expect((await (await seen).response())?.status()).toBe(204);
  });
});

test.describe('advertisements on a phone', () => {
  test.use(phone);

  test('stand in the mobile places, and axe finds nothing in an article with all of them', async ({
    page,
  }) => {
    await visit(page, '/');
    expect(await shown(page)).toEqual(['mob-b1', 'mob-b2', 'mob-b3', 'mob-top']);
    await visit(page, await findArticle(page));
    expect((await shown(page)).slice(0, 2)).toEqual(['mob-a1', 'mob-a2']);
    await page.locator('[data-ad="mob-a2"] iframe').scrollIntoViewIfNeeded();
    await expect(page.frameLocator('[data-ad="mob-a2"] iframe').locator('a')).toBeVisible();
    await page.locator('[data-recommended] button').first().click();
    await expect(page.locator('[data-popup]')).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});
