import { usualCycleDays } from '#shared/medicine/thresholds.ts';
import { addDays, type CivilDay, daysBetween } from '../days/civil-day.ts';

export interface OvulationInputs {
  readonly lmp: CivilDay;
  /** Days, 21..45. */
  readonly cycle: number;
  /** Days from ovulation to the next menstruation, 10..16. */
  readonly luteal: number;
  /** Shortest and longest of the last cycles. */
  readonly spread: { readonly shortest: number; readonly longest: number } | undefined;
  readonly on: CivilDay;
}

export interface CycleForecast {
  readonly start: CivilDay;
  readonly ovulation: CivilDay;
  readonly fertileFrom: CivilDay;
  readonly fertileTo: CivilDay;
  readonly nextPeriod: CivilDay;
}

/** First and last possibly fertile day of the current cycle (calendar rhythm method), as numbers and dates. */
export interface FertileRange {
  readonly fromDay: number;
  readonly toDay: number;
  readonly from: CivilDay;
  readonly to: CivilDay;
}

export interface OvulationResult {
  readonly on: CivilDay;
  /** The current cycle and the next two. */
  readonly cycles: readonly [CycleForecast, CycleForecast, CycleForecast];
  /** Day of the current cycle, 1 on the first day of menstruation. */
  readonly cycleDay: number;
  readonly isLate: boolean;
  readonly rhythm: FertileRange | undefined;
  /** The fertile range instead of single days, if cycles vary too much. */
  readonly irregular: FertileRange | undefined;
  readonly isUnusual: boolean;
}

/** Days before ovulation on which conception was observed (Wilcox 1995); none after it. */
const fertileBefore = 5;
const rhythmBefore = 18;
const rhythmAfter = 11;
/** The variation of cycles in days beyond which a single day is meaningless. */
const maxSpread = 9;

/** Forecasts the current cycle and the next two. */
export function forecastOvulation({ lmp, cycle, luteal, spread, on }: OvulationInputs): OvulationResult {
  const forecast = (number: number): CycleForecast => {
    const start = addDays(lmp, cycle * number);
    const nextPeriod = addDays(start, cycle);
    const ovulation = addDays(nextPeriod, -luteal);
    return {
      start,
      ovulation,
      fertileFrom: addDays(ovulation, -fertileBefore),
      fertileTo: ovulation,
      nextPeriod,
    };
  };
  const rhythm = spread && findRhythm(lmp, spread);
  return {
    on,
    cycles: [forecast(0), forecast(1), forecast(2)],
    cycleDay: daysBetween(lmp, on) + 1,
    isLate: daysBetween(lmp, on) > Math.max(cycle, spread?.longest ?? 0),
    rhythm,
    irregular: spread && spread.longest - spread.shortest > maxSpread ? rhythm : undefined,
    isUnusual: cycle < usualCycleDays.from || cycle > usualCycleDays.to,
  };
}

function findRhythm(
  lmp: CivilDay,
  { shortest, longest }: NonNullable<OvulationInputs['spread']>,
): FertileRange {
  const fromDay = shortest - rhythmBefore;
  const toDay = longest - rhythmAfter;
  return { fromDay, toDay, from: addDays(lmp, fromDay - 1), to: addDays(lmp, toDay - 1) };
}
