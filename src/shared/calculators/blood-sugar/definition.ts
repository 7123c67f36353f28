import { bloodSugar as words } from '#shared/language/ka/calculators/blood-sugar.ts';
import { cards } from '#shared/language/ka/calculators/cards.ts';
import { fields as known } from '#shared/language/ka/calculators/fields.ts';
import { signsOf } from '#shared/medicine/emergency-signs.ts';
import { type Calculator, refused } from '../calculator.ts';
import { readForm } from '../form/read-form.ts';
import { computeSugar, type SugarResult } from './compute.ts';
import { bloodSugarFields } from './fields.ts';
import { presentSugar } from './present.ts';
import { readSugar } from './read.ts';

const { method } = words;

/** Explains a glucose or HbA1c value. */
export const bloodSugar: Calculator<SugarResult> = {
  definition: {
    alias: 'shaqari-siskhlshi',
    ...cards.bloodSugar,
    fields: bloodSugarFields,
    submit: known.calculate,
    outputs: ['category', 'mmol_l', 'mg_dl'],
    method: [
      { kind: 'text', text: method.intro },
      { kind: 'table', caption: method.table, head: method.head, rows: method.rows },
      { kind: 'text', text: method.pregnant },
      { kind: 'text', text: method.low },
      { kind: 'text', text: method.unit },
      { kind: 'formula', text: method.formula },
      { kind: 'text', text: method.who },
    ],
    sources: [
      {
        title:
          'American Diabetes Association. Classification and diagnosis of diabetes: Standards of Care. Diabetes Care 46 (Suppl. 1)',
        year: 2023,
      },
      {
        title: 'American Diabetes Association. Standards of Care, abridged. Clinical Diabetes 42(2)',
        year: 2024,
      },
      {
        title: 'WHO. Diagnostic criteria and classification of hyperglycaemia first detected in pregnancy',
        year: 2013,
      },
      {
        title:
          'Nathan D. et al. Translating the A1C assay into estimated average glucose values. Diabetes Care 31',
        year: 2008,
      },
    ],
    limits: words.limits,
    seeDoctor: words.seeDoctor,
    warnings: signsOf.sugar,
    topics: {
      tags: ['diabeti', 'shaqari'],
      terms: ['prediabeti', 'diabeti', 'glikirebuli-hemoglobini', 'hipoglikemia'],
      professions: ['endokrinologi'],
    },
    needsReview: words.needsReview,
  },
  calculate: (entries, today) => {
    const { values, refusals } = readForm(bloodSugarFields, entries, today);
    if (refusals) return refused(...refusals);
    const reading = readSugar(values);
    if ('code' in reading) return refused(reading);
    const result = computeSugar(reading, { isPregnant: values.pregnant, isMeter: values.sample === 'meter' });
    return { kind: 'answered', result, answer: presentSugar(result) };
  },
};
