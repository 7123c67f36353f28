import { pregnancy as words } from '#shared/language/ka/calculators/pregnancy.ts';
import type { Answer } from '../calculator.ts';
import { formatDay } from '../days/civil-day.ts';
import { writeDay } from '../days/write-day.ts';
import type { PregnancyResult } from './compute.ts';

/** A gestational age in days as `21+4`. */
export const codeOfAge = (days: number): string => `${Math.floor(days / 7)}+${days % 7}`;

/** A gestational age in days as „21 კვირა და 4 დღე“. */
export const writeAge = (days: number): string => words.weeksAndDays(Math.floor(days / 7), days % 7);

const tooEarlyForTest = 28;

export function presentPregnancy(result: PregnancyResult): Answer {
  const { gestationalDays, daysLeft, trimester, term } = result;
  const due = writeDay(result.dueDate);
  const age = writeAge(gestationalDays);
  const isLate = term === 'late_term' || term === 'post_term';
  return {
    tone: isLate ? 'notice' : 'calm',
    headline: words.headline(age),
    explanation: [
      ...(daysLeft === 0 ? [words.dueToday(due)] : daysLeft < 0 ? [words.dueOver(due, -daysLeft)] : []),
      words.estimate,
      ...(gestationalDays < tooEarlyForTest ? [words.tooEarlyForTest] : []),
    ],
    outputs: [
      {
        name: 'gestational_age',
        label: words.age,
        value: codeOfAge(gestationalDays),
        text: age,
        isMain: true,
      },
      {
        ...{ name: 'due_date', label: words.due, value: formatDay(result.dueDate), text: due },
        // The explanation has said it once the day has come.
        isFolded: daysLeft <= 0,
      },
      {
        isFolded: daysLeft <= 0,
        name: 'days_left',
        label: daysLeft < 0 ? words.over : words.left,
        value: String(daysLeft),
        text: words.days(Math.abs(daysLeft)),
      },
      {
        name: 'trimester',
        label: words.trimester,
        value: String(trimester),
        text: words.trimesters[trimester],
      },
      {
        name: 'term_class',
        label: words.term,
        value: term,
        text: words.terms[term],
        isFolded: term === 'none',
      },
      {
        name: 'conception_estimate',
        label: words.conception,
        value: formatDay(result.conception),
        text: writeDay(result.conception),
      },
    ],
    next: [...(isLate ? [words.late] : []), ...words.next[trimester], ...upcoming(result)],
  };
}

/** Future events of more than one day, with their dates. */
const upcoming = ({ milestones, on }: PregnancyResult): readonly string[] =>
  milestones
    .filter(({ from, to }) => to > from && to >= on)
    .map(({ name, from, to }) => words.milestone(words.milestones[name], writeDay(from), writeDay(to)));
