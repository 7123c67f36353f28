import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAt, valuesOf } from '#tests/support/calculator-outcomes.ts';
import { addDays } from '../days/civil-day.ts';
import { computeFirstYear } from './compute.ts';
import { firstYear } from './definition.ts';

const count = (birth_date: string, on: string, gestation_weeks = '40') =>
  valuesOf(firstYear.calculate({ birth_date, on, gestation_weeks }, dayAt('2026-11-20')));

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

  it('says no milestones before the due date', () => {
    const outcome = firstYear.calculate(
      { birth_date: '2026-11-01', gestation_weeks: '30', on: '2026-11-20' },
      dayAt('2026-11-20'),
    );
    expect(outcome).toMatchObject({ result: { checkpoint: undefined, correctedWeeks: -8 } });
  });

  it('grows no younger, and is never older for being born early', () => {
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
