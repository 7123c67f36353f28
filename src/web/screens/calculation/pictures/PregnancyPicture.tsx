import { daysBetween } from '#shared/calculators/days/civil-day.ts';
import type { PregnancyResult } from '#shared/calculators/pregnancy/compute.ts';
import { writeAge } from '#shared/calculators/pregnancy/present.ts';
import { pictures } from '#shared/language/ka/calculators/pictures.ts';
import { pregnancy as words } from '#shared/language/ka/calculators/pregnancy.ts';
import { Spans } from '../charts/Spans.tsx';

const week = 7;
const ticks = [0, 10, 20, 30, 40].map((at) => ({ at: at * week, text: String(at) }));

/** The forty weeks: trimesters, what is usually done when, and where the pregnancy is today. */
export function PregnancyPicture({ result }: { readonly result: PregnancyResult }) {
  const { start, gestationalDays, milestones } = result;
  const trimesters = [
    { label: pictures.trimester(1), from: 0, to: 14 * week },
    { label: pictures.trimester(2), from: 14 * week, to: 28 * week },
    { label: pictures.trimester(3), from: 28 * week, to: 40 * week },
  ];
  const events = milestones
    .filter(({ name }) => name !== 'thirdTrimester' && name !== 'due')
    .map(({ name, from, to }) => ({
      label: words.milestones[name],
      from: daysBetween(start, from),
      to: daysBetween(start, to),
    }));
  return (
    <Spans
      title={pictures.pregnancy}
      description={words.headline(writeAge(gestationalDays))}
      axis={[0, 42 * week]}
      ticks={ticks}
      spans={[...trimesters, ...events].map((span) => ({ ...span, isReached: gestationalDays >= span.from }))}
      now={{ at: gestationalDays, text: writeAge(gestationalDays) }}
    />
  );
}
