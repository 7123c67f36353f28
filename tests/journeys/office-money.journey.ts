import { readFileSync } from 'node:fs';
import { findFaults } from '#tests/support/axe.ts';
import { openOffice, renewFactorWhenAsked } from '#tests/support/journey-office.ts';
import { expect, test } from './portal.ts';

test('an admin adjusts a balance, a large amount waits for another, and the books have it', async ({
  browser,
}) => {
  const admin = await openOffice(browser, 'admin', '/office/accounts/?search=user%40demo.example');
  await renewFactorWhenAsked(admin, 'admin');
  const id = await admin.locator('[data-record]').first().getAttribute('data-record');
  expect(await findFaults(admin)).toEqual([]);

  await admin.goto('/office/operations/');
  const dialog = admin.locator('[role=dialog][data-act=adjust]');
  const adjust = async (amount: string) => {
    await admin.locator('button[data-action=adjust]').click();
    await dialog.locator('[name=account]').fill(id ?? '');
    await dialog.locator('[name=amount]').fill(amount);
    await dialog.locator('[name=reason]').fill('ფილიალში შემოტანილი თანხა');
    await dialog.locator('[type=submit]').click();
  };
  await adjust('ბევრი');
  await expect(dialog.locator('[data-error=amount]')).toBeVisible();
  await expect(dialog.locator('[name=reason]')).toHaveValue('ფილიალში შემოტანილი თანხა');
  await dialog.locator('[name=amount]').fill('25.00');
  await dialog.locator('[type=submit]').click();
  await expect(dialog).toBeHidden();
  await expect(admin.locator('[data-record][data-state=done]').first()).toContainText('+25,00 ₾');
  await adjust('500.01');
  await expect(dialog).toBeHidden();
  const waiting = admin.locator('[data-record][data-state=waiting]').first();
  await expect(waiting).toContainText('500,01');
  // Nobody confirms what is their own.
  await expect(waiting.locator('[data-action=confirm]')).toHaveCount(0);
  await waiting.locator('[data-action=decline]').click();
  const decline = admin.locator('[role=dialog][data-act=decline]');
  await decline.locator('[name=reason]').fill('შეცდომით');
  await decline.locator('[type=submit]').click();
  await expect(decline).toBeHidden();
  expect(await findFaults(admin)).toEqual([]);

  await admin.goto('/office/books/');
  await expect(admin.locator('[data-audit=sound]')).toBeVisible();
  const sheet = admin.locator('[data-sheet]');
  await expect(sheet.locator('[data-account=total] td').last()).toHaveText('0,00 ₾');
  await sheet.locator('[data-account=adjustments] button').click();
  await expect(admin).toHaveURL(/account=adjustments/);
  await expect(admin.locator('[data-journal=adjustments] [data-posting]').first()).toContainText('−25,00 ₾');
  const [file] = await Promise.all([
    admin.waitForEvent('download'),
    admin.locator('button[data-action=export_journal]').click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^posting,at,kind,account,owner,amount,reason\r\n/);
  expect(await findFaults(admin)).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds no violations at the desks of money, ${colorScheme}`, async ({ browser }) => {
    const admin = await openOffice(browser, 'admin');
    await admin.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const desk of ['orders', 'operations', 'books', 'accounts']) {
      await admin.goto(`/office/${desk}/`);
      await expect(admin.locator(`main[data-desk=${desk}]`)).toBeVisible();
      await expect(admin.locator('[role=status]').first()).not.toHaveText(/იტვირთება/);
      expect(await findFaults(admin), desk).toEqual([]);
    }
  });
