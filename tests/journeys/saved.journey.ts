import { makeAccount, signInByCall } from '#tests/support/journey-account.ts';
import { expect, findArticle, phone, test, visit } from './portal.ts';

const heart = '[data-save]';

test('what a guest saves stays in the browser, and moves to the account that signs in', async ({
  page,
  context,
  complaints,
}) => {
  const article = await findArticle(page);
  await visit(page, article);
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/saved') && calls.push(request.url()));
  await page.locator(heart).click();
  await expect(page.locator('[data-toast=success]')).toContainText('ამ ბრაუზერში');
  await expect(page.locator(heart)).toHaveAttribute('aria-pressed', 'true');
  await visit(page, '/enciklopedia.html');
  await page.locator('main a[href^="/enciklopedia/"]').first().click();
  await page.locator(heart).click();
  await page.reload();
  await expect(page.locator(heart)).toHaveAttribute('aria-pressed', 'true');
  expect(calls).toEqual([]);

  await signInByCall(context, await makeAccount(context));
  await visit(page, '/authentication/pinnedquestions/');
  await expect(page.locator(`[data-saved=article] a[href="${article}"]`)).toBeVisible();
  await expect(page.locator('[data-saved=term] a')).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('saved_reading'))).toBeNull();
  await page.locator('[data-saved=term] [data-save]').click();
  await expect(page.locator('[data-saved=term] [data-save]')).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(page.locator('[data-saved=article] li')).toHaveCount(1);
  await expect(page.locator('[data-saved=term]')).toHaveCount(0);
  await visit(page, article);
  await expect(page.locator(heart)).toHaveAttribute('aria-pressed', 'true');
  expect(await (await page.request.get(article)).text()).not.toContain('aria-pressed="true"');
  expect(complaints).toEqual([]);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the heart is 44 px and keeps the focus', async ({ page }) => {
    await visit(page, await findArticle(page));
    await page.locator(heart).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(heart)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator(heart)).toBeFocused();
    expect((await page.locator(heart).boundingBox())?.height).toBeGreaterThanOrEqual(43.5);
  });
});
