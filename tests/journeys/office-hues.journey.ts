import type { Page } from '@playwright/test';
import { act, openOffice, untilSaved } from '#tests/support/journey-office.ts';
import { expect, test } from './portal.ts';

/** Chooses a topic's hue and publishes it. */
async function choose(editor: Page, hue: string): Promise<void> {
  await editor.goto('/office/records/category/8/');
  const field = editor.locator('[data-field=hue]');
  await field.locator('select').selectOption(hue);
  await expect(field.locator('.office-hue')).toBeVisible();
  await untilSaved(editor);
  await act(editor, 'publish');
}

test('a topic has the hue that an editor chose, on the portal’s next page and on the desk that arranges topics', async ({
  browser,
  request,
}) => {
  const editor = await openOffice(browser, 'editor');
  const accents = async () => {
    const home = await (await request.get('/')).text();
    return new Set(
      [...home.matchAll(/data-accent="(\d)"[^>]*><a[^>]*href="\/category\/8-/g)].map(([, one]) => one),
    );
  };
  await choose(editor, 'women');
  await expect.poll(accents).toEqual(new Set(['3']));
  await editor.goto('/office/blocks/?of=category');
  await expect(editor.locator('[data-item="category-8"] .office-hue')).toHaveAttribute('data-accent', '3');
  await choose(editor, 'lungs');
  await expect.poll(accents).toEqual(new Set(['8']));
});
