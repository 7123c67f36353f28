import { readFileSync } from 'node:fs';
import { makeAccount, signInByCall } from '#tests/support/journey-account.ts';
import {
  fillBalance,
  lookAt,
  payAtBank,
  payBy,
  signInAsConsultant,
  writeQuestion,
} from '#tests/support/journey-asking.ts';
import { openOffice } from '#tests/support/journey-office.ts';
import { expect, test, visit } from './portal.ts';

test('a user without payments is offered a single way to top up the balance', async ({ page, context }) => {
  await signInByCall(context, await makeAccount(context));
  await page.goto('/authentication/transactions/');
  await expect(page.getByRole('heading', { name: 'ტრანზაქცია ჯერ არ არის' })).toBeVisible();
  await expect(page.locator('#main a[href$="/fillbalance/"]:not(nav a)')).toHaveCount(1);
});

test('pays for questions by every method with correct amounts', async ({ page, context }) => {
  test.setTimeout(120_000);
  const account = await makeAccount(context);
  await signInByCall(context, account);
  const balance = page.locator('#main nav').getByText('ბალანსი:');
  await fillBalance(page, '50.00', 'cartu');
  await expect(balance).toContainText('50,00 ₾');
  await fillBalance(page, '20,50', 'bog');
  await expect(balance).toContainText('70,50 ₾');

  await page.goto('/authentication/package/4/');
  await payBy(page, 'balance');
  await expect(page.locator('[data-route=ask]')).toBeVisible();
  await expect(balance).toContainText('40,50 ₾');

  await page.locator('[name=calm]').check();
  await page.locator('[name=category]').selectOption('11');
  await page.locator('[name=service][value="1"]').check();
  await page.locator('#main form [type=submit]').click();
  await expect(page.locator('[data-route=askform]')).toBeVisible();
  await page.locator('[name=title]').fill('პაკეტით დასმული კითხვა');
  await page.locator('[name=body]').fill('აღწერა, რომელიც საკმარისად გრძელია, რომ გაიგზავნოს.');
  await page.locator('#main [type=submit]').click();
  await expect(page.locator('[data-total]')).toHaveText('1 კითხვა პაკეტიდან');
  await payBy(page, 'package');
  await expect(page.locator('details[data-status=open]')).toHaveCount(1);

  await writeQuestion(page, 'ბალანსიდან გადახდილი კითხვა');
  await payBy(page, 'balance');
  await expect(page.locator('details[data-status=open]')).toHaveCount(2);
  await expect(balance).toContainText('28,00 ₾');
  await writeQuestion(page, 'ბარათით გადახდილი კითხვა');
  await payBy(page, 'cartu');
  await payAtBank(page);
  await writeQuestion(page, 'ბანკით გადახდილი კითხვა');
  await payBy(page, 'bog');
  await payAtBank(page, 'refused', 'failed');
  await page.getByRole('link', { name: 'სცადეთ ხელახლა' }).click();
  await payBy(page, 'bog');
  await payAtBank(page);
  await page.getByRole('link', { name: 'ჩემი კითხვები' }).last().click();
  await expect(page.locator('details[data-status=open]')).toHaveCount(4);

  await page.goto('/authentication/transactions/');
  const rows = page.locator('[data-operation]:not([data-status=failed])');
  await expect(rows).toHaveCount(7);
  const amounts = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-amount')));
  expect(amounts).toEqual(['0.00', '0.00', '-12.50', '0.00', '-30.00', '20.50', '50.00']);
  await expect(rows.first().locator('td').last()).toHaveText('28,00 ₾');
  await page.locator('select[name=kind]').selectOption('topup');
  await expect(page.locator('[data-operation]')).toHaveCount(2);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const lines = readFileSync(await (await saved).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines.at(-1)).toContain('"50.00","50.00","50.00","შესრულდა"');

  await fillBalance(page, '5', 'bog', 'abandoned', 'waiting');
  await expect(page.getByRole('link', { name: 'სცადეთ ხელახლა' })).toBeVisible();
  await page.getByRole('link', { name: 'ტრანზაქციები' }).last().click();
  const pending = page.locator('[data-operation][data-status=pending] td');
  await expect(pending.nth(3)).toHaveText('+5,00 ₾');
  // The amount of a pending payment is neither green nor black, but grey like the text under its name.
  await expect(page.locator('[data-more]')).toHaveCount(2);
  const grey = await pending
    .locator('span')
    .first()
    .evaluate((words) => getComputedStyle(words).color);
  await expect(pending.nth(3)).toHaveCSS('color', grey);

  await visit(page, '/authentication/profile/');
  await page.getByRole('button', { name: 'ანგარიშის წაშლა…' }).click();
  const removal = page.locator('form', { hasText: 'ნამდვილად გსურთ' });
  await removal.locator('[name=password]').fill(account.password);
  await removal.locator('[type=submit]').click();
  await expect(removal.locator('[data-error=balance]')).toBeVisible();
  await removal.locator('[name=balance][value=refund]').check();
  await removal.locator('[name=iban]').fill('GE29NB0000000101904917');
  await removal.locator('[name=holder]').fill('ნინო ბერიძე');
  await removal.locator('[type=submit]').click();
  // An open question is answered or paid back first.
  await expect(page.locator('[data-toast=error]')).toBeVisible();
});

