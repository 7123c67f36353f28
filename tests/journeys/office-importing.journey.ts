import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readXlsx } from 'hucre/xlsx';
import { findFaults } from '#tests/support/axe.ts';
import { openOffice } from '#tests/support/journey-office.ts';
import { expect, test } from './portal.ts';

test('an editor brings tags from a table, sees first what would happen, and takes the list for Excel', async ({
  browser,
}) => {
  const title = `შემოტანილი ${randomUUID().slice(0, 8)}`;
  const editor = await openOffice(browser, 'editor', '/office/records/tag/');
  await editor.locator('a[data-action=import]').press('Enter');
  await expect(editor).toHaveURL(/\/office\/records\/tag\/import\/$/);
  const file = (rows: readonly string[]) => ({
    name: 'tegebi.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n')),
  });
  await editor.locator('input[name=file]').setInputFiles(file(['სათაური,ფერი', `${title},წითელი`]));
  await expect(editor.locator('[role=alert]')).toContainText('ფერი');
  await editor.locator('input[name=file]').setInputFiles(file(['№,title', `,${title}`, 'მეშვიდე,სხვა']));
  await editor.locator('button[data-action=dry_run]').click();
  const trial = editor.locator('[data-import=trial][data-whole]');
  await expect(trial.locator('[data-line="2"][data-state=made]')).toContainText(title);
  await expect(trial.locator('[data-line="3"][data-state=refused]')).toBeVisible();
  expect(await findFaults(editor)).toEqual([]);
  await editor.locator('button[data-action=import]').click();
  const done = editor.locator('[data-import=done][data-whole]');
  await expect(done.locator('[data-line="2"][data-state=made]')).toContainText('გამოქვეყნ');
  expect(await findFaults(editor)).toEqual([]);

  await editor.goto(`/office/records/tag/?search=${encodeURIComponent(title)}`);
  await expect(editor.locator('[data-record][data-state=published]')).toContainText(title);
  const [table] = await Promise.all([
    editor.waitForEvent('download'),
    editor.locator('button[data-action=export_table_xlsx]').click(),
  ]);
  const { sheets } = await readXlsx(readFileSync(await table.path()));
  expect(sheets[0]?.rows.flat()).toContain(title);
});
