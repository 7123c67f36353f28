import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { makeAccount, signInByForm } from '#tests/support/journey-account.ts';
import { payAtBank } from '#tests/support/journey-asking.ts';
import { mailedLink } from '#tests/support/journey-mail.ts';
import { expect, findArticle, main, phone, test, visit } from './portal.ts';

const title = 'წნევა დილით მაღალი მაქვს';
const body = 'დილით წნევა მაღალია, საღამოს კი დაბალი. წამალი შევცვალო?';

test.describe('on a phone', () => {
  test.use(phone);

  test('a guest comes from an article to a paid question in eight taps besides typing and a birthday', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    let taps = 0;
    const tap = async (on: Locator) => {
      taps += 1;
      await on.tap();
    };
    const price = page.locator('[data-price]');
    await visit(page, await findArticle(page));
    await tap(page.locator('[data-ask-bar] a'));
    await expect(main(page)).toHaveAttribute('data-route', 'consultantpage');
    await expect(page.locator('[data-ask-steps=choose]')).toBeVisible();
    await expect(page.locator('[name=category]')).toHaveValue('11');
    await expect(price).toHaveText('12,50 ₾');
    await tap(page.locator('[name=calm]'));
    await tap(page.locator('#main form [type=submit]'));
    await expect(page).toHaveURL(/\?category=11&service=1$/);
    await page.locator('[name=title]').fill(title);
    await page.locator('[name=body]').fill(body);
    await page.reload();
    await expect(page.locator('[name=body]')).toHaveValue(body);
    await expect(price).toHaveText('12,50 ₾');
    await tap(page.getByRole('button', { name: 'ანგარიში არ მაქვს' }));
    await expect(page.locator('[data-route=signup] [data-ask-steps=enter]')).toBeVisible();
    await page.locator('[name=first_name]').fill('ნინო');
    await page.locator('[name=last_name]').fill('ბერიძე');
    await tap(page.locator('[name=gender][value=female]'));
    await page.locator('[name=birthday_year]').selectOption('1990');
    await page.locator('[name=birthday_month]').selectOption('05');
    await page.locator('[name=birthday_day]').selectOption('17');
    await page.locator('[name=email]').fill(`${randomUUID()}@example.ge`);
    await page.locator('[name=password]').fill('მწვანე ვაშლი 12');
    await page.locator('[name=password_confirm]').fill('მწვანე ვაშლი 12');
    await tap(page.locator('#main form [type=submit]'));
    await expect(page.locator('[data-ask-steps=pay]')).toBeVisible();
    await expect(page.locator('[data-total]')).toHaveText('12,50 ₾');
    await expect(main(page)).toContainText(title);
    await expect(page.locator('details[data-account-menu]')).not.toHaveAttribute('open');
    await tap(page.locator('[data-payment] [type=submit]'));
    await payAtBank(page);
    taps += 1;
    await expect(page.locator('[data-what-next]')).toContainText('72 საათში');
    expect(taps).toBeLessThanOrEqual(8);
    await page.goto('/authentication/askform/?category=11&service=1');
    await expect(page.locator('[name=title]')).toHaveValue('');
  });
});

test.describe('from every start on a phone', () => {
  test.use(phone);

  const starts = [
    { from: 'a term', path: '/enciklopedia/1-arteria.html', chosen: { category: '1' } },
    {
      from: 'a term that every doctor meets',
      path: '/enciklopedia/13-anemia.html',
      chosen: { consultant: '4' },
    },
    { from: 'a calculator', path: '/bavshvis-tsona-da-simaghle.html', chosen: { category: '2' } },
    { from: 'the calculator of blood tests', path: '/siskhlis-analizi.html', chosen: { consultant: '4' } },
  ] as const;
  for (const { from, path, chosen } of starts)
    test(`${from} chooses whom the question goes to`, async ({ page }) => {
      await visit(page, path);
      await page.locator('[data-ask-bar] a').tap();
      await expectChosen(page, chosen);
    });

  test('a question and a doctor choose whom the question goes to, and a clinic has a way to ask', async ({
    page,
  }) => {
    await visit(page, (await findRecord(page, 'question', { 'category.id': 11 })).url);
    await page.locator('[data-ask-bar] a').tap();
    await expectChosen(page, { category: '11' });
    await visit(page, (await findRecord(page, 'doctor', { 'professions.id': 3 })).url);
    await page.locator('[data-contact-actions] a[href^="/konsultantis-gverdi.html"]').tap();
    await expectChosen(page, { category: '2' });
    await visit(page, (await findRecord(page, 'clinic', {})).url);
    await page.locator('[data-contact-actions] a[href^="/konsultantis-gverdi.html"]').tap();
    await expect(main(page)).toHaveAttribute('data-route', 'consultantpage');
  });
});

