import { findFaults } from '#tests/support/axe.ts';
import { openOffice } from '#tests/support/journey-office.ts';
import { expect, test } from './portal.ts';

test('blocks of a page are moved by keyboard and by dragging, and go out in one act', async ({ browser }) => {
  const editor = await openOffice(browser, 'editor', '/office/blocks/?of=pages&page=journal');
  const titles = editor.locator('[data-lane="2"] > [data-item] strong');
  const side = editor.locator('[data-lane="2"] > [data-item]');
  const main = editor.locator('[data-lane="1"] > [data-item]');
  await expect(side.first()).toBeVisible();
  const name = await titles.first().innerText();
  const key = await side.first().getAttribute('data-item');
  const card = editor.locator(`[data-item="${key}"]`);
  expect(await findFaults(editor)).toEqual([]);

  await card.locator('[data-move=handle]').press('ArrowLeft');
  await expect(main.filter({ hasText: name })).toHaveCount(1);
  await expect(card.locator('[data-move=handle]')).toBeFocused();
  await expect(editor.getByRole('status').filter({ hasText: `„${name}“` })).toHaveCount(1);
  await card.dragTo(editor.locator('[data-lane="2"]'));
  await expect(side.filter({ hasText: name })).toHaveCount(1);
  await card.locator('[data-move=lane]').selectOption('1');
  await editor.locator('[data-action=publish]').click();
  await expect(editor.locator('[data-changed="0"]')).toContainText('ცვლილებები გამოქვეყნდა');

  await editor.goto('/journals.html');
  await expect(editor.locator('main').getByText(name, { exact: true }).first()).toBeVisible();
  await editor.goto('/office/blocks/?of=pages&page=journal');
  await expect(main.filter({ hasText: name })).toHaveCount(1);
  await card.locator('[data-move=lane]').selectOption('2');
  await editor.locator('[data-action=publish]').click();
  await expect(editor.locator('[data-changed="0"]')).toContainText('ცვლილებები გამოქვეყნდა');
});

test('lists that are arranged, and what opens below a row of a desk, have their headings in order', async ({
  browser,
}) => {
  const admin = await openOffice(browser, 'admin', '/office/');
  for (const list of ['menu', 'category', 'recommended_doctors']) {
    await admin.goto(`/office/blocks/?of=${list}`);
    await expect(admin.locator('[data-item]').first()).toBeVisible();
    expect.soft(await findFaults(admin), list).toEqual([]);
  }
  for (const desk of ['questions', 'campaigns']) {
    await admin.goto(`/office/${desk}/`);
    await admin.locator('tbody[data-record] button[aria-expanded]').first().click();
    await expect(admin.locator('main h2').first()).toBeVisible();
    expect.soft(await findFaults(admin), desk).toEqual([]);
  }
});
