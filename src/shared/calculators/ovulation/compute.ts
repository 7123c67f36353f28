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

export interface OvulationResult {
  readonly on: CivilDay;
  /** The running cycle and those that follow. */
  readonly cycles: readonly [CycleForecast, CycleForecast, CycleForecast];
  /** Day of the running cycle, 1 on the first day of menstruation. */
  readonly cycleDay: number;
  readonly isLate: boolean;
  /** First and last possibly fertile day of the cycle (calendar rhythm). */
  readonly rhythm: { readonly fromDay: number; readonly toDay: number } | undefined;
  /** Cycles differ so much that one day cannot be named. */
  readonly isIrregular: boolean;
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
  return {
    on,
    cycles: [forecast(0), forecast(1), forecast(2)],
    cycleDay: daysBetween(lmp, on) + 1,
    isLate: daysBetween(lmp, on) > cycle,
    rhythm: spread && { fromDay: spread.shortest - rhythmBefore, toDay: spread.longest - rhythmAfter },
    isIrregular: spread !== undefined && spread.longest - spread.shortest > mostSpread,
    isUnusual: cycle < usualCycle.from || cycle > usualCycle.to,
  };
}
