import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findFaults } from '#tests/support/axe.ts';
import { cookieOf, makeAccount, signInByCall } from '#tests/support/journey-account.ts';
import { crossedLabels } from './crossed-labels.ts';
import { expect, test, visit, widthBeyondScreen } from './portal.ts';

const kinds = ['tsneva', 'shaqari', 'zrda', 'orsuloba', 'acrebi'] as const;
const ready = (page: Page) => expect(page.locator('[data-diary][data-status=ready]')).toBeVisible();
const open = async (page: Page, alias: string) => {
  await visit(page, `/dghiurebi/${alias}.html`);
  await ready(page);
};
const fill = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) await page.locator(`main [name="${name}"]`).fill(value);
};
const submit = (page: Page) => page.locator('main form [type=submit]').first().click();
const entries = (page: Page) => page.locator('tr[data-entry] [aria-label^="წაშლა"]');

test('a guest keeps pressure in the browser, moves it to the account, prints it, exports it and removes it', async ({
  page,
  context,
  complaints,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/diary') && calls.push(request.url()));
  await open(page, 'tsneva');
  await submit(page);
  await expect(page.locator('main form [data-error=systolic]')).toBeVisible();
  await fill(page, { systolic: '85', diastolic: '120' });
  await submit(page);
  await expect(page.locator('main form [data-error=diastolic]')).toContainText('ქვედაზე მაღალი');
  await fill(page, { systolic: '187', diastolic: '113', pulse: '77' });
  await submit(page);
  await expect(entries(page)).toHaveCount(1);
  await expect(page.getByRole('alert')).toContainText('112');
  await expect(page.locator('[name=systolic]')).toHaveValue('');
  await fill(page, { systolic: '128', diastolic: '78' });
  await submit(page);
  await expect(entries(page)).toHaveCount(2);
  await page.reload();
  await expect(entries(page)).toHaveCount(2);
  expect(calls, 'nothing leaves the browser').toEqual([]);
  expect(await findFaults(page, { within: 'main' })).toEqual([]);

  await signInByCall(context, await makeAccount(context));
  await open(page, 'tsneva');
  await expect(page.locator('[data-kept=browser]')).toBeVisible();
  await page.locator('[name=place][value=account]').click();
  await expect(page.locator('[data-kept=account]')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('diary_pressure'))).toBeNull();
  await page.reload();
  await expect(entries(page)).toHaveCount(2);

  await page.locator('[name=printed_name]').fill('ნინო ბერიძე');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  for (const shown of [
    '[data-printed-name]',
    '[data-print-head]',
    'main h1',
    'main figure svg',
    'tr[data-entry]',
  ])
    await expect(page.locator(shown).first(), shown).toBeVisible();
  for (const hidden of ['main form', '[data-kept]', 'header[data-no-print]', '[data-ad]'])
    await expect(page.locator(hidden).locator('visible=true'), hidden).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  const token = (await cookieOf(context, 'token')) ?? '';
  const csrf = (await cookieOf(context, 'csrftoken')) ?? '';
  const headers = { authorization: `Bearer ${token}`, 'x-csrftoken': csrf };
  const mine = async () => (await context.request.post('/api/auth/my-data/', { headers })).json();
  const { diaries } = await mine();
  expect(diaries).toMatchObject([
    { kind: 'pressure', content: { entries: [{ systolic: 187 }, { systolic: 128 }] } },
  ]);
  expect(JSON.stringify(diaries)).not.toContain('ბერიძე');

  await page.getByText('ფაილად შენახვა და წაშლა').click();
  await page.getByRole('button', { name: 'დღიურის წაშლა' }).click();
  await page.getByRole('button', { name: 'დიახ, წაშალეთ' }).click();
  await expect(page.getByText('ჯერ არაფერი ჩაგიწერიათ.')).toBeVisible();
  expect((await mine()).diaries).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a change on another device is not lost: the change here is made to what is there now', async ({
  page,
  context,
}) => {
  await signInByCall(context, await makeAccount(context));
  await open(page, 'tsneva');
  await fill(page, { systolic: '121', diastolic: '71' });
  await submit(page);
  await expect(entries(page)).toHaveCount(1);
  await page.locator('[name=place][value=account]').click();
  await expect(page.locator('[data-kept=account]')).toBeVisible();
  const other = await context.newPage();
  await open(other, 'tsneva');
  await fill(other, { systolic: '122', diastolic: '72' });
  await submit(other);
  await expect(entries(other)).toHaveCount(2);
  await fill(page, { systolic: '123', diastolic: '73' });
  await submit(page);
  await expect(entries(page)).toHaveCount(3);
});

