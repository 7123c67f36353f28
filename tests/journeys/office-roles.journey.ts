import type { Browser, Page } from '@playwright/test';
import { desks, mayOpenDesk } from '#shared/access/desk-rights.ts';
import { mayUseMedia } from '#shared/access/media-rights.ts';
import { mayDo } from '#shared/access/record-rights.ts';
import { recordCollections } from '#shared/collections/registry.ts';
import type { Role } from '#shared/contracts/accounts.ts';
import { officeText } from '#shared/language/ka/office/office.ts';
import { openOffice } from '#tests/support/journey-office.ts';
import { expect, test } from './portal.ts';

/** Opens the office and collects what the portal refuses to it. */
async function openAs(browser: Browser, role: Role): Promise<{ page: Page; refused: string[] }> {
  const page = await openOffice(browser, role);
  const refused: string[] = [];
  page.on('response', (response) => {
    // Too many calls a second are sent again by the office.
    if (response.status() >= 400 && response.status() !== 429)
      refused.push(`${response.status()} ${response.url()}`);
  });
  return { page, refused };
}

/** The links of a screen to places of the office that its person may not open. */
async function findDeadEnds(page: Page, role: Role): Promise<string[]> {
  const links = await page
    .locator('main a[href^="/office/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  return links.filter((link) => {
    const [, , place = '', collection = '', record = ''] = link.split(/[/?]/);
    if (place === '') return false;
    if (place === 'media') return !mayUseMedia([role], 'list');
    const records = recordCollections.find(({ name }) => name === collection);
    if (place === 'records') return !records || !mayDo([role], records, record === 'new' ? 'save' : 'get');
    const desk = desks.find((name) => name === place);
    return !desk || !mayOpenDesk([role], desk);
  });
}

for (const role of ['author', 'reviewer', 'editor', 'sales', 'admin'] as const)
  test(`the desks of ${role} are those in the menu, and nothing there leads into a refusal`, async ({
    browser,
  }) => {
    const { page, refused } = await openAs(browser, role);
    const menu = page.locator('nav.office-menu');
    for (const desk of desks.filter((name) => mayOpenDesk([role], name))) {
      await menu.locator(`a[href="/office/${desk}/"]`).click();
      const screen = page.locator(`main[data-desk=${desk}], main[data-office=media]`);
      await expect(screen).toBeVisible();
      await expect(screen.getByText(officeText.loading, { exact: true })).toHaveCount(0);
      expect(await page.locator('[role=alert]').allInnerTexts(), desk).toEqual([]);
      expect(await findDeadEnds(page, role), desk).toEqual([]);
    }
    for (const desk of desks.filter((name) => !mayOpenDesk([role], name))) {
      await expect(menu.locator(`a[href="/office/${desk}/"]`)).toHaveCount(0);
      await page.goto(`/office/${desk}/`);
      await expect(page.locator('main')).toContainText(officeText.noPlace);
    }
    expect(refused).toEqual([]);
  });

test('every desk of the demonstration has something to show, and a consultant finds the way to theirs', async ({
  browser,
}) => {
  const { page } = await openAs(browser, 'admin');
  const shown = ['questions', 'comments', 'applications', 'reviews', 'tags', 'campaigns', 'feeds'] as const;
  const also = ['orders', 'operations', 'accounts', 'links', 'search_words', 'health'] as const;
  for (const desk of [...shown, ...also]) {
    await page.locator(`nav.office-menu a[href="/office/${desk}/"]`).click();
    await expect(page.locator(`main[data-desk=${desk}] [data-record]`).first(), desk).toBeVisible();
  }
  const consultant = await openAs(browser, 'consultant');
  await consultant.page.locator('main').getByRole('link', { name: officeText.toWorkplace }).click();
  await expect(consultant.page).not.toHaveURL(/\/office\//);
  expect(consultant.refused).toEqual([]);
});
