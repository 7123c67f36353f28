import type { Page } from '@playwright/test';
import { findFaults } from '#tests/support/axe.ts';
import { givePhotographs } from '#tests/support/journey-photographs.ts';
import { expect, findArticle, phone, test, visit } from './portal.ts';

/** A clinic that no other journey looks at. */
const photographed = 11;
let clinic = '';
const dialog = (page: Page) => page.locator('[role=dialog][data-lightbox]');
const scaleOf = async (page: Page) => Number(await dialog(page).getAttribute('data-scale'));

test.beforeAll(async ({ playwright, baseURL }) => {
  await givePhotographs(photographed);
  const request = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) });
  const answer = await request.post('/api/restql/clinic/', {
    data: { find: { id: photographed }, many: false, fields: ['url'] },
  });
  clinic = (await answer.json()).clinic.url;
  await request.dispose();
});

async function open(page: Page, at = 0): Promise<void> {
  await page.locator('[data-lightbox-open]').nth(at).click();
  await expect(dialog(page)).toHaveAttribute('data-scale', /\d/);
}

test('a picture zooms in steps of 0.2 from 0.1 to 3 times its natural size', async ({ page, complaints }) => {
  await visit(page, clinic);
  await open(page);
  const first = await scaleOf(page);
  expect(first).toBeLessThanOrEqual(1);
  await page.keyboard.press('+');
  expect(await scaleOf(page)).toBeCloseTo(first + 0.2, 3);
  const { natural, shown } = await dialog(page)
    .locator('img')
    .evaluate((image: HTMLImageElement) => ({ natural: image.naturalWidth, shown: image.clientWidth }));
  expect(shown / natural).toBeCloseTo(first + 0.2, 2);
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('+');
  expect(await scaleOf(page)).toBe(3);
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('-');
  expect(await scaleOf(page)).toBe(0.1);
  await dialog(page).getByRole('button', { name: 'გადიდება' }).click();
  expect(await scaleOf(page)).toBeCloseTo(0.3, 3);
  expect(complaints).toEqual([]);
});

test('arrow keys switch pictures, the focus is trapped, and Escape restores it', async ({ page }) => {
  await visit(page, clinic);
  await open(page, 1);
  const picture = dialog(page).locator('img');
  const address = () => picture.getAttribute('src');
  const second = await address();
  await page.keyboard.press('ArrowRight');
  await expect.poll(address).not.toBe(second);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog(page)).toContainText('4 / 4');
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  expect(await findFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('[data-lightbox-open]').nth(1)).toBeFocused();
  await expect(page.locator('html')).not.toHaveAttribute('data-locked');
});

test('the cover of an article opens the lightbox, whose code loads on click', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, await findArticle(page));
  expect(asked.filter((url) => url.includes('open-lightbox'))).toEqual([]);
  await open(page);
  expect(asked.filter((url) => url.includes('open-lightbox') && url.endsWith('.js'))).toHaveLength(1);
  await page.goBack().catch(() => undefined);
  await expect(dialog(page)).toHaveCount(0);
});

test.describe('by finger', () => {
  test.use(phone);

  test('a swipe of more than 50 px switches to the next picture', async ({ page }) => {
    await visit(page, clinic);
    await open(page);
    const swipe = async (length: number) => {
      const room = dialog(page).locator('img').locator('..');
      const box = await room.boundingBox();
      const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + (box?.height ?? 0) / 2];
      const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true, button: 0, bubbles: true };
      await room.evaluate((element: HTMLElement) => {
        element.setPointerCapture = () => undefined;
      });
      await room.dispatchEvent('pointerdown', { ...finger, clientX: x, clientY: y });
      await room.dispatchEvent('pointermove', { ...finger, clientX: x - length / 2, clientY: y });
      await room.dispatchEvent('pointerup', { ...finger, clientX: x - length, clientY: y + 4 });
    };
    await swipe(50);
    await expect(dialog(page)).toContainText('1 / 4');
    await swipe(51);
    await expect(dialog(page)).toContainText('2 / 4');
    await swipe(-60);
    await expect(dialog(page)).toContainText('1 / 4');
  });
});

test.describe('at night', () => {
  test.use({ colorScheme: 'dark' });

  test('a drawing opens in its colours of the night, as it stands in the page', async ({ page }) => {
    await visit(page, await findArticle(page));
    await open(page);
    await expect(dialog(page).locator('img')).toHaveAttribute('src', /-dark\.webp$/);
  });
});
