import { bmi as words } from '#shared/language/ka/calculators/bmi.ts';
import { cards } from '#shared/language/ka/calculators/cards.ts';
import { fields as known } from '#shared/language/ka/calculators/fields.ts';
import { signsOf } from '#shared/medicine/emergency-signs.ts';
import { type Calculator, refused } from '../calculator.ts';
import { writeTrimmed } from '../figures/rounding.ts';
import { readForm } from '../form/read-form.ts';
import { type BmiResult, bmiClasses, computeBmi } from './compute.ts';
import { bmiFields, youngest } from './fields.ts';
import { presentBmi } from './present.ts';

const { method } = words;

const classRows = bmiClasses.map(({ code, from }, index) => {
  const next = bmiClasses[index + 1]?.from;
  const [low, high] = [writeTrimmed(from, 1), next === undefined ? '' : writeTrimmed(next, 1)];
  if (index === 0) return [method.below(high), words.classes[code]];
  return [next === undefined ? method.above(low) : method.between(low, high), words.classes[code]];
});

/** Body mass index of adults by WHO's classes. */
export const bmi: Calculator<BmiResult> = {
  definition: {
    alias: 'masis-indeqsis-gansazghvra',
    ...cards.bmi,
    fields: bmiFields,
    submit: known.calculate,
    outputs: ['bmi', 'class', 'healthy_from_kg', 'healthy_to_kg'],
    method: [
      { kind: 'text', text: method.intro },
      { kind: 'formula', text: method.formula },
      { kind: 'table', caption: method.table, head: method.tableHead, rows: classRows },
      { kind: 'text', text: method.exact },
      { kind: 'text', text: method.waist },
    ],
    sources: [
      {
        title: 'WHO. Obesity: preventing and managing the global epidemic. Technical Report Series 894',
        year: 2000,
      },
      {
        title: 'NICE guideline NG246. Overweight and obesity management',
        year: 2025,
        url: 'https://www.nice.org.uk/guidance/ng246',
      },
    ],
    limits: words.limits,
    seeDoctor: words.seeDoctor,
    warnings: signsOf.weight,
    topics: {
      tags: ['tsona', 'dieta'],
      terms: ['simsuqne', 'diabeti', 'hipertenzia', 'dzilis-apnoe'],
      professions: ['dietologi', 'endokrinologi'],
    },
    needsReview: words.needsReview,
  },
  calculate: (entries, today) => {
    const { values, refusals } = readForm(bmiFields, entries, today);
    if (refusals) return refused(...refusals);
    if (values.age < youngest) return refused({ field: 'age', code: 'too_young', message: words.tooYoung });
    const result = computeBmi({ heightCm: values.height_cm, weightKg: values.weight_kg });
    return { kind: 'answered', result, answer: presentBmi(result) };
  },
};