/** Expects the page of asking to have a category or a consultant chosen already. */
async function expectChosen(
  page: Page,
  { category, consultant }: { readonly category?: string; readonly consultant?: string },
): Promise<void> {
  await expect(main(page)).toHaveAttribute('data-route', 'consultantpage');
  if (category) await expect(page.locator('[name=category]')).toHaveValue(category);
  else await expect(page.locator(`[name=consultant][value="${consultant}"]`)).toBeChecked();
}

async function findRecord(
  page: Page,
  collection: string,
  find: Readonly<Record<string, number>>,
): Promise<{ readonly url: string }> {
  const query = { data: { find, many: false, fields: ['url'] } };
  return (await (await page.request.post(`/api/restql/${collection}/`, query)).json())[collection];
}

test('prices stand for guests, and who has an account signs in last and is led to the question', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000);
  const account = await makeAccount(context);
  await visit(page, '/consultants.html');
  const facts = main(page).locator('[data-consultant-facts]');
  await expect(facts.first()).toContainText('წლიდან');
  await expect(facts.first()).toContainText('₾');
  await visit(page, '/khshirad-dasmuli-kithkhvebi.html');
  await expect(page.locator('[data-prices]')).toContainText('12,50 ₾');
  await page.getByRole('link', { name: 'ყველა ფასი და პაკეტი' }).click();
  await expect(main(page)).toHaveAttribute('data-route', 'prices');
  await expect(main(page)).toContainText('თითო კითხვა – 8,00 ₾');

  await visit(page, '/konsultantis-gverdi.html?consultant=1');
  await page.locator('[name=calm]').check();
  await page.locator('[name=service][value="2"]').check();
  await expect(page.locator('[data-price]')).toHaveText('20,00 ₾');
  await page.locator('#main form [type=submit]').click();
  await page.locator('[name=title]').fill(title);
  await page.locator('[name=body]').fill('მოკლე');
  await page.locator('#main form [type=submit]').click();
  await expect(page.locator('[data-error=body]')).toBeVisible();
  await page.locator('[name=body]').fill(body);
  await page.locator('#main form [type=submit]').click();
  await expect(main(page)).toHaveAttribute('data-route', 'signin');
  await signInByForm(page, account);
  await expect(page.locator('[data-payment]')).toBeVisible();
  const id = /\?question=(\d+)$/.exec(page.url())?.[1];

  // What a mail links to, on another device where nobody is signed in.
  const other = await (await browser.newContext({ locale: 'ka-GE' })).newPage();
  await other.goto(`/authentication/userquestions/?question=${id}`);
  await expect(main(other)).toHaveAttribute('data-route', 'signin');
  await signInByForm(other, account);
  await expect(other.locator(`details[data-question="${id}"]`)).toHaveAttribute('open');
});

test('who has forgotten the password before sending a question is led to its payment by the new one', async ({
  page,
  context,
}) => {
  const account = await makeAccount(context);
  await visit(page, '/konsultantis-gverdi.html?category=11&service=1');
  await page.locator('[name=title]').fill(title);
  await page.locator('[name=body]').fill(body);
  await page.locator('#main form [type=submit]').click();
  await page.getByRole('link', { name: 'დაგავიწყდათ პაროლი?' }).click();
  await expect(main(page)).toHaveAttribute('data-route', 'recover');
  await page.locator('[name=email]').fill(account.email);
  await page.locator('#main form [type=submit]').click();
  await expect(page.locator('[data-toast=success]')).toBeVisible();
  await expect(page.locator('#main a[href*="/signin/?next="]')).toHaveCount(1);
  await page.goto(await mailedLink(account.email, 'პაროლი'));
  const chosen = { ...account, password: 'ყვითელი ვაშლი 13' };
  await page.locator('[name=password]').fill(chosen.password);
  await page.locator('[name=password_confirm]').fill(chosen.password);
  await page.locator('#main [type=submit]').click();
  await expect(main(page)).toHaveAttribute('data-route', 'signin');
  await signInByForm(page, chosen);
  await expect(page.locator('[data-ask-steps=pay]')).toBeVisible();
  await expect(main(page)).toContainText(title);
});
