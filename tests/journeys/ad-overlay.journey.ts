import type { Locator, Page } from '@playwright/test';
import { adDocument } from '#server/features/advertising/ad-document.ts';
import { expect, phone, test } from './portal.ts';

/** Address of the demonstration's one article with an overlay. */
async function findArticleWithOverlay(page: Page): Promise<string> {
  const answer = await page.request.post('/api/restql/article/', {
    data: { find: { id: 131 }, many: false, fields: ['url'] },
  });
  return ((await answer.json()) as { article: { url: string } }).article.url;
}

/** Opens the article with the clock standing still, its frame and the script that watches it being there. */
async function openStill(page: Page, { markup }: { markup?: string } = {}): Promise<Locator> {
  if (markup !== undefined)
    await page.route('**/advertisement/15.html', async (route) => {
      await route.fulfill({ response: await route.fetch(), body: adDocument(markup) });
    });
  await page.clock.install({ time: new Date('2026-11-20T10:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-20T10:00:01Z'));
  const watcher = page.waitForResponse(/watch-frame-/);
  await page.goto(await findArticleWithOverlay(page));
  await watcher;
  const overlay = page.locator('[data-ad-overlay]');
  await expect(overlay).toBeAttached();
  await overlay.locator('iframe').contentFrame().locator('body').waitFor({ state: 'attached' });
  await tick(400);
  return overlay;
}

/** What goes on between frames takes real time, not the page's. */
const tick = (ms: number): Promise<unknown> => new Promise((done) => setTimeout(done, ms));

const scrolls = (page: Page): Promise<boolean> =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== 'hidden');

test.describe('the overlay of phones', () => {
  test.use(phone);

  test('comes after half a second, counts five seconds from the third on, and frees the page', async ({
    page,
  }) => {
    const overlay = await openStill(page);
    const countdown = overlay.locator('[data-countdown]');
    await page.clock.runFor(400);
    await expect(overlay).toBeHidden();
    expect(await scrolls(page)).toBe(true);
    await page.clock.runFor(100);
    await expect(overlay).toBeVisible();
    await expect(overlay.locator('[data-ad="mob-c1"] iframe')).toBeVisible();
    expect(await scrolls(page)).toBe(false);
    await page.clock.runFor(1_900);
    await expect(overlay.locator('[role=timer]')).toHaveText('');
    for (const left of [5, 4, 3, 2, 1]) {
      await page.clock.runFor(left === 5 ? 100 : 1_000);
      await expect(countdown).toHaveText(String(left));
    }
    await page.clock.runFor(900);
    await expect(overlay).toBeVisible();
    await page.clock.runFor(100);
    await expect(overlay).toBeHidden();
    expect(await scrolls(page)).toBe(true);
    await page.clock.runFor(20_000);
    await expect(overlay).toBeHidden();
  });

  test('begins anew when the page is left, and leaves nothing locked', async ({ page }) => {
    const overlay = await openStill(page);
    await page.clock.runFor(4_500);
    await expect(overlay.locator('[data-countdown]')).toHaveText('3');
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/"]')?.click());
    await page.clock.runFor(1_000);
    await expect(page).toHaveURL('/');
    await expect(overlay).toHaveCount(0);
    expect(await scrolls(page)).toBe(true);
    await page.evaluate(() => history.back());
    await expect(overlay).toBeAttached();
    await overlay.locator('iframe').contentFrame().locator('a').waitFor({ state: 'attached' });
    await tick(300);
    await page.clock.runFor(600);
    await expect(overlay).toBeVisible();
    await page.clock.runFor(1_500);
    await expect(overlay.locator('[role=timer]')).toHaveText('');
    await page.clock.runFor(500);
    await expect(overlay.locator('[data-countdown]')).toHaveText('5');
  });

  test('closes by key and by button, gives the focus back, and is named to screen readers', async ({
    page,
  }) => {
    const overlay = await openStill(page);
    await page.clock.runFor(600);
    await expect(page.getByRole('dialog', { name: 'რეკლამა' })).toBeVisible();
    await expect(overlay).toHaveAccessibleDescription(/თავად დაიხურება/);
    await expect(overlay.getByRole('button', { name: 'რეკლამის დახურვა' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
    expect(await scrolls(page)).toBe(true);
    await page.reload();
    await expect(overlay).toBeAttached();
    await tick(600);
    await page.clock.runFor(1_000);
    await overlay.getByRole('button', { name: 'რეკლამის დახურვა' }).click();
    await expect(overlay).toBeHidden();
  });

  test('stays away while its frame is empty, comes when it fills within ten seconds, and not later', async ({
    page,
  }) => {
    const filling = `<script>addEventListener('message', ({ data }) => { if (data === 'fill') document.body.append('წყალი'); });</script>`;
    const overlay = await openStill(page, { markup: filling });
    const fill = async () => {
      await page.evaluate(() =>
        document
          .querySelector<HTMLIFrameElement>('[data-ad-overlay] iframe')
          ?.contentWindow?.postMessage('fill', '*'),
      );
      await tick(300);
    };
    await page.clock.runFor(9_800);
    await expect(overlay).toBeHidden();
    await fill();
    await expect(overlay).toBeVisible();
    await page.reload();
    await expect(overlay).toBeAttached();
    await tick(600);
    await page.clock.runFor(10_100);
    await fill();
    await expect(overlay).toBeHidden();
    expect(await scrolls(page)).toBe(true);
  });
});

test('a desktop has no overlay', async ({ page }) => {
  await page.goto(await findArticleWithOverlay(page), { waitUntil: 'networkidle' });
  await page.waitForTimeout(700);
  await expect(page.locator('[data-ad-overlay]')).toHaveCount(0);
});
