import type { Page } from '@playwright/test';
import { expect, findArticle, main, phone, test, visit } from './portal.ts';

const index = '/enciklopedia.html';
const heads = (page: Page) => page.locator('main h2[id^=letter-]');
const words = (page: Page) => page.locator('main section[aria-labelledby^=letter-] li');

test('terms are found by letter, section and typing, with the state in the address', async ({
  page,
  complaints,
}) => {
  await visit(page, index);
  const letters = page.getByRole('navigation', { name: 'ტერმინები ანბანის მიხედვით' });
  // The 33 letters and „A-Z“; there is no term that begins with a figure, and no dead key for one.
  await expect(letters.getByRole('listitem')).toHaveCount(34);
  await expect(letters.locator('[role=img]')).toHaveCount(0);
  await letters.getByRole('link', { name: /^ა, \d+ ტერმინი$/ }).click();
  await expect(page).toHaveURL(`${index}?letter=${encodeURIComponent('ა')}`);
  await expect(heads(page)).toHaveText(['ა']);
  const before = await words(page).count();
  await page.getByRole('navigation', { name: 'განყოფილებები' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/letter=.+&section=/);
  await expect.poll(() => words(page).count()).toBeLessThan(before);
  await page.reload();
  await expect(heads(page)).toHaveText(['ა']);
  await visit(page, index);
  await page.getByRole('textbox', { name: 'იპოვეთ ტერმინი' }).pressSequentially('diabet', { delay: 20 });
  await expect(page.locator('[data-result=term] a').first()).toHaveText('დიაბეტი');
  await expect(page).toHaveURL(`${index}?q=diabet`);
  await page.locator('[data-result=term] a').first().click();
  await expect(main(page)).toHaveAttribute('data-route', 'term');
  await page.goBack();
  await expect(page.locator('[data-result=term] a').first()).toHaveText('დიაბეტი');
  await page.getByRole('textbox', { name: 'იპოვეთ ტერმინი' }).fill('');
  await expect(words(page).first()).toBeVisible();
  await expect(page).toHaveURL(index);
  expect(complaints).toEqual([]);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the whole alphabet is folded to its letters, each with its number of terms', async ({ page }) => {
    await visit(page, index);
    // The terms of every letter stand in the page, for search engines and for the browser's own search.
    expect(await page.locator('details[data-letter] li a').count()).toBeGreaterThan(100);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5_000);
    const letter = page.locator('details[data-letter="ა"]');
    await expect(letter.locator('li').first()).toBeHidden();
    await letter.locator('summary').click();
    await expect(letter.locator('summary')).toHaveText(`ა${await letter.locator('li').count()} ტერმინი`);
    await expect(letter.locator('li').first()).toBeVisible();
    await visit(page, `${index}?letter=${encodeURIComponent('ა')}`);
    await expect(words(page).first()).toBeVisible();
  });
});

test('a term has its definition, related content and structured data', async ({ page }) => {
  await page.goto(`${index}?q=${encodeURIComponent('არითმია')}`);
  const href = await page.locator('[data-result=term] a').first().getAttribute('href');
  const moved = await page.request.get(href?.replace(/-[^/]*$/, '-x.html') ?? '', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, href]);
  await page.goto(href ?? '');
  await expect(main(page)).toHaveAttribute('data-route', 'term');
  await expect(page.locator('h1')).toHaveText('არითმია');
  await expect(main(page).locator('[data-result=article]').first()).toBeVisible();
  await expect(main(page).locator('[data-result=doctor]').first()).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [webPage, trail] = data.map((text) => JSON.parse(text));
  expect(webPage).toMatchObject({
    '@type': 'MedicalWebPage',
    mainEntity: { '@type': 'DefinedTerm', name: 'არითმია' },
  });
  expect(trail.itemListElement).toHaveLength(4);
});

test('an unknown letter or section is 404', async ({ page }) => {
  for (const query of ['letter=x', 'section=x', 'page=99', 'page=0'])
    expect((await page.request.get(`${index}?${query}`)).status(), query).toBe(404);
  await page.goto(`${index}?letter=0-9`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(main(page).getByRole('link', { name: 'ყველა ტერმინი' })).toBeVisible();
});

test('the first mention of a term in an article is a link with its definition on hover and focus', async ({
  page,
}) => {
  await visit(page, await findArticle(page));
  const links = page.locator('[data-body] a[data-term]');
  expect(await links.count()).toBeGreaterThan(2);
  const ids = await links.evaluateAll((all) => all.map((link) => (link as HTMLElement).dataset.term));
  expect(new Set(ids).size).toBe(ids.length);
  expect(await page.locator('[data-body] :is(h2, h3, th, a) a').count()).toBe(0);
  const answer = await page.request.post('/api/restql/article/', {
    data: { find: { id: 108 }, many: false, fields: ['body'] },
  });
  expect((await answer.json()).article.body).toContain('>ალერგენების გადადება არ გვიცავს</h2>');
  const link = links.first();
  const shown = () => link.evaluate((node) => getComputedStyle(node, '::after').content);
  expect(await shown()).toBe('none');
  await link.hover();
  await expect.poll(shown).toContain((await link.getAttribute('aria-description')) ?? '?');
  await page.keyboard.press('Escape');
  expect(await shown()).toBe('none');
  await page.mouse.move(0, 0);
  await page.keyboard.press('Tab');
  await link.focus();
  await expect.poll(shown).not.toBe('none');
  await link.click();
  await expect(main(page)).toHaveAttribute('data-route', 'term');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('terms are found by letter and by search, and definitions are beside their words', async ({
    page,
  }) => {
    await page.goto(index);
    await page.locator('main nav a[href*="letter="]').first().click();
    await expect(words(page).locator('a').first()).toBeVisible();
    await page.locator('#term-finder').fill('წნევის');
    await page.locator('#term-finder').press('Enter');
    await expect(page).toHaveURL(/q=/);
    await page.locator('[data-result=term] a').first().click();
    await expect(main(page)).toHaveAttribute('data-route', 'term');
    const link = page.locator('[data-body] a[data-term]').first();
    await link.hover();
    expect(await link.evaluate((node) => getComputedStyle(node, '::after').content)).not.toBe('none');
  });
});
