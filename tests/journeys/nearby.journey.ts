import type { Page } from '@playwright/test';
import { findFaults } from '#tests/support/axe.ts';
import { expect, phone, test, visit, widthBeyondScreen } from './portal.ts';

const batumi = { latitude: 41.6455, longitude: 41.6402 };
const order = (page: Page, name: string) => page.locator('[data-live-order]').getByRole('button', { name });
const cards = (page: Page) => page.locator('[data-clinic]');

test.describe('a browser that says where it is', () => {
  test.use({ permissions: ['geolocation'], geolocation: batumi });

  test('shows the nearest clinics and doctors first, and tells nobody the position', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    for (const path of ['/clinics.html', '/doctors.html']) {
      await visit(page, path);
      await order(page, 'ჩემთან ახლოს').click();
      const distances = page.locator('[data-distance]');
      await expect(distances.first()).toBeVisible();
      const metres = await distances.evaluateAll((marks) =>
        marks.map((mark) => Number((mark as HTMLElement).dataset.distance)),
      );
      expect(metres.length).toBeGreaterThan(3);
      expect(metres).toEqual([...metres].sort((one, other) => one - other));
      await expect(page.locator('main article').first()).toContainText('ბათუმი');
      await expect(page.locator('[data-live-orders]')).toContainText('უახლოესი');
      expect(await findFaults(page)).toEqual([]);
      await order(page, 'ჩემთან ახლოს').click();
      await expect(distances).toHaveCount(0);
    }
    expect(sent.filter((request) => /41[.,]64|latitude|lng=/.test(request))).toEqual([]);
  });
});

test('a browser that says nothing leaves the list as it is, and says what to do', async ({ page }) => {
  await visit(page, '/clinics.html?city=ბათუმი');
  const before = await cards(page).count();
  await order(page, 'ჩემთან ახლოს').click();
  await expect(page.getByRole('alert')).toContainText('აირჩიეთ ქალაქი');
  await expect(order(page, 'ჩემთან ახლოს')).toHaveAttribute('aria-pressed', 'false');
  await expect(cards(page)).toHaveCount(before);
});

test('what is open now comes first, across all pages of the list', async ({ page }) => {
  await page.route('/constants.js', async (route) => {
    const body = await (await route.fetch()).text();
    const now = `"now":${Date.parse('2026-11-22T03:00:00+04:00') / 1000}`;
    await route.fulfill({ body: body.replace(/"now":\d+/, now), contentType: 'text/javascript' });
  });
  await visit(page, '/clinics.html');
  await order(page, 'ახლა ღია').click();
  await expect(page.locator('[data-live-orders]')).toBeVisible();
  const states = await page
    .locator('[data-clinic] [data-open-now]')
    .evaluateAll((lines) => lines.map((line) => (line as HTMLElement).dataset.openNow));
  expect(states[0]).toBe('true');
  expect(states).toEqual([...states].sort().reverse());
  expect(states).toContain('false');
});

test('the sketch map leads to a town, and then has the numbers of its clinics', async ({ page }) => {
  await visit(page, '/clinics.html');
  const map = page.locator('[data-sketch-map]');
  await expect(map).toHaveAttribute('data-sketch-map', 'country');
  await map.locator('a', { hasText: 'ბათუმი' }).click();
  await expect(page).toHaveURL(/city=/);
  await expect(map).toHaveAttribute('data-sketch-map', 'city');
  const count = await cards(page).count();
  await expect(map.locator('circle')).toHaveCount(count);
  await expect(cards(page).first().getByRole('img', { name: 'რუკაზე № 1' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a clinic of the list has the hours of its week, a route and a telephone', async ({ page }) => {
    await page.goto('/clinics.html?city=თბილისი');
    const clinic = page.locator('[data-clinic="1"]');
    await expect(clinic).toContainText('ორშაბათი – პარასკევი 09:00–20:00, შაბათი 10:00–16:00');
    await expect(clinic.locator('a[href*="41.7106%2C44.753"]')).toBeVisible();
    await expect(clinic.locator('a[href^="tel:"]')).toBeVisible();
    await expect(page.locator('[data-live-order]')).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a card is low and has call and route, the bar asks, and the map is folded', async ({ page }) => {
    for (const path of ['/clinics.html', '/doctors.html']) {
      await visit(page, path);
      const actions = page.locator('main article [data-card-actions]').first();
      await expect(actions.locator('a[href^="tel:"]')).toBeVisible();
      await expect(actions.locator('a[href^="https://www.google.com/maps/"]')).toBeVisible();
      await expect(page.locator('[data-ask-bar]')).toBeInViewport();
      const heights = await page
        .locator('main article', { has: page.locator('[data-card-actions]') })
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
      expect(Math.max(...heights), path).toBeLessThan(280);
      expect(
        heights.toSorted((one, other) => one - other)[Math.floor(heights.length / 2)],
        path,
      ).toBeLessThan(240);
      await expect(page.locator('[data-sketch-map]')).toBeHidden();
      await page.getByText('რუკა', { exact: true }).click();
      await expect(page.locator('[data-sketch-map]')).toBeVisible();
      expect(await widthBeyondScreen(page)).toBe(0);
    }
  });

  test('call and route stay at the lower edge of a profile, and cover no footer', async ({ page }) => {
    for (const [list, kind] of [
      ['/clinics.html', 'clinic'],
      ['/doctors.html', 'doctor'],
    ]) {
      const html = await (await page.request.get(list ?? '')).text();
      await visit(page, new RegExp(`href="(/${kind}/[^"]+\\.html)"`).exec(html)?.[1] ?? '');
      const bar = page.locator('[data-contact-bar]');
      await expect(bar).toBeHidden();
      await page.locator('main dl').scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 700);
      await expect(bar).toBeInViewport();
      await expect(bar.locator('a[href^="tel:"]')).toBeVisible();
      await expect(bar.getByRole('link', { name: 'გზა რუკაზე' })).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const [edge, footer] = [await bar.boundingBox(), await page.locator('footer').boundingBox()];
      expect((edge?.y ?? 0) + (edge?.height ?? 0)).toBeLessThanOrEqual((footer?.y ?? 0) + 0.5);
    }
  });
});
