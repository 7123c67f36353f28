import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAt, valuesOf } from '#tests/support/calculator-outcomes.ts';
import { foods } from '../foods/foods.ts';
import { countCalories } from './compute.ts';
import { calorieCounter } from './definition.ts';
import { findTypedFood } from './find-typed-food.ts';

const count = (entries: Record<string, string>) =>
  valuesOf(calorieCounter.calculate(entries, dayAt('2026-11-20')));

describe('calorie counter', () => {
  it('adds up foods given by name or id', () => {
    expect(
      count({ 'food.1': 'პური, თეთრი', 'grams.1': '50', 'food.3': 'bread-white', 'grams.3': '100' }),
    ).toEqual({
      total_kcal: '399',
      total_kj: '1669',
      total_protein_g: '13.3',
      total_fat_g: '5.0',
      total_carb_g: '74.1',
      'kcal.1': '133',
      'kcal.3': '266',
    });
  });

  it('rounds the sum, not its parts', () => {
    const food = foods[0]!;
    const eaten = [1, 2, 3].map((row) => ({
      row,
      food: { ...food, per100: { kcal: 0.4, protein: 0, fat: 0, carb: 0 } },
      grams: 100,
    }));
    expect(countCalories(eaten).total.kcal).toBeCloseTo(1.2, 9);
  });

  it('shows the recipe of a dish and marks it as an estimate', () => {
    const outcome = calorieCounter.calculate(
      { 'food.1': 'ხაჭაპური, იმერული', 'grams.1': '110' },
      dayAt('2026-11-20'),
    );
    expect(outcome).toMatchObject({ kind: 'answered' });
    expect(outcome.kind === 'answered' && outcome.answer.sections?.[0]?.items.join(' ')).toContain('450 გ');
    expect(outcome.kind === 'answered' && outcome.answer.explanation.join(' ')).toContain('რეცეპტით');
  });

  it.each([
    [{}, ['food.1 required', 'grams.1 required']],
    [{ 'food.1': 'bread-white' }, ['grams.1 required']],
    [{ 'food.2': 'bread-white', 'grams.2': '0' }, ['grams.2 range']],
    [{ 'food.1': 'ქვა', 'grams.1': '10' }, ['food.1 unknown']],
    [{ 'grams.1': '10' }, ['food.1 required']],
  ])('refuses %o: %o', (entries, refusals) => {
    expect(count(entries).refused).toEqual(refusals);
  });

  it('finds every food by its name', () => {
    for (const food of foods) expect(findTypedFood(food.name)?.id).toBe(food.id);
  });

  it.each([
    ['აჭარული ხაჭაპური', 'khachapuri-adjaruli'],
    ['acharuli', 'khachapuri-adjaruli'],
    ['დოლმა', 'tolma'],
  ])('takes %s for the one food that has these words', (text, id) => {
    expect(findTypedFood(text)?.id).toBe(id);
  });

  it.each(['70,', '½', '1/2', '%', 'აჭარულ', 'ჭარული', 'აჭარული ხაჭ'])(
    'chooses no food for %s, even if only one name contains it',
    (text) => {
      expect(findTypedFood(text)).toBeUndefined();
    },
  );

  it('never loses energy when a food is added', () => {
    const eaten = fc.record({
      food: fc.constantFrom(...foods),
      grams: fc.double({ min: 0.1, max: 5000, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(eaten, { minLength: 1, maxLength: 10 }), (list) => {
        const rows = list.map((each, index) => ({ ...each, row: index + 1 }));
        const { total, kilojoules, shares } = countCalories(rows);
        expect(total.kcal).toBeGreaterThanOrEqual(countCalories(rows.slice(1)).total.kcal - 1e-9);
        expect(kilojoules).toBeCloseTo(total.kcal * 4.184, 6);
        expect(Number.isFinite(shares.protein + shares.fat + shares.carb)).toBe(true);
      }),
    );
  });
});