test('is answered by a consultant, followed up, closed, and published by an editor', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(120_000);
  await signInByCall(context, await makeAccount(context));
  await fillBalance(page, '12.50', 'bog');
  const title = `წნევა დილით ${Date.now()}`;
  await writeQuestion(page, title);
  await payBy(page, 'balance');
  const card = page.locator('details', { hasText: title });
  await expect(card).toHaveAttribute('data-status', 'open');

  const office = await (await browser.newContext({ locale: 'ka-GE' })).newPage();
  await signInAsConsultant(office);
  await office.goto('/konsultantis-gverdi.html');
  const waiting = office.locator('[data-workplace] li', { hasText: title });
  await expect(waiting).not.toContainText('საღამოს კი დაბალი');
  await waiting.getByRole('button', { name: 'აღება' }).click();
  await expect(office.locator('[data-lease]')).toContainText('სთ');
  await expect(office.locator('[data-workplace]')).toContainText('საღამოს კი დაბალი');
  const editor = office.locator('[data-editor=body] [contenteditable]');
  await editor.fill('გაიზომეთ დილით');
  await editor.selectText();
  await office.getByRole('button', { name: 'მუქი' }).click();
  await expect(editor.locator('strong')).toHaveText('გაიზომეთ დილით');
  await office.emulateMedia({ colorScheme: 'dark' });
  await lookAt(office, 'an answer being written');
  await office.getByRole('button', { name: 'პასუხის გაგზავნა' }).click();
  await expect(office.locator('[data-toast=success]')).toBeVisible();

  await page.reload();
  await expect(card).toHaveAttribute('data-status', 'answered');
  await expect(card.locator('strong', { hasText: 'გაიზომეთ დილით' })).toBeVisible();
  const followup = card.locator('form', { hasText: 'დამაზუსტებელი კითხვა' });
  await followup.locator('textarea').fill('და საღამოსაც?');
  await followup.getByRole('button', { name: 'გაგზავნა' }).click();
  await expect(card.locator('[data-kind=followup]')).toContainText('და საღამოსაც?');

  const followed = office.locator('[data-workplace] li', { hasText: title });
  await office.reload();
  await office.locator('[data-list=answered]').click();
  await expect(followed).toContainText('დაზუსტება გელოდებათ');
  await followed.getByRole('button', { name: 'გახსნა' }).click();
  await editor.fill('დიახ, საღამოსაც.');
  await office.getByRole('button', { name: 'პასუხის გაგზავნა' }).click();
  await expect(office.locator('[data-list=answered]')).toBeVisible();

  await page.reload();
  await expect(card.locator('[data-kind=answer]')).toContainText('დიახ, საღამოსაც.');
  await card.locator('[name=may_publish]').click();
  await expect(card).toContainText('რედაქტორის შემოწმებას ელოდება');
  await card.getByRole('button', { name: 'კითხვის დახურვა' }).click();
  await expect(card).toHaveAttribute('data-status', 'closed');
  await office.context().close();

  const desk = await openOffice(browser, 'editor', '/office/questions/?state=waiting');
  const row = desk.locator('[data-record]', { hasText: title });
  await row.locator('button[data-action=publish]').click();
  const dialog = desk.locator('[role=dialog][data-act=publish]');
  await expect(dialog.locator('[contenteditable]')).toHaveCount(4);
  await dialog.locator('[name=title]').fill(`${title}, მქვია ნინო`);
  await expect(dialog.locator('[data-mark=სახელი]')).toContainText('ნინო');
  await dialog.locator('[name=title]').fill(title);
  const words = dialog.locator('[data-editor=body] [contenteditable]');
  await words.fill('მეზობელი გიორგი. წნევა დილით მაღალია.');
  await expect(words.locator('.office-mark')).toHaveText('გიორგი');
  await words.fill('წნევა დილით მაღალია, საღამოს – დაბალი.');
  await lookAt(desk, 'a question before it is published');
  await dialog.locator('[type=submit]').click();
  await expect(dialog).toBeHidden();
  await expect(row).toBeHidden();
  await desk.context().close();
  await page.reload();
  await card.getByRole('link', { name: 'გამოქვეყნებულია' }).click();
  await expect(page.locator('[data-route=question]')).toContainText('დიახ, საღამოსაც.');
  await expect(page.locator('[data-route=question]')).toContainText('საღამოს – დაბალი');
  await expect(page.locator('[data-route=question]')).not.toContainText('ბერიძე');
});

