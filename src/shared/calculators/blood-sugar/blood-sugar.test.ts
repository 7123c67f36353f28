import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerOf, dayAt, valuesOf } from '#tests/support/calculator-outcomes.ts';
import { computeSugar, millimolesPerMoleOf, percentOf } from './compute.ts';
import { bloodSugar } from './definition.ts';

const sort = (entries: Record<string, string>) =>
  valuesOf(bloodSugar.calculate(entries, dayAt('2026-11-20')));

const answerTo = (entries: Record<string, string>) =>
  answerOf(bloodSugar.calculate(entries, dayAt('2026-11-20')));

describe('blood sugar in plasma', () => {
  it.each([
    ['2.9', 'mmol/L', 'fasting', 'level_2_low'],
    ['3.0', 'mmol/L', 'fasting', 'level_1_low'],
    ['3.8', 'mmol/L', 'random', 'level_1_low'],
    ['3.9', 'mmol/L', 'fasting', 'normal'],
    ['5,5', 'mmol/L', 'fasting', 'normal'],
    ['5,6', 'mmol/L', 'fasting', 'prediabetes'],
    ['6.99', 'mmol/L', 'fasting', 'prediabetes'],
    ['7.0', 'mmol/L', 'fasting', 'diabetes_range'],
    ['7.7', 'mmol/L', 'ogtt_2h', 'normal'],
    ['7.8', 'mmol/L', 'ogtt_2h', 'prediabetes'],
    ['11.0', 'mmol/L', 'ogtt_2h', 'prediabetes'],
    ['11.1', 'mmol/L', 'ogtt_2h', 'diabetes_range'],
    ['11.0', 'mmol/L', 'random', 'normal'],
    ['11.1', 'mmol/L', 'random', 'diabetes_range_if_symptoms'],
    ['53', 'mg/dL', 'fasting', 'level_2_low'],
    ['54', 'mg/dL', 'fasting', 'level_1_low'],
    ['69', 'mg/dL', 'fasting', 'level_1_low'],
    ['70', 'mg/dL', 'fasting', 'normal'],
    ['99', 'mg/dL', 'fasting', 'normal'],
    ['100', 'mg/dL', 'fasting', 'prediabetes'],
    ['125', 'mg/dL', 'fasting', 'prediabetes'],
    ['126', 'mg/dL', 'fasting', 'diabetes_range'],
    ['139', 'mg/dL', 'ogtt_2h', 'normal'],
    ['140', 'mg/dL', 'ogtt_2h', 'prediabetes'],
    ['200', 'mg/dL', 'ogtt_2h', 'diabetes_range'],
    ['199', 'mg/dL', 'random', 'normal'],
    ['200', 'mg/dL', 'random', 'diabetes_range_if_symptoms'],
    ['5.6', 'percent', 'hba1c', 'normal'],
    ['5.7', 'percent', 'hba1c', 'prediabetes'],
    ['6.4', 'percent', 'hba1c', 'prediabetes'],
    ['6.5', 'percent', 'hba1c', 'diabetes_range'],
    ['38', 'mmol/mol', 'hba1c', 'normal'],
    ['39', 'mmol/mol', 'hba1c', 'prediabetes'],
    ['47', 'mmol/mol', 'hba1c', 'prediabetes'],
    ['48', 'mmol/mol', 'hba1c', 'diabetes_range'],
  ])('%s %s %s: %s', (value, unit, when, category) => {
    expect(sort({ value, unit, when }).category).toBe(category);
  });

  it.each([
    ['5.0', 'mmol/L', 'fasting', 'normal'],
    ['5.1', 'mmol/L', 'fasting', 'gestational_range'],
    ['92', 'mg/dL', 'fasting', 'gestational_range'],
    ['7.0', 'mmol/L', 'fasting', 'diabetes_range'],
    ['8.4', 'mmol/L', 'ogtt_2h', 'normal'],
    ['153', 'mg/dL', 'ogtt_2h', 'gestational_range'],
    ['11.1', 'mmol/L', 'ogtt_2h', 'diabetes_range'],
    ['6.0', 'percent', 'hba1c', 'needs_lab_test'],
    ['3.5', 'mmol/L', 'fasting', 'level_1_low'],
  ])('in pregnancy %s %s %s: %s', (value, unit, when, category) => {
    expect(sort({ value, unit, when, pregnant: 'on' }).category).toBe(category);
  });

  it('diagnoses no diabetes from a finger meter', () => {
    expect(sort({ value: '9', when: 'fasting', sample: 'meter' }).category).toBe('needs_lab_test');
    expect(sort({ value: '12', when: 'random', sample: 'meter' }).category).toBe('needs_lab_test');
    expect(sort({ value: '6', when: 'fasting', sample: 'meter' }).category).toBe('prediabetes');
    expect(sort({ value: '2,5', when: 'fasting', sample: 'meter' }).category).toBe('level_2_low');
  });

  it('converts units', () => {
    expect(sort({ value: '126', unit: 'mg/dL' })).toMatchObject({ mmol_l: '6.99', mg_dl: '126.0' });
    expect(sort({ value: '7' })).toMatchObject({ mmol_l: '7.00', mg_dl: '126.1' });
    expect(sort({ value: '7', unit: 'percent', when: 'hba1c' })).toMatchObject({
      mmol_l: '8.54',
      mg_dl: '154.2',
    });
  });

  it('suggests the other unit', () => {
    expect(bloodSugar.calculate({ value: '95' }, dayAt('2026-11-20'))).toMatchObject({
      refusals: [{ field: 'value', code: 'wrong_unit', instead: { field: 'unit', value: 'mg/dL' } }],
    });
    expect(sort({ value: '5.6', unit: 'mg/dL' }).refused).toEqual(['value wrong_unit']);
    expect(sort({ value: '1001', unit: 'mg/dL' }).refused).toEqual(['value range']);
    expect(sort({ value: '5.6', when: 'hba1c' }).refused).toEqual(['unit wrong_unit']);
    expect(sort({ value: '5.6', unit: 'percent' }).refused).toEqual(['unit wrong_unit']);
  });

  it('has the tone of its urgency', () => {
    const toneOf = (value: string) => answerTo({ value, when: 'random' }).tone;
    expect(['2.9', '3.0', '6', '13.8', '13.9', '20'].map(toneOf)).toEqual([
      'urgent',
      'notice',
      'calm',
      'notice',
      'urgent',
      'urgent',
    ]);
  });

  it('puts danger first, and suggests no appointment where a call is required', () => {
    const high = answerTo({ value: '22', sample: 'meter' });
    expect(high.headline).toBe('შაქარი სახიფათოდ მაღალია: დარეკეთ 112-ზე');
    expect(high.next).toHaveLength(1);
    expect(high.next[0]).toContain('112');
    const raised = answerTo({ value: '250', unit: 'mg/dL' });
    expect(raised.headline).toBe('შაქარი ძალიან მაღალია');
    expect(raised.next[0]).toContain('112');
  });

  it.each(['2,4', '3,5'])(
    'says of %s mmol/L first what to take, then when to measure and to call',
    (value) => {
      const { headline, explanation, next } = answerTo({ value, sample: 'meter' });
      expect(headline).toMatch(/: ახლავე მიიღეთ სწრაფად შესაწოვი ტკბილი$/);
      const [take, again, call] = explanation;
      expect(take).toContain('15 გრამი');
      expect(again).toContain('15 წუთში');
      expect(call).toMatch(/112-ზე\. .*პირში არაფერი ჩაუდოთ/);
      expect(next.join()).not.toContain('15 წუთში');
    },
  );

  it('is unchanged after converting units there and back', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 55, noNaN: true }), (value) => {
        const there = computeSugar(
          { value, unit: 'mmol/L', when: 'fasting' },
          { isPregnant: false, isMeter: false },
        );
        const back = computeSugar(
          { value: there.milligrams, unit: 'mg/dL', when: 'fasting' },
          { isPregnant: false, isMeter: false },
        );
        expect(back.millimoles).toBeCloseTo(value, 9);
        expect(percentOf(millimolesPerMoleOf(value))).toBeCloseTo(value, 9);
      }),
    );
  });

  it('never puts a higher value into a lower group', () => {
    const order = [
      'level_2_low',
      'level_1_low',
      'normal',
      'prediabetes',
      'gestational_range',
      'diabetes_range',
    ];
    const value = fc.double({ min: 0.5, max: 54, noNaN: true });
    fc.assert(
      fc.property(value, fc.constantFrom('fasting', 'ogtt_2h'), fc.boolean(), (low, when, isPregnant) => {
        const rank = (number: number) =>
          order.indexOf(
            computeSugar({ value: number, unit: 'mmol/L', when }, { isPregnant, isMeter: false }).category,
          );
        expect(rank(low + 0.5)).toBeGreaterThanOrEqual(rank(low));
      }),
    );
  });
});
