import { ovulation as words } from '#shared/language/ka/calculators/ovulation.ts';
import type { Answer, Output } from '../calculator.ts';
import { type CivilDay, formatDay } from '../days/civil-day.ts';
import { writeDay } from '../days/write-day.ts';
import type { OvulationResult } from './compute.ts';

const dayOutput = (name: string, label: string, day: CivilDay): Output => ({
  name,
  label,
  value: formatDay(day),
  text: writeDay(day),
});

export function presentOvulation(result: OvulationResult): Answer {
  const [running, second, third] = result.cycles;
  const { rhythm } = result;
  return {
    tone: result.isLate || result.isIrregular ? 'notice' : 'calm',
    headline: headlineOf(result),
    explanation: [
      words.today(result.cycleDay),
      ...(result.isIrregular
        ? []
        : [words.fertile(writeDay(running.fertileFrom), writeDay(running.fertileTo))]),
      ...(rhythm ? [words.rhythm(rhythm.fromDay, rhythm.toDay)] : []),
      words.varies,
    ],
    outputs: [
      {
        ...dayOutput('ovulation', words.ovulation, running.ovulation),
        // Of a cycle that varies no one day is worth showing large.
        ...(result.isIrregular ? {} : { isMain: true as const }),
      },
      dayOutput('fertile_from', words.fertileFrom, running.fertileFrom),
      dayOutput('fertile_to', words.fertileTo, running.fertileTo),
      dayOutput('next_period', words.nextPeriod, running.nextPeriod),
      dayOutput('ovulation.2', words.ovulationOf(2), second.ovulation),
      dayOutput('ovulation.3', words.ovulationOf(3), third.ovulation),
      ...(rhythm ? presentRhythm(rhythm) : []),
    ],
    next: [
      ...(result.isLate ? [words.late] : []),
      ...(result.isUnusual ? [words.unusual] : []),
      ...words.next,
    ],
  };
}

const presentRhythm = ({ fromDay, toDay }: NonNullable<OvulationResult['rhythm']>): readonly Output[] => [
  { name: 'rhythm_from_day', label: words.rhythmFrom, value: String(fromDay), text: words.cycleDay(fromDay) },
  { name: 'rhythm_to_day', label: words.rhythmTo, value: String(toDay), text: words.cycleDay(toDay) },
];

function headlineOf({ isIrregular, cycles, on }: OvulationResult): string {
  if (isIrregular) return words.headlineIrregular;
  const date = writeDay(cycles[0].ovulation);
  return cycles[0].ovulation < on ? words.headlinePast(date) : words.headlineAhead(date);
}