test('keeps typed text, shows errors at their fields, and pins questions', async ({ page, context }) => {
  await signInByCall(context, await makeAccount(context));
  await page.goto('/authentication/ask/');
  await page.locator('#main form [type=submit]').click();
  for (const name of ['calm', 'category']) await expect(page.locator(`[data-error=${name}]`)).toBeVisible();
  await page.goto('/authentication/askform/?category=11&service=1');
  await page.locator('[name=title]').fill('სათაური რჩება');
  await page.locator('[name=body]').fill('მოკლე');
  await page.locator('#main [type=submit]').click();
  await expect(page.locator('[data-error=body]')).toContainText('20 სიმბოლო');
  await page.reload();
  await expect(page.locator('[name=title]')).toHaveValue('სათაური რჩება');
  await expect(page.locator('[name=body]')).toHaveValue('მოკლე');
  await page.goto('/authentication/fillbalance/');
  await page.locator('[name=value]').fill('0.50');
  await page.locator('#main [type=submit]').click();
  await expect(page.locator('[data-error=value]')).toBeVisible();
  await page.goto('/authentication/askform/');
  await expect(page.getByRole('link', { name: 'არჩევა' })).toBeVisible();

  await visit(page, '/kithkhva-pasukhi.html');
  await page.locator('[data-pin="1"]').click();
  await expect(page.locator('[data-pin="1"]')).toHaveText('შენახულია');
  await page.locator('[data-question="1"] a').click();
  await expect(page.locator('[data-route=question] [data-pin="1"]')).toHaveText('შენახულია');
  await page.goto('/authentication/pinnedquestions/');
  await expect(page.locator('[data-question="1"] a')).toHaveAttribute(
    'href',
    /^\/kithkhva-pasukhi\/.+\.html$/,
  );
  await page.locator('[data-pin="1"]').click();
  await expect(page.locator('[data-toast=success]')).toBeVisible();
  await page.reload();
  await expect(page.getByText('შენახული კითხვა არ გაქვთ')).toBeVisible();
});
