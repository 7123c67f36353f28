import { findFaults } from '#tests/support/axe.ts';
import { act, openOffice, untilSaved } from '#tests/support/journey-office.ts';
import { expect, test } from './portal.ts';

test('numbers in a text follow the sources of the record, by keyboard alone', async ({ browser }) => {
  const author = await openOffice(browser, 'author', '/office/records/article/new/');
  await author.locator('input[name=title]').fill('რას ამბობს კვლევა წნევაზე');
  await author.locator('input[name=category]').fill('გული');
  await author.locator('[data-choices=category] button').first().click();
  const sources = author.locator('[data-field=sources]');
  for (const title of ['ჯანმო, 2024', 'NCDC, 2025']) {
    await sources.locator('[data-add=sources]').press('Enter');
    await author.keyboard.type(title);
  }
  const text = author.locator('[data-editor=body] [role=textbox]');
  await text.click();
  await author.keyboard.type('წნევა იზრდება');
  await author.locator('[data-editor=body] [data-tool=source]').press('Enter');
  const dialog = author.locator('[role=dialog][data-act=source]');
  expect(await findFaults(author)).toEqual([]);
  await dialog.locator('button[data-source="2"]').press('Enter');
  await expect(text).toBeFocused();
  await author.keyboard.type(' ასაკთან ერთად.');
  await expect(text).toContainText('წნევა იზრდება[2] ასაკთან ერთად.');

  await sources.locator('[data-row]').nth(1).locator('[data-move=up]').press('Enter');
  await expect(text).toContainText('წნევა იზრდება[1] ასაკთან ერთად.');
  await expect(sources.locator('[data-row]').first().locator('[data-move=down]')).toBeFocused();
  await untilSaved(author);
  await expect(author).toHaveURL(/\/article\/\d+\/$/);
  await untilSaved(author);
  await author.reload();
  await expect(text).toContainText('წნევა იზრდება[1] ასაკთან ერთად.');
  await expect(sources.locator('input').first()).toHaveValue('NCDC, 2025');

  const [readers] = await Promise.all([
    author.waitForEvent('popup'),
    act(author, 'preview', { device: 'desktop' }),
  ]);
  await readers.locator('a[data-source="1"]').click();
  await expect(readers.locator('li:target')).toHaveText('NCDC, 2025');
  await readers.close();

  await sources.locator('[data-row]').first().locator('[data-remove]').press('Enter');
  await expect(text).toContainText('წნევა იზრდება ასაკთან ერთად.');
  await expect(sources.locator('[data-add=sources]')).toBeFocused();
});

test('the pages of an advertisement are picked by their names', async ({ browser }) => {
  const sales = await openOffice(browser, 'sales', '/office/records/advertisement/new/');
  await sales.locator('[name=title]').fill(`რეკლამა ${Date.now()}`);
  const pages = sales.locator('[data-field=pages]');
  await pages.locator('select[name=pages]').selectOption('category');
  await pages.locator('select[name="rule.category"]').selectOption('only');
  await pages.locator('input[name="items.category"]').fill('გულ');
  await pages.locator('[data-choices="items.category"] button').first().click();
  await pages.locator('select[name=pages]').selectOption('home');
  expect(await findFaults(sales)).toEqual([]);
  await expect(sales).toHaveURL(/\/advertisement\/\d+\/$/);
  await untilSaved(sales);
  await sales.reload();
  await expect(pages.locator('[data-page=category] select[name="rule.category"]')).toHaveValue('only');
  await expect(pages.locator('[data-page=category] ol')).toContainText('გულ');
  await expect(pages.locator('[data-page=home]')).toBeVisible();
});

test('a section of a special project is written in the editor of all texts, and asks a reviewer as they do', async ({
  browser,
}) => {
  const editor = await openOffice(browser, 'editor', '/office/records/special_project/new/');
  await editor.locator('input[name=title]').fill('ძილის კვირა');
  const sections = editor.locator('[data-field=sections]');
  await sections.locator('[data-add=sections]').press('Enter');
  await editor.keyboard.type('პირველი ღამე');
  const text = sections.locator('[role=textbox]');
  await text.click();
  await editor.keyboard.type('დაიძინეთ ათზე');
  await text.press('ControlOrMeta+a');
  await sections.locator('[data-tool=bold]').click();
  await untilSaved(editor);
  await expect(editor).toHaveURL(/\/special_project\/\d+\/$/);
  await untilSaved(editor);
  await editor.reload();
  await expect(text.locator('strong')).toHaveText('დაიძინეთ ათზე');
  await expect(sections.locator('textarea')).toHaveCount(0);
  expect(await findFaults(editor)).toEqual([]);
  await act(editor, 'submit');

  const path = new URL(editor.url()).pathname;
  const reviewer = await openOffice(browser, 'reviewer', path);
  await act(reviewer, 'approve');
  await editor.reload();
  await act(editor, 'publish');
  await expect(editor.locator('main')).toHaveAttribute('data-state', 'published');
  const address = await editor.locator('.office-acts a').getAttribute('href');
  await editor.goto(address ?? '');
  await expect(editor.locator('main strong', { hasText: 'დაიძინეთ ათზე' })).toBeVisible();
});
