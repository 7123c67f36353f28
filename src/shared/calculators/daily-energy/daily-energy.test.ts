import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerOf, dayAt, valuesOf } from '#tests/support/calculator-outcomes.ts';
import { type Activity, computeEnergy, type Sex } from './compute.ts';
import { dailyEnergy } from './definition.ts';

const base = { sex: 'F', age: '35', height_cm: '165', weight_kg: '60', activity: 'low_active' };
const count = (entries: Record<string, string>) =>
  valuesOf(dailyEnergy.calculate({ ...base, ...entries }, dayAt('2026-11-20')));

describe('daily energy', () => {
  it.each([
    [{}, '1295', '2148', '1933', '2363'],
    [
      { sex: 'M', age: '30', height_cm: '180', weight_kg: '80', activity: 'active' },
      '1780',
      '3126',
      '2814',
      '3439',
    ],
    [
      { sex: 'M', age: '30', height_cm: '180', weight_kg: '80', activity: 'inactive' },
      '1780',
      '2726',
      '2454',
      '2999',
    ],
    [{ state: 'pregnant_1' }, '1295', '2148', '1933', '2363'],
    [{ state: 'pregnant_2' }, '1295', '2488', '2239', '2737'],
    [{ state: 'pregnant_3' }, '1295', '2600', '2340', '2860'],
    [{ state: 'lactating_0_6' }, '1295', '2478', '2230', '2726'],
    [{ state: 'lactating_7_12' }, '1295', '2548', '2293', '2803'],
  ])('%o: at rest %s, in all %s', (entries, basal, norm, from, to) => {
    expect(count(entries)).toEqual({
      bmr_kcal: basal,
      norm_kcal: norm,
      norm_from_kcal: from,
      norm_to_kcal: to,
    });
  });

  it.each([
    [{ age: '18' }, 'age too_young'],
    [{ age: '101' }, 'age range'],
    [{ sex: '' }, 'sex required'],
    [{ height_cm: '119' }, 'height_cm range'],
    [{ height_cm: '1.65' }, 'height_cm wrong_unit'],
    [{ weight_kg: '29' }, 'weight_kg range'],
    [{ weight_kg: '60000' }, 'weight_kg wrong_unit'],
    [{ sex: 'M', state: 'pregnant_2' }, 'state conflict'],
    [{ activity: 'lazy' }, 'activity unknown'],
  ])('refuses %o: %s', (entries, refusal) => {
    expect(count(entries).refused).toEqual([refusal]);
  });

  it('advises losing weight to nobody who is thin, pregnant or breastfeeding', () => {
    const answerTo = (entries: Record<string, string>) =>
      answerOf(dailyEnergy.calculate({ ...base, ...entries }, dayAt('2026-11-20')));
    const nextStepsOf = (entries: Record<string, string>) => answerTo(entries).next.join(' ');
    expect(nextStepsOf({ weight_kg: '90' })).toContain('1200');
    expect(nextStepsOf({ weight_kg: '45' })).not.toContain('1200');
    expect(nextStepsOf({ weight_kg: '90', state: 'pregnant_2' })).not.toContain('1200');
    expect(answerTo({}).headline).toContain('წონის შესანარჩუნებლად');
    expect(answerTo({ state: 'lactating_0_6' }).headline).not.toContain('წონის შესანარჩუნებლად');
  });

  it('rises with weight, height and activity, and falls with age', () => {
    const sex = fc.constantFrom<Sex>('F', 'M');
    const activity = fc.constantFrom<Activity>('inactive', 'low_active', 'active', 'very_active');
    fc.assert(
      fc.property(
        sex,
        activity,
        fc.integer({ min: 19, max: 99 }),
        fc.integer({ min: 120, max: 229 }),
        fc.integer({ min: 30, max: 299 }),
        (who, moves, age, heightCm, weightKg) => {
          const norm = (change: object) =>
            computeEnergy({ sex: who, activity: moves, age, heightCm, weightKg, state: 'none', ...change })
              .norm;
          expect(norm({ weightKg: weightKg + 1 })).toBeGreaterThan(norm({}));
          expect(norm({ heightCm: heightCm + 1 })).toBeGreaterThan(norm({}));
          expect(norm({ age: age + 1 })).toBeLessThan(norm({}));
        },
      ),
    );
  });
});
