import type { Page } from '@playwright/test';

export type Entries = Readonly<Record<string, string>>;

const submit = (page: Page) => page.locator('main form [type=submit]');

/** Fills in the inputs of a calculator by name, of any kind. */
export async function fillIn(page: Page, entries: Entries): Promise<void> {
  for (const [name, value] of Object.entries(entries)) {
    const input = page.locator(`main [name="${name}"]`).first();
    const [, row = '1'] = /\.(\d+)$/.exec(name) ?? [];
    while ((await page.locator('main form fieldset[data-columns]').count()) < Number(row) && row !== '1')
      await page.locator('[data-add-row]').click();
    if (name === 'on') await openDisclosures(page);
    const kind = await input.evaluate((element) => `${element.tagName} ${element.getAttribute('type')}`);
    if (kind.startsWith('SELECT')) await input.selectOption(value);
    else if (kind.endsWith('radio')) await page.locator(`main [name="${name}"][value="${value}"]`).check();
    else if (kind.endsWith('checkbox')) await input.setChecked(value === 'on');
    else await input.fill(value);
  }
}

async function openDisclosures(page: Page): Promise<void> {
  for (const summary of await page.locator('main form details:not([open]) > summary').all())
    await summary.click();
}

/** Fills in the inputs and submits. */
export async function calculate(page: Page, entries: Entries): Promise<void> {
  await fillIn(page, entries);
  await submit(page).click();
}

/** The results on the page: `data-value` by output name. */
export const outputsOf = (page: Page): Promise<Record<string, string>> =>
  page
    .locator('main output')
    .evaluateAll((outputs) =>
      Object.fromEntries(
        outputs.map((each) => [each.getAttribute('name') ?? '', each.getAttribute('data-value') ?? '']),
      ),
    );

/** Names of the refused inputs. */
export const refusedOf = (page: Page): Promise<string[]> =>
  page
    .locator('main [data-error]')
    .evaluateAll((each) => each.map((one) => one.getAttribute('data-error') ?? ''));

/** Ordinary and alarming inputs for every calculator. */
export const fillings: Readonly<Record<string, { readonly ordinary: Entries; readonly alarming: Entries }>> =
  {
    'masis-indeqsis-gansazghvra': {
      ordinary: { height_cm: '170', weight_kg: '70', age: '35' },
      alarming: { height_cm: '170', weight_kg: '44', age: '35' },
    },
    'orsulobis-vada': {
      ordinary: { date: '2026-06-20', on: '2026-11-20' },
      alarming: { date: '2026-01-25', on: '2026-11-20' },
    },
    'bavshvis-tsona-da-simaghle': {
      ordinary: {
        sex: 'F',
        birth_date: '2025-10-01',
        weight_kg: '9,4',
        height_cm: '76',
        head_cm: '45,5',
        on: '2026-11-20',
      },
      alarming: { sex: 'M', birth_date: '2018-10-01', weight_kg: '14', height_cm: '124', on: '2026-11-20' },
    },
    'shaqari-siskhlshi': { ordinary: { value: '5,1' }, alarming: { value: '2,4' } },
    'siskhlis-analizi': {
      ordinary: { 'analyte.1': 'hemoglobin', 'value.1': '135', sex: 'F', age: '35' },
      alarming: {
        'analyte.1': 'potassium',
        'value.1': '6,9',
        'analyte.2': 'hemoglobin',
        'value.2': '65',
        sex: 'F',
      },
    },
    'kaloriebis-dghiuri-norma-qalebisa-da-mamakacebisathvis': {
      ordinary: { sex: 'F', age: '35', height_cm: '165', weight_kg: '60' },
      alarming: { sex: 'F', age: '80', height_cm: '165', weight_kg: '42' },
    },
    'kaloriebis-mthvleli': {
      ordinary: { 'food.1': 'ხაჭაპური, იმერული', 'grams.1': '220', 'food.2': 'ვაშლი', 'grams.2': '150' },
      alarming: { 'food.1': 'ხაჭაპური, აჭარული', 'grams.1': '2000' },
    },
    'ovulaciis-kalendari': {
      ordinary: { lmp: '2026-11-09', cycle: '29', on: '2026-11-20' },
      alarming: { lmp: '2026-10-01', cycle: '40', shortest: '24', longest: '45', on: '2026-11-20' },
    },
    'nayofis-ganvithareba': { ordinary: { week: '24' }, alarming: { week: '42' } },
    'tslamde-bavshvis-ganvithareba': {
      ordinary: { birth_date: '2026-05-01', on: '2026-11-20' },
      alarming: { birth_date: '2026-10-25', gestation_weeks: '28', on: '2026-11-20' },
    },
  };
