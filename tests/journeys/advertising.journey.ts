import type { Page } from '@playwright/test';
import { findFaults } from '#tests/support/axe.ts';
import { calculate } from './calculator-page.ts';
import {
  advertise,
  expect,
  findArticle,
  findCategory,
  phone,
  staticPaths,
  test,
  untilAlive,
  visit,
} from './portal.ts';

/** The visible ad places of a page, sorted. */
const shown = async (page: Page): Promise<string[]> => {
  const seen = await page
    .locator('[data-ad]:visible')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLElement).dataset.ad ?? ''));
  return [...new Set(seen)].sort();
};

/** The distances of the open places of a column, from top to top, and whether the first stands below the title. */
const measure = (page: Page, column: string) =>
  page.locator(`${column} [data-in-content]:visible`).evaluateAll((boxes) => {
    const tops = boxes.map((box) => box.getBoundingClientRect().top + window.scrollY);
    const title = document.querySelector('h1')?.getBoundingClientRect().bottom ?? 0;
    return {
      distances: tops.slice(1).map((top, at) => Math.round(top - (tops[at] ?? 0))),
      isBelowTitle: tops.every((top) => top > title + window.scrollY),
    };
  });

test.describe('advertisements on a desktop', () => {
  test.use({ viewport: { width: 1720, height: 1000 } });

  test('are in their places, labelled and in frames with an opaque origin', async ({ page }) => {
    const usual = ['a2', 'adword_horizontal', 'adword_vertical', 'b2', 'c1'];
    await visit(page, '/');
    expect(await shown(page)).toEqual([...usual, 'slider4'].sort());
    for (const path of [await findCategory(page), await findArticle(page)]) {
      await visit(page, path);
      expect(await shown(page), path).toEqual(usual);
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

  test('stand 900 px apart in each column, and none above or beside a title', async ({ page }) => {
    const paths = ['/', '/enciklopedia.html', '/authors.html', '/tegebi.html', await findArticle(page)];
    for (const path of paths) {
      await visit(page, path);
      for (const column of ['main > div > div:first-child', 'main > div > [data-no-print]:last-child']) {
        const { distances, isBelowTitle } = await measure(page, column);
        expect.soft(isBelowTitle, path).toBe(true);
        expect.soft(Math.min(...distances, 900), `${path} ${column}`).toBeGreaterThanOrEqual(900);
      }
    }
  });

  test('run as complete documents, with load events', async ({ page }) => {
    const markup = `<noscript><b>none</b></noscript><p id="told"></p><script>
      const told = [document.readyState, document.compatMode, document.documentElement.lang];
      document.addEventListener('DOMContentLoaded', () => told.push('read'));
      window.onload = () => { told.push('loaded', document.readyState); document.write('<i>more</i>'); };
      addEventListener('load', () => { document.getElementById('told').textContent = told.join(' '); });
    </script><script type="module">document.body.append(document.createElement('s'));</script>`;
    await advertise(page, 1, markup);
    await visit(page, await findArticle(page));
    const frame = page.frameLocator('[data-ad="c1"] iframe');
    await expect(frame.locator('#told')).toHaveText('loading CSS1Compat ka read loaded complete');
    await expect(frame.locator('i')).toHaveText('more');
    await expect(frame.locator('s')).toBeAttached();
    await expect(frame.locator('b')).toHaveCount(0);
  });

  test('open a new page when clicked, and their views and clicks are counted', async ({ page, context }) => {
    await visit(page, await findArticle(page));
    const sent = { shown: [] as string[], pressed: [] as string[], statuses: [] as number[] };
    page.on('response', (response) => {
      if (!response.url().endsWith('/api/advertisement-counts/')) return;
      const counts = new URLSearchParams(response.request().postData() ?? '');
      sent.shown.push(...(counts.get('shown') ?? '').split(','));
      sent.pressed.push(...(counts.get('pressed') ?? '').split(',').filter(Boolean));
      sent.statuses.push(response.status());
    });
    const opening = context.waitForEvent('page');
    await page.frameLocator('[data-ad="c1"] iframe').locator('a').click();
    await (await opening).close();
    await expect.poll(() => sent.shown, { timeout: 25_000 }).toContain('1');
    expect(sent.pressed).toEqual(['1']);
    expect(new Set(sent.statuses)).toEqual(new Set([204]));
  });
});

test('stand beside a calculator and after its result, not beside an emergency, and tell nothing until the page is left', async ({
  page,
}) => {
  await page.clock.install();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  const counts = '/api/advertisement-counts/';
  await page.goto('/shaqari-siskhlshi.html');
  await untilAlive(page);
  expect(await shown(page)).toEqual(['a2', 'c1']);
  const result = page.locator('[data-tone]');
  await calculate(page, { value: '5,1' });
  await expect(result).toBeVisible();
  for (const box of await page.locator('[data-ad]').all()) {
    await box.scrollIntoViewIfNeeded();
    await expect(box.frameLocator('iframe').locator('a')).toBeVisible();
    await page.clock.runFor(2_000);
  }
  await page.clock.runFor(20_000);
  expect(sent).not.toContain(counts);
  await calculate(page, { value: '2,4' });
  await expect(result).toHaveAttribute('data-tone', 'urgent');
  expect(await shown(page)).toEqual([]);
  const leaving = page.waitForRequest((request) => request.url().endsWith(counts));
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(new URLSearchParams((await leaving).postData() ?? '').get('shown')).toMatch(/^\d+,\d+$/);
});

test.describe('advertisements without script', () => {
  test.use({ javaScriptEnabled: false });

  test('are displayed as they are', async ({ page }) => {
    await page.goto(await findArticle(page));
    await expect(page.frameLocator('[data-ad="a2"] iframe').locator('a').first()).toBeVisible();
  });
});

test.describe('advertisements on a phone', () => {
  test.use(phone);

  test('stand within the content of every kind of page, each place once, and nowhere on those about the portal', async ({
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
    const others = ['/search?q=wneva', '/gamomthvlelebi.html', '/tegebi.html'];
    const pages = [...lists.map((name) => `/${name}.html`), ...(await Promise.all(records)), ...others];
    for (const path of pages) {
      const html = await (await request.get(path)).text();
      const shownPlaces = Array.from(html.matchAll(/data-ad="([^"]+)"/g), ([, place]) => place);
      expect(shownPlaces, path).toContain('mob-top');
      expect(shownPlaces.length, path).toBe(new Set(shownPlaces).size);
      expect(html.indexOf('data-ad='), path).toBeGreaterThan(html.indexOf('</h1>'));
    }
    for (const path of [...staticPaths, '/search']) {
      const html = await (await request.get(path)).text();
      expect(html, path).not.toContain('data-ad=');
    }
  });

  test('stand 1,480 px apart', async ({ page, request }) => {
    const records = ['term', 'question', 'clinic'].map(async (name) => {
      const query = { data: { fields: ['url'], limit: 1 } };
      return (await (await request.post(`/api/restql/${name}/`, query)).json())[name][0].url as string;
    });
    const lists = ['/', '/tegebi.html', `/enciklopedia.html?letter=${encodeURIComponent('დ')}`];
    for (const path of [...lists, ...(await Promise.all(records))]) {
      await visit(page, path);
      const { distances, isBelowTitle } = await measure(page, 'main');
      expect.soft(isBelowTitle, path).toBe(true);
      expect.soft(Math.min(...distances, 1480), path).toBeGreaterThanOrEqual(1480);
    }
  });

  test('follow the third paragraph of a text, and the text is hydrated without a fault', async ({
    page,
    request,
    complaints,
  }) => {
    for (const [name, id] of [
      ['article', 136],
      ['question', 35],
    ] as const) {
      const query = { data: { find: { id }, fields: ['url'], many: false } };
      const { url } = (await (await request.post(`/api/restql/${name}/`, query)).json())[name];
      await visit(page, url);
      const place = name === 'article' ? 'mob-a1' : 'mob-top';
      const before = await page
        .locator(`[data-body]:has(~ [data-ad="${place}"])`)
        .evaluateAll((texts) => texts.flatMap((text) => [...text.children]).map(({ tagName }) => tagName));
      expect(before.filter((tagName) => tagName === 'P').length, url).toBe(3);
      await expect(page.locator('[data-body] ~ [data-body]'), url).toHaveCount(1);
    }
    expect(complaints).toEqual([]);
  });

  test('are in the mobile places, and axe finds no violations in an article with all of them', async ({
    page,
  }) => {
    await visit(page, '/');
    expect(await shown(page)).toEqual(['mob-a1', 'mob-b1', 'mob-top']);
    await visit(page, await findArticle(page));
    expect((await shown(page)).slice(0, 2)).toEqual(['mob-a2', 'mob-top']);
    await page.locator('[data-ad="mob-a2"] iframe').scrollIntoViewIfNeeded();
    await expect(page.frameLocator('[data-ad="mob-a2"] iframe').locator('a')).toBeVisible();
    await page.locator('[data-recommended] button').first().click();
    await expect(page.locator('[data-popup]')).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
    for (const frame of page.frames().slice(1))
      expect(await findFaults(frame, { within: 'body' }), frame.url()).toEqual([]);
  });
});
