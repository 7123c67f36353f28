import { growth as words } from '#shared/language/ka/calculators/growth.ts';
import type { Answer, Output } from '../calculator.ts';
import { fixed, writeNumber } from '../figures/rounding.ts';
import type { GrowthResult, Measure } from './compute.ts';
import { writePercentile } from './percentile.ts';

const isUsual = ({ class: group }: Measure): boolean =>
  group === undefined || group === 'normal' || group === 'use_wfl_or_bmi';
const farFrom = 3;
const isFar = ({ z }: Measure): boolean => Math.abs(z) > farFrom;

/** Presents the result; `months` are completed calendar months, which differ from months of 30.4375 days on birthdays. */
export function presentGrowth(result: GrowthResult, months: number): Answer {
  const { measures, inputs, countedDays } = result;
  const isBeforeTerm = countedDays < 0;
  const isAnyOutside = measures.some((each) => !isUsual(each) || isFar(each));
  return {
    tone: isAnyOutside || isBeforeTerm ? 'notice' : 'calm',
    headline: isBeforeTerm
      ? words.beforeTerm
      : measures.length === 0
        ? words.outOfTables
        : isAnyOutside
          ? words.someOutside
          : words.allUsual,
    explanation: isBeforeTerm ? [words.beforeTermText] : explain(result),
    outputs: [
      {
        name: 'age_days',
        label: words.age,
        value: String(inputs.ageDays),
        text: words.ageText(writeNumber(inputs.ageDays, 0), months),
      },
      ...measures.flatMap(presentMeasure),
    ],
    next: [
      ...(measures.some(isFar) ? [words.nextFar] : isAnyOutside ? [words.nextOutside] : []),
      ...words.next,
    ],
  };
}

function presentMeasure({ name, z, percentile, class: group }: Measure): readonly Output[] {
  const measure = words.measures[name];
  return [
    ...(group
      ? [
          {
            name: `${name}_class`,
            label: words.class,
            value: group,
            text: words.classes[group],
            group: measure,
          },
        ]
      : []),
    {
      name: `${name}_percentile`,
      label: words.percentile,
      value: fixed(percentile, 1),
      text: writePercentile(percentile),
      group: measure,
    },
    {
      name: `${name}_z`,
      label: words.zOf(measure),
      value: fixed(z, 2),
      text: writeNumber(z, 2),
      isFolded: true,
    },
  ];
}

/** Measures explained in words; the table and the curves show all. */
const inWords: readonly Measure['name'][] = ['wfa', 'hfa'];

function explain({ measures, countedDays, inputs, heightCm }: GrowthResult): readonly string[] {
  return [
    ...measures.filter(({ name }) => inWords.includes(name)).map(sayShare),
    ...measures
      .filter((each) => each.isImplausible)
      .map(({ name }) => words.implausible(words.measures[name])),
    ...(countedDays === inputs.ageDays ? [] : [words.corrected(countedDays)]),
    ...(heightCm === inputs.heightCm ? [] : [words.shifted]),
    words.trend,
  ];
}

function sayShare({ name, percentile }: Measure): string {
  const measure = words.measures[name];
  if (percentile < 1) return words.lowest(measure);
  return percentile > 99 ? words.highest(measure) : words.line(measure, writeNumber(percentile, 0));
}
