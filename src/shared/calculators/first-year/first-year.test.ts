import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAt, valuesOf } from '#tests/support/calculator-outcomes.ts';
import { addDays } from '../days/civil-day.ts';
import { computeFirstYear } from './compute.ts';
import { firstYear } from './definition.ts';

const count = (birth_date: string, on: string, gestation_weeks = '40') =>
  valuesOf(firstYear.calculate({ birth_date, on, gestation_weeks }, dayAt('2026-11-20')));

const growthSection = (birth_date: string, gestation_weeks = '40') => {
  const outcome = firstYear.calculate({ birth_date, gestation_weeks }, dayAt('2026-11-20'));
  return outcome.kind === 'answered'
    ? outcome.answer.sections?.find(({ title }) => title.startsWith('წონა'))
    : undefined;
};

describe('the first year', () => {
  it.each([
    ['2026-11-20', '2026-11-20', '40', ['0', '0', '0', '0', '0', 'none']],
    ['2026-01-31', '2026-02-28', '40', ['4', '0', '0', '4', '0', 'none']],
    ['2026-01-31', '2026-03-01', '40', ['4', '1', '1', '4', '1', 'none']],
    ['2026-01-31', '2026-03-31', '40', ['8', '3', '2', '8', '2', '2']],
    ['2025-11-20', '2026-11-20', '40', ['52', '1', '12', '52', '12', '12']],
    ['2024-02-29', '2025-02-28', '40', ['52', '1', '11', '52', '11', '9']],
    ['2024-02-29', '2025-03-01', '40', ['52', '2', '12', '52', '12', '12']],
    ['2026-05-20', '2026-11-20', '37', ['26', '2', '6', '26', '6', '6']],
    ['2026-05-20', '2026-11-20', '36', ['26', '2', '6', '22', '5', '4']],
    ['2026-05-20', '2026-11-20', '30', ['26', '2', '6', '16', '3', '2']],
    ['2026-11-01', '2026-11-20', '30', ['2', '5', '0', '-8', '-2', 'none']],
    ['2026-09-11', '2026-11-20', '30', ['10', '0', '2', '0', '0', 'none']],
  ])(
    'born %s, on %s, at %s weeks',
    (birth, on, weeks, [age, extra, months, weeksCorrected, monthsCorrected, checkpoint]) => {
      expect(count(birth, on, weeks)).toEqual({
        age_weeks: age,
        extra_days: extra,
        completed_months: months,
        corrected_weeks: weeksCorrected,
        corrected_months: monthsCorrected,
        checkpoint_month: checkpoint,
      });
    },
  );

  it.each([
    ['2026-11-21', '2026-11-20', '40', 'birth_date future'],
    ['2025-11-19', '2026-11-20', '40', 'birth_date too_old'],
    ['2024-02-29', '2025-03-02', '40', 'birth_date too_old'],
    ['', '2026-11-20', '40', 'birth_date required'],
    ['2026-11-01', '2026-11-20', '21', 'gestation_weeks range'],
    ['2026-11-01', '2026-11-20', '43', 'gestation_weeks range'],
    ['2026-11-01', '2026-11-20', '36,5', 'gestation_weeks whole'],
  ])('refuses birth %s on %s at %s weeks: %s', (birth, on, weeks, refusal) => {
    expect(count(birth, on, weeks).refused).toEqual([refusal]);
  });

  it('lists no milestones before the due date', () => {
    const outcome = firstYear.calculate(
      { birth_date: '2026-11-01', gestation_weeks: '30', on: '2026-11-20' },
      dayAt('2026-11-20'),
    );
    expect(outcome).toMatchObject({ result: { checkpoint: undefined, correctedWeeks: -8 } });
  });

  /** Percentiles 3, 50 and 97 of the official tables (`wfa` and `lhfa`, girls and boys), at days 0, 91, 182 and 364. */
  it.each([
    ['2026-11-20', '2,4–4,2 კგ, საშუალო 3,2 კგ; სიგრძე 45,6–52,7 სმ, საშუალო 49,1', '2,5–4,3', '46,3–53,4'],
    ['2026-08-21', '4,6–7,4 კგ, საშუალო 5,8 კგ; სიგრძე 55,8–63,7 სმ, საშუალო 59,8', '5,1–7,9', '57,6–65,2'],
    ['2026-05-22', '5,8–9,2 კგ, საშუალო 7,3 კგ; სიგრძე 61,4–70,0 სმ, საშუალო 65,7', '6,4–9,7', '63,6–71,6'],
    ['2025-11-20', '7,1–11,3 კგ, საშუალო 8,9 კგ; სიგრძე 69,1–78,8 სმ, საშუალო 74,0', '7,8–11,8', '71,2–80,2'],
  ])('says how WHO sees girls and boys grow in the week: born %s', (birth, girls, weight, length) => {
    const [ofGirls, ofBoys] = growthSection(birth)?.items ?? [];
    expect(ofGirls).toBe(`გოგონები: წონა ${girls} სმ.`);
    expect(ofBoys).toContain(`ბიჭები: წონა ${weight} კგ`);
    expect(ofBoys).toContain(`სიგრძე ${length} სმ`);
  });

  it('describes growth by corrected age, and not before the due date', () => {
    expect(growthSection('2026-05-20', '36')?.title).toBe('წონა და სიგრძე 22 კვირის შესწორებულ ასაკში');
    expect(growthSection('2026-05-20', '37')?.title).toBe('წონა და სიგრძე 26 კვირის ასაკში');
    expect(growthSection('2026-11-01', '30')).toBeUndefined();
  });

  it('never decreases with time, and is not higher for preterm birth', () => {
    const birth = dayAt('2026-01-31');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 364 }),
        fc.integer({ min: 22, max: 42 }),
        (days, gestationWeeks) => {
          const at = (count: number) =>
            computeFirstYear({ birth, gestationWeeks, on: addDays(birth, count) });
          expect(at(days + 1).correctedMonths).toBeGreaterThanOrEqual(at(days).correctedMonths);
          expect(at(days).correctedWeeks).toBeLessThanOrEqual(at(days).ageWeeks);
          expect(at(days).ageWeeks * 7 + at(days).extraDays).toBe(days);
        },
      ),
    );
  });
});
