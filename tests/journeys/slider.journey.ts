import type { Page } from '@playwright/test';
import { expect, test, visit } from './portal.ts';

const shown = (page: Page) =>
  page
    .locator('[data-slide]')
    .evaluateAll((slides) => slides.findIndex((slide) => slide.hasAttribute('data-current')));

/** Moves the pointer away from the slider, which it would pause. */
const moveAway = (page: Page) => page.mouse.move(1, 890);

test.describe('the main slider', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await visit(page, '/');
    await moveAway(page);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.locator('[data-slider]').hover();
    await moveAway(page);
  });

  test('has 15 slides, visible one at a time, 780 px wide', async ({ page }) => {
    await expect(page.locator('[data-slide]')).toHaveCount(15);
    await expect(page.locator('[data-current]')).toHaveCount(1);
    await expect(page.locator('[data-dot]')).toHaveCount(15);
    const width = await page
      .locator('[data-slide][data-current]')
      .evaluate((slide) => slide.getBoundingClientRect().width);
    expect(width).toBeCloseTo(780, 2);
  });

  test('advances every 5 seconds', async ({ page }) => {
    const first = await shown(page);
    await page.clock.runFor(4900);
    expect(await shown(page)).toBe(first);
    await page.clock.runFor(200);
    expect(await shown(page)).toBe((first + 1) % 15);
    await page.clock.runFor(5000);
    expect(await shown(page)).toBe((first + 2) % 15);
  });

  test('waits 10 seconds once after a manual step', async ({ page }) => {
    const first = await shown(page);
    await page.locator('[data-next]').click();
    await moveAway(page);
    expect(await shown(page)).toBe((first + 1) % 15);
    await page.clock.runFor(9900);
    expect(await shown(page)).toBe((first + 1) % 15);
    await page.clock.runFor(200);
    expect(await shown(page)).toBe((first + 2) % 15);
    await page.clock.runFor(5000);
    expect(await shown(page)).toBe((first + 3) % 15);
  });

  test('ignores a second step within 700 ms, fades for 400 ms, and wraps around', async ({ page }) => {
    await page.locator('[data-dot]').first().click();
    await page.clock.runFor(800);
    await page.locator('[data-prev]').click();
    expect(await shown(page)).toBe(14);
    const leaving = page.locator('[data-slide][data-leaving]');
    await expect(leaving).toHaveCount(1);
    await expect
      .poll(() => leaving.evaluate((slide) => Number(getComputedStyle(slide).opacity)))
      .toBeCloseTo(0.4, 2);
    await page.clock.runFor(399);
    await expect(leaving).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(leaving).toHaveCount(0);
    await page.locator('[data-next]').click();
    expect(await shown(page)).toBe(14);
    await page.clock.runFor(300);
    await page.locator('[data-next]').click();
    expect(await shown(page)).toBe(0);
  });

  test('pauses on hover, on keyboard focus and by its button', async ({ page }) => {
    const first = await shown(page);
    await page.locator('[data-slider]').hover();
    await page.clock.runFor(30_000);
    expect(await shown(page)).toBe(first);
    await moveAway(page);
    await page.locator('[data-dot]').nth(2).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('[data-dot]').nth(3)).toBeFocused();
    await page.clock.runFor(30_000);
    expect(await shown(page)).toBe(first);
    await page.locator('[data-pause]').click();
    await moveAway(page);
    await page.clock.runFor(30_000);
    expect(await shown(page)).toBe(first);
    await page.locator('[data-pause]').click();
    await moveAway(page);
    await page.clock.runFor(5100);
    expect(await shown(page)).toBe((first + 1) % 15);
  });
});

test('the slider does not advance with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await visit(page, '/');
  await moveAway(page);
  await page.clock.runFor(60_000);
  expect(await shown(page)).toBe(0);
  await page.locator('[data-next]').click();
  expect(await shown(page)).toBe(1);
});

test('no title of the slider runs under its buttons where the window is narrow', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await visit(page, '/');
  const covered = await page.locator('[data-slider]').evaluate((slider) => {
    const buttons = slider.querySelector('[data-next]')?.getBoundingClientRect().top ?? 0;
    return [...slider.querySelectorAll('[data-slide] :is(h2, h3)')]
      .filter((title) => title.getBoundingClientRect().bottom > buttons)
      .map((title) => title.textContent);
  });
  expect(covered).toEqual([]);
});
