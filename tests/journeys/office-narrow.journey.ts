import { desks } from '#shared/access/desk-rights.ts';
import { officeText } from '#shared/language/ka/office/office.ts';
import { findFaults } from '#tests/support/axe.ts';
import { openOffice } from '#tests/support/journey-office.ts';
import { crossedLabels } from './crossed-labels.ts';
import { expect, test, widthBeyondScreen } from './portal.ts';
import { smallTargets } from './small-targets.ts';

/** Screens of the office besides its desks. */
const screens = [
  '',
  'records/article/',
  'records/advertisement/',
  'records/article/101/',
  'records/clinic/new/',
  'records/article/import/',
  'blocks/?of=category',
  'blocks/?of=menu',
  'blocks/?of=recommended_doctors',
];

test('on a phone every screen of the office fits, and is pressed with a finger', async ({ browser }) => {
  test.setTimeout(180_000);
  const admin = await openOffice(browser, 'admin', '/office/');
  await admin.setViewportSize({ width: 360, height: 780 });
  await admin.emulateMedia({ colorScheme: 'dark' });
  for (const path of [...screens, ...desks.map((desk) => `${desk}/`)]) {
    await admin.goto(`/office/${path}`, { waitUntil: 'networkidle' });
    await admin.locator('main[data-office]').waitFor();
    await expect(admin.getByText(officeText.loading, { exact: true })).toHaveCount(0);
    expect.soft(await widthBeyondScreen(admin), path).toBe(0);
    expect.soft(await smallTargets(admin), path).toEqual([]);
    expect.soft(await crossedLabels(admin), path).toEqual([]);
  }
});

test('a table that is wider than a phone scrolls in the editor, not with the page', async ({ browser }) => {
  const editor = await openOffice(browser, 'editor', '/office/records/term/new/');
  await editor.setViewportSize({ width: 360, height: 780 });
  const text = editor.locator('[data-editor] [contenteditable]');
  await text.click();
  await editor.locator('[data-tool=table]').first().click();
  await editor.locator('[data-tool=addColumn]').first().click();
  await expect(text.locator('tr').first().locator('th')).toHaveCount(3);
  await text.locator('th').first().click();
  for (const word of ['გასტროენტეროლოგიური', 'ოტორინოლარინგოლოგიური', 'ელექტროკარდიოგრაფიული']) {
    await editor.keyboard.type(word);
    await editor.keyboard.press('Tab');
  }
  expect(await widthBeyondScreen(editor)).toBe(0);
  expect(await text.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeGreaterThan(0);
});

test('a narrow screen has the menu behind a button, and an empty list says what to do', async ({
  browser,
}) => {
  const admin = await openOffice(browser, 'admin', '/office/');
  await admin.setViewportSize({ width: 768, height: 900 });
  const menu = admin.locator('#office-menu');
  const button = admin.locator('[aria-controls=office-menu]');
  await expect(menu).toBeHidden();
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(await findFaults(admin)).toEqual([]);
  await menu.locator('a[href$="/office/comments/"]').press('Enter');
  await expect(admin.locator('main[data-desk=comments]')).toBeVisible();
  await expect(menu).toBeHidden();

  await admin.locator('[name=search]').fill('ასეთი სიტყვა არსად წერია');
  await expect(admin.locator('[data-empty]')).toBeVisible();
  await admin.locator('[data-empty] [data-action=show_all]').press('Enter');
  await expect(admin).toHaveURL(/\/office\/comments\/$/);
  await expect(admin.locator('[name=search]')).toHaveValue('');
  await expect(admin.locator('[name=search]')).toBeFocused();
});

test('beside the menu the tables of desks have nothing to scroll to', async ({ browser }) => {
  const admin = await openOffice(browser, 'admin', '/office/');
  for (const width of [1024, 768]) {
    await admin.setViewportSize({ width, height: 900 });
    for (const desk of [
      'questions',
      'orders',
      'operations',
      'accounts',
      'campaigns',
      'feeds',
      'applications',
    ]) {
      await admin.goto(`/office/${desk}/`);
      await admin.locator('[data-record]').first().waitFor();
      const hidden = await admin
        .locator('.office-scroll')
        .evaluateAll((regions) => regions.map((one) => one.scrollWidth - one.clientWidth));
      expect.soft(hidden, `${desk} at ${width}`).toEqual(hidden.map(() => 0));
    }
  }
});
