import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { findFaults } from '#tests/support/axe.ts';
import { openOffice } from '#tests/support/journey-office.ts';
import { expect, test, visit } from './portal.ts';

const tiles = new URL(process.env.MAP_TILES ?? 'http://127.0.0.1:3199/{z}/{x}/{y}.png');
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4//9/PQAJ+wP9CNHoHgAAAABJRU5ErkJggg==',
  'base64',
);
const batumi = { latitude: 41.6455, longitude: 41.6402 };

/** A map service of our own: what it was asked for stands in `asked`. */
let service: Server;
const asked: string[] = [];
test.beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'image/png', 'access-control-allow-origin': '*' }).end(png);
  });
  await new Promise<void>((done) => service.listen(Number(tiles.port), tiles.hostname, done));
});
test.afterAll(() => new Promise((done) => service.close(done)));
test.describe.configure({ mode: 'serial' });
test.use({ permissions: ['geolocation'], geolocation: batumi });

const marks = (page: Page) => page.locator('[data-map-mark]');
const openMap = async (page: Page) => {
  await page.locator('[data-map]').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'რუკის გახსნა' }).click();
  await expect(marks(page).first()).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(3);
};

test('a reader opens the map of clinics, and it never learns where the reader is', async ({
  page,
  complaints,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await visit(page, '/clinics.html');
  const policy = (await page.request.get('/clinics.html')).headers()['content-security-policy'] ?? '';
  expect(policy.match(/https?:[^\s;]+/g)).toEqual([tiles.origin]);
  // Pictures and documents that a reader has chosen are shown from memory; scripts and workers never come out of it.
  const fromMemory = policy.split('; ').filter((directive) => directive.includes('blob:'));
  expect(fromMemory.map((directive) => directive.split(' ')[0])).toEqual(['img-src', 'frame-src']);
  await expect(page.getByText(`რუკას ${tiles.host} გვაწვდის`)).toBeVisible();
  expect(asked).toEqual([]);

  await openMap(page);
  await page.keyboard.press('Tab');
  await expect(marks(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  const name = (await marks(page).first().getAttribute('aria-label')) ?? '';
  await expect(page.locator('[data-map-place] a').first()).toHaveText(name);
  await expect(page.locator('article[data-on-map]')).toContainText(name);
  const card = page.locator('main article').nth(1);
  await card.hover();
  const address = await card.locator('a').first().getAttribute('href');
  await expect(page.locator(`[data-map-mark="${address}"]`)).toHaveAttribute('data-lit');
  expect(await findFaults(page)).toEqual([]);

  const before = asked.length;
  await page.getByRole('button', { name: 'ჩემთან ახლოს' }).click();
  await expect(page.locator('[data-distance]').first()).toBeVisible();
  const nearest = await page.locator('main article a').first().getAttribute('href');
  await expect(page.locator(`[data-map-mark="${nearest}"]`)).toBeAttached();
  await expect(page.getByText('თავისით არ გადაინაცვლებს')).toBeVisible();
  expect(asked.length).toBe(before);
  const beyond = sent.filter((url) => new URL(url).origin !== new URL(page.url()).origin);
  expect(beyond.every((url) => url.startsWith(`${tiles.origin}/`))).toBe(true);
  expect(sent.filter((url) => /41[.,]64|latitude|lng=/.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'რუკის დახურვა' }).click();
  await expect(page.locator('[data-sketch-map]')).toBeVisible();
  // What the software renderer says of its own speed.
  expect(complaints.filter((line) => !line.includes('GL Driver Message'))).toEqual([]);
});

test('a clinic has its own map, which asks nobody before it is opened', async ({ page }) => {
  const html = await (await page.request.get('/clinics.html')).text();
  await visit(page, /href="(\/clinic\/[^"]+\.html)"/.exec(html)?.[1] ?? '');
  asked.length = 0;
  await expect(page.getByRole('button', { name: 'რუკის გახსნა' })).toBeEnabled();
  expect(asked).toEqual([]);
  await openMap(page);
  const title = (await page.locator('h1').textContent()) ?? '';
  await expect(page.getByRole('img', { name: title.replaceAll('\u00a0', ' '), exact: true })).toHaveCount(1);
  expect(await findFaults(page)).toEqual([]);
});

test('an editor places the point of a clinic by keyboard, and is told what looks wrong', async ({
  browser,
}) => {
  const editor = await openOffice(browser, 'editor', '/office/records/clinic/new/');
  const lat = editor.locator('input[name="location.lat"]');
  const lng = editor.locator('input[name="location.lng"]');
  await lat.fill('44.8');
  await lng.fill('41.7');
  await expect(editor.locator('[data-odd-place=swapped]')).toBeVisible();
  await editor.locator('button[data-action=swap]').click();
  await expect(lat).toHaveValue('41.7');
  await expect(editor.locator('[data-odd-place]')).toHaveCount(0);
  await editor.getByRole('button', { name: 'რუკის გახსნა' }).click();
  const point = editor.locator('[data-point]');
  await point.focus();
  await point.press('ArrowUp');
  await expect.poll(async () => Number(await lat.inputValue())).toBeGreaterThan(41.7);
  await expect(lng).toHaveValue('44.8');
  const before = Number(await lng.inputValue());
  await editor.locator('[data-point-map]').click({ position: { x: 250, y: 100 } });
  await expect.poll(async () => Number(await lng.inputValue())).not.toBe(before);
  expect(await findFaults(editor)).toEqual([]);
});
