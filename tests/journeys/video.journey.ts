import type { Page, Route } from '@playwright/test';
import { findFaults } from '#tests/support/axe.ts';
import { expect, phone, test, visit } from './portal.ts';

const overlay = (page: Page) => page.locator('[data-video-ad]');
const video = (page: Page) => page.locator('video');

/** A demonstration article with a video. */
async function findVideo(page: Page): Promise<string> {
  const response = await page.request.post('/api/restql/article/', {
    data: { find: { id: 125 }, many: false, fields: ['url'] },
  });
  return (await response.json()).article.url;
}

/** Answers the three ad tags in place of a server. @returns the impressions sent */
async function giveTags(page: Page, answer: (route: Route, tag: number) => Promise<void>) {
  const impressions: string[] = [];
  let tags = 0;
  await page.route('**/api/video-ads/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (pathname.includes('impression')) {
      impressions.push(search);
      return route.fulfill({ status: 204 });
    }
    tags += 1;
    return answer(route, tags);
  });
  return { impressions, count: () => tags };
}

const overlayAd = (number: number) => ({
  image: '/static/demo-ad/overlay.webp',
  link: `https://shop.example/${number}`,
  impression: `/api/video-ads/impression/?${number}`,
});
const overlaysOnly = (route: Route, tag: number) =>
  route.fulfill({ json: { ad: { overlay: overlayAd(tag), preroll: null } } });

async function play(page: Page): Promise<void> {
  await video(page).focus();
  await page.keyboard.press('Space');
}

const state = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) => ({
    isPlaying: !element.paused && element.currentTime > 0,
    isOwn: element.getAttribute('src')?.includes('breathing') ?? false,
    hasOwnControls: element.controls,
  }));
const plays = { isPlaying: true, isOwn: true, hasOwnControls: false };

async function seek(page: Page, seconds: number): Promise<void> {
  await video(page).evaluate(
    (element: HTMLVideoElement, to) =>
      new Promise((done) => {
        element.addEventListener('seeked', done, { once: true });
        element.currentTime = to;
      }),
    seconds,
  );
}

for (const [device, options] of [
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', phone],
] as const) {
  test.describe(`the video of an article on a ${device}`, () => {
    test.use(options);

    test('starts with the built-in advertisement, which can be skipped', async ({ page, complaints }) => {
      const hosts = new Set<string>();
      page.on('request', (request) => hosts.add(new URL(request.url()).origin));
      await visit(page, await findVideo(page));
      await play(page);
      const preroll = page.locator('[data-video-preroll]');
      await expect(preroll.getByRole('button')).toBeDisabled();
      await expect(preroll.getByRole('link')).toHaveAttribute('rel', 'sponsored noopener');
      await expect.poll(() => state(page)).toEqual({ isPlaying: true, isOwn: false, hasOwnControls: false });
      await seek(page, 5.1);
      await preroll.getByRole('button', { name: 'რეკლამის გამოტოვება' }).click();
      await expect(preroll).toHaveCount(0);
      await expect.poll(() => state(page)).toEqual(plays);
      expect([...hosts]).toEqual([new URL(page.url()).origin]);
      expect(complaints).toEqual([]);
    });

    test('shows each overlay at its time and counts it once', async ({ page, complaints }) => {
      const tags = await giveTags(page, overlaysOnly);
      await visit(page, await findVideo(page));
      await play(page);
      await expect.poll(tags.count).toBe(3);
      await expect.poll(() => state(page)).toEqual(plays);
      await expect(overlay(page)).toHaveCount(0);
      expect(tags.impressions).toEqual([]);
      // Reached by playing.
      await seek(page, 7.5);
      await expect(overlay(page)).toHaveCount(0);
      await expect(overlay(page)).toHaveAttribute('data-video-ad', '1');
      await expect.poll(() => tags.impressions).toEqual(['?1']);
      const frame = await page.locator('[data-video]').boundingBox();
      const box = await overlay(page).locator('img').boundingBox();
      expect(box && frame && box.x >= frame.x && box.x + box.width <= frame.x + frame.width).toBe(true);
      // Past the second overlay, into the third.
      await seek(page, 95);
      await expect(overlay(page)).toHaveAttribute('data-video-ad', '3');
      await expect.poll(() => tags.impressions).toEqual(['?1', '?3']);
      await seek(page, 111);
      await expect(overlay(page)).toHaveCount(0);
      // Back to the first: shown again, not counted again.
      await seek(page, 24.2);
      await expect(overlay(page)).toHaveAttribute('data-video-ad', '1');
      await expect(overlay(page)).toHaveCount(0);
      await seek(page, 45);
      await expect(overlay(page).getByRole('link')).toHaveAttribute('href', 'https://shop.example/2');
      await expect(overlay(page).getByRole('link')).toHaveAttribute('target', '_blank');
      // Once closed, it stays closed.
      await overlay(page).getByRole('button', { name: 'რეკლამის დახურვა' }).click();
      await expect(overlay(page)).toHaveCount(0);
      await seek(page, 50);
      await expect(overlay(page)).toHaveCount(0);
      expect(tags.impressions).toEqual(['?1', '?3', '?2']);
      expect(await state(page)).toEqual(plays);
      expect(complaints).toEqual([]);
    });
  });
}

