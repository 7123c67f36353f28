import { cards } from '#shared/language/ka/calculators/cards.ts';
import { dailyEnergy as words } from '#shared/language/ka/calculators/daily-energy.ts';
import { fields as known } from '#shared/language/ka/calculators/fields.ts';
import { type Calculator, refused } from '../calculator.ts';
import { writeTrimmed } from '../figures/rounding.ts';
import { readForm } from '../form/read-form.ts';
import { type Activity, computeEnergy, type EnergyResult, energyEquations, type Sex } from './compute.ts';
import { dailyEnergyFields, youngest } from './fields.ts';
import { presentEnergy } from './present.ts';

const { method } = words;
const sexes: readonly { readonly sex: Sex; readonly label: string }[] = [
  { sex: 'F', label: known.female },
  { sex: 'M', label: known.male },
];
const activities = ['inactive', 'low_active', 'active', 'very_active'] as const satisfies readonly Activity[];

const equationRows = sexes.flatMap(({ sex, label }) =>
  activities.map((activity) => [
    `${label}: ${words.activities[activity]}`,
    ...energyEquations[sex][activity].map((coefficient) => writeTrimmed(coefficient, 2)),
  ]),
);

/** Daily energy that maintains an adult's weight. */
export const dailyEnergy: Calculator<EnergyResult> = {
  definition: {
    alias: 'kaloriebis-dghiuri-norma-qalebisa-da-mamakacebisathvis',
    ...cards.dailyEnergy,
    fields: dailyEnergyFields,
    submit: known.calculate,
    outputs: ['bmr_kcal', 'norm_kcal', 'norm_from_kcal', 'norm_to_kcal'],
    method: [
      { kind: 'text', text: method.intro },
      { kind: 'formula', text: method.formula },
      { kind: 'table', caption: method.table, head: method.head, rows: equationRows },
      { kind: 'text', text: method.added },
      { kind: 'formula', text: method.formulaBasal },
      { kind: 'text', text: method.round },
    ],
    sources: [
      { title: 'National Academies (NASEM). Dietary Reference Intakes for Energy', year: 2023 },
      {
        title:
          'Mifflin M. et al. A new predictive equation for resting energy expenditure. Am J Clin Nutr 51:241',
        year: 1990,
      },
      { title: 'Institute of Medicine. Dietary Reference Intakes for energy and macronutrients', year: 2005 },
    ],
    limits: words.limits,
    seeDoctor: words.seeDoctor,
    warnings: [],
    topics: {
      tags: ['kveba', 'tsona'],
      terms: ['simsuqne', 'insulini', 'farisebri-jirkvali', 'hormoni'],
      professions: ['dietologi', 'endokrinologi'],
    },
    needsReview: words.needsReview,
  },
  calculate: (entries, today) => {
    const { values, refusals } = readForm(dailyEnergyFields, entries, today);
    if (refusals) return refused(...refusals);
    const { sex, age, activity, state } = values;
    if (age < youngest) return refused({ field: 'age', code: 'too_young', message: words.tooYoung });
    if (sex === 'M' && state !== 'none')
      return refused({ field: 'state', code: 'conflict', message: words.onlyWomen });
    const result = computeEnergy({
      sex,
      age,
      activity,
      state,
      heightCm: values.height_cm,
      weightKg: values.weight_kg,
    });
    return { kind: 'answered', result, answer: presentEnergy(result) };
  },
};
