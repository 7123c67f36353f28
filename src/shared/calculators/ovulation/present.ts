import { ovulation as words } from '#shared/language/ka/calculators/ovulation.ts';
import type { Answer, Output } from '../calculator.ts';
import { type CivilDay, daysBetween, formatDay } from '../days/civil-day.ts';
import { writeDay } from '../days/write-day.ts';
import type { FertileRange, OvulationResult } from './compute.ts';

const dayOutput = (name: string, label: string, day: CivilDay): Output => ({
  name,
  label,
  value: formatDay(day),
  text: writeDay(day),
});

export function presentOvulation(result: OvulationResult): Answer {
  const { rhythm, irregular } = result;
  const forecast = presentForecast(result);
  return {
    tone: result.isLate || irregular ? 'notice' : 'calm',
    headline: headlineOf(result),
    explanation: [
      words.today(result.cycleDay),
      ...(irregular ? [words.irregular] : [fertileDays(result)]),
      ...(rhythm ? [words.rhythm(rhythm.fromDay, rhythm.toDay)] : []),
      ...(irregular ? [] : [words.varies]),
    ],
    outputs: [
      ...(irregular
        ? forecast.map((output) => ({ ...output, group: words.ifUsual(lengthOf(result)) }))
        : forecast),
      ...(rhythm ? presentRhythm(rhythm) : []),
    ],
    next: [
      ...(result.isLate ? [words.late] : []),
      ...(result.isUnusual ? [words.unusual] : []),
      ...words.next,
    ],
  };
}

function presentForecast({
  cycles: [running, second, third],
  irregular,
}: OvulationResult): readonly Output[] {
  const day = dayOutput('ovulation', words.ovulation, running.ovulation);
  return [
    irregular ? day : { ...day, isMain: true },
    // In a regular cycle the explanation has said the fertile days.
    { ...dayOutput('fertile_from', words.fertileFrom, running.fertileFrom), isFolded: !irregular },
    { ...dayOutput('fertile_to', words.fertileTo, running.fertileTo), isFolded: !irregular },
    dayOutput('next_period', words.nextPeriod, running.nextPeriod),
    dayOutput('ovulation.2', words.ovulationOf(2), second.ovulation),
    dayOutput('ovulation.3', words.ovulationOf(3), third.ovulation),
  ];
}

const presentRhythm = ({ fromDay, toDay, from, to }: FertileRange): readonly Output[] => [
  {
    name: 'rhythm_from_day',
    label: words.rhythmFrom,
    value: String(fromDay),
    text: words.cycleDay(fromDay, writeDay(from)),
  },
  {
    name: 'rhythm_to_day',
    label: words.rhythmTo,
    value: String(toDay),
    text: words.cycleDay(toDay, writeDay(to)),
  },
];

const lengthOf = ({ cycles: [{ start, nextPeriod }] }: OvulationResult): number =>
  daysBetween(start, nextPeriod);

const fertileDays = ({ cycles: [{ fertileFrom, fertileTo }] }: OvulationResult): string =>
  words.fertile(writeDay(fertileFrom), writeDay(fertileTo));

function headlineOf({ irregular, cycles, on }: OvulationResult): string {
  if (irregular) return words.headlineIrregular(writeDay(irregular.from), writeDay(irregular.to));
  const date = writeDay(cycles[0].ovulation);
  return cycles[0].ovulation < on ? words.headlinePast(date) : words.headlineAhead(date);
}