test('an entry is changed in its place, in the browser alone and in the account', async ({
  page,
  context,
}) => {
  await open(page, 'tsneva');
  for (const systolic of ['127', '187']) {
    await fill(page, { systolic, diastolic: '83', pulse: '66' });
    await submit(page);
  }
  await expect(entries(page)).toHaveCount(2);
  await expect(page.getByRole('alert')).toContainText('112');
  const wrong = page.locator('tr[data-entry]', { hasText: '187/83' });
  const change = async (typed: Readonly<Record<string, string>>) => {
    await fill(page, typed);
    await submit(page);
  };
  await wrong.locator('[data-edit]').click();
  await expect(page.locator('[name=systolic]')).toBeFocused();
  await expect(page.locator('[name=pulse]')).toHaveValue('66');
  await page.getByRole('button', { name: 'გაუქმება' }).click();
  await expect(wrong.locator('[data-edit]')).toBeFocused();
  await wrong.locator('[data-edit]').click();
  await change({ systolic: '80' });
  await expect(page.locator('main form [data-error=diastolic]')).toContainText('ქვედაზე მაღალი');
  await change({ systolic: '137', pulse: '' });
  await expect(page.locator('tr[data-entry]', { hasText: '137/83' })).toContainText('–');
  await expect(page.locator('[name=systolic]')).toHaveValue('');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expect(entries(page)).toHaveCount(2);

  await signInByCall(context, await makeAccount(context));
  await open(page, 'tsneva');
  await page.locator('[name=place][value=account]').click();
  await expect(page.locator('[data-kept=account]')).toBeVisible();
  await page.locator('tr[data-entry]', { hasText: '137/83' }).locator('[data-edit]').click();
  await change({ systolic: '139' });
  await expect(page.locator('tr[data-entry]', { hasText: '139/83' })).toBeVisible();
  await page.reload();
  await expect(page.locator('tr[data-entry]', { hasText: '139/83' })).toBeVisible();
  await expect(entries(page)).toHaveCount(2);
});

test('a child, its measurements, the day of a dose and a due date are changed', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-26T12:00:00+04:00'));
  await visit(page, '/dghiurebi.html');
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
  }, keptContent());
  const keptOf = (kind: string) =>
    page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), `diary_${kind}`);
  const changeChild = async (birthday: string) => {
    await page.getByRole('button', { name: 'მონაცემების შეცვლა' }).click();
    await expect(page.locator('[name=child_name]')).toHaveValue('ნინი');
    await fill(page, { child_name: 'ნინო', birth_date: birthday });
    await submit(page);
  };
  await open(page, 'zrda');
  await page.locator('tr[data-entry=measure5x] [data-edit]').click();
  await expect(page.locator('[name=weight_kg]')).toHaveValue('11,2');
  await fill(page, { weight_kg: '109', head_cm: '' });
  await submit(page);
  await expect(page.locator('[data-implausible]')).toContainText('უჩვეულო');
  await page.locator('tr[data-entry=measure5x] [data-edit]').click();
  await fill(page, { weight_kg: '10,9' });
  await submit(page);
  await expect(page.locator('tr[data-entry=measure5x]')).toContainText('10,9');
  await expect(page.locator('[data-implausible]')).toHaveCount(0);
  await changeChild('2026-01-01');
  await expect(page.locator('main form [data-error=birth_date]')).toContainText('ადრეა');
  await fill(page, { birth_date: '2025-07-01' });
  await submit(page);
  await expect(page.locator('[data-child]')).toContainText('ნინო');
  const { children } = await keptOf('growth');
  expect(children).toMatchObject([{ name: 'ნინო', birth_date: '2025-07-01', gestation_weeks: 34 }]);
  expect(children[0].measurements).toHaveLength(6);
  expect(children[0].measurements[5]).toMatchObject({ weight_kg: 10.9 });
  expect(children[0].measurements[5].head_cm).toBeUndefined();

  await open(page, 'acrebi');
  const dose = page.locator('[data-dose=bcg]');
  await dose.getByRole('button', { name: 'თარიღის შეცვლა' }).click();
  await dose.locator('[name=given]').fill('2025-07-20');
  await dose.locator('[type=submit]').click();
  await expect
    .poll(async () => (await keptOf('vaccination')).children[0].doses)
    .toEqual({ bcg: '2025-07-20' });
  await changeChild('2025-08-01');
  await expect(page.locator('main form [data-error=birth_date]')).toContainText('ადრეა');

  await open(page, 'orsuloba');
  await page.getByRole('button', { name: 'თარიღის შეცვლა' }).click();
  await page.getByRole('button', { name: 'გაუქმება' }).click();
  await expect(page.locator('[data-pregnancy-age]')).toBeVisible();
});

