import type { FirstYearResult } from '#shared/calculators/first-year/compute.ts';
import { checkpoints, daysOfMonth, motorWindows } from '#shared/calculators/first-year/milestones.ts';
import { firstYear as text } from '#shared/language/ka/calculators/first-year.ts';
import { pictures } from '#shared/language/ka/calculators/pictures.ts';
import { Spans } from '../charts/Spans.tsx';

const lastMonth = 18;
const ticks = [0, 3, 6, 9, 12, 15, 18].map((at) => ({ at, text: String(at) }));

/** Draws the first year in months: check-ups, WHO's windows of six motor milestones and the child's age. */
export function FirstYearPicture({ result }: { readonly result: FirstYearResult }) {
  const months = result.correctedDays / daysOfMonth;
  if (months < 0) return null;
  const windows = motorWindows.map(({ name, from, to }) => ({
    label: text.windows[name],
    from,
    to: Math.min(to, lastMonth),
    isReached: months >= from,
  }));
  return (
    <Spans
      title={pictures.firstYear}
      description={motorWindows
        .map(({ name, from, to }) => `${text.windows[name]}: ${from}–${to}`)
        .join('; ')}
      axis={[0, lastMonth]}
      ticks={ticks}
      spans={[
        ...checkpoints
          .filter((each) => each === result.checkpoint || each === result.nextCheckpoint)
          .map((each) => ({
            label: pictures.checkpoint(each),
            from: each,
            to: each,
            isReached: result.correctedMonths >= each,
          })),
        ...windows,
      ]}
      now={{ at: months, text: pictures.weekNow(result.correctedWeeks) }}
    />
  );
}
