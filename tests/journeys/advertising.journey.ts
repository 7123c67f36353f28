import type { Page } from '@playwright/test';
import { adDocument } from '#server/features/advertising/ad-document.ts';
import { findFaults } from '#tests/support/axe.ts';
import { expect, findArticle, findCategory, phone, staticPaths, test, visit } from './portal.ts';

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

  test('run as whole documents: what waits for their end is told of it', async ({ page }) => {
    const markup = `<noscript><b>none</b></noscript><p id="told"></p><script>
      const told = [document.readyState, document.compatMode, document.documentElement.lang];
      document.addEventListener('DOMContentLoaded', () => told.push('read'));
      window.onload = () => { told.push('loaded', document.readyState); document.write('<i>more</i>'); };
      addEventListener('load', () => { document.getElementById('told').textContent = told.join(' '); });
    </script><script type="module">document.body.append(document.createElement('s'));</script>`;
    await page.route('**/advertisement/1.html', async (route) => {
      await route.fulfill({ response: await route.fetch(), body: adDocument(markup) });
    });
    await visit(page, await findArticle(page));
    const frame = page.frameLocator('[data-ad="c1"] iframe');
    await expect(frame.locator('#told')).toHaveText('loading CSS1Compat ka read loaded complete');
    await expect(frame.locator('i')).toHaveText('more');
    await expect(frame.locator('s')).toBeAttached();
    await expect(frame.locator('b')).toHaveCount(0);
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

test.describe('advertisements without script', () => {
  test.use({ javaScriptEnabled: false });

  test('are drawn as they stand', async ({ page }) => {
    await page.goto(await findArticle(page));
    await expect(page.frameLocator('[data-ad="a2"] iframe').locator('a').first()).toBeVisible();
  });
});

test.describe('advertisements on a phone', () => {
  test.use(phone);

  test('stand above and under the content of every kind of page, as the server makes it', async ({
    request,
  }) => {
    const lists = [
      'clinics',
      'doctors',
      'journals',
      'authors',
      'consultants',
      'enciklopedia',
      'kithkhva-pasukhi',
    ];
    const records = ['clinic', 'doctor', 'journal', 'author', 'consultant', 'term', 'question'].map(
      async (name) => {
        const query = { data: { fields: ['url'], limit: 1 } };
        return (await (await request.post(`/api/restql/${name}/`, query)).json())[name][0].url;
      },
    );
    const others = [...staticPaths, '/search?q=%E1%83%90', '/gamomthvlelebi.html', '/tegebi.html'];
    for (const path of [
      ...lists.map((name) => `/${name}.html`),
      ...(await Promise.all(records)),
      ...others,
    ]) {
      const html = await (await request.get(path)).text();
      for (const place of ['mob-top', 'mob-a1', 'mob-a2'])
        expect(html.split(`data-ad="${place}"`), `${place} on ${path}`).toHaveLength(2);
    }
  });

  test('stand in the mobile places, and axe finds nothing in an article with all of them', async ({
    page,
  }) => {
    await visit(page, '/');
    expect(await shown(page)).toEqual(['mob-a1', 'mob-a2', 'mob-b1', 'mob-b2', 'mob-b3', 'mob-top']);
    await visit(page, await findArticle(page));
    expect((await shown(page)).slice(0, 2)).toEqual(['mob-a1', 'mob-a2']);
    await page.locator('[data-ad="mob-a2"] iframe').scrollIntoViewIfNeeded();
    await expect(page.frameLocator('[data-ad="mob-a2"] iframe').locator('a')).toBeVisible();
    await page.locator('[data-recommended] button').first().click();
    await expect(page.locator('[data-popup]')).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
    for (const frame of page.frames().slice(1))
      expect(await findFaults(frame, { within: 'body' }), frame.url()).toEqual([]);
  });
});
