import { bmi as words } from '#shared/language/ka/calculators/bmi.ts';
import type { Answer } from '../calculator.ts';
import { fixed, writeNumber } from '../figures/rounding.ts';
import { type BmiResult, bmiClasses } from './compute.ts';

const kilograms = (value: number): string => `${writeNumber(value, 1)} კგ`;

/** Uses two decimals where one would show the threshold itself: 24,98 instead of 25,0. */
export const writeIndex = (bmi: number): string =>
  bmiClasses.some(({ from }) => Math.abs(bmi - from) < 0.1) ? writeNumber(bmi, 2) : writeNumber(bmi, 1);

export function presentBmi(result: BmiResult): Answer {
  const index = writeIndex(result.bmi);
  const label = words.classes[result.class];
  const isNearBorder = bmiClasses.some(({ from }) => Math.abs(result.bmi - from) < 0.1);
  return {
    tone: result.class === 'normal' ? 'calm' : 'notice',
    headline: words.headline(index, label),
    explanation: [
      words.meanings[result.class],
      words.range(writeNumber(result.healthyFromKg, 1), writeNumber(result.healthyToKg, 1)),
      ...(isNearBorder ? [words.nearBorder] : []),
    ],
    outputs: [
      { name: 'bmi', label: words.index, value: fixed(result.bmi, 1), text: index, isMain: true },
      { name: 'class', label: words.class, value: result.class, text: label },
      {
        name: 'healthy_from_kg',
        label: words.from,
        value: fixed(result.healthyFromKg, 1),
        text: kilograms(result.healthyFromKg),
        isFolded: true,
      },
      {
        name: 'healthy_to_kg',
        label: words.to,
        value: fixed(result.healthyToKg, 1),
        text: kilograms(result.healthyToKg),
        isFolded: true,
      },
    ],
    next: words.next[result.class],
  };
}