const broken: Record<string, (route: Route, tag: number) => Promise<void>> = {
  empty: (route) => route.fulfill({ json: { ad: null } }),
  failing: (route) => route.fulfill({ status: 500, body: 'no' }),
  'of no use': (route) => route.fulfill({ body: '<html>' }),
  silent: () => Promise.resolve(),
  'with a film and a picture that are none': (route, tag) =>
    route.fulfill({
      json: {
        ad: {
          overlay: { ...overlayAd(tag), image: '/static/none.webp' },
          preroll: { media: '/static/icon.svg', link: null, impression: overlayAd(tag).impression },
        },
      },
    }),
};

for (const [kind, answer] of Object.entries(broken)) {
  test(`the video plays when its tags are ${kind}`, async ({ page }) => {
    const tags = await giveTags(page, answer);
    await visit(page, await findVideo(page));
    await play(page);
    await expect.poll(tags.count).toBe(3);
    await expect.poll(() => state(page)).toEqual(plays);
    await seek(page, 10);
    await expect(overlay(page)).toHaveCount(0);
  });
}

test('pressing play again while ads load starts the video at once', async ({ page }) => {
  await giveTags(page, () => Promise.resolve());
  await visit(page, await findVideo(page));
  await play(page);
  await expect(page.locator('[data-video] [role=status]')).toBeVisible();
  await video(page).evaluate((element: HTMLVideoElement) => element.play());
  await expect(page.locator('[data-video] [role=status]')).toBeHidden();
  await expect.poll(() => state(page)).toEqual(plays);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no violations in an overlay (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const tags = await giveTags(page, overlaysOnly);
    await visit(page, await findVideo(page));
    await play(page);
    await expect.poll(tags.count).toBe(3);
    await expect.poll(() => state(page)).toEqual(plays);
    await seek(page, 10);
    await expect(overlay(page)).toBeVisible();
    await video(page).evaluate((element: HTMLVideoElement) => element.pause());
    expect(await findFaults(page, { within: '[data-video]' })).toEqual([]);
  });
}

test('a video is played, moved, silenced and captioned by Georgian controls, with the keyboard', async ({
  page,
  complaints,
}) => {
  await giveTags(page, (route) => route.fulfill({ json: { ad: null } }));
  await visit(page, await findVideo(page));
  const control = (name: string) => page.locator('[data-video-controls]').getByRole('button', { name });
  const read = () =>
    video(page).evaluate(({ muted, textTracks, currentTime }: HTMLVideoElement) => ({
      muted,
      captions: textTracks[0]?.mode,
      time: Math.floor(currentTime),
    }));
  await control('ჩართვა').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => state(page)).toEqual(plays);
  await expect(control('შეჩერება')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(control('ჩართვა')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('slider', { name: 'ადგილი ვიდეოში' })).toHaveAttribute(
    'aria-valuetext',
    /^0:01, სულ/,
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect.poll(read).toEqual({ muted: true, captions: 'showing', time: 1 });
  await expect(control('ქართული სუბტიტრები')).toHaveAttribute('aria-pressed', 'true');
  expect(await findFaults(page, { within: '[data-video]' })).toEqual([]);
  expect(complaints).toEqual([]);
});

test("the video has captions, a poster and the browser's controls without script", async ({ page }) => {
  const html = await (await page.request.get(await findVideo(page))).text();
  const [tag = ''] = /<video\b[^>]*>.*?<\/video>/.exec(html) ?? [];
  expect(tag).toMatch(/ controls=""/);
  expect(tag).toMatch(/poster="\/media\/drawn\/articles\/\d+\/wide\.webp"/);
  const captions = /<track kind="captions" srcLang="ka"[^>]* src="([^"]+)"/i.exec(tag)?.[1] ?? '';
  const response = await page.request.get(captions);
  expect([response.status(), response.headers()['content-type']]).toEqual([
    200,
    expect.stringContaining('text/vtt'),
  ]);
});
