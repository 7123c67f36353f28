import { firstYear as words } from '#shared/language/ka/calculators/first-year.ts';
import type { Answer, AnswerSection, Output } from '../calculator.ts';
import { writeNumber } from '../figures/rounding.ts';
import type { FirstYearResult } from './compute.ts';
import { type Checkpoint, motorWindows } from './milestones.ts';
import { type UsualRange, weekGrowth } from './week-growth.ts';

export function presentFirstYear(result: FirstYearResult): Answer {
  const { ageDays, ageWeeks, extraDays, correctedDays, checkpoint, nextCheckpoint } = result;
  const isBeforeDue = correctedDays < 0;
  return {
    tone: 'calm',
    headline: ageDays === 0 ? words.newborn : words.headline(words.weeksAndDays(ageWeeks, extraDays)),
    explanation: [
      ...(result.isPreterm && !isBeforeDue ? [words.corrected(result.correctedWeeks)] : []),
      ...(isBeforeDue ? [words.beforeDue] : []),
      ...(nextCheckpoint && !isBeforeDue ? [`${words.coming(nextCheckpoint)}.`] : []),
      ...(isBeforeDue ? [] : [words.notYet]),
    ],
    outputs: presentNumbers(result),
    sections: isBeforeDue ? [] : presentSkills(result),
    next: [...words.next, ...(checkpoint === 9 ? [words.nextNine] : [])],
  };
}

const wholeNumberOutput = (name: string, label: string, value: number): Output => ({
  name,
  label,
  value: String(value),
  text: String(value),
});

/** A corrected age; undefined before the due date. */
const corrected = (name: string, label: string, value: number): Output => ({
  ...wholeNumberOutput(name, label, value),
  ...(value < 0 ? { text: words.notDueYet } : {}),
});

function presentNumbers(result: FirstYearResult): readonly Output[] {
  const { checkpoint } = result;
  return [
    { ...wholeNumberOutput('age_weeks', words.age, result.ageWeeks), isMain: true },
    { ...wholeNumberOutput('extra_days', words.extraDays, result.extraDays), isFolded: true },
    wholeNumberOutput('completed_months', words.months, result.completedMonths),
    {
      ...corrected('corrected_weeks', words.correctedWeeks, result.correctedWeeks),
      // The explanation has said it.
      isFolded: true,
    },
    {
      ...corrected('corrected_months', words.correctedMonths, result.correctedMonths),
      isFolded: !result.isPreterm,
    },
    {
      name: 'checkpoint_month',
      label: words.checkpoint,
      value: checkpoint === undefined ? 'none' : String(checkpoint),
      text: checkpoint === undefined ? words.noCheckpoint : words.checkpointText(checkpoint),
      isFolded: checkpoint === undefined,
    },
  ];
}

/** Skills of the reached and next checkpoint, growth of the week, and WHO's motor windows. */
function presentSkills(result: FirstYearResult): readonly AnswerSection[] {
  const { checkpoint, nextCheckpoint, windows } = result;
  const month = (value: number) => writeNumber(value, 1);
  return [
    ...(checkpoint ? [{ title: words.reached(checkpoint), items: skillsAt(checkpoint) }] : []),
    ...(nextCheckpoint ? [{ title: words.coming(nextCheckpoint), items: skillsAt(nextCheckpoint) }] : []),
    presentGrowth(result),
    {
      title: words.windowsTitle,
      items: motorWindows.map(({ name, from, to }, index) =>
        words.window(
          words.windows[name],
          month(from),
          month(to),
          words.windowStates[windows[index]?.state ?? 'before'],
        ),
      ),
    },
  ];
}

const areas = ['social', 'language', 'thinking', 'movement'] as const;

const skillsAt = (checkpoint: Checkpoint): readonly string[] =>
  areas.map((area) => `${words.areas[area]}: ${words.skills[checkpoint][area].join('; ')}.`);

/** The form does not ask for the sex, so the ranges of girls and boys are listed. */
function presentGrowth({ correctedWeeks, isPreterm }: FirstYearResult): AnswerSection {
  const range = ({ low, median, high }: UsualRange) =>
    [writeNumber(low, 1), writeNumber(high, 1), writeNumber(median, 1)] as const;
  return {
    title: (isPreterm ? words.growthCorrected : words.growth)(correctedWeeks),
    items: [
      ...(['F', 'M'] as const).map((sex) => {
        const { weight, length } = weekGrowth(sex, correctedWeeks);
        return words.growthOf[sex](words.weight(...range(weight)), words.length(...range(length)));
      }),
      words.growthMeaning,
    ],
  };
}
