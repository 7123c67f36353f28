import { readFileSync } from 'node:fs';
import { findFaults } from '#tests/support/axe.ts';
import { openOffice } from '#tests/support/journey-office.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { expect, test } from './portal.ts';

test('sales sees what runs and what is free, reads a report and gives the advertiser a page', async ({
  browser,
}) => {
  const sales = await openOffice(browser, 'sales', '/office/campaigns/?state=running');
  const row = sales.locator('[data-record][data-state=running]').first();
  const title = await row.getByRole('link').innerText();
  await sales.getByRole('button', { name: 'კალენდარი' }).click();
  await expect(sales.locator('[data-place=a2] [data-count="2"]').first()).toBeVisible();
  await row.locator('button[aria-expanded]').click();
  const frame = sales.frameLocator('.campaign-frame');
  await expect(frame.locator('body > *').first()).toBeAttached();
  expect(await findFaults(sales)).toEqual([]);

  await row.locator('[data-action=report]').click();
  const report = sales.locator('[role=dialog][data-act=report]');
  await report.locator('[name=to]').fill('2026-01-02');
  await report.locator('[type=submit]').click();
  await expect(report.locator('[data-report]')).toContainText('სულ');
  const [file] = await Promise.all([
    sales.waitForEvent('download'),
    report.locator('[data-report] button[data-action=export]').click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^campaign-\d+\.csv$/);
  const [paper] = await Promise.all([
    sales.waitForEvent('download'),
    report.locator('[data-report] button[data-action=export_pdf]').click(),
  ]);
  expect(readPdf(readFileSync(await paper.path()))[0]).toContain(title);
  await report.getByRole('button', { name: 'დახურვა' }).click();

  await row.locator('[data-action=share]').click();
  const share = sales.locator('[role=dialog][data-act=share]');
  await share.locator('[type=submit]').click();
  const address = await share.locator('[data-shared] a').getAttribute('href');
  await sales.goto(address ?? '');
  await expect(sales.locator('h1')).toHaveText(title);
  expect(await findFaults(sales)).toEqual([]);
  // The advertiser's page has no script; its link is enough.
  const [sent] = await Promise.all([
    sales.waitForEvent('download'),
    sales.getByRole('link', { name: 'PDF' }).click(),
  ]);
  expect(sent.suggestedFilename()).toMatch(/^campaign-\d+\.pdf$/);
  expect(readPdf(readFileSync(await sent.path()))[0]).toContain(title);
});
