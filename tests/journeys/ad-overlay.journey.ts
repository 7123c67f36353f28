import type { Locator, Page } from '@playwright/test';
import { advertise, expect, phone, test, untilAlive, visit } from './portal.ts';

/** Address of the demonstration's article with an overlay. */
async function findArticleWithOverlay(page: Page): Promise<string> {
  const answer = await page.request.post('/api/restql/article/', {
    data: { find: { id: 131 }, many: false, fields: ['url'] },
  });
  return ((await answer.json()) as { article: { url: string } }).article.url;
}

/** Opens the article with a paused clock, once its frame and the script that watches it are loaded. */
async function openStill(page: Page, { markup }: { markup?: string } = {}): Promise<Locator> {
  if (markup !== undefined) await advertise(page, 15, markup);
  await page.clock.install({ time: new Date('2026-11-20T10:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-20T10:00:01Z'));
  await page.addInitScript(() => {
    addEventListener('message', ({ source, data }) => {
      const frame = document.querySelector<HTMLIFrameElement>('[data-ad-overlay] iframe');
      if (data?.ad === 'shown' && source === frame?.contentWindow) frame?.setAttribute('data-filled', '');
    });
  });
  await page.goto(await findArticleWithOverlay(page));
  const overlay = page.locator('[data-ad-overlay]');
  await untilWritten(page);
  if (markup === undefined) await untilFilled(page);
  return overlay;
}

/** Waits until the page watches the overlay's frame and the advertisement is written into it. */
async function untilWritten(page: Page): Promise<void> {
  await untilAlive(page);
  const content = page.locator('[data-ad-overlay] iframe').contentFrame().locator('body > *');
  await content.first().waitFor({ state: 'attached' });
}

/** Waits until the overlay's frame has reported its content to the page. */
const untilFilled = (page: Page): Promise<void> =>
  expect(page.locator('[data-ad-overlay] iframe[data-filled]')).toBeAttached();

const scrolls = (page: Page): Promise<boolean> =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== 'hidden');

test.describe('the mobile overlay', () => {
  test.use(phone);

  test('appears after half a second, counts down five seconds from the third on, and closes', async ({
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

  test('restarts on every page and leaves scrolling unlocked', async ({ page }) => {
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
    await untilFilled(page);
    await page.clock.runFor(600);
    await expect(overlay).toBeVisible();
    await page.clock.runFor(1_500);
    await expect(overlay.locator('[role=timer]')).toHaveText('');
    await page.clock.runFor(500);
    await expect(overlay.locator('[data-countdown]')).toHaveText('5');
  });

  test('closes by Escape and by button, restores the focus, and has an accessible name', async ({ page }) => {
    const overlay = await openStill(page);
    await page.clock.runFor(600);
    await expect(page.getByRole('dialog', { name: 'რეკლამა' })).toBeVisible();
    await expect(overlay).toHaveAccessibleDescription(/თავად დაიხურება/);
    await expect(overlay.getByRole('button', { name: 'რეკლამის დახურვა' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
    expect(await scrolls(page)).toBe(true);
    await page.reload();
    await untilFilled(page);
    await page.clock.runFor(1_000);
    await overlay.getByRole('button', { name: 'რეკლამის დახურვა' }).click();
    await expect(overlay).toBeHidden();
  });

  test('is hidden while its frame is empty, and appears if it fills within ten seconds', async ({ page }) => {
    const filling = `<script>addEventListener('message', ({ data }) => { if (data === 'fill') document.body.append('წყალი'); });</script>`;
    const overlay = await openStill(page, { markup: filling });
    const fill = async () => {
      await page.evaluate(() =>
        document
          .querySelector<HTMLIFrameElement>('[data-ad-overlay] iframe')
          ?.contentWindow?.postMessage('fill', '*'),
      );
      await untilFilled(page);
    };
    await page.clock.runFor(9_800);
    await expect(overlay).toBeHidden();
    await fill();
    await expect(overlay).toBeVisible();
    await page.reload();
    await untilWritten(page);
    await page.clock.runFor(10_100);
    await fill();
    await expect(overlay).toBeHidden();
    expect(await scrolls(page)).toBe(true);
  });
});

test('desktop pages have no overlay', async ({ page }) => {
  await visit(page, await findArticleWithOverlay(page));
  await expect(page.locator('[data-ad-overlay]')).toHaveCount(0);
});
