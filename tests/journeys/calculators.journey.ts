import { calculate, type Entries, fillIn, outputsOf, refusedOf } from './calculator-page.ts';
import { expect, test, visit } from './portal.ts';

type Case = readonly [entries: Entries, expected: Readonly<Record<string, string>>];

/** Worked cases; those with dates must have the same result in every time zone. */
const dated: Readonly<Record<string, readonly Case[]>> = {
  'orsulobis-vada': [
    [
      { date: '2025-05-25', on: '2025-10-23' },
      { due_date: '2026-03-01', gestational_age: '21+4', trimester: '2' },
    ],
    [
      { method: 'transfer_day5', date: '2026-01-20', on: '2026-07-16' },
      { due_date: '2026-10-08', gestational_age: '28+0' },
    ],
    [
      { method: 'scan', date: '2026-03-26', scan_weeks: '12', scan_days: '3', on: '2026-10-08' },
      { due_date: '2026-10-05', days_left: '-3', term_class: 'full_term' },
    ],
  ],
  'ovulaciis-kalendari': [
    [
      { lmp: '2026-11-01', cycle: '28', on: '2026-11-20' },
      {
        ovulation: '2026-11-15',
        fertile_from: '2026-11-10',
        next_period: '2026-11-29',
        'ovulation.2': '2026-12-13',
      },
    ],
    [
      { lmp: '2024-02-15', cycle: '28', on: '2024-03-01' },
      { ovulation: '2024-02-29', next_period: '2024-03-14' },
    ],
  ],
  'tslamde-bavshvis-ganvithareba': [
    [
      { birth_date: '2026-01-31', on: '2026-03-01' },
      { age_weeks: '4', extra_days: '1', completed_months: '1' },
    ],
    [
      { birth_date: '2026-05-20', gestation_weeks: '30', on: '2026-11-20' },
      { age_weeks: '26', corrected_weeks: '16', corrected_months: '3', checkpoint_month: '2' },
    ],
  ],
  'bavshvis-tsona-da-simaghle': [
    [
      { sex: 'M', birth_date: '2026-11-20', on: '2026-11-20', weight_kg: '3,3464', height_cm: '49.8842' },
      { age_days: '0', wfa_z: '0.00', hfa_z: '0.00', wfa_percentile: '50.0', wfa_class: 'normal' },
    ],
  ],
  'nayofis-ganvithareba': [
    [
      { date: '2026-07-03', on: '2026-11-20' },
      { gestational_week: '20', weight_p50_g: '330', weight_p5_g: '271' },
    ],
  ],
};

const undated: Readonly<Record<string, readonly Case[]>> = {
  'masis-indeqsis-gansazghvra': [
    [
      { height_cm: '170', weight_kg: '70,0', age: '35' },
      { bmi: '24.2', class: 'normal', healthy_from_kg: '53.5' },
    ],
    [
      { height_cm: '200', weight_kg: '99.9', age: '35' },
      { bmi: '25.0', class: 'normal' },
    ],
    [
      { height_cm: '200', weight_kg: '100', age: '19' },
      { bmi: '25.0', class: 'pre_obesity' },
    ],
  ],
  'shaqari-siskhlshi': [
    [
      { value: '126', unit: 'mg/dL' },
      { category: 'diabetes_range', mmol_l: '6.99' },
    ],
    [{ value: '5,1', unit: 'mmol/L', pregnant: 'on' }, { category: 'gestational_range' }],
    [{ value: '8', unit: 'mmol/L', pregnant: '', sample: 'meter' }, { category: 'needs_lab_test' }],
    [{ value: '48', when: 'hba1c', unit: 'mmol/mol', sample: 'plasma' }, { category: 'diabetes_range' }],
  ],
  'siskhlis-analizi': [
    [
      {
        'analyte.1': 'hemoglobin',
        'value.1': '11,9',
        'unit.1': 'g/dL',
        'analyte.2': 'sodium',
        'value.2': '119',
        sex: 'F',
      },
      { 'flag.hemoglobin': 'low', 'si.hemoglobin': '119', 'flag.sodium': 'low', 'urgent.sodium': 'true' },
    ],
  ],
  'kaloriebis-dghiuri-norma-qalebisa-da-mamakacebisathvis': [
    [
      { sex: 'F', age: '35', height_cm: '165', weight_kg: '60', activity: 'low_active', state: 'pregnant_2' },
      { bmr_kcal: '1295', norm_kcal: '2488', norm_from_kcal: '2239', norm_to_kcal: '2737' },
    ],
  ],
  'kaloriebis-mthvleli': [
    [
      { 'food.1': 'პური, თეთრი', 'grams.1': '50' },
      { total_kcal: '133', total_kj: '556', 'kcal.1': '133' },
    ],
  ],
};

