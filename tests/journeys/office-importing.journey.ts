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

test('a trial sees the whole file: what a line refers to may stand in any other, also round a circle', async ({
  browser,
}) => {
  const first = 700_000_000 + Math.floor(Math.random() * 90_000_000);
  const name = randomUUID().slice(0, 8);
  const line = (record: object) => JSON.stringify(record);
  const lines = [
    line({
      collection: 'article',
      title: `სტატია ${name}`,
      introtext: 'შესავალი',
      body: '<p>ტექსტი</p>',
      category: first,
    }),
    ...Array.from({ length: 60 }, (_, at) =>
      line({
        collection: 'tag',
        id: first + at + 1,
        title: `ტეგი ${name} ${at}`,
        alias: `tegi-${name}-${at}`,
      }),
    ),
    line({
      collection: 'category',
      id: first,
      title: `ქვეთემა ${name}`,
      alias: `q-${name}`,
      parent: first + 100,
    }),
    line({
      collection: 'category',
      id: first + 100,
      title: `თემა ${name}`,
      alias: `t-${name}`,
      hue: 'nerve',
    }),
    line({
      collection: 'article',
      title: `ობოლი ${name}`,
      introtext: 'ა',
      body: '<p>ა</p>',
      category: first + 500,
    }),
  ];
  const editor = await openOffice(browser, 'editor', '/office/records/article/import/');
  await editor.locator('input[name=file]').setInputFiles({
    ...{ name: 'yvelaferi.jsonl', mimeType: 'application/x-ndjson', buffer: Buffer.from(lines.join('\n')) },
  });
  await editor.locator('button[data-action=dry_run]').click();
  const trial = editor.locator('[data-import=trial][data-whole]');
  await expect(trial.locator('[data-line="1"][data-state=made]')).toContainText(name);
  await expect(trial.locator('[data-line="62"][data-state=made]')).toBeVisible();
  await expect(trial.locator('[data-refused-lines]')).toContainText(/: 64$/);
});
