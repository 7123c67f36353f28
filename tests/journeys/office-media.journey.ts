import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { findFaults } from '#tests/support/axe.ts';
import { openOffice, untilSaved } from '#tests/support/journey-office.ts';
import { expect, test } from './portal.ts';

const picture = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();

const drop = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, fileName) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['a'], fileName, { type: 'image/jpeg' }));
      const said = { bubbles: true, cancelable: true, dataTransfer };
      element.dispatchEvent(new DragEvent('dragover', said));
      return element.dispatchEvent(new DragEvent('drop', said));
    }, name);

test('pictures are added many at once, described, found, used and not removed while they are', async ({
  browser,
}) => {
  const words = `ნახატი ${randomUUID()}`;
  const editor = await openOffice(browser, 'editor', '/office/media/');
  const image = await picture('#1a7f6b');
  await editor.locator('input[type=file]').setInputFiles([
    { name: 'გული.jpg', mimeType: 'image/jpeg', buffer: image },
    { name: 'გატეხილი.jpg', mimeType: 'image/jpeg', buffer: image.subarray(0, 800) },
  ]);
  const rows = editor.locator('[data-upload]');
  await expect(rows).toHaveCount(2);
  // A file that is dropped beside the panel belongs to the library as well.
  await drop(editor, 'h1', 'გვერდით.jpg');
  await expect(rows).toHaveCount(3);
  await rows.last().getByRole('button').click();
  expect(await findFaults(editor)).toEqual([]);
  await rows.first().locator('[name=alt]').fill(words);
  await rows.last().locator('[name=decorative]').check();
  await editor.locator('[data-action=upload]').click();
  await expect(rows).toHaveCount(1);
  await expect(rows.locator('[data-error=file]')).toContainText('დაზიანებულია');
  await editor.locator('input[name=search]').fill(words);
  const found = editor.locator('[data-media]');
  await expect(found).toHaveCount(1);
  const id = (await found.getAttribute('data-media')) ?? '';
  await found.locator('button').click();
  const details = editor.locator('[role=dialog][data-act=update]');
  await details.locator('.office-focal').press('ArrowLeft');
  await details.locator('[name=credit]').fill('ლია');
  await details.locator('[data-action=update]').click();
  await expect(details.getByText('შენახულია')).toBeVisible();
  await expect(details.locator('[name=focal_x]')).toHaveValue('0.45');
  await expect(details.locator('[data-action=remove]')).toBeVisible();
  expect(await findFaults(editor)).toEqual([]);

  await editor.goto('/office/records/category/new/');
  await editor.locator('input[name=title]').fill(`რუბრიკა ${words}`);
  // Elsewhere a dropped file must not take the place of what is being written.
  expect(await drop(editor, 'h1', 'ა.jpg')).toBe(false);
  await editor.locator('[data-field=image] [data-action=pick]').click();
  const picker = editor.locator('[role=dialog][data-act=pick]');
  await picker.locator('input[name=search]').fill(words);
  await picker.locator(`[data-media="${id}"] button`).click();
  await expect(editor.locator('input[name=image]')).toHaveValue(id);
  await untilSaved(editor);

  await editor.goto(`/office/media/?search=${encodeURIComponent(words)}`);
  await editor.locator(`[data-media="${id}"] button`).click();
  await expect(details.locator('li a')).toContainText(`რუბრიკა ${words}`);
  await expect(details.locator('[data-action=remove]')).toHaveCount(0);
});

test('many records are changed at once after a look at what changes; a list is kept under a name', async ({
  browser,
}) => {
  const name = `სია ${randomUUID()}`;
  const editor = await openOffice(browser, 'editor', '/office/records/tag/?sort=id');
  const rows = editor.locator('[data-record]');
  await rows.nth(0).getByRole('checkbox').check();
  await rows.nth(1).getByRole('checkbox').check();
  await editor.locator('[data-action=bulk][data-bulk=set]').click();
  const dialog = editor.locator('[role=dialog][data-act=bulk]');
  await dialog.locator('[name=field]').selectOption('introtext');
  await dialog.locator('[name=introtext]').fill(name);
  await dialog.locator('[type=submit]').click();
  await expect(dialog.locator('[data-would="2"]')).toBeVisible();
  await dialog.locator('[type=submit]').click();
  await expect(dialog.getByText('შესრულდა: 2')).toBeVisible();
  expect(await findFaults(editor)).toEqual([]);
  await dialog.getByRole('button').last().click();

  const [file] = await Promise.all([
    editor.waitForEvent('download'),
    editor.locator('[data-action=export]').click(),
  ]);
  expect(file.suggestedFilename()).toBe('tag.jsonl');

  await editor.locator('[data-action=save_view]').click();
  const naming = editor.locator('[role=dialog][data-act=save_view]');
  await naming.locator('[name=name]').fill(name);
  await naming.locator('[type=submit]').click();
  await editor.goto('/office/records/tag/');
  await editor.getByRole('button', { name, exact: true }).click();
  await expect(editor).toHaveURL(/sort=id/);

  await editor.goto('/office/log/?collection=tag');
  await expect(editor.locator('[data-line]').first()).toContainText('შენახვა');
  expect(await findFaults(editor)).toEqual([]);
});
