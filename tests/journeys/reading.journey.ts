import { expect, findArticle, findCategory, main, test, untilDrawn, visit } from './portal.ts';

test('a reader goes from home to a category and an article, and back to the same position', async ({
  page,
  complaints,
}) => {
  await visit(page, '/');
  await expect(main(page)).toHaveAttribute('data-route', 'home');
  await page.locator('header nav a:visible').first().click();
  await expect(main(page)).toHaveAttribute('data-route', 'category');
  await expect(page.locator('h1')).toBeFocused();
  // The first article leads over the whole column, and each subtopic says how many it has.
  const lead = await main(page).locator('[data-article]').first().boundingBox();
  const second = await main(page).locator('[data-article]').nth(1).boundingBox();
  expect(lead?.width).toBeGreaterThan(1.5 * (second?.width ?? 0));
  await expect(main(page).locator('nav a[href^="/category/"] span').first()).toHaveText(/^[1-9]\d*$/);
  await page.evaluate(() => window.scrollTo(0, 420));
  const card = main(page).locator('[data-article] a').nth(3);
  const href = await card.getAttribute('href');
  await card.click();
  await expect(main(page)).toHaveAttribute('data-route', 'article');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(main(page)).toHaveAttribute('data-route', 'category');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(350);
  await page.goForward();
  await expect(main(page)).toHaveAttribute('data-route', 'article');
  expect(complaints).toEqual([]);
});

test('navigation in the browser loads data, sets title and tags, and announces route changes from the second page on', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    const events: unknown[] = [];
    const views: unknown[] = [];
    Object.assign(window, { events, views, gtag: (...sent: unknown[]) => views.push(sent) });
    window.addEventListener('route-change', (event) => events.push((event as CustomEvent).detail));
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/restql/')) asked.push(new URL(request.url()).pathname);
  });
  const category = await findCategory(page);
  await visit(page, '/');
  expect(asked).toEqual([]);
  expect(await page.evaluate('events')).toEqual([]);
  await page.locator(`header a[href="${category}"]:visible`).first().click();
  await expect(main(page)).toHaveAttribute('data-route', 'category');
  await expect(page).toHaveTitle(/ - სალბუნი$/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${category}$`));
  await expect(page.locator('meta[property="og:url"]')).toHaveCount(1);
  expect(asked).toContain('/api/restql/category/');
  expect(asked).not.toContain('/api/restql/menu/');
  await expect.poll(() => page.evaluate('events')).toEqual([{ name: 'category', path: category }]);
  expect(await page.evaluate('views.length')).toBe(2);
  expect(complaints).toEqual([]);
});

test('an article has all content and metadata', async ({ page }) => {
  const path = await findArticle(page);
  await visit(page, path);
  await expect(main(page)).toHaveAttribute('data-id', '101');
  await expect(page.locator('[data-body] h2').first()).toBeVisible();
  const contents = page.locator('nav[aria-labelledby="contents"] a');
  expect(await contents.count()).toBeGreaterThan(2);
  await contents.nth(1).click();
  await expect(page).toHaveURL(/#/);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [webPage, trail] = data.map((text) => JSON.parse(text));
  expect(webPage).toMatchObject({
    '@type': 'MedicalWebPage',
    author: { '@type': 'Person' },
    reviewedBy: { '@type': 'Person' },
    datePublished: expect.any(String),
    lastReviewed: expect.any(String),
  });
  expect(trail['@type']).toBe('BreadcrumbList');
});

test('a wrong alias redirects once, and a missing page is 404', async ({ page }) => {
  const path = await findArticle(page);
  const wrong = await page.request.get(path.replace(/101-.*/, '101-x.html'), { maxRedirects: 0 });
  expect(wrong.status()).toBe(301);
  expect(wrong.headers().location).toBe(path);
  for (const missing of ['/category/999999-x.html', '/nowhere', `${await findCategory(page)}?page=999`]) {
    const response = await page.goto(missing);
    expect(response?.status()).toBe(404);
    await expect(main(page)).toHaveAttribute('data-route', 'notfound');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('main a[href="/"]')).toBeVisible();
  }
});

test('the scroll-to-top button appears after 530 px and works', async ({ page }) => {
  await visit(page, '/');
  const button = page.locator('[data-scroll-top]');
  await expect(button).not.toHaveAttribute('data-active');
  await page.evaluate(() => window.scrollTo(0, 530));
  await untilDrawn(page);
  await expect(button).not.toHaveAttribute('data-active');
  await page.evaluate(() => window.scrollTo(0, 531));
  await expect(button).toHaveAttribute('data-active');
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the server clock advances, and WebP support is stored', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/');
  const now = () => page.evaluate(() => window.constants?.now ?? 0);
  const before = await now();
  await page.clock.runFor(3000);
  expect((await now()) - before).toBeGreaterThanOrEqual(3);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('webp_supported'))).toBe('true');
});

test('menus close on Escape and on a click outside', async ({ page }) => {
  await visit(page, '/');
  const menu = page.locator('header details[data-popover]:visible').first();
  await menu.locator('summary').click();
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(menu.locator('summary')).toBeFocused();
  await menu.locator('summary').click();
  await page
    .locator('h2')
    .first()
    .click({ force: true, position: { x: 1, y: 1 } });
  await expect(menu).not.toHaveAttribute('open');
});

test('pages, scripts and styles are compressed', async ({ page }) => {
  const plain: string[] = [];
  let compressed = 0;
  page.on('response', async (response) => {
    if (!/\/$|\.(css|js|html)$/.test(response.url()) || response.url().endsWith('/constants.js')) return;
    if ((await response.headerValue('content-encoding')) === 'br') compressed += 1;
    else plain.push(response.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(plain.filter((address) => !address.includes('/advertisement/'))).toEqual([]);
  expect(compressed).toBeGreaterThan(10);
});
