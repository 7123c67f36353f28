import type { Page } from '@playwright/test';
import { findFaults } from '#tests/support/axe.ts';
import { makeAccount } from '#tests/support/journey-account.ts';
import { openOffice } from '#tests/support/journey-office.ts';
import { expect, findArticle, main, phone, test, visit, widthBeyondScreen } from './portal.ts';

const list = '/kithkhva-pasukhi.html';
const faq = '/khshirad-dasmuli-kithkhvebi.html';
const consultation = '/konsultantis-gverdi.html';
const project = '/daavadeban/1-icode-sheni-tsneva.html';

const cards = (page: Page) => main(page).locator('article[data-question]');

/** Address of a demonstration question with a discussion. */
async function findDiscussed(page: Page): Promise<string> {
  const answer = await page.request.post('/api/restql/question/', {
    data: { find: { id: 1 }, many: false, fields: ['url'] },
  });
  return (await answer.json()).question.url;
}

test('the list keeps topic, order and page after visiting a question', async ({ page, complaints }) => {
  await visit(page, list);
  await expect(main(page)).toHaveAttribute('data-route', 'questions');
  await expect(cards(page)).toHaveCount(12);
  const ofAllTopics = await cards(page).locator('h2').allTextContents();
  const topics = page.getByRole('navigation', { name: 'კითხვების თემები' });
  await topics.getByRole('link', { name: 'გული და სისხლძარღვები' }).click();
  await expect(page).toHaveURL(/\?category=1$/);
  await expect(page.locator('h1')).toHaveText('კითხვა-პასუხი: გული და სისხლძარღვები');
  await expect(cards(page).locator('h2')).not.toHaveText(ofAllTopics);
  const first = cards(page).first().locator('h2');
  const newest = await first.textContent();
  await page.getByRole('link', { name: 'ყველაზე კითხვადი' }).click();
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

test('invalid lists are 404, and an old address redirects', async ({ page }) => {
  for (const search of ['?category=x', '?category=999999', '?tag=ar-arsebobs', '?page=99', '?page=0'])
    expect((await page.request.get(list + search)).status(), search).toBe(404);
  expect((await page.request.get('/kithkhva-pasukhi/ar-arsebobs.html')).status()).toBe(404);
  const answer = await page.request.post('/api/restql/question/', { data: { fields: ['url'], limit: 100 } });
  const urls: string[] = (await answer.json()).question.map(({ url }: { url: string }) => url);
  const spelt = urls.find((url) => url.includes('tch')) ?? '';
  const old = await page.request.get(spelt.replaceAll('tch', 'ch'), { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([301, spelt]);
});

test('a question shows its consultant and discussion, with one accepted answer in structured data', async ({
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

test('frequent questions expand on click and by a link to their fragment', async ({ page, complaints }) => {
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

test('a special project names its sponsor before its title', async ({ page }) => {
  await visit(page, '/');
  await page.locator('[data-project] a').click();
  await expect(main(page)).toHaveAttribute('data-route', 'specialproject');
  // Another journey may have published a newer one.
  await visit(page, project);
  const header = await main(page).locator('header').innerText();
  expect(header).toContain('გულის ზარი');
  expect(header.indexOf('სპონსორი')).toBeLessThan(header.indexOf('იცოდე შენი წნევა'));
  const wrong = await page.request.get('/daavadeban/1-x.html', { maxRedirects: 0 });
  expect([wrong.status(), wrong.headers().location]).toEqual([301, project]);
});

test('comments are under their article with replies, and an article without comments says so', async ({
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

test('a guest’s comment survives signing in, and is shown once an editor approves it', async ({
  page,
  context,
  browser,
}) => {
  const account = await makeAccount(context);
  const path = (await findArticle(page)).replace(/101-.*/, '104-x.html');
  await visit(page, path);
  const comments = page.locator('[data-comments]');
  await comments.getByRole('button', { name: 'კომენტარის დაწერა' }).click();
  const words = `კარგი სტატიაა ${Date.now()}`;
  await comments.locator('[name=body]').fill(words);
  await comments.locator('[type=submit]').click();
  await page.locator('[name=email]').fill(account.email);
  await page.locator('[name=password]').fill(account.password);
  await page.locator('#main [type=submit]').click();
  await expect(comments.locator('[name=body]')).toHaveValue(words);
  expect(await findFaults(page)).toEqual([]);
  await comments.locator('[type=submit]').click();
  await expect(page.locator('[data-toast=success]')).toContainText('შემოწმების შემდეგ');
  await expect(comments.locator('[name=body]')).toBeHidden();

  const desk = await openOffice(browser, 'editor', '/office/comments/?state=waiting');
  const row = desk.locator('[data-record]', { hasText: words });
  await expect(row).toContainText('ნინო');
  expect(await findFaults(desk)).toEqual([]);
  await row.locator('button[data-action=approve]').click();
  await expect(row).toBeHidden();
  await desk.context().close();
  await expect(async () => {
    await page.reload();
    await expect(comments.locator('[data-comment]', { hasText: words })).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('questions can be filtered and read, and a link expands its answer', async ({ page }) => {
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

/** Each colour scheme and each device class once; other combinations would show nothing new. */
const looks = [
  { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { ...phone, viewport: { width: 360, height: 780 }, colorScheme: 'dark' },
] as const;
for (const look of looks) {
  test.describe(`${look.viewport.width} px, ${look.colorScheme}`, () => {
    test.use({ ...look, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds no violations, and nothing is wider than the screen', async ({ page, complaints }) => {
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
