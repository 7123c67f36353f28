import { cards } from '#shared/language/ka/calculators/cards.ts';
import { fields as known } from '#shared/language/ka/calculators/fields.ts';
import { pregnancy as words } from '#shared/language/ka/calculators/pregnancy.ts';
import { signsOf } from '#shared/medicine/emergency-signs.ts';
import { type Calculator, refused } from '../calculator.ts';
import { onField } from '../form/known-fields.ts';
import { readForm } from '../form/read-form.ts';
import { describePregnancy, type PregnancyResult } from './compute.ts';
import { datePregnancy } from './dating.ts';
import { datingFields } from './dating-fields.ts';
import { presentPregnancy } from './present.ts';

const { method } = words;
const fields = { ...datingFields, on: onField } as const;

/** Due date and age of a pregnancy. */
export const pregnancy: Calculator<PregnancyResult> = {
  definition: {
    alias: 'orsulobis-vada',
    ...cards.pregnancy,
    fields,
    submit: known.calculate,
    outputs: ['due_date', 'gestational_age', 'trimester', 'days_left', 'term_class', 'conception_estimate'],
    method: [
      { kind: 'text', text: method.intro },
      { kind: 'formula', text: method.formula },
      { kind: 'table', caption: method.table, head: method.head, rows: method.rows },
      { kind: 'text', text: method.trimesters },
      { kind: 'text', text: method.redate },
    ],
    sources: [
      { title: 'ACOG Committee Opinion 700. Methods for estimating the due date', year: 2017 },
      { title: 'ACOG Committee Opinion 579. Definition of term pregnancy', year: 2013 },
      {
        title: 'Embryo transfer dating, table 1 (PMC4387083)',
        year: 2015,
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4387083/',
      },
    ],
    limits: words.limits,
    seeDoctor: words.seeDoctor,
    warnings: signsOf.pregnancy,
    topics: {
      tags: ['orsuloba'],
      terms: ['trimestri', 'placenta', 'ultrabgerithi-gamokvleva', 'preeklamfsia'],
      professions: ['ginekologi'],
    },
    needsReview: words.needsReview,
  },
  calculate: (entries, today) => {
    const { values, refusals } = readForm(fields, entries, today);
    if (refusals) return refused(...refusals);
    const dating = datePregnancy(values, values.on);
    if ('code' in dating) return refused(dating);
    const result = describePregnancy(dating, values.on);
    return { kind: 'answered', result, answer: presentPregnancy(result) };
  },
};
