import { expect, findArticle, main, phone, test } from './portal.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an article can be read, and its links work', async ({ page }) => {
    await page.goto(await findArticle(page));
    await expect(page.locator('[data-body] p').first()).toBeVisible();
    await page.locator('nav a[href^="/category/"]').last().click();
    await expect(main(page)).toHaveAttribute('data-route', 'category');
  });

  test('menus open', async ({ page }) => {
    await page.goto('/');
    const menu = page.locator('header details[data-popover]:visible').first();
    await menu.locator('summary').click();
    await menu.locator('a').first().click();
    await expect(main(page)).toHaveAttribute('data-route', /category|about/);
  });

  test('every slide can be reached', async ({ page }) => {
    await page.goto('/');
    const last = page.locator('[data-slide] a').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeVisible();
  });
});

test.describe('without script on a phone', () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test('the drawer opens', async ({ page }) => {
    await page.goto('/');
    await page.locator('details[data-drawer] summary').click();
    await page.locator('details[data-drawer] nav a').first().click();
    await expect(main(page)).toHaveAttribute('data-route', 'category');
  });
});
