import { addDays, type CivilDay, completedMonths, daysBetween } from '../days/civil-day.ts';
import { type Checkpoint, checkpoints, daysOfMonth, motorWindows, type WindowName } from './milestones.ts';

export interface FirstYearInputs {
  readonly birth: CivilDay;
  /** Completed weeks of pregnancy at birth, 22..42. */
  readonly gestationWeeks: number;
  readonly on: CivilDay;
}

export interface FirstYearResult {
  readonly birth: CivilDay;
  readonly on: CivilDay;
  readonly ageDays: number;
  readonly ageWeeks: number;
  readonly extraDays: number;
  readonly completedMonths: number;
  readonly isPreterm: boolean;
  /** Corrected for birth before 37 weeks; negative before the due date. Equal to the age for other children. */
  readonly correctedDays: number;
  readonly correctedWeeks: number;
  readonly correctedMonths: number;
  /** The last checklist that the corrected age has reached, and the next one. */
  readonly checkpoint: Checkpoint | undefined;
  readonly nextCheckpoint: Checkpoint | undefined;
  readonly windows: readonly { readonly name: WindowName; readonly state: 'before' | 'within' | 'after' }[];
}

const term = 37;
const dueWeeks = 40;

/** Age in the first year in weeks and months, corrected for preterm birth. */
export function computeFirstYear({ birth, gestationWeeks, on }: FirstYearInputs): FirstYearResult {
  const isPreterm = gestationWeeks < term;
  const counted = addDays(birth, isPreterm ? (dueWeeks - gestationWeeks) * 7 : 0);
  const ageDays = daysBetween(birth, on);
  const correctedDays = daysBetween(counted, on);
  const correctedMonths = completedMonths(counted, on);
  const months = correctedDays / daysOfMonth;
  return {
    birth,
    on,
    ageDays,
    ageWeeks: Math.floor(ageDays / 7),
    extraDays: ageDays % 7,
    completedMonths: completedMonths(birth, on),
    isPreterm,
    correctedDays,
    correctedWeeks: Math.floor(correctedDays / 7),
    correctedMonths,
    checkpoint: checkpoints.findLast((each) => each <= correctedMonths),
    nextCheckpoint: checkpoints.find((each) => each > correctedMonths),
    windows: motorWindows.map(({ name, from, to }) => ({
      name,
      state: months < from ? 'before' : months > to ? 'after' : 'within',
    })),
  };
}
