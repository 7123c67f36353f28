import type { Page } from '@playwright/test';
import { expect, test, visit } from './portal.ts';

/** Monday to Friday 09:00–20:00, Saturday 10:00–16:00. */
const clinic = '/clinic/1-klinika-lurji-kari.html';
const quarterMinute = 15_000;

/** Opens a page at a time of the server's clock; the browser's clock is different and advances on command. */
async function openAt(page: Page, moment: string, path: string): Promise<void> {
  await page.clock.install({ time: new Date('2026-01-01T00:00:00Z') });
  await page.route('/constants.js', async (route) => {
    const body = await (await route.fetch()).text();
    const now = `"now":${Date.parse(moment) / 1000}`;
    await route.fulfill({ body: body.replace(/"now":\d+/, now), contentType: 'text/javascript' });
  });
  await visit(page, path);
}

const line = (page: Page) => page.locator('[data-open-now]');

test.describe('a browser in another time zone', () => {
  test.use({ timezoneId: 'Pacific/Honolulu' });

  test("shows whether a clinic is open by the server's clock in Tbilisi, and updates it", async ({
    page,
  }) => {
    expect(await (await page.request.get(clinic)).text()).not.toContain('data-open-now="');
    await openAt(page, '2026-11-20T19:58:30+04:00', clinic);
    await expect(line(page)).toHaveText('ღიაა ახლა, 20:00-მდე');
    await expect(line(page)).toHaveAttribute('data-open-now', 'true');
    await page.clock.runFor(60_000);
    await expect(line(page)).toHaveText('ღიაა ახლა, 20:00-მდე');
    await page.clock.runFor(30_000 + quarterMinute);
    await expect(line(page)).toHaveText('დახურულია, გაიხსნება ხვალ, 10:00-ზე');
    await expect(line(page)).toHaveAttribute('data-open-now', 'false');
  });

  test('updates at closing time, and names the next opening day on a day off', async ({ page }) => {
    await openAt(page, '2026-11-20T20:00:00+04:00', clinic);
    await expect(line(page)).toHaveText('დახურულია, გაიხსნება ხვალ, 10:00-ზე');
    await page.unrouteAll();
    await openAt(page, '2026-11-22T23:59:00+04:00', clinic);
    await expect(line(page)).toHaveText('დახურულია, გაიხსნება ხვალ, 09:00-ზე');
    await page.clock.runFor(60_000 + quarterMinute);
    await expect(line(page)).toHaveText('დახურულია, გაიხსნება 09:00-ზე');
  });

  test('is correct after a suspension', async ({ page }) => {
    await openAt(page, '2026-11-20T19:59:00+04:00', clinic);
    await expect(line(page)).toHaveText('ღიაა ახლა, 20:00-მდე');
    const sleepFor = async (hours: number) => {
      await page.clock.fastForward(hours * 3_600_000);
      await page.clock.runFor(quarterMinute);
    };
    await sleepFor(5);
    await expect(line(page)).toHaveText('დახურულია, გაიხსნება 10:00-ზე');
    await sleepFor(10);
    await expect(line(page)).toHaveText('ღიაა ახლა, 16:00-მდე');
    await sleepFor(6);
    await expect(line(page)).toHaveText('დახურულია, გაიხსნება ორშაბათს, 09:00-ზე');
  });

  test('shows a short text in the list', async ({ page }) => {
    await openAt(page, '2026-11-21T09:30:00+04:00', '/clinics.html?city=თბილისი');
    const own = (id: number) => page.locator(`[data-clinic="${id}"]`).locator('[data-open-now]');
    await expect(own(1)).toHaveText('დახურულია, 10:00-დან');
    await expect(own(2)).toHaveText('ღიაა 21:00-მდე');
    await expect(own(4)).toHaveText('დახურულია, ორშაბათს 10:00-დან');
    await expect(own(7)).toHaveText('ღიაა ახლა');
  });
});
