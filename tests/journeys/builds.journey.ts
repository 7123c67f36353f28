import type { Page } from '@playwright/test';
import { startBuildSwitch } from '#tests/support/second-build.ts';
import { expect, findCategory, main, test, untilAlive } from './portal.ts';

test.use({ serviceWorkers: 'allow' });

/** The files of the build that a page has loaded, by whether they are of the second one. */
const loadedFiles = (page: Page): Promise<boolean[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/static\/assets\/.*\.(js|css)$/.test(path))
      .map((path) => path.includes('-second')),
  );

test('a new build while a page is open: the page goes on after one quiet reload, and the new worker takes over', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const builds = await startBuildSwitch(baseURL ?? '');
  try {
    let reloads = 0;
    const category = await findCategory(page);
    await page.goto(builds.url);
    await untilAlive(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    expect(new Set(await loadedFiles(page))).toEqual(new Set([false]));
    page.on('load', () => {
      reloads += 1;
    });

    builds.deploy();
    await page.locator(`header a[href="${category}"]:visible`).first().click();
    await expect(main(page)).toHaveAttribute('data-route', 'category');
    await untilAlive(page);
    expect(new URL(page.url()).pathname).toBe(category);
    // No file of the former build is mixed in.
    await expect.poll(async () => [...new Set(await loadedFiles(page))]).toEqual([true]);
    expect(reloads).toBe(1);

    // The new worker does not wait for the tab to be closed, and lets go of what only the former build needed.
    const cached = () =>
      page.evaluate(async () => {
        const prepared = await (await (await caches.open('salbuni-prepared')).match('/'))?.text();
        const files = (await (await caches.open('salbuni-files')).keys()).map(({ url }) => url);
        return {
          isPrepared: prepared?.includes('-second') === true,
          formerFiles: files.filter((url) => /\/assets\/.*\.(js|css)$/.test(url) && !url.includes('-second'))
            .length,
          isWaiting: (await navigator.serviceWorker.getRegistration())?.waiting !== null,
        };
      });
    await expect
      .poll(cached, { timeout: 120_000 })
      .toEqual({ isPrepared: true, formerFiles: 0, isWaiting: false });
    await expect(main(page)).toHaveAttribute('data-route', 'category');
    expect(reloads).toBe(1);
  } finally {
    await builds.close();
  }
});
