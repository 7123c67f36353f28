import type { Page } from '@playwright/test';
import { findFaults } from '#tests/support/axe.ts';
import { expect, findArticle, main, phone, test, visit, widthBeyondScreen } from './portal.ts';

const list = '/kithkhva-pasukhi.html';
const faq = '/khshirad-dasmuli-kithkhvebi.html';
const consultation = '/konsultantis-gverdi.html';
const project = '/daavadeban/1-icode-sheni-tsneva.html';

const cards = (page: Page) => main(page).locator('article[data-question]');

/** Address of a question of the demonstration content that was talked about after its answer. */
async function findDiscussed(page: Page): Promise<string> {
  const answer = await page.request.post('/api/restql/question/', {
    data: { find: { id: 1 }, many: false, fields: ['url'] },
  });
  return (await answer.json()).question.url;
}

test('a reader chooses a topic, an order and a page, opens a question, and comes back to the same list', async ({
  page,
  complaints,
}) => {
  await visit(page, list);
  await expect(main(page)).toHaveAttribute('data-route', 'questions');
  await expect(cards(page)).toHaveCount(12);
  const topics = page.getByRole('navigation', { name: 'კითხვების თემები' });
  await topics.getByRole('link', { name: 'გული და სისხლძარღვები' }).click();
  await expect(page).toHaveURL(/\?category=1$/);
  await expect(page.locator('h1')).toHaveText('კითხვა-პასუხი: გული და სისხლძარღვები');
  await expect(cards(page)).not.toHaveCount(12);
  const first = cards(page).first().locator('h2');
  const newest = await first.textContent();
  await page.getByRole('link', { name: 'ჯერ ყველაზე კითხვადი' }).click();
  await expect(page).toHaveURL(/category=1&sort=views$/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(first).not.toHaveText(newest ?? '');
  const title = await first.textContent();
  await first.getByRole('link').click();
  await expect(main(page)).toHaveAttribute('data-route', 'question');
  await expect(page.locator('h1')).toHaveText(title ?? '');
  await page.goBack();
  await expect(page).toHaveURL(/category=1&sort=views$/);
  await page.reload();
  await expect(cards(page).first().locator('h2')).toHaveText(title ?? '');
  expect(complaints).toEqual([]);
});

test('impossible lists are no pages, and an old spelling leads to the new one', async ({ page }) => {
  for (const search of ['?category=x', '?category=999999', '?tag=ar-arsebobs', '?page=99', '?page=0'])
    expect((await page.request.get(list + search)).status(), search).toBe(404);
  expect((await page.request.get('/kithkhva-pasukhi/ar-arsebobs.html')).status()).toBe(404);
  const answer = await page.request.post('/api/restql/question/', { data: { fields: ['url'], limit: 100 } });
  const urls: string[] = (await answer.json()).question.map(({ url }: { url: string }) => url);
  const spelt = urls.find((url) => url.includes('tch')) ?? '';
  const old = await page.request.get(spelt.replaceAll('tch', 'ch'), { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([301, spelt]);
});

test('a question shows who answered and what was said after, and tells robots of one accepted answer', async ({
  page,
}) => {
  await visit(page, await findDiscussed(page));
  await expect(page.getByRole('region', { name: 'პასუხი' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/consultant\//,
  );
  await expect(main(page).locator('[data-kind]')).toHaveCount(2);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [qaPage] = data.map((text) => JSON.parse(text));
  expect(qaPage).toMatchObject({
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      answerCount: 1,
      text: expect.stringContaining('58 წლის'),
      acceptedAnswer: { '@type': 'Answer', author: { '@type': 'Person', name: 'თამთა ანთიძე' } },
    },
  });
});

test('answers to frequent questions unfold, and a link from elsewhere unfolds its own', async ({
  page,
  complaints,
}) => {
  await visit(page, faq);
  const entry = main(page).locator('details').nth(1);
  const answer = entry.locator('[id]');
  await expect(answer).toBeHidden();
  await entry.locator('summary').click();
  await expect(answer).toBeVisible();
  const href = await entry.getByRole('link', { name: 'ბმული ამ პასუხზე' }).getAttribute('href');
  await visit(page, '/');
  await page.evaluate((path) => {
    const link = document.createElement('a');
    link.href = path;
    link.textContent = 'x';
    document.body.prepend(link);
    link.click();
  }, faq + href);
  await expect(main(page)).toHaveAttribute('data-route', 'faq');
  await expect(answer).toBeVisible();
  await expect(main(page).locator('details[open]')).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('a special project says who paid for it before it says its title', async ({ page }) => {
  await visit(page, '/');
  await page.locator('[data-project] a').click();
  await expect(page).toHaveURL(project);
  await expect(main(page)).toHaveAttribute('data-route', 'specialproject');
  const header = await main(page).locator('header').innerText();
  expect(header).toContain('გულის ზარი');
  expect(header.indexOf('სპონსორი')).toBeLessThan(header.indexOf('იცოდე შენი წნევა'));
  const wrong = await page.request.get('/daavadeban/1-x.html', { maxRedirects: 0 });
  expect([wrong.status(), wrong.headers().location]).toEqual([301, project]);
});

test('comments stand under an article with their answers, and an article without any says so', async ({
  page,
}) => {
  await visit(page, await findArticle(page));
  const comments = page.locator('[data-comments]');
  await expect(comments.locator('[data-comment]')).toHaveCount(3);
  await expect(comments.getByRole('list', { name: 'ნანა: პასუხები' }).locator('article')).toContainText(
    'გიორგი',
  );
  const path = await findArticle(page);
  await visit(page, path.replace(/101-.*/, '103-x.html'));
  await expect(comments).toContainText('კომენტარი ჯერ არ აქვს');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('questions are chosen and read, and a link unfolds its answer', async ({ page }) => {
    await page.goto(list);
    await page.getByRole('link', { name: 'შემდეგი', exact: true }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await cards(page).first().getByRole('link').click();
    await expect(page.locator('[data-body] p').first()).toBeVisible();
    await page.goto(faq);
    const last = main(page).locator('details').last();
    const id = await last.getAttribute('data-faq');
    await page.goto(`${faq}#${id}`);
    await expect(last).toHaveAttribute('open');
  });
});

/** Each colour scheme once and each device once; both of both would say the same. */
const looks = [
  { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { ...phone, viewport: { width: 360, height: 780 }, colorScheme: 'dark' },
] as const;
for (const look of looks) {
  test.describe(`${look.viewport.width} px, ${look.colorScheme}`, () => {
    test.use({ ...look, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing, and nothing is wider than the screen', async ({ page, complaints }) => {
      test.setTimeout(120_000);
      for (const path of [list, await findDiscussed(page), faq, project, consultation]) {
        await page.goto(path);
        await page.locator('main details').evaluateAll((all) => {
          for (const one of all.slice(0, 2)) one.setAttribute('open', '');
        });
        expect(await findFaults(page), path).toEqual([]);
        expect(await widthBeyondScreen(page), path).toBeLessThanOrEqual(0);
      }
      expect(complaints).toEqual([]);
    });
  });
}
