import type { Page } from '@playwright/test';
import { findFaults } from '#tests/support/axe.ts';
import { expect, main, phone, sectionOf, test, visit, widthBeyondScreen } from './portal.ts';
import { spoiltLines } from './spoilt-lines.ts';

const found = (page: Page) => page.locator('main [role=status]');
const clinics = (page: Page) => page.locator('[data-clinic]');
const chosenIn = (page: Page, name: string) => page.locator(`select[name=${name}]`);

/** Address of a list's first record. */
async function firstOf(page: Page, list: string, kind: string): Promise<string> {
  const html = await (await page.request.get(list)).text();
  return new RegExp(`href="(/${kind}/[^"]+\\.html)"`).exec(html)?.[1] ?? '';
}

test('a choice that is taken back before its list has come leaves the list as it was', async ({ page }) => {
  await visit(page, '/clinics.html');
  const all = (await found(page).textContent()) ?? '';
  const held = Promise.withResolvers<void>();
  await page.route('**/api/restql/clinic/', async (route) => {
    await held.promise;
    await route.continue();
  });
  const waiting = page.getByRole('progressbar');
  await chosenIn(page, 'city').selectOption('ბათუმი');
  await expect(waiting).toHaveCount(1);
  await chosenIn(page, 'city').selectOption('');
  held.resolve();
  await expect(waiting).toHaveCount(0);
  await expect(page).toHaveURL(/\/clinics\.html$/);
  await expect(chosenIn(page, 'city')).toHaveValue('');
  await expect(found(page)).toHaveText(all);
});

test('clinic filters apply on change and survive reload, back and sharing', async ({
  page,
  context,
  complaints,
}) => {
  await visit(page, '/clinics.html');
  await expect(main(page)).toHaveAttribute('data-route', 'clinics');
  const all = await found(page).textContent();
  const city = chosenIn(page, 'city');
  await city.focus();
  await city.selectOption('ბათუმი');
  await expect(page).toHaveURL(/\?city=/);
  await expect(city).toBeFocused();
  await expect(found(page)).not.toHaveText(all ?? '');
  await expect(page).toHaveTitle(/^კლინიკები – ბათუმი - /);
  const inBatumi = await clinics(page).count();
  for (const text of await clinics(page).allTextContents()) expect(text).toContain('ბათუმი');

  await page.reload();
  await expect(city).toHaveValue('ბათუმი');
  await expect(clinics(page)).toHaveCount(inBatumi);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(clinics(other)).toHaveCount(inBatumi);
  await other.close();

  await clinics(page).first().locator('h2 a').click();
  await expect(main(page)).toHaveAttribute('data-route', 'clinic');
  await page.goBack();
  await expect(chosenIn(page, 'city')).toHaveValue('ბათუმი');
  await expect(clinics(page)).toHaveCount(inBatumi);
  await page.goBack();
  await expect(page).toHaveURL(/clinics\.html$/);
  await expect(found(page)).toHaveText(all ?? '');
  await expect(chosenIn(page, 'city')).toHaveValue('');
  expect(complaints).toEqual([]);
});

test('typing filters the list, and an empty list has a way out', async ({ page }) => {
  await visit(page, '/clinics.html');
  const words = page.locator('main input[name=q]');
  await words.fill('magnolia');
  await expect(page).toHaveURL(/q=magnolia/);
  await expect(clinics(page)).toHaveCount(1);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(words).toBeFocused();
  await words.fill('ყყყყყ');
  await expect(clinics(page)).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await main(page).getByRole('link', { name: 'ყველა კლინიკა' }).click();
  await expect(clinics(page).first()).toBeVisible();
  await expect(words).toHaveValue('');
});

test('invalid values give an empty list or a 404', async ({ page }) => {
  for (const query of [
    'city=ნარნია',
    'branch=abc',
    'branch=99999999999999',
    'branch=-1',
    'q=%00%FF',
    'city=ბათუმი&branch=12&q=x',
  ]) {
    const response = await page.request.get(`/clinics.html?${query}`);
    expect(response.status(), query).toBe(200);
    const html = await response.text();
    expect(html, query).toContain('ასეთი კლინიკა ვერ მოიძებნა');
    expect(html, query).toMatch(/<meta[^>]* name="robots" content="noindex">/);
  }
  for (const address of [
    '/clinics.html?page=99',
    '/doctors.html?page=0',
    '/doctors.html?page=x',
    '/clinic/99999-x.html',
  ])
    expect((await page.request.get(address)).status(), address).toBe(404);
});

