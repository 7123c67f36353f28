import type { Page } from '@playwright/test';
import { findFaults } from '#tests/support/axe.ts';
import { calculate, fillIn, fillings } from './calculator-page.ts';
import { crossedLabels } from './crossed-labels.ts';
import { expect, main, phone, test, untilAlive, visit, widthBeyondScreen } from './portal.ts';

/** Both colour schemes and both device classes, each once. */
const looks = [
  { device: 'desktop', colorScheme: 'light', options: { viewport: { width: 1440, height: 900 } } },
  { device: 'phone', colorScheme: 'dark', options: phone },
] as const;
const aliases = Object.keys(fillings);

for (const { device, colorScheme, options } of looks) {
  test.describe(`${device}, ${colorScheme}`, () => {
    test.use({ ...options, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds no violations on any calculator, empty, refused or answered', async ({
      page,
      complaints,
    }) => {
      test.setTimeout(180_000);
      const check = async (state: string) => {
        expect(await findFaults(page, { within: 'main', without: '[data-ad]' }), state).toEqual([]);
      };
      await page.goto('/gamomthvlelebi.html');
      await check('index');
      for (const alias of aliases) {
        await visit(page, `/${alias}.html`);
        if (device === 'desktop') {
          await calculate(page, {});
          await check(`${alias} refused`);
        }
        await calculate(page, fillings[alias]?.alarming ?? {});
        await expect(page.locator('main output').first()).toBeVisible();
        await check(`${alias} alarming`);
      }
      expect(complaints).toEqual([]);
    });
  });
}

test('no calculator scrolls sideways or over 8,000 px at 360 px, and no line runs through a label of a chart', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const alias of ['gamomthvlelebi', ...aliases]) {
    await visit(page, `/${alias}.html`);
    for (const [state, entries] of [['empty'], ...Object.entries(fillings[alias] ?? {})] as const) {
      if (entries) await calculate(page, entries);
      const over = await widthBeyondScreen(page);
      expect(over, `${alias}, ${state}`).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollHeight), alias).toBeLessThan(8000);
      expect(await crossedLabels(page), `${alias}, ${state}`).toEqual([]);
    }
  }
});

/** What the page has stored in the browser, except the time of the last activity, which every page stores. */
const storedIn = (page: Page) =>
  page.evaluate(() => {
    const { session_expires: _lastActivity, ...kept }: Record<string, unknown> = {
      ...localStorage,
      ...sessionStorage,
    };
    return kept;
  });

const isFileOfBuild = (url: string): boolean => /^http:\/\/[^/]+\/static\/assets\/[\w.-]+\.js$/.test(url);

test('inputs never leave the page: no request, no address, no storage', async ({ page, context }) => {
  test.setTimeout(120_000);
  for (const alias of aliases) {
    await page.goto(`/${alias}.html`, { waitUntil: 'networkidle' });
    await untilAlive(page);
    const before = await storedIn(page);
    const cookies = await context.cookies();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await calculate(page, fillings[alias]?.ordinary ?? {});
    await expect(page.locator('main output').first()).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link').first().hover();
    // Requests are recorded in order: any request by the page would precede the test's own.
    await page.evaluate(() => fetch('/healthz'));
    // A file of the build, as what keeps pages for later, is asked for without saying anything.
    expect(asked.filter((url) => !isFileOfBuild(url)).map((url) => new URL(url).pathname)).toEqual([
      '/healthz',
    ]);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`/${alias}.html`);
    expect(await storedIn(page)).toEqual(before);
    expect(await context.cookies()).toEqual(cookies);
    page.removeAllListeners('request');
    // Once the page is left, the portal is told the name of the calculator and nothing else.
    const told = page.waitForRequest(/calculator-use/);
    await page.getByRole('contentinfo').getByRole('link').first().click();
    const form = new URLSearchParams((await told).postData() ?? '');
    expect([...form.keys()].sort()).toEqual(['calculator', 'csrfmiddlewaretoken']);
    expect(form.get('calculator')).toBe(alias);
  }
});

test('inputs are kept during the visit only', async ({ page }) => {
  await visit(page, '/masis-indeqsis-gansazghvra.html');
  await fillIn(page, { height_cm: '171', weight_kg: '70' });
  await page.locator('main [data-calculator-link="orsulobis-vada"] a').first().click();
  await expect(main(page)).toHaveAttribute('data-calculator', 'orsulobis-vada');
  await page.goBack();
  await expect(page.locator('[name="height_cm"]')).toHaveValue('171');
  await page.reload();
  await expect(page.locator('[name="height_cm"]')).toHaveValue('');
});

test('foods are found by keyboard, in Latin letters too', async ({ page }) => {
  await visit(page, '/kaloriebis-mthvleli.html');
  const food = page.locator('[name="food.1"]');
  await food.focus();
  await page.keyboard.type('khachapuri');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(food).toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Enter');
  await expect(food).toHaveValue(/ხაჭაპური/);
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('an answer can be copied as text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/masis-indeqsis-gansazghvra.html');
  await calculate(page, fillings['masis-indeqsis-gansazghvra']?.ordinary ?? {});
  await page.locator('[data-copy]').click();
  await expect(page.getByText('შედეგი დაკოპირდა')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('თქვენი ინდექსია 24,2');
});

test('the index links to all ten calculators', async ({ page }) => {
  await page.goto('/gamomthvlelebi.html');
  await expect(main(page)).toHaveAttribute('data-route', 'calculations');
  const links = page.locator('main [data-calculator-link] a');
  await expect(links).toHaveCount(10);
  await links.first().click();
  await expect(main(page)).toHaveAttribute('data-route', 'calculation');
  await expect(page.locator('main h1')).toHaveCount(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a calculator explains that it needs script, and shows its method and tables', async ({ page }) => {
    await page.goto('/masis-indeqsis-gansazghvra.html');
    await expect(page.locator('main noscript p')).toContainText('JavaScript');
    await expect(page.locator('main form [type=submit]')).toBeDisabled();
    await expect(page.getByText('ინდექსი = წონა (კგ) ÷ სიმაღლე (მ)²')).toBeVisible();
    await expect(page.locator('main table')).toBeVisible();
  });
});
