import { expect, findArticle, main, phone, test, visit, widthBeyondScreen } from './portal.ts';

test.describe('on a phone', () => {
  test.use(phone);

  test('the server detects a phone and renders a list of six articles', async ({ page, complaints }) => {
    const html = await (await page.request.get('/')).text();
    expect(html).toContain('data-device="mobile"');
    await visit(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-device', 'mobile');
    await expect(page.locator('[data-slider]')).toHaveCount(0);
    await expect(page.locator('[data-block="main_slider"] [data-article]')).toHaveCount(6);
    await expect(page.locator('[data-scroll-top]')).toHaveCount(0);
    await expect(page.locator('[data-ad]:not([data-ad^="mob-"]):visible')).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('the drawer opens, traps the focus, closes on Escape and on navigation', async ({ page }) => {
    await visit(page, '/');
    const drawer = page.locator('details[data-drawer]');
    await drawer.locator('summary').click();
    await expect(drawer).toHaveAttribute('open');
    await expect(page.locator('html')).toHaveAttribute('data-locked');
    for (let press = 0; press < 40; press += 1) await page.keyboard.press('Tab');
    expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    // In the search field Escape closes the suggestions first.
    await drawer.locator('nav a').first().focus();
    await page.keyboard.press('Escape');
    await expect(drawer).not.toHaveAttribute('open');
    await drawer.locator('summary').click();
    await drawer.locator('nav a').first().click();
    await expect(main(page)).toHaveAttribute('data-route', 'category');
    await expect(drawer).not.toHaveAttribute('open');
    await expect(page.locator('html')).not.toHaveAttribute('data-locked');
  });

  test('no element is wider than the screen', async ({ page }) => {
    await visit(page, '/');
    expect(await widthBeyondScreen(page)).toBe(0);
  });

  test('the names of topics stand within their tiles', async ({ page }) => {
    await visit(page, '/');
    for (const width of [360, 390, 720]) {
      await page.setViewportSize({ width, height: 800 });
      const outside = await page.locator('main a[href^="/category/"]').evaluateAll((tiles) =>
        tiles.flatMap((tile) => {
          const text = document.createRange();
          text.selectNodeContents(tile);
          const { right } = tile.getBoundingClientRect();
          return [...text.getClientRects()].some((line) => line.right > right + 0.5)
            ? [tile.textContent]
            : [];
        }),
      );
      expect(outside, `${width} px`).toEqual([]);
    }
  });

  test('an article begins with its facts, and no advertisement is above a title', async ({ page }) => {
    await visit(page, await findArticle(page));
    const fact = await page.locator('[data-key-facts] li').first().boundingBox();
    expect((fact?.y ?? Number.POSITIVE_INFINITY) + (fact?.height ?? 0)).toBeLessThan(400);
    for (const path of [new URL(page.url()).pathname, '/doctors.html', '/enciklopedia.html']) {
      await visit(page, path);
      const title = await page.locator('h1').boundingBox();
      for (const ad of await page.locator('[data-ad]:visible').all())
        expect((await ad.boundingBox())?.y, path).toBeGreaterThan(title?.y ?? 0);
    }
  });

  for (const path of ['/', '/kithkhva-pasukhi.html', '/clinics.html', '/search?q=wneva']) {
    test(`headings on ${path} break words that are too wide`, async ({ page }) => {
      await visit(page, path);
      await page.evaluate((word) => {
        for (const head of document.querySelectorAll('main :is(h1, h2, h3)'))
          (head.querySelector('a') ?? head).textContent = word;
      }, 'ურთიერთდამოკიდებულებისათვისაც'.repeat(2));
      expect(await widthBeyondScreen(page)).toBe(0);
    });
  }
});

test('the menus under the header stay inside the screen at any width', async ({ page }) => {
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/enciklopedia.html');
    for (const summary of await page.locator('header nav summary:visible').all()) {
      await summary.click();
      const list = await summary.locator('+ *').boundingBox();
      expect(list?.x).toBeGreaterThanOrEqual(0);
      expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
    }
  }
});

test('a desktop window has the mobile layout as long as it is narrow, and no empty places of advertising', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await visit(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-device', 'mobile');
  await expect(page.locator('[data-block="main_slider"] [data-article]')).toHaveCount(6);
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect(page.locator('html')).toHaveAttribute('data-device', 'desktop');
  await expect(page.locator('[data-slider] [data-slide]')).toHaveCount(15);
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(page.locator('html')).toHaveAttribute('data-device', 'mobile');
  const empty = page.locator('main [data-size]:not([data-ad])');
  await expect(empty.locator('visible=true')).toHaveCount(0);
  await expect(page.locator('[data-ad^="mob-"]').first()).toBeVisible();
});
