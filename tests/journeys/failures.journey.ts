import { expect, findCategory, main, test, visit } from './portal.ts';

test('a page that fails to load shows an error and a retry button', async ({ page }) => {
  const category = await findCategory(page);
  await visit(page, '/');
  await page.route('**/api/restql/**', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.locator(`header a[href="${category}"]:visible`).first().click();
  await expect(main(page)).toHaveAttribute('data-route', 'error');
  await expect(page).toHaveTitle(/^ვერ ჩაიტვირთა/);
  await page.unroute('**/api/restql/**');
  await main(page).locator('button').click();
  await expect(main(page)).toHaveAttribute('data-route', 'category');
  await expect(page).toHaveURL(new RegExp(`${category}$`));
});

test('optional content that fails to load is left out silently', async ({ page }) => {
  const category = await findCategory(page);
  await visit(page, '/');
  await page.route('**/api/restql/{readable_articles,articleblock}/', (route) => route.abort());
  await page.locator(`header a[href="${category}"]:visible`).first().click();
  await expect(main(page)).toHaveAttribute('data-route', 'category');
  await expect(main(page).locator('[data-article]').first()).toBeVisible();
  await expect(page.locator('#most-read')).toHaveCount(0);
});

test('a deleted record shows the 404 page in place', async ({ page }) => {
  const category = await findCategory(page);
  await visit(page, '/');
  await page.route('**/api/restql/category/', (route) =>
    route.fulfill({ json: { category: null, metainfo: null } }),
  );
  await page.locator(`header a[href="${category}"]:visible`).first().click();
  await expect(main(page)).toHaveAttribute('data-route', 'notfound');
});

test('a chunk that fails to load is named with the reason', async ({ page }) => {
  const category = await findCategory(page);
  await page.route('**/static/assets/Category.screen-*.js', (route) => route.abort());
  await visit(page, '/');
  await page.locator(`header a[href="${category}"]:visible`).first().click();
  await expect(main(page)).toHaveAttribute('data-route', 'error');
  await expect(main(page)).toContainText('category/Category');
});

test('a picture that fails to load is replaced by the original file', async ({ page }) => {
  await page.route('**/media/_thumb/**', (route) => route.fulfill({ status: 404 }));
  await visit(page, '/');
  const picture = page.locator('[data-slide][data-current] img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .not.toContain('_thumb');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