/** Each with a time at which the date differs from that in UTC or Tbilisi, and that date. */
const zones = {
  'Asia/Tbilisi': { moment: '2026-11-20T22:00Z', day: '2026-11-21' },
  UTC: { moment: '2026-11-20T22:00Z', day: '2026-11-20' },
  'America/Los_Angeles': { moment: '2026-11-21T05:00Z', day: '2026-11-20' },
  'Pacific/Kiritimati': { moment: '2026-11-20T11:00Z', day: '2026-11-21' },
};

for (const [timezoneId, { moment, day }] of Object.entries(zones)) {
  test.describe(`calculators with dates in ${timezoneId}`, () => {
    test.use({ timezoneId });
    checkCases(dated);

    test("use the reader's own date as today", async ({ page }) => {
      await page.clock.setFixedTime(new Date(moment));
      await visit(page, '/tslamde-bavshvis-ganvithareba.html');
      await expect(page.locator('main [name="on"]')).toHaveValue(day);
      await calculate(page, { birth_date: day });
      expect(await outputsOf(page)).toMatchObject({ age_weeks: '0', extra_days: '0' });
    });
  });
}

test.describe('calculators without dates', () => {
  checkCases(undated);

  test('show refusals at their fields, without a result, and suggest corrections', async ({ page }) => {
    await visit(page, '/masis-indeqsis-gansazghvra.html');
    await calculate(page, { height_cm: '1,70', weight_kg: '70', age: '35' });
    expect(await refusedOf(page)).toEqual(['height_cm']);
    expect(await outputsOf(page)).toEqual({});
    await expect(page.locator('[name="height_cm"]')).toBeFocused();
    await page.getByRole('button', { name: 'დიახ, 170 სმ' }).click();
    expect(await outputsOf(page)).toMatchObject({ bmi: '24.2' });
  });

  test('keep typed values when a unit or kind changes', async ({ page }) => {
    await visit(page, '/siskhlis-analizi.html');
    await fillIn(page, { 'analyte.1': 'hemoglobin', 'value.1': '13,5', 'unit.1': 'g/dL' });
    await expect(page.locator('[name="value.1"]')).toHaveValue('13,5');
    await page.locator('[name="analyte.1"]').selectOption('crp');
    await expect(page.locator('[name="value.1"]')).toHaveValue('13,5');
    await expect(page.locator('[name="unit.1"]')).toHaveValue('mg/L');
    await calculate(page, {});
    expect(await outputsOf(page)).toMatchObject({ 'si.crp': '13.5' });
  });

  test('add and remove rows without changing the others', async ({ page }) => {
    await visit(page, '/siskhlis-analizi.html');
    await expect(page.locator('[name^="analyte."]')).toHaveCount(1);
    await page.locator('[data-add-row]').click();
    await expect(page.locator('[name="analyte.2"]')).toBeFocused();
    await calculate(page, {
      'analyte.1': 'sodium',
      'value.1': '140',
      'analyte.3': 'potassium',
      'value.3': '4',
    });
    expect(Object.keys(await outputsOf(page))).toContain('flag.potassium');
    await page.locator('[data-remove-row]').first().click();
    await expect(page.locator('[name="analyte.2"]')).toHaveValue('potassium');
    await expect(page.locator('[name="value.2"]')).toHaveValue('4');
  });
});

function checkCases(cases: Readonly<Record<string, readonly Case[]>>): void {
  for (const [alias, list] of Object.entries(cases)) {
    test(`${alias} computes the worked cases`, async ({ page, complaints }) => {
      for (const [entries, expected] of list) {
        await visit(page, `/${alias}.html`);
        await calculate(page, entries);
        await expect(page.locator('main output').first()).toBeVisible();
        expect(await outputsOf(page)).toMatchObject(expected);
      }
      expect(complaints).toEqual([]);
    });
  }
}
