import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { saySign } from '#shared/language/ka/emergency-signs.ts';
import { answerOf, dayAt, valuesOf } from '#tests/support/calculator-outcomes.ts';
import { analytes } from './analytes.data.ts';
import { bloodTest } from './definition.ts';
import { anaemiaLimit } from './ranges.ts';

const today = dayAt('2026-11-20');
const sort = (entries: Record<string, string>) => valuesOf(bloodTest.calculate(entries, today));
const answerTo = (entries: Record<string, string>) => answerOf(bloodTest.calculate(entries, today));
const line = (analyte: string, value: string, more: Record<string, string> = {}) =>
  sort({ 'analyte.1': analyte, 'value.1': value, sex: 'F', age: '35', ...more });

describe('blood test', () => {
  it.each([
    ['hemoglobin', '119.9', 'F', 'low'],
    ['hemoglobin', '120', 'F', 'in_range'],
    ['hemoglobin', '157', 'F', 'in_range'],
    ['hemoglobin', '157.1', 'F', 'high'],
    ['hemoglobin', '129', 'M', 'low'],
    ['hemoglobin', '130', 'M', 'in_range'],
    ['hemoglobin', '170.5', 'M', 'high'],
    ['eosinophils', '0.44', 'F', 'in_range'],
    ['eosinophils', '0.45', 'F', 'high'],
    ['esr', '9', 'F', 'in_range'],
    ['esr', '6', 'M', 'high'],
    ['hdl', '1.2', 'F', 'low'],
    ['hdl', '1.21', 'F', 'in_range'],
    ['hdl', '1.1', 'M', 'in_range'],
    ['cholesterol', '5', 'F', 'high'],
    ['sodium', '134', 'M', 'low'],
    ['potassium', '5.0', 'M', 'in_range'],
    ['potassium', '5.1', 'M', 'high'],
    ['ferritin', '14.9', 'F', 'low'],
    ['ferritin', '15', 'F', 'in_range'],
    ['inr', '1.3', 'F', 'high'],
  ])('%s %s of %s is %s', (analyte, value, sex, flag) => {
    expect(line(analyte, value, { sex })[`flag.${analyte}`]).toBe(flag);
  });

  it.each([
    [{ age: '0.5' }, '104', 'low'],
    [{ age: '1.9' }, '105', 'in_range'],
    [{ age: '2' }, '109', 'low'],
    [{ age: '4.9' }, '110', 'in_range'],
    [{ age: '5' }, '114', 'low'],
    [{ age: '11' }, '115', 'in_range'],
    [{ age: '12' }, '119', 'low'],
    [{ age: '14', sex: 'M' }, '120', 'in_range'],
    [{ age: '15', sex: 'M' }, '129', 'low'],
    [{ pregnant: '1' }, '109', 'low'],
    [{ pregnant: '2' }, '105', 'in_range'],
    [{ pregnant: '3' }, '109', 'low'],
    [{ pregnant: '3', sex: '' }, '110', 'in_range'],
  ])('haemoglobin of %o at %s g/L is %s', (person, value, flag) => {
    expect(line('hemoglobin', value, person)['flag.hemoglobin']).toBe(flag);
  });

  it.each([
    ['hemoglobin', '13.5', 'g/dL', '135'],
    ['creatinine', '1', 'mg/dL', '88.42'],
    ['cholesterol', '200', 'mg/dL', '5.172'],
    ['triglycerides', '150', 'mg/dL', '1.6936'],
    ['glucose', '90', 'mg/dL', '4.9957'],
    ['bilirubin', '1', 'mg/dL', '17.1'],
    ['urea_nitrogen', '14', 'mg/dL', '4.998'],
    ['iron', '100', 'ug/dL', '17.9'],
    ['uric_acid', '5', 'mg/dL', '297.4'],
    ['calcium', '9.5', 'mg/dL', '2.3703'],
    ['vitamin_d', '30', 'ng/mL', '74.88'],
    ['vitamin_b12', '400', 'pg/mL', '295.2'],
    ['hematocrit', '42', '%', '0.42'],
    ['platelets', '250000', '/uL', '250'],
    ['crp', '0.5', 'mg/dL', '5'],
  ])('%s %s %s is %s in SI', (analyte, value, unit, si) => {
    expect(line(analyte, value, { 'unit.1': unit })[`si.${analyte}`]).toBe(si);
  });

  it.each([
    ['sodium', '119', 'true'],
    ['sodium', '120', 'false'],
    ['sodium', '161', 'true'],
    ['potassium', '2.4', 'true'],
    ['potassium', '6.5', 'false'],
    ['potassium', '6.6', 'true'],
    ['hemoglobin', '79', 'true'],
    ['hemoglobin', '80', 'false'],
    ['hemoglobin', '201', 'true'],
    ['platelets', '49', 'true'],
    ['platelets', '1001', 'true'],
    ['neutrophils', '0.9', 'true'],
    ['neutrophils', '1', 'false'],
    ['wbc', '30.1', 'true'],
    ['inr', '5.1', 'true'],
    ['alt', '945', 'false'],
    ['alt', '946', 'true'],
    ['crp', '301', 'true'],
    ['glucose', '2.4', 'true'],
    ['glucose', '25.1', 'true'],
    ['calcium', '1.79', 'true'],
    ['urea', '30.1', 'true'],
    ['creatinine', '355', 'true'],
    ['albumin', '20', 'false'],
  ])('%s %s: urgent %s', (analyte, value, urgent) => {
    expect(line(analyte, value)[`urgent.${analyte}`]).toBe(urgent);
  });

  it('refers an urgent value to a doctor today, without playing it down or suggesting an appointment', () => {
    const { tone, headline, explanation, next } = answerTo({
      'analyte.1': 'platelets',
      'value.1': '40',
      'analyte.2': 'sodium',
      'value.2': '134',
    });
    expect(tone).toBe('urgent');
    expect(headline).toBe('პასუხი დღესვე უნდა აჩვენოთ ექიმს');
    expect(explanation.join()).not.toContain('5 პროცენტის');
    expect(next.join()).toContain('112-ზე');
    expect(next.join()).not.toContain('ჩაეწერეთ');
  });

  it('refers dangerous potassium and sodium to a clinic at once', () => {
    const { headline, next } = answerTo({ 'analyte.1': 'potassium', 'value.1': '6,9' });
    expect(headline).toBe('პასუხი ახლავე უნდა აჩვენოთ ექიმს');
    expect(next).toContain(saySign('salts_out_of_range'));
  });

  it.each(['0,8', '1', '2,5'])('calls INR %s normal only without anticoagulants', (value) => {
    const { tone, headline, explanation, outputs } = answerTo({ 'analyte.1': 'inr', 'value.1': value });
    expect(tone).toBe('notice');
    expect(explanation.join()).toContain(saySign('anticoagulant_off_target'));
    expect(explanation.join()).not.toContain('არაფერს ნიშნავს');
    for (const text of [headline, ...outputs.map((output) => output.text)])
      if (text.includes('ნორმა') || text.includes('ნორმის')) expect(text).toMatch(/სცდება|არ იღებთ/);
  });

  it('counts the values outside of their range', () => {
    const sodium = (value: string) => ({ 'analyte.1': 'sodium', 'value.1': value });
    const potassium = (value: string) => ({ 'analyte.2': 'potassium', 'value.2': value });
    const headlineOf = (entries: Record<string, string>) => answerTo(entries).headline;
    expect(headlineOf(sodium('134'))).toBe('პასუხი ნორმას სცდება');
    expect(headlineOf({ ...sodium('134'), ...potassium('4') })).toBe('2 პასუხიდან ნორმას სცდება 1');
    expect(headlineOf({ ...sodium('134'), ...potassium('5,5') })).toBe(
      'ყველა შედარებული პასუხი ნორმას სცდება',
    );
  });

  it("prefers the laboratory's range, in its own unit", () => {
    expect(line('hemoglobin', '12.5', { 'unit.1': 'g/dL', 'low.1': '12.6', 'high.1': '16' })).toMatchObject({
      'flag.hemoglobin': 'low',
      'si.hemoglobin': '125',
    });
    expect(line('alt', '50', { 'high.1': '40' })['flag.alt']).toBe('high');
    expect(line('alt', '601', { 'high.1': '40' })['urgent.alt']).toBe('true');
  });

  it('has no flag without a range, but reports critical values', () => {
    expect(line('vitamin_d', '50')).toEqual({ 'si.vitamin_d': '50', 'urgent.vitamin_d': 'false' });
    expect(line('potassium', '7', { age: '4' })).toEqual({ 'si.potassium': '7', 'urgent.potassium': 'true' });
    expect(line('ferritin', '10', { pregnant: '2' })['flag.ferritin']).toBeUndefined();
  });

  it('converts percentages of white cells to counts', () => {
    const sheet = { 'analyte.2': 'wbc', 'value.2': '8', 'unit.1': '%' };
    expect(line('neutrophils', '60', sheet)).toMatchObject({
      'si.neutrophils': '4.8',
      'flag.neutrophils': 'in_range',
    });
    expect(line('neutrophils', '60', { 'unit.1': '%', 'low.1': '40', 'high.1': '70' })).toEqual({
      'flag.neutrophils': 'in_range',
      'urgent.neutrophils': 'false',
    });
  });

  it.each([
    [{ 'analyte.1': 'hemoglobin', 'value.1': '13.5' }, 'value.1 wrong_unit'],
    [{ 'analyte.1': 'hemoglobin', 'value.1': '135', 'unit.1': 'g/dL' }, 'value.1 wrong_unit'],
    [{ 'analyte.1': 'hemoglobin', 'value.1': '130' }, 'sex required'],
    [{ 'analyte.1': 'sodium', 'value.1': '1400' }, 'value.1 range'],
    [{ 'analyte.1': 'sodium', 'value.1': '' }, 'value.1 required'],
    [{ 'analyte.1': 'alt', 'value.1': '0' }, 'value.1 range'],
    [{ 'analyte.1': 'ferritin', 'value.1': '0,0' }, 'value.1 range'],
    [{ 'analyte.1': '', 'value.1': '140' }, 'analyte.1 required'],
    [{ 'analyte.2': 'crp', 'value.2': '<5' }, 'value.2 comparison'],
    [{ 'analyte.1': 'sodium', 'value.1': '140', 'low.1': '145', 'high.1': '135' }, 'high.1 conflict'],
    [
      { 'analyte.1': 'sodium', 'value.1': '140', 'analyte.2': 'sodium', 'value.2': '141' },
      'analyte.2 duplicate',
    ],
    [{ 'analyte.1': 'sodium', 'value.1': '140', sex: 'M', pregnant: '1' }, 'pregnant conflict'],
    [{ 'analyte.1': 'sodium', 'value.1': '140', age: '121' }, 'age range'],
  ])('refuses %o: %s', (entries, refusal) => {
    expect(sort(entries).refused).toEqual([refusal]);
  });

  it('requires the first row if all are empty', () => {
    expect(sort({}).refused).toEqual(['analyte.1 required', 'value.1 required']);
  });

  it('is unchanged after converting every unit there and back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...analytes),
        fc.double({ min: 0.001, max: 1000, noNaN: true }),
        (analyte, value) => {
          for (const { factor } of analyte.units as readonly { factor?: number }[]) {
            if (factor !== undefined) expect((value * factor) / factor).toBeCloseTo(value, 9);
          }
        },
      ),
    );
  });

  it('never flags a higher value lower', () => {
    const order = ['low', 'in_range', 'high'];
    const person = { sex: 'F', age: '40' };
    fc.assert(
      fc.property(
        fc.constantFrom(...analytes),
        fc.nat(1000),
        fc.nat(1000),
        ({ code, accepted }, one, other) => {
          const rank = (share: number) => {
            const value = accepted.min + ((accepted.max - accepted.min) * share) / 1000;
            return order.indexOf(String(line(code, value.toFixed(9), person)[`flag.${code}`]));
          };
          expect(rank(Math.max(one, other))).toBeGreaterThanOrEqual(rank(Math.min(one, other)));
        },
      ),
    );
  });

  it('requires more haemoglobin with age, separately for trimesters', () => {
    const limits = [0.5, 2, 5, 12, 15].map((age) => anaemiaLimit({ age, sex: 'M', trimester: undefined }));
    expect(limits).toEqual([105, 110, 115, 120, 130]);
  });
});
