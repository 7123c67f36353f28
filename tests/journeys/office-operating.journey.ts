import { randomUUID } from 'node:crypto';
import { findFaults } from '#tests/support/axe.ts';
import { makeAccount } from '#tests/support/journey-account.ts';
import { openOffice } from '#tests/support/journey-office.ts';
import { expect, test } from './portal.ts';

test('an admin leads an old address on, sets a telephone that readers see, and reads the reports', async ({
  browser,
  page,
}) => {
  const from = `/zveli-${randomUUID()}.html`;
  const admin = await openOffice(browser, 'admin', '/office/');
  await expect(admin.locator('[data-today] [data-waiting=jobs] strong')).toHaveText(/^\d+$/);
  await expect(admin.locator('[data-today] [data-waiting=reports] strong')).toHaveText(/^\d+$/);
  await admin.goto('/office/links/?state=redirect');
  await admin.locator('button[data-action=save]').click();
  const dialog = admin.locator('[role=dialog][data-act=save]');
  await dialog.locator('[name=from]').fill(from);
  await dialog.locator('[name=to]').fill('elsewhere');
  await dialog.locator('[type=submit]').click();
  await expect(dialog.locator('[data-error=to]')).toBeVisible();
  await dialog.locator('[name=to]').fill('/clinics.html');
  await dialog.locator('[type=submit]').click();
  await expect(dialog).toBeHidden();
  const row = admin.locator('[data-state=redirect]').filter({ hasText: from });
  await expect(row).toBeVisible();
  await page.goto(from);
  await expect(page).toHaveURL(/\/clinics\.html$/);
  await row.locator('button[data-action=remove]').click();
  await admin.locator('[role=dialog][data-act=remove] [type=submit]').click();
  await expect(row).toHaveCount(0);

  await admin.goto('/office/settings/');
  const phone = admin.locator('input[name=phone]');
  const number = `+995 32 ${Math.floor(Math.random() * 9_000_000 + 1_000_000)}`;
  await phone.fill(number);
  await admin.locator('button[data-action=save]').click();
  await expect(admin.locator('[role=status]')).not.toBeEmpty();
  await expect(async () => {
    await page.goto('/clinics.html');
    await expect(page.locator('footer').getByText(number)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await phone.fill('');
  await admin.locator('button[data-action=save]').click();

  await admin.goto('/office/reports/');
  await expect(admin.locator('[data-series] canvas')).toHaveCount(6);
  const views = admin.locator('[data-series=views]');
  await views.locator('.u-over').hover();
  const day = (await views.locator('[data-pointed]').getAttribute('data-pointed')) ?? '';
  const figure = await admin.locator(`tr[data-day="${day}"] td`).nth(1).innerText();
  await expect(views.locator('[data-pointed]')).toContainText(`: ${figure}`);
  await expect(admin.locator('tr[data-day]')).toHaveCount(30);
  expect(await findFaults(admin)).toEqual([]);
});

test('an admin says which author somebody of the staff is to readers', async ({ browser, context }) => {
  const { email } = await makeAccount(context);
  const admin = await openOffice(browser, 'admin', `/office/accounts/?search=${encodeURIComponent(email)}`);
  const dialog = admin.locator('[role=dialog][data-act=set_roles]');
  const open = () => admin.locator('button[data-action=set_roles]').click();
  await open();
  await expect(dialog).toBeVisible();
  expect(await findFaults(admin, { within: '[role=dialog]' })).toEqual([]);
  await dialog.locator('[name=roles][value=author]').check();
  const author = dialog.locator('select[name=author]');
  await author.selectOption({ index: 1 });
  const chosen = await author.inputValue();
  await dialog.locator('[type=submit]').click();
  await expect(dialog.locator('code').first()).toHaveText(/^otpauth:/);
  await admin.reload();
  await open();
  await expect(author).toHaveValue(chosen);
  await author.selectOption('');
  await dialog.locator('[name=roles][value=author]').uncheck();
  await dialog.locator('[type=submit]').click();
  await expect(dialog).toBeHidden();
});
