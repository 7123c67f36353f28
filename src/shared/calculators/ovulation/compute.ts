import { addDays, type CivilDay, daysBetween } from '../days/civil-day.ts';

export interface OvulationInputs {
  readonly lmp: CivilDay;
  /** Days, 21..45. */
  readonly cycle: number;
  /** Days from ovulation to the next menstruation, 10..16. */
  readonly luteal: number;
  /** Shortest and longest of the last cycles, both or neither. */
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

/** First and last possibly fertile day of the running cycle (calendar rhythm), counted and dated. */
export interface FertileRange {
  readonly fromDay: number;
  readonly toDay: number;
  readonly from: CivilDay;
  readonly to: CivilDay;
}

export interface OvulationResult {
  readonly on: CivilDay;
  /** The running cycle and those that follow. */
  readonly cycles: readonly [CycleForecast, CycleForecast, CycleForecast];
  /** Day of the running cycle, 1 on the first day of menstruation. */
  readonly cycleDay: number;
  readonly isLate: boolean;
  readonly rhythm: FertileRange | undefined;
  /** The same range where cycles differ so much that it takes the place of single days. */
  readonly irregular: FertileRange | undefined;
  readonly isUnusual: boolean;
}

/** Days before ovulation on which conception was seen (Wilcox 1995); none after its day. */
const fertileBefore = 5;
const rhythmBefore = 18;
const rhythmAfter = 11;
/** Spread of cycles, in days, past which one day means nothing. */
const mostSpread = 9;
const usualCycle = { from: 24, to: 38 };

/** Forecast of the running cycle and the two after it. */
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
    irregular: spread && spread.longest - spread.shortest > mostSpread ? rhythm : undefined,
    isUnusual: cycle < usualCycle.from || cycle > usualCycle.to,
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