test('doctors are sorted and filtered by profession, and link to colleagues, clinic and answers', async ({
  page,
}) => {
  await visit(page, '/doctors.html');
  const first = page.locator('main article').first();
  const before = await first.textContent();
  await chosenIn(page, 'sort').selectOption('experience');
  await expect(first).not.toHaveText(before ?? '');
  await chosenIn(page, 'sort').selectOption('');
  await expect(first).toHaveText(before ?? '');
  await chosenIn(page, 'category').selectOption({ index: 1 });
  await expect(page).toHaveURL(/category=\d+/);
  await expect(page.locator('main article')).not.toHaveCount(12);
  await chosenIn(page, 'language').selectOption({ index: 1 });
  await expect(page).toHaveURL(/category=\d+&language=/);
  await expect(page.locator('main ul[aria-label] a').first()).toBeVisible();
  await page.locator('main article a').first().click();
  await expect(main(page)).toHaveAttribute('data-route', 'doctor');
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) =>
    JSON.parse(text),
  );
  expect(data[0]).toMatchObject({ '@type': 'Physician', medicalSpecialty: [expect.any(String)] });
  expect(data[1]['@type']).toBe('BreadcrumbList');
  await expect(page.locator('main a[href^="/doctors.html?category="]').first()).toBeVisible();
  await page.locator('main dl a[href^="/clinic/"]').first().click();
  await expect(main(page)).toHaveAttribute('data-route', 'clinic');
  await expect(page.locator('main a[href^="tel:+995"]').first()).toBeVisible();
  await expect(page.locator('main a[href^="https://www.google.com/maps/"]').first()).toBeVisible();
  const [place] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(place ?? '')).toMatchObject({
    '@type': 'MedicalClinic',
    address: { addressCountry: 'GE' },
    openingHoursSpecification: expect.arrayContaining([expect.objectContaining({ opens: '09:00' })]),
  });
});

