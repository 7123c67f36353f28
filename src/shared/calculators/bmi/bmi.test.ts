import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAt, valuesOf } from '#tests/support/calculator-outcomes.ts';
import { bmiClasses, computeBmi } from './compute.ts';
import { bmi } from './definition.ts';

const today = dayAt('2026-11-20');
const calculate = (height_cm: string, weight_kg: string, age = '35') =>
  bmi.calculate({ height_cm, weight_kg, age }, today);

describe('body mass index', () => {
  it.each([
    ['170', '70', '24.2', 'normal', '53.5', '72.3'],
    ['170,0', '70.0', '24.2', 'normal', '53.5', '72.3'],
    ['200', '100', '25.0', 'pre_obesity', '74.0', '100.0'],
    ['200', '99,9', '25.0', 'normal', '74.0', '100.0'],
    ['160', '47,36', '18.5', 'normal', '47.4', '64.0'],
    ['160', '47,35', '18.5', 'mild_thinness', '47.4', '64.0'],
    ['180', '51.84', '16.0', 'moderate_thinness', '59.9', '81.0'],
    ['180', '51.83', '16.0', 'severe_thinness', '59.9', '81.0'],
    ['200', '68', '17.0', 'mild_thinness', '74.0', '100.0'],
    ['200', '120', '30.0', 'obesity_1', '74.0', '100.0'],
    ['200', '140', '35.0', 'obesity_2', '74.0', '100.0'],
    ['200', '160', '40.0', 'obesity_3', '74.0', '100.0'],
  ])('%s cm and %s kg give %s, %s', (height, weight, index, group, from, to) => {
    expect(valuesOf(calculate(height, weight))).toEqual({
      bmi: index,
      class: group,
      healthy_from_kg: from,
      healthy_to_kg: to,
    });
  });

  it('shows 24,98 instead of 25,0 close to a threshold', () => {
    const outcome = calculate('200', '99,9');
    expect(outcome.kind === 'answered' && outcome.answer.headline).toContain('24,98');
  });

  it('asks whether centimetres were meant', () => {
    const outcome = calculate('1,70', '70');
    expect(outcome).toMatchObject({
      refusals: [{ field: 'height_cm', code: 'wrong_unit', instead: { value: '170' } }],
    });
    expect(outcome.kind === 'refused' && outcome.refusals[0]?.message).toContain(
      '170 სმ ხომ არ გულისხმობდით?',
    );
  });

  it.each([
    ['', '70', '35', 'height_cm required'],
    ['170', 'ბევრი', '35', 'weight_kg not_a_number'],
    ['170', '70', '18', 'age too_young'],
    ['170', '70', '', 'age required'],
    ['170', '0', '35', 'weight_kg range'],
    ['99', '70', '35', 'height_cm range'],
    ['251', '70', '35', 'height_cm range'],
    ['170', '351', '35', 'weight_kg range'],
    ['170', '-70', '35', 'weight_kg range'],
  ])('refuses %s cm, %s kg, %s years: %s', (height, weight, age, refusal) => {
    expect(valuesOf(calculate(height, weight, age)).refused).toEqual([refusal]);
  });

  it('rises with weight and falls with height', () => {
    const height = fc.double({ min: 100, max: 249, noNaN: true });
    const weight = fc.double({ min: 20, max: 349, noNaN: true });
    const rank = (code: string) => bmiClasses.findIndex((each) => each.code === code);
    fc.assert(
      fc.property(height, weight, (heightCm, weightKg) => {
        const here = computeBmi({ heightCm, weightKg });
        const heavier = computeBmi({ heightCm, weightKg: weightKg + 1 });
        expect(heavier.bmi).toBeGreaterThan(here.bmi);
        expect(rank(heavier.class)).toBeGreaterThanOrEqual(rank(here.class));
        expect(computeBmi({ heightCm: heightCm + 1, weightKg }).bmi).toBeLessThan(here.bmi);
      }),
    );
  });
});
