import { addDays, type CivilDay } from '../days/civil-day.ts';
import { type Dating, termDays } from './dating.ts';

export type Trimester = 1 | 2 | 3;
export type TermClass = 'none' | 'preterm' | 'early_term' | 'full_term' | 'late_term' | 'post_term';
export type MilestoneName = 'firstScan' | 'anomalyScan' | 'sugarTest' | 'thirdTrimester' | 'fullTerm' | 'due';

export interface Milestone {
  readonly name: MilestoneName;
  readonly from: CivilDay;
  readonly to: CivilDay;
}

export interface PregnancyResult extends Dating {
  readonly on: CivilDay;
  readonly trimester: Trimester;
  readonly term: TermClass;
  /** The first day of gestational age 0+0. */
  readonly start: CivilDay;
  readonly milestones: readonly Milestone[];
}

const week = 7;

/**
 * First gestational day of each class (ACOG Committee Opinion 579, 2013). Before 22+0 there is no birth by definition (WHO,
 * ICD-10), so no class.
 */
const terms: readonly { readonly code: TermClass; readonly from: number }[] = [
  { code: 'none', from: 0 },
  { code: 'preterm', from: 22 * week },
  { code: 'early_term', from: 37 * week },
  { code: 'full_term', from: 39 * week },
  { code: 'late_term', from: 41 * week },
  { code: 'post_term', from: 42 * week },
];

/** First and last gestational day of the usual events of a pregnancy. */
const milestones: readonly { readonly name: MilestoneName; readonly from: number; readonly to: number }[] = [
  { name: 'firstScan', from: 11 * week, to: 13 * week + 6 },
  { name: 'anomalyScan', from: 18 * week, to: 22 * week },
  { name: 'sugarTest', from: 24 * week, to: 28 * week },
  { name: 'thirdTrimester', from: 28 * week, to: 28 * week },
  { name: 'fullTerm', from: 39 * week, to: 40 * week + 6 },
  { name: 'due', from: 40 * week, to: 40 * week },
];

/** Trimester of a gestational age in days: up to 13+6, up to 27+6, then the third. */
export const trimesterOf = (days: number): Trimester => (days < 14 * week ? 1 : days < 28 * week ? 2 : 3);

/** The class of a birth on this gestational day. */
export const termOf = (days: number): TermClass => terms.findLast(({ from }) => days >= from)?.code ?? 'none';

/** Computes everything that follows from the dates of a pregnancy. */
export function describePregnancy(dating: Dating, on: CivilDay): PregnancyResult {
  const start = addDays(dating.dueDate, -termDays);
  return {
    ...dating,
    on,
    start,
    trimester: trimesterOf(dating.gestationalDays),
    term: termOf(dating.gestationalDays),
    milestones: milestones.map(({ name, from, to }) => ({
      name,
      from: addDays(start, from),
      to: addDays(start, to),
    })),
  };
}
