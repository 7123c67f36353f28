import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictures } from '#shared/language/ka/calculators/pictures.ts';
import { answerOf, dayAt, valuesOf } from '#tests/support/calculator-outcomes.ts';
import { addDays, formatDay } from '../days/civil-day.ts';
import { shareBelow } from '../figures/normal-distribution.ts';
import { countedAge } from './age.ts';
import { classOfHeight, classOfOlderBmi, classOfProportion, classOfWeight } from './classes.ts';
import { computeGrowth } from './compute.ts';
import { growth } from './definition.ts';
import { heightForTables } from './height.ts';
import { measureAt, plainZ, restrainedZ } from './z-score.ts';

const today = dayAt('2026-11-20');
const measure = (days: number, entries: Record<string, string>) =>
  valuesOf(growth.calculate({ sex: 'F', birth_date: formatDay(addDays(today, -days)), ...entries }, today));

describe('growth by WHO', () => {
  it('is zero at the medians of the tables', () => {
    expect(
      measure(0, { sex: 'M', weight_kg: '3,3464', height_cm: '49,8842', head_cm: '34,4618' }),
    ).toMatchObject({
      age_days: '0',
      wfa_z: '0.00',
      hfa_z: '0.00',
      hcfa_z: '0.00',
      wfa_percentile: '50.0',
      wfa_class: 'normal',
      hfa_class: 'normal',
    });
  });

  it('agrees with published points of the standards', () => {
    // WHO 2006 tables, boys 12 months: weight -2SD 7.7, +2SD 12.0; length -2SD 71.0.
    expect(Number(measure(365, { sex: 'M', weight_kg: '7.7' }).wfa_z)).toBeCloseTo(-2, 1);
    expect(Number(measure(365, { sex: 'M', weight_kg: '12.0' }).wfa_z)).toBeCloseTo(2, 1);
    expect(Number(measure(365, { sex: 'M', height_cm: '71.0' }).hfa_z)).toBeCloseTo(-2, 1);
  });

  it('restricts weight beyond three deviations, and not height', () => {
    const lms = { L: -0.3521, M: 10, S: 0.09 };
    const [second, third] = [measureAt(lms, 2), measureAt(lms, 3)];
    expect(restrainedZ(lms, third + (third - second))).toBeCloseTo(4, 9);
    expect(plainZ(lms, third + (third - second))).not.toBeCloseTo(4, 2);
    expect(restrainedZ(lms, measureAt(lms, -3) - (measureAt(lms, -2) - measureAt(lms, -3)))).toBeCloseTo(
      -4,
      9,
    );
  });

  it('converts between lying and standing by 0.7 cm on the right days', () => {
    expect(heightForTables(80, 730, 'standing')).toBeCloseTo(80.7, 9);
    expect(heightForTables(80, 730, 'lying')).toBe(80);
    expect(heightForTables(80, 731, 'standing')).toBe(80);
    expect(heightForTables(80, 731, 'lying')).toBeCloseTo(79.3, 9);
    expect(heightForTables(60, 273, 'standing')).toBe(60);
    expect(heightForTables(70, 274, 'standing')).toBeCloseTo(70.7, 9);
    expect(heightForTables(80, 731, undefined)).toBe(80);
  });

  it('states the calendar age, correct on birthdays', () => {
    const ageOn = (birth_date: string) => {
      const outcome = growth.calculate({ sex: 'F', birth_date, weight_kg: '9' }, today);
      return (
        outcome.kind === 'answered' && outcome.answer.outputs.find(({ name }) => name === 'age_days')?.text
      );
    };
    expect(
      ['2026-11-01', '2025-11-20', '2025-11-21', '2024-11-20', '2024-08-15', '2011-11-20'].map(ageOn),
    ).toEqual([
      '19 დღე',
      '12 თვე (365 დღე)',
      '11 თვე (364 დღე)',
      '2 წელი (730 დღე)',
      '2 წელი და 3 თვე (827 დღე)',
      '15 წელი (5479 დღე)',
    ]);
  });

  it('corrects the age for preterm birth as long as WHO does', () => {
    expect([countedAge(100, 37), countedAge(100, 36), countedAge(100, 30)]).toEqual([100, 72, 30]);
    expect([countedAge(730, 36), countedAge(731, 36)]).toEqual([702, 731]);
    expect([countedAge(1095, 31), countedAge(1096, 31)]).toEqual([1032, 1096]);
  });

  it('does not evaluate size before the due date', () => {
    expect(measure(20, { weight_kg: '2', gestation_weeks: '30' })).toEqual({ age_days: '20' });
  });

  it('changes tables at five, ten and nineteen years', () => {
    const all = { weight_kg: '18', height_cm: '110', head_cm: '51' };
    expect(Object.keys(measure(1826, all)).filter((name) => name.endsWith('_z'))).toEqual([
      'wfa_z',
      'hfa_z',
      'bfa_z',
      'wfl_z',
      'hcfa_z',
    ]);
    expect(Object.keys(measure(1827, all)).filter((name) => name.endsWith('_z'))).toEqual([
      'wfa_z',
      'hfa_z',
      'bfa_z',
    ]);
    const tall = { weight_kg: '35', height_cm: '140' };
    expect(measure(3682, tall).wfa_z).toBeDefined();
    expect(measure(3683, tall).wfa_z).toBeUndefined();
    expect(measure(6970, { height_cm: '165' }).hfa_z).toBeDefined();
    expect(measure(6971, { height_cm: '165' }).refused).toEqual(['birth_date too_old']);
  });

  it.each([
    [-3.001, ['severely_stunted', 'severely_underweight', 'severely_wasted', 'severe_thinness']],
    [-3, ['stunted', 'underweight', 'wasted', 'thinness']],
    [-2.001, ['stunted', 'underweight', 'wasted', 'thinness']],
    [-2, ['normal', 'normal', 'normal', 'normal']],
    [1, ['normal', 'normal', 'normal', 'normal']],
    [1.001, ['normal', 'use_wfl_or_bmi', 'possible_risk_of_overweight', 'overweight']],
    [2, ['normal', 'use_wfl_or_bmi', 'possible_risk_of_overweight', 'overweight']],
    [2.001, ['normal', 'use_wfl_or_bmi', 'overweight', 'obesity']],
    [3, ['normal', 'use_wfl_or_bmi', 'overweight', 'obesity']],
    [3.001, ['very_tall', 'use_wfl_or_bmi', 'obese', 'obesity']],
  ])('z %d: %o', (z, classes) => {
    expect([classOfHeight(z), classOfWeight(z), classOfProportion(z), classOfOlderBmi(z)]).toEqual(classes);
  });

  it('speaks to parents in words: z stands behind the disclosure and in the method alone', () => {
    const outcome = growth.calculate(
      { sex: 'F', birth_date: formatDay(addDays(today, -400)), weight_kg: '6,1', height_cm: '66' },
      today,
    );
    const { headline, explanation, next, outputs } = answerOf(outcome);
    const { limits, seeDoctor } = growth.definition;
    const open = outputs.filter(({ isFolded }) => !isFolded);
    const told = [
      ...[headline, ...explanation, ...next, ...limits, ...seeDoctor],
      ...open.flatMap(({ label, text }) => [label, text]),
      pictures.growth('6,1', '< 1'),
    ];
    expect(told.filter((sentence) => /\bz\b/.test(sentence))).toEqual([]);
    expect(outputs.filter(({ isFolded }) => isFolded).map(({ name }) => name)).toContain('wfa_z');
  });

  it.each([
    [{ sex: '' }, 'sex required'],
    [{ weight_kg: '' }, 'weight_kg required'],
    [{ birth_date: '2026-11-21' }, 'birth_date future'],
    [{ weight_kg: '3400' }, 'weight_kg wrong_unit'],
    [{ weight_kg: '0,4' }, 'weight_kg range'],
    [{ height_cm: '0,745' }, 'height_cm wrong_unit'],
    [{ height_cm: '221' }, 'height_cm range'],
    [{ head_cm: '450' }, 'head_cm wrong_unit'],
    [{ gestation_weeks: '21' }, 'gestation_weeks range'],
    [{ position: 'sitting' }, 'position unknown'],
  ])('refuses %o: %s', (entries, refusal) => {
    expect(measure(300, { weight_kg: '9', ...entries }).refused).toEqual([refusal]);
  });

  it.each([
    [0, 50],
    [1, 84.1345],
    [-1, 15.8655],
    [1.96, 97.5002],
    [-3, 0.135],
    [3, 99.865],
    [2, 97.725],
  ])('z %d is percentile %d', (z, percentile) => {
    expect(shareBelow(z) * 100).toBeCloseTo(percentile, 3);
  });

  it('increases with every measurement', () => {
    const sex = fc.constantFrom<'F' | 'M'>('F', 'M');
    const days = fc.integer({ min: 0, max: 6969 });
    fc.assert(
      fc.property(
        sex,
        days,
        fc.double({ min: 2, max: 100, noNaN: true }),
        fc.double({ min: 45, max: 119, noNaN: true }),
        (who, ageDays, weightKg, heightCm) => {
          const child = {
            sex: who,
            ageDays,
            gestationWeeks: 40,
            position: undefined,
            heightCm,
            weightKg,
            headCm: 40,
          };
          const z = (change: object, name: string) =>
            computeGrowth({ ...child, ...change }).measures.find((each) => each.name === name)?.z;
          for (const name of ['wfa', 'bfa', 'wfl']) {
            const [here, more] = [z({}, name), z({ weightKg: weightKg * 1.05 }, name)];
            if (here !== undefined && more !== undefined) expect(more).toBeGreaterThan(here);
          }
          expect(z({ heightCm: heightCm + 1 }, 'hfa') ?? 1).toBeGreaterThan(z({}, 'hfa') ?? 0);
        },
      ),
    );
  });
});
