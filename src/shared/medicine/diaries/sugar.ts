import { computeSugar, type SugarCategory } from '#shared/calculators/blood-sugar/compute.ts';
import { glucoseLimits, milligramsPerMillimole } from '#shared/calculators/blood-sugar/limits.ts';
import type { CivilDay } from '#shared/calculators/days/civil-day.ts';
import { sugarTargets } from '../thresholds.ts';
import { entriesAt, entriesOfLast, meanOf } from './averages.ts';
import type { PartOfDay, SugarEntry, SugarMoment } from './diary.ts';
import { periods } from './pressure.ts';

export type SugarGroup = 'very_low' | 'low' | 'in_target' | 'above_target' | 'high' | 'very_high';

/** A value in mmol/L, in which entries of both units are drawn and averaged. */
export const millimolesOf = ({ value, unit }: Pick<SugarEntry, 'value' | 'unit'>): number =>
  unit === 'mmol/L' ? value : value / milligramsPerMillimole;

/** Whether the upper target of this moment is the one before meals. */
const isBeforeMeal = (when: SugarMoment): boolean => when === 'fasting' || when === 'before_meal';

/** The upper target of adults with diabetes, in the unit of the entry (ADA 2024). */
export const upperTarget = ({ when, unit }: Pick<SugarEntry, 'when' | 'unit'>): number =>
  sugarTargets[unit][isBeforeMeal(when) ? 'beforeMeal' : 'afterMeal'];

/**
 * The group of a value of a meter: dangers as the blood sugar calculator has them, between them the targets of adults with
 * diabetes (ADA 2024). It is compared in the unit in which it was typed.
 */
export function groupOfSugar({ value, unit, when }: SugarEntry): SugarGroup {
  const { urgency, category } = computeSugar(
    { value, unit, when: 'random' },
    { isPregnant: false, isMeter: true },
  );
  const low: Partial<Record<SugarCategory, SugarGroup>> = { level_2_low: 'very_low', level_1_low: 'low' };
  const found = low[category];
  if (found) return found;
  if (urgency === 'high') return 'very_high';
  if (urgency === 'high_with_symptoms') return 'high';
  return value > upperTarget({ when, unit }) ? 'above_target' : 'in_target';
}

export interface SugarAverage {
  readonly millimoles: number;
  readonly milligrams: number;
  readonly count: number;
}

/** The average of entries of either unit; undefined of nothing. */
export function averageSugar(entries: readonly SugarEntry[]): SugarAverage | undefined {
  const millimoles = meanOf(entries.map(millimolesOf));
  return millimoles === undefined
    ? undefined
    : { millimoles, milligrams: millimoles * milligramsPerMillimole, count: entries.length };
}

export interface SugarSummary {
  readonly days: (typeof periods)[number];
  readonly all: SugarAverage | undefined;
  readonly of: Readonly<Record<Exclude<PartOfDay, 'day'>, SugarAverage | undefined>>;
}

/** The averages of 7 and 30 days: of all, of mornings and of evenings. */
export const summarizeSugar = (entries: readonly SugarEntry[], today: CivilDay): readonly SugarSummary[] =>
  periods.map((days) => {
    const recent = entriesOfLast(entries, days, today);
    return {
      days,
      all: averageSugar(recent),
      of: {
        morning: averageSugar(entriesAt(recent, 'morning')),
        evening: averageSugar(entriesAt(recent, 'evening')),
      },
    };
  });

/** Where low values end, and the upper target after meals in mmol/L, as charts show them. */
export const sugarLimits = [glucoseLimits['mmol/L'].notLow, sugarTargets['mmol/L'].afterMeal] as const;