test('the calendar of vaccination takes ticks and is made a file; reminders need the account', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-26T12:00:00+04:00'));
  await open(page, 'acrebi');
  await fill(page, { child_name: 'ლუკა', birth_date: '2000-09-24' });
  await submit(page);
  await expect(page.locator('main form [data-error=birth_date]')).toContainText('18 წლამდე');
  await fill(page, { birth_date: '2026-09-24' });
  await submit(page);
  await expect(page.locator('[data-next]')).toHaveAttribute('data-next', 'now');
  const dose = page.locator('[data-dose="hexa-1"]');
  await expect(dose).toHaveAttribute('data-state', 'due');
  await dose.getByRole('button').click();
  await dose.locator('[type=submit]').click();
  await expect(dose).toHaveAttribute('data-state', 'given');
  await expect(page.locator('[name=reminds]')).toBeDisabled();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /\.ics/ }).click(),
  ]);
  const file = readFileSync(await download.path(), 'utf8');
  expect(file).toContain('DTSTART;VALUE=DATE:20261224');
  expect(file).not.toContain('ლუკა');
});

test.describe('at 360 px, in the dark', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 360, height: 800 } });

  test('no diary scrolls sideways, axe finds nothing, and no line runs through a label of a chart', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.clock.setFixedTime(new Date('2026-11-26T12:00:00+04:00'));
    const check = async (state: string) => {
      expect(await widthBeyondScreen(page), state).toBe(0);
      expect(await crossedLabels(page), state).toEqual([]);
      expect(await findFaults(page, { within: 'main' }), state).toEqual([]);
    };
    await visit(page, '/dghiurebi.html');
    await check('index');
    await expect(page.locator('main a[href^="/dghiurebi/"]')).toHaveCount(kinds.length);
    await page.evaluate((kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
    }, keptContent());
    for (const alias of kinds) {
      await open(page, alias);
      await check(alias);
      // A loaded page asks for nothing that tells which diary it is.
      expect(await page.locator('main').getAttribute('data-route')).toBe('diary');
    }
  });
});

/** A diary of each kind with enough in it to draw. */
function keptContent(): Record<string, unknown> {
  const day = (ago: number) => new Date(Date.UTC(2026, 10, 26 - ago)).toISOString().slice(0, 10);
  const many = Array.from({ length: 40 }, (_, at) => ({
    ...{ id: `entry${String(at).padStart(3, '0')}`, day: day(Math.floor(at / 2)) },
    part: at % 2 ? 'evening' : 'morning',
  }));
  const child = { id: 'childone1', name: 'ნინი', birth_date: day(500) };
  const measured = [490, 400, 300, 200, 100, 10].map((ago, at) => ({
    ...{ id: `measure${at}x`, day: day(ago), weight_kg: 3.2 + at * 1.6, height_cm: 49 + at * 6 },
    head_cm: 34 + at * 2,
  }));
  return {
    diary_pressure: {
      entries: many.map((entry, at) => ({
        ...entry,
        systolic: 120 + ((at * 7) % 60),
        diastolic: 70 + ((at * 5) % 30),
      })),
    },
    diary_sugar: {
      entries: many.map((entry, at) => ({ ...entry, value: 4 + (at % 9), unit: 'mmol/L', when: 'fasting' })),
    },
    diary_growth: { children: [{ ...child, sex: 'F', gestation_weeks: 34, measurements: measured }] },
    diary_pregnancy: { due_date: day(-60) },
    diary_vaccination: { children: [{ ...child, doses: { bcg: day(498) } }], reminds: false },
  };
}