test('journals, authors and consultants can be read', async ({ page, complaints }) => {
  await visit(page, '/journals.html');
  await page.locator('main article a').first().click();
  await expect(main(page)).toHaveAttribute('data-route', 'journal');
  expect(await page.locator('[data-contents] [data-article]').count()).toBeGreaterThan(2);
  const file = page.locator('main a[download]');
  await expect(file).toContainText(/PDF, \d+ კბ/);
  expect((await page.request.get((await file.getAttribute('href')) ?? '')).headers()['content-type']).toBe(
    'application/pdf',
  );
  await visit(page, '/authors.html');
  await page.locator('main article a').first().click();
  await expect(main(page)).toHaveAttribute('data-route', 'author');
  await expect(sectionOf(page, 'ავტორის სტატიები').locator('[data-article]').first()).toBeVisible();
  await visit(page, '/consultants.html');
  await page.locator('main nav a[href*="category="]').first().click();
  const chosen = page.locator('main nav a[aria-current=true]');
  await expect(chosen).toHaveAttribute('href', /category=/);
  const count = Number(/\d+$/.exec((await chosen.textContent()) ?? '')?.[0]);
  await expect(page.locator('main article:not([data-article])')).toHaveCount(count);
  await page.locator('main article a').first().click();
  await expect(main(page)).toHaveAttribute('data-route', 'consultant');
  await expect(page.locator('main [data-question]').first()).toBeVisible();
  const [person] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(person ?? '')).toMatchObject({ '@type': 'Person', jobTitle: expect.any(String) });
  expect(complaints).toEqual([]);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('filters are in a sheet that traps the focus and stays open', async ({ page }) => {
    await visit(page, '/doctors.html');
    const sheet = page.locator('details[data-filters]');
    await sheet.locator('summary').click();
    await chosenIn(page, 'sort').selectOption('verified');
    await expect(page).toHaveURL(/sort=/);
    await expect(sheet).toHaveAttribute('open');
    for (let press = 0; press < 10; press += 1) await page.keyboard.press('Tab');
    expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    expect(await findFaults(page)).toEqual([]);
    await chosenIn(page, 'language').selectOption({ index: 1 });
    await sheet.locator('button[type=submit]').click();
    await expect(sheet).not.toHaveAttribute('open');
    await expect(sheet.locator('summary')).toHaveAccessibleName('ფილტრები (1)');
    await expect(page.locator('html')).not.toHaveAttribute('data-locked');
  });

  test('speciality and city stand on the first screen, and a card calls', async ({ page }) => {
    await visit(page, '/doctors.html');
    for (const name of ['category', 'city']) {
      const box = await chosenIn(page, name).boundingBox();
      expect(box?.y, name).toBeLessThan(400);
    }
    await chosenIn(page, 'city').selectOption('ქუთაისი');
    await expect(page).toHaveURL(/city=/);
    const call = page.locator('main article a[href^="tel:"]').first();
    await expect(call).toBeVisible();
    expect((await call.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  });

  test('no line of a card lies below its buttons, and no name is cut in the middle', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const list of ['/clinics.html', '/clinics.html?page=2', '/doctors.html?page=2']) {
      await visit(page, list);
      expect(await spoiltLines(page), list).toEqual([]);
    }
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('filters are a form, and a picture links to itself', async ({ page }) => {
    await page.goto('/clinics.html');
    await chosenIn(page, 'city').selectOption('ბათუმი');
    await page.locator('main button[type=submit]').first().click();
    await expect(page).toHaveURL(/city=/);
    await expect(chosenIn(page, 'city')).toHaveValue('ბათუმი');
    await expect(clinics(page)).not.toHaveCount(0);
    for (const text of await clinics(page).allTextContents()) expect(text).toContain('ბათუმი');
    await page.goto(await firstOf(page, '/clinics.html', 'clinic'));
    await expect(page.locator('main table').first()).toBeVisible();
    const picture = await page.locator('[data-lightbox-open]').first().getAttribute('href');
    expect((await page.request.get(picture ?? '')).headers()['content-type']).toMatch(/^image\//);
  });

  test.describe('on a phone', () => {
    test.use({ ...phone, javaScriptEnabled: false });

    test('the sheet opens and its form can be submitted', async ({ page }) => {
      await page.goto('/doctors.html');
      await chosenIn(page, 'city').selectOption('ქუთაისი');
      await page.locator('details[data-filters] summary').click();
      await chosenIn(page, 'language').selectOption({ index: 1 });
      await page.locator('details[data-filters] button[type=submit]').click();
      await expect(page).toHaveURL(/city=/);
      await expect(page.locator('details[data-filters] summary')).toHaveAccessibleName('ფილტრები (1)');
    });
  });
});

const desktop = { viewport: { width: 1440, height: 900 } };
for (const { name, ...options } of [
  { name: 'by day at a desk', ...desktop, colorScheme: 'light' as const },
  { name: 'by night on a phone', ...phone, colorScheme: 'dark' as const },
]) {
  test.describe(name, () => {
    test.use({ ...options, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds no violations in the directories', async ({ page, complaints }) => {
      const records = await Promise.all([
        firstOf(page, '/clinics.html', 'clinic'),
        firstOf(page, '/doctors.html', 'doctor'),
        firstOf(page, '/journals.html', 'journal'),
        firstOf(page, '/consultants.html', 'consultant'),
      ]);
      for (const path of [
        '/clinics.html?city=თბილისი',
        '/doctors.html?category=999',
        '/journals.html',
        '/consultants.html',
        ...records,
      ]) {
        await page.goto(path);
        await expect(page.locator('h1')).toHaveCount(1);
        expect(await findFaults(page), path).toEqual([]);
        expect(await widthBeyondScreen(page), path).toBeLessThanOrEqual(0);
      }
      expect(complaints).toEqual([]);
    });
  });
}
