import type { Page } from '@playwright/test';
import { calculators } from '#shared/calculators/registry.ts';
import { findFaults } from '#tests/support/axe.ts';
import { makeAccount, signInByCall, signInByForm } from '#tests/support/journey-account.ts';
import { calculate, fillings } from './calculator-page.ts';
import { expect, findArticle, test, untilAlive, visit } from './portal.ts';

test.use({ serviceWorkers: 'allow' });

/** What browsers log of requests without a connection. */
const isOfConnection = (text: string): boolean =>
  /net::ERR_(INTERNET_DISCONNECTED|FAILED)|503|load preload assets/.test(text);

/** The addresses of kept pages. */
const keptIn = (page: Page, shelf: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  }, `salbuni-${shelf}`);

test('without a connection one reads what was read or saved, and calculates', async ({
  page,
  context,
  complaints,
}) => {
  test.setTimeout(180_000);
  const article = await findArticle(page);
  await visit(page, '/enciklopedia.html');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const term = (await page.locator('main a[href^="/enciklopedia/"]').first().getAttribute('href')) ?? '';
  await page.locator(`main a[href="${term}"]`).first().click();
  await expect(page.locator('[data-save]')).toBeVisible();
  await page.locator('[data-save]').click();
  await expect.poll(() => keptIn(page, 'saved')).toEqual([term]);
  await visit(page, article);
  await expect.poll(() => keptIn(page, 'read')).toContain(article);
  await expect.poll(() => keptIn(page, 'prepared'), { timeout: 60_000 }).toHaveLength(1);
  expect(await keptIn(page, 'calculators')).toHaveLength(calculators.length);
  await visit(page, '/authentication/signin/');
  expect(
    (await Promise.all(['read', 'saved', 'calculators'].map((shelf) => keptIn(page, shelf)))).flat(),
  ).not.toContain('/authentication/signin/');

  await context.setOffline(true);
  const title = /[^-]+/.exec(await titleOf(page, article))?.[0]?.trim() ?? '';
  await expect(page.locator('h1')).toContainText(title);
  await visit(page, term);
  await visit(page, '/masis-indeqsis-gansazghvra.html');
  await calculate(page, fillings['masis-indeqsis-gansazghvra']?.ordinary ?? {});
  await expect(page.locator('output[name=bmi]')).toHaveAttribute('data-value', /^\d\d\.\d$/);
  await page.goto('/kontaqti.html');
  await expect(page.locator('[data-offline]')).toContainText('ინტერნეტთან კავშირი არ არის');
  await expect(page.locator('[data-offline] a[href="tel:112"]')).toBeVisible();
  await page.locator(`[data-kept=saved] a[href="${term}"]`).click();
  await untilAlive(page);
  // A link followed without a connection loads the page that is kept.
  await expect(async () => {
    await page.getByRole('link', { name: 'ენციკლოპედია' }).first().click();
    await expect(page.locator('main a[href^="/enciklopedia/"]').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(complaints.filter((text) => !isOfConnection(text))).toEqual([]);
});

async function titleOf(page: Page, address: string): Promise<string> {
  await visit(page, address);
  return page.title();
}

/** Writes a question with a file; `asked` gets the status of every answer to its sending. */
async function writeQuestion(page: Page): Promise<{ asked: number[] }> {
  const asked: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/question/ask/')) asked.push(answer.status());
  });
  await visit(page, '/authentication/askform/?category=11&service=1');
  await page.locator('[name=title]').fill('კითხვა გზიდან');
  await page.locator('[name=body]').fill('დილით წნევა მაღალი მაქვს, საღამოს კი დაბალი. რა გავაკეთო?');
  const buffer = Buffer.from('%PDF-1.4\ntrailer<</Size 1>>\n%%EOF');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'ანალიზი.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.locator('[data-attachments] li')).toHaveCount(1);
  return { asked };
}

test('a question sent without a connection waits with its file, and is asked once when it is back', async ({
  page,
  context,
  complaints,
}) => {
  await signInByCall(context, await makeAccount(context));
  const { asked } = await writeQuestion(page);
  const waiting = page.locator('[data-waiting-question]');
  await context.setOffline(true);
  await page.locator('#main [type=submit]').click();
  await expect(waiting).toBeVisible();
  await waiting.getByRole('button').click();
  await expect(page.locator('[name=title]')).toHaveValue('კითხვა გზიდან');
  await page.locator('#main [type=submit]').click();
  await expect(waiting).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await context.setOffline(false);
  await expect(page.locator('[data-payment]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'გახსნა: ანალიზი.pdf' })).toBeVisible();
  expect(asked).toEqual([200]);
  await visit(page, '/authentication/userquestions/');
  await expect(page.locator('details[data-status=awaiting_payment]')).toHaveCount(1);
  await expect(page.locator('#main')).toContainText('კითხვა გზიდან');
  expect(complaints.filter((text) => !isOfConnection(text))).toEqual([]);
});

test('a question that waited while its session ended asks to sign in, and is then sent once with its file', async ({
  page,
  context,
}) => {
  const account = await makeAccount(context);
  await signInByCall(context, account);
  const { asked } = await writeQuestion(page);
  await context.setOffline(true);
  await page.locator('#main [type=submit]').click();
  await expect(page.locator('[data-waiting-question]')).toBeVisible();
  await context.clearCookies({ name: /^(token|refreshToken)$/ });
  await context.setOffline(false);
  await expect(page.locator('main')).toHaveAttribute('data-route', 'signin');
  await expect(page.locator('main')).toContainText('თქვენი კითხვა შენახულია');
  expect(asked.filter((status) => status === 200)).toEqual([]);
  await signInByForm(page, account);
  await expect(page.locator('[data-payment]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'გახსნა: ანალიზი.pdf' })).toBeVisible();
  expect(asked.filter((status) => status === 200)).toEqual([200]);
  await visit(page, '/authentication/userquestions/');
  await expect(page.locator('details[data-status=awaiting_payment]')).toHaveCount(1);
});
