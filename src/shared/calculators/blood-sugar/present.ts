import { bloodSugar as words } from '#shared/language/ka/calculators/blood-sugar.ts';
import type { Answer, Tone } from '../calculator.ts';
import { fixed, writeNumber } from '../figures/rounding.ts';
import type { SugarCategory, SugarResult } from './compute.ts';

export function presentSugar(result: SugarResult): Answer {
  const { category, millimoles, milligrams, reading, isPregnant } = result;
  const isAverage = reading.when === 'hba1c';
  return {
    tone: toneOf(result),
    headline: headlineOf(result),
    // For low sugar, what to eat comes before the explanation.
    explanation: [
      ...(isLow(category) ? words.firstAid : []),
      // That one answer is no diagnosis must not hold anybody back from an emergency call.
      ...(result.urgency === 'high' ? [] : [words.explanations[category]]),
    ],
    outputs: [
      {
        name: 'category',
        label: words.category,
        value: category,
        text: words.categories[category],
        isMain: true,
      },
      {
        name: 'mmol_l',
        label: isAverage ? words.averageMillimoles : words.millimoles,
        value: fixed(millimoles, 2),
        text: writeNumber(millimoles, 1),
      },
      {
        name: 'mg_dl',
        label: isAverage ? words.averageMilligrams : words.milligrams,
        value: fixed(milligrams, 1),
        text: writeNumber(milligrams, 0),
      },
    ],
    next: [
      ...(result.urgency === 'high_with_symptoms' ? [words.highWithSymptoms] : []),
      // No appointment is suggested where an emergency call is required.
      ...(result.urgency === 'high' ? [words.high] : words.next[category]),
      ...(isPregnant && category !== 'gestational_range' ? [words.nextPregnant] : []),
    ],
  };
}

const isLow = (category: SugarCategory): boolean => category === 'level_1_low' || category === 'level_2_low';

/** Danger comes first, whatever the group. */
const headlineOf = ({ urgency, category }: SugarResult): string =>
  urgency === 'high' || urgency === 'high_with_symptoms'
    ? words.urgentHeadlines[urgency]
    : words.headlines[category];

function toneOf({ urgency, category }: SugarResult): Tone {
  if (urgency !== 'none') return 'urgent';
  return category === 'normal' ? 'calm' : 'notice';
}
