import { daysBetween } from '#shared/calculators/days/civil-day.ts';
import type { PregnancyResult } from '#shared/calculators/pregnancy/compute.ts';
import { writeAge } from '#shared/calculators/pregnancy/present.ts';
import { pictures } from '#shared/language/ka/calculators/pictures.ts';
import { pregnancy as text } from '#shared/language/ka/calculators/pregnancy.ts';
import { Spans } from '../charts/Spans.tsx';

const daysPerWeek = 7;
const ticks = [0, 10, 20, 30, 40].map((at) => ({ at: at * daysPerWeek, text: String(at) }));

/** Draws the forty weeks of a pregnancy: trimesters, usual examinations and the current day. */
export function PregnancyPicture({ result }: { readonly result: PregnancyResult }) {
  const { start, gestationalDays, milestones } = result;
  const trimesters = [
    { label: pictures.trimester(1), from: 0, to: 14 * daysPerWeek },
    { label: pictures.trimester(2), from: 14 * daysPerWeek, to: 28 * daysPerWeek },
    { label: pictures.trimester(3), from: 28 * daysPerWeek, to: 40 * daysPerWeek },
  ];
  const events = milestones
    .filter(({ name }) => name !== 'thirdTrimester' && name !== 'due')
    .map(({ name, from, to }) => ({
      label: text.milestones[name],
      from: daysBetween(start, from),
      to: daysBetween(start, to),
    }));
  return (
    <Spans
      title={pictures.pregnancy}
      description={text.headline(writeAge(gestationalDays))}
      axis={[0, 42 * daysPerWeek]}
      ticks={ticks}
      spans={[...trimesters, ...events].map((span) => ({ ...span, isReached: gestationalDays >= span.from }))}
      now={{ at: gestationalDays, text: writeAge(gestationalDays) }}
    />
  );
}
