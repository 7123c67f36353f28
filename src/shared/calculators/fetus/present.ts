import { fetus as words } from '#shared/language/ka/calculators/fetus.ts';
import { movements } from '#shared/language/ka/calculators/pregnancy.ts';
import { movementsFromWeek } from '#shared/medicine/thresholds.ts';
import type { Answer, AnswerSection, Output } from '../calculator.ts';
import { fixed, writeNumber } from '../figures/rounding.ts';
import type { FetusResult } from './compute.ts';

/** From 41+0 a pregnancy is late-term (ACOG), which requires a call today. */
const lastUsualWeek = 40;

export function presentFetus(result: FetusResult): Answer {
  const { week } = result;
  return {
    tone: week > lastUsualWeek ? 'notice' : 'calm',
    headline: words.headline(week),
    explanation: [...explainSize(result), words.basis],
    outputs: [
      {
        name: 'gestational_week',
        label: words.gestationalWeek,
        value: String(week),
        text: String(week),
        isMain: true,
      },
      ...presentSize(result),
    ],
    sections: stageAt(week),
    next: [...words.next, ...(week >= movementsFromWeek ? movements : [])],
  };
}

function explainSize({ week, crl, weight }: FetusResult): readonly string[] {
  const grams = (value: number) => writeNumber(value, 0);
  if (!crl && !weight) return [week < movementsFromWeek ? words.tooSmall : words.tooLate];
  return [
    ...(weight ? [words.weightText(grams(weight[1]), grams(weight[0]), grams(weight[2]))] : []),
    ...(crl ? [words.crlText(writeNumber(crl, 0))] : []),
  ];
}

function presentSize({ crl, weight }: FetusResult): readonly Output[] {
  const grams = (name: string, label: string, value: number): Output => ({
    name,
    label,
    value: String(value),
    text: words.grams(writeNumber(value, 0)),
    // The explanation has said it.
    isFolded: true,
  });
  return [
    ...(weight
      ? [
          grams('weight_p50_g', words.weight, weight[1]),
          grams('weight_p5_g', words.low, weight[0]),
          grams('weight_p95_g', words.high, weight[2]),
        ]
      : []),
    ...(crl
      ? [
          {
            name: 'crl_mm',
            label: words.crl,
            value: fixed(crl, 1),
            text: words.millimetres(writeNumber(crl, 1)),
            isFolded: true,
          },
        ]
      : []),
  ];
}

function stageAt(week: number): readonly AnswerSection[] {
  const stage = words.stages.find(({ to }) => week <= to);
  if (!stage) return [];
  return [
    { title: words.now, items: stage.now },
    { title: words.mother, items: stage.mother },
    { title: words.todo, items: stage.todo },
  ];
}
