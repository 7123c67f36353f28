/**
 * `npm run screenshots`: takes the pictures of docs/screenshots anew, of a demonstration portal that runs at BASE_URL (default
 * http://127.0.0.1:3000) with its data in PORTAL_DATA (default .data), whose staff sign in. It needs a Chromium and spends a recovery code
 * of the demonstration's admin once in twelve hours.
 */
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArguments, findChromium } from '../../tests/support/chromium.ts';
import { openOffice } from '../../tests/support/journey-office.ts';
import { projectFolder } from '../launch/project.mjs';

process.env.BASE_URL ??= 'http://127.0.0.1:3000';
const baseURL = process.env.BASE_URL;
const desktop = { width: 1440, height: 900 };
const office = { width: 1280, height: 800 };
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
};

const executablePath = findChromium();
const browser = await chromium.launch({
  args: chromiumArguments(),
  ...(executablePath ? { executablePath } : {}),
});

const article = await addressOf('article', { find: { id: 101 } });
await takeOfPage('home', '/', { viewport: desktop });
await takeOfPage('home-phone', '/', phone);
await takeOfPage('article-phone-night', article, { ...phone, colorScheme: 'dark' });
await takeOfPage(
  'search',
  '/search?q=%E1%83%97%E1%83%90%E1%83%95%E1%83%98%E1%83%A1%20%E1%83%A2%E1%83%99%E1%83%98%E1%83%95%E1%83%98%E1%83%9A%E1%83%98',
  {
    viewport: desktop,
  },
);
await takeOfPage('doctors', '/doctors.html', { viewport: desktop });
await takeOfPage('calculator-phone', '/orsulobis-vada.html', phone, async (page) => {
  const monthsAgo = new Date(Date.now() - 150 * 86_400_000).toISOString().slice(0, 10);
  await page.locator('[name=date]').fill(monthsAgo);
  await page.locator('main form [type=submit]').click();
  await page.locator('main section[aria-live] h2').waitFor();
});
await takeOfOffice('office-home', '/office/');
await takeOfOffice('office-record', '/office/records/article/101/');
await takeOfOffice('office-orders', '/office/orders/');
await browser.close();

async function takeOfPage(
  name: string,
  path: string,
  options: BrowserContextOptions,
  prepare?: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    locale: 'ka-GE',
    timezoneId: 'Asia/Tbilisi',
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('html[data-hydrated]').waitFor();
  await prepare?.(page);
  await write(page, name);
  await context.close();
}

async function takeOfOffice(name: string, path: string): Promise<void> {
  const page = await openOffice(browser, 'admin', path);
  await page.setViewportSize(office);
  await page.waitForLoadState('networkidle');
  await write(page, name);
  await page.context().close();
}

/** Writes what is in sight, with colours from a palette: a third of the bytes, and nobody sees the difference. */
async function write(page: Page, name: string): Promise<void> {
  const file = join(projectFolder, 'docs/screenshots', `${name}.png`);
  await sharp(await page.screenshot())
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(file);
  console.log(file);
}

async function addressOf(collection: string, query: object): Promise<string> {
  const response = await fetch(`${baseURL}/api/restql/${collection}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...query, many: false, fields: ['url'] }),
  });
  const answer: Record<string, { url: string }> = await response.json();
  return answer[collection]?.url ?? '/';
}
