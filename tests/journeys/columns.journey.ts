import type { Page } from '@playwright/test';
import { makeAccount, signInByCall } from '#tests/support/journey-account.ts';
import { expect, findArticle, findCategory, test, visit } from './portal.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** By how much the two columns of a page may differ at their ends, in CSS pixels. */
const most = 300;

interface ColumnEnds {
  readonly main: number;
  readonly side: number;
  /** Whether the last part of the side column stays in view beside a longer main column. */
  readonly isFollowing: boolean;
}

async function findJournal(page: Page): Promise<string> {
  const response = await page.request.post('/api/restql/journal/', { data: { fields: ['url'], limit: 1 } });
  return (await response.json()).journal[0].url;
}

/** Measures where the content of the main column and of the side column ends. */
const measureEnds = (page: Page): Promise<ColumnEnds | undefined> =>
  page.evaluate(() => {
    const side = document.querySelector('main > div > [data-no-print]:last-child');
    const main = side?.previousElementSibling;
    if (!side || !main) return undefined;
    const isSeen = (element: Element) =>
      element.checkVisibility() && element.getBoundingClientRect().height > 0;
    const endOf = (column: Element) =>
      Math.max(...[...column.children].filter(isSeen).map((part) => part.getBoundingClientRect().bottom));
    const last = [...side.children].filter(isSeen).at(-1);
    return {
      main: Math.round(endOf(main)),
      side: Math.round(endOf(side)),
      isFollowing: last !== undefined && getComputedStyle(last).position === 'sticky',
    };
  });

test('the side column ends with the main column, or stays in view beside it', async ({ page }) => {
  test.setTimeout(120_000);
  const paths = [
    '/',
    await findCategory(page),
    await findArticle(page),
    '/journals.html',
    '/authors.html',
    '/consultants.html',
    await findJournal(page),
    '/doctors.html',
    '/clinics.html',
    '/kithkhva-pasukhi.html',
    '/tegebi.html',
    '/enciklopedia.html',
  ];
  for (const path of paths) {
    await visit(page, path);
    const ends = await measureEnds(page);
    expect.soft(ends, path).toBeDefined();
    if (!ends) continue;
    expect
      .soft(ends.side - ends.main, `${path}: the side column goes on below the main column`)
      .toBeLessThan(most);
    if (!ends.isFollowing)
      expect
        .soft(ends.main - ends.side, `${path}: the main column goes on beside nothing`)
        .toBeLessThan(most);
  }
});

test('a topic has its tools, terms, doctors and clinic beside it', async ({ page }) => {
  await visit(page, await findCategory(page));
  const side = page.locator('main [data-no-print]', { has: page.locator('[data-topic-tools]') }).last();
  await expect(side.locator('[data-topic-tools] [data-calculator-link]')).not.toHaveCount(0);
  await expect(side.locator('[data-topic-tools] a[href^="/dghiurebi/"]').first()).toBeVisible();
  await expect(side.locator('[data-topic-terms] a[href^="/enciklopedia/"]').nth(2)).toBeVisible();
  await expect(side.locator('[data-recommended=doctors]')).toBeVisible();
  await expect(side.locator('[data-recommended=clinics]')).toBeVisible();
});

test('the menu of the own area stays in view beside a long form', async ({ page, context }) => {
  await signInByCall(context, await makeAccount(context));
  await visit(page, '/authentication/profile/');
  const menu = page.locator('main nav', { has: page.locator('[data-sign-out]') });
  await expect(page.locator('main form').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(menu.locator('a[aria-current=page]')).toBeInViewport();
});
