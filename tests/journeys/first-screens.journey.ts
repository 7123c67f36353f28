import type { APIRequestContext, Locator } from '@playwright/test';
import { calculators } from '#shared/calculators/registry.ts';
import { calculationPath } from '#shared/paths/paths.ts';
import { makeAccount, signInByCall } from '#tests/support/journey-account.ts';
import { expect, phone, test, visit } from './portal.ts';

interface FoundRecord {
  readonly url: string;
  readonly title: string;
  readonly introtext: string;
  readonly key_facts: readonly string[];
}

/** Returns one record, with those of the fields that the query names. */
async function findRecord(
  request: APIRequestContext,
  name: string,
  query: object = {},
): Promise<FoundRecord> {
  const data = { fields: ['url'], limit: 1, ...query };
  return (await (await request.post(`/api/restql/${name}/`, { data })).json())[name][0];
}

/** Returns the articles whose titles take most lines. */
async function findLongestTitles(request: APIRequestContext): Promise<FoundRecord[]> {
  const data = { fields: ['title', 'url'], limit: 100 };
  const { article } = await (await request.post('/api/restql/article/', { data })).json();
  const byLength = (one: FoundRecord, other: FoundRecord) => other.title.length - one.title.length;
  return article.toSorted(byLength).slice(0, 3);
}

const bottomOf = async (element: Locator): Promise<number> => {
  const box = await element.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
};

test.describe('the first screen of a phone', () => {
  test.use(phone);

  test('answers what the reader came for within 400 px', async ({ page, request }) => {
    const term = await findRecord(request, 'term', { fields: ['url', 'introtext'] });
    await visit(page, term.url);
    const definition = await page.getByText(term.introtext.slice(0, 30)).first().boundingBox();
    expect(definition?.y).toBeLessThan(300);

    await page.setViewportSize({ width: 360, height: 740 });
    for (const article of await findLongestTitles(request)) {
      await visit(page, article.url);
      const fact = page.locator('[data-key-facts] li').first();
      expect.soft((await fact.boundingBox())?.y, article.title).toBeLessThan(400);
    }
    await expect(page.locator('[data-key-facts] a[href="tel:112"]')).toBeVisible();
    expect((await page.locator('main [data-lightbox-open]').first().boundingBox())?.width).toBe(56);
    await page.setViewportSize(phone.viewport);

    await visit(page, (await findRecord(request, 'question')).url);
    expect(await bottomOf(page.locator('[data-short-answer]'))).toBeLessThan(400);

    await page.setViewportSize({ width: 360, height: 740 });
    for (const { alias } of calculators) {
      await visit(page, calculationPath(alias));
      const field = page.locator('main form :is(input:not([type=hidden]), select)').first();
      expect.soft((await field.boundingBox())?.y, alias).toBeLessThan(400);
    }
    await page.setViewportSize(phone.viewport);

    for (const name of ['doctor', 'clinic']) {
      await visit(page, (await findRecord(request, name)).url);
      const call = page.locator('[data-contact-actions] a[href^="tel:"]');
      expect(await bottomOf(call), name).toBeLessThan(400);
    }
    await expect(page.locator('[data-open-now]').first()).toBeInViewport();
  });

  test('of the home page is followed by less than 6,000 px', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, '/');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6000);
  });

  test('has the way to a doctor with its price on pages of content, but not of first aid', async ({
    page,
    request,
  }) => {
    const { services } = await (
      await request.post('/api/restql/services/', { data: { find: { operation: 'ask' }, fields: ['price'] } })
    ).json();
    const cheapest = Math.min(...services.map(({ price }: { price: string }) => Number(price)));
    const bar = page.locator('[data-ask-bar]');
    for (const name of ['article', 'term', 'question', 'category']) {
      await visit(page, (await findRecord(request, name)).url);
      await expect(bar, name).toBeInViewport();
      await expect(bar, name).toContainText(`${cheapest.toFixed(2).replace('.', ',')} ₾-დან`);
    }
    const firstAid = await findRecord(request, 'article', { find: { 'tags.alias': 'pirveli-dakhmareba' } });
    await visit(page, firstAid.url ?? '');
    await expect(bar).toHaveCount(0);
    await expect(page.locator('[data-ad]')).toHaveCount(0);
  });

  test('has a consultant’s name beside the portrait in the list of questions', async ({ page }) => {
    await visit(page, '/kithkhva-pasukhi.html');
    const answered = page.locator('article[data-question] p:has(time)').first();
    const portrait = await answered.locator('img').boundingBox();
    const name = await answered.locator('span').last().boundingBox();
    expect((name?.x ?? 0) - (portrait?.x ?? 0) - (portrait?.width ?? 0)).toBeLessThan(20);
  });

  test('says who is signed in', async ({ page, context }) => {
    await signInByCall(context, await makeAccount(context));
    await visit(page, '/enciklopedia.html');
    await expect(page.locator('header').getByRole('link', { name: 'ნინო' })).toContainText('ნ');
  });
});

test('the menu of all topics has their subtopics and the tools, at 1024 px too', async ({
  page,
  request,
}) => {
  const { url: subtopic = '' } = await findRecord(request, 'category', { find: { 'parent.id': 1 } });
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/');
    const strip = page.locator('header nav:visible');
    await expect(strip.locator('ul').first().locator(':scope > li > a[href^="/category/"]')).toHaveCount(4);
    const menu = strip.locator('details[data-popover]').first();
    await menu.locator('summary').click();
    await expect(menu.locator(`a[href="${subtopic}"]`)).toBeVisible();
    await expect(menu.locator('a[href="/gamomthvlelebi.html"]')).toBeVisible();
  }
});
