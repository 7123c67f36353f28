import { expect, findArticle, test, visit } from './portal.ts';

test('a printed article names the site, its address and the day, and has no decoration', async ({ page }) => {
  const path = await findArticle(page);
  await page.clock.setFixedTime(new Date('2026-11-20T12:00:00+04:00'));
  await visit(page, path);
  const head = page.locator('[data-print-head]');
  await expect(head).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(head).toBeVisible();
  await expect(head).toContainText('სალბუნი');
  await expect(head).toContainText(path);
  await expect(head).toContainText('დაბეჭდილია: 20 ნოემბერი, 2026');
  for (const part of [
    'header[data-no-print]',
    'footer',
    '[data-ad]',
    '[data-block]',
    'article img[width="780"]',
  ])
    await expect(page.locator(part).locator('visible=true')).toHaveCount(0);
  await expect(page.locator('main h1')).toBeVisible();
});

test('printed, every frequent question has its answer, and its sign of being closed has gone', async ({
  page,
}) => {
  await visit(page, '/khshirad-dasmuli-kithkhvebi.html');
  const questions = page.locator('main details[data-faq]');
  const answer = questions.first().locator('p').first();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  await expect(questions.locator('summary svg').locator('visible=true')).toHaveCount(0);
});
