import { findFaults } from '#tests/support/axe.ts';
import { openOffice } from '#tests/support/journey-office.ts';
import { expect, test } from './portal.ts';

test('a list is narrowed by fields, kept under a name, and widened again by keyboard', async ({
  browser,
}) => {
  const editor = await openOffice(browser, 'editor', '/office/records/article/');
  const total = editor.locator('.office-filters [role=status]');
  const dialog = editor.locator('[role=dialog][data-act=filter]');
  await expect(total).toContainText(/\d/);
  const everything = await total.textContent();
  await expect(editor.locator('[data-column=category]').first()).toHaveText(/[ა-ჰ]/);
  const byTitle = editor.getByRole('button', { name: 'დალაგება: სათაური' });
  await byTitle.press('Enter');
  await expect(editor.locator('th[aria-sort=ascending]')).toContainText('სათაური');
  await byTitle.press('Enter');
  await expect(editor).toHaveURL(/sort=-title/);

  const add = editor.locator('button[data-action=filter]');
  await add.press('Enter');
  await dialog.locator('[name=field]').selectOption('category');
  await dialog.locator('[name=record]').fill('გულ');
  await dialog.locator('[data-choices=record] button').first().click();
  await dialog.locator('[type=submit]').press('Enter');
  await expect(editor).toHaveURL(/find\.category=\d+/);
  await expect(add).toBeFocused();
  await expect(editor.locator('[data-filter=category]')).toContainText('გულ');
  await expect(total).not.toHaveText(everything ?? '');

  await add.press('Enter');
  await dialog.locator('[name=field]').selectOption('published_at');
  await dialog.locator('[name=to]').fill('2001-01-31');
  expect(await findFaults(editor)).toEqual([]);
  await dialog.locator('[name=to]').press('Enter');
  await expect(editor.locator('[data-filter=published_at]')).toContainText('31.01.2001');
  await expect(editor.locator('[data-record]')).toHaveCount(0);

  const name = `გული ${Date.now()}`;
  await editor.locator('button[data-action=save_view]').click();
  await editor.locator('[role=dialog][data-act=save_view] [name=name]').fill(name);
  await editor.locator('[role=dialog][data-act=save_view] [type=submit]').click();
  await expect(editor.locator('[role=dialog]')).toHaveCount(0);
  for (const field of ['published_at', 'category']) {
    await editor.locator(`[data-filter=${field}] button`).last().press('Enter');
    await expect(editor.locator(`[data-filter=${field}]`)).toHaveCount(0);
    await expect(add).toBeFocused();
  }
  await expect(total).toHaveText(everything ?? '');
  await editor.getByRole('button', { name, exact: true }).click();
  await expect(editor.locator('[data-filter]')).toHaveCount(2);
  await expect(editor).toHaveURL(/find\.category=\d+&find\.published_at=/);
});

test('what uses a record is listed beside it, and said before it goes', async ({ browser }) => {
  const editor = await openOffice(browser, 'editor', '/office/records/tag/?sort=id');
  await editor.locator('[data-record] a').first().click();
  const uses = editor.locator('aside details[data-uses]');
  await uses.locator('summary').press('Enter');
  const listed = uses.locator('[data-use="article.tags"] a');
  await expect(listed.first()).toBeVisible();
  expect(await findFaults(editor)).toEqual([]);
  await listed.first().click();
  await expect(editor).toHaveURL(/\/office\/records\/article\/\d+\/$/);

  await editor.goto('/office/records/term/?state=published');
  await editor.locator('[data-record] a').first().click();
  await editor.locator('button[data-action=unpublish]').click();
  await expect(editor.locator('[role=dialog][data-act=unpublish] [type=submit]')).toBeVisible();
  await editor.keyboard.press('Escape');
  await expect(editor.locator('button[data-action=unpublish]')).toBeFocused();
});
