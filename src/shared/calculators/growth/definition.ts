import { cards } from '#shared/language/ka/calculators/cards.ts';
import { fields as known } from '#shared/language/ka/calculators/fields.ts';
import { growth as words } from '#shared/language/ka/calculators/growth.ts';
import { signsOf } from '#shared/medicine/emergency-signs.ts';
import { type Calculator, refused } from '../calculator.ts';
import { completedMonths, daysBetween } from '../days/civil-day.ts';
import { readForm } from '../form/read-form.ts';
import { daysOfMonth, referenceBelowMonths } from './age.ts';
import { computeGrowth, type GrowthResult } from './compute.ts';
import { growthFields } from './fields.ts';
import { presentGrowth } from './present.ts';

const { method } = words;

const scored = ['wfa', 'hfa', 'bfa', 'wfl'] as const;

/** Compares a child's weight, height and head with WHO's curves. */
export const growth: Calculator<GrowthResult> = {
  definition: {
    alias: 'bavshvis-tsona-da-simaghle',
    ...cards.growth,
    fields: growthFields,
    submit: known.calculate,
    outputs: [
      'age_days',
      ...scored.flatMap((name) => [`${name}_z`, `${name}_percentile`, `${name}_class`]),
      'hcfa_z',
      'hcfa_percentile',
    ],
    method: [
      { kind: 'text', text: method.intro },
      { kind: 'formula', text: method.formula },
      { kind: 'text', text: method.restrained },
      { kind: 'text', text: method.height },
      { kind: 'text', text: method.corrected },
      { kind: 'table', caption: method.table, head: method.head, rows: method.rows },
      { kind: 'text', text: words.attribution },
    ],
    sources: [
      {
        title: 'WHO Child Growth Standards',
        year: 2006,
        url: 'https://www.who.int/tools/child-growth-standards',
      },
      {
        title: 'WHO Growth Reference 5–19 years',
        year: 2007,
        url: 'https://www.who.int/tools/growth-reference-data-for-5to19-years',
      },
      {
        title: 'Age correction for children born preterm. J Perinatol, doi 10.1038/s41372-024-02202-z',
        year: 2025,
      },
    ],
    limits: words.limits,
    seeDoctor: words.seeDoctor,
    warnings: signsOf.child,
    topics: {
      tags: ['chvili', 'bavshvi'],
      terms: ['d-vitamini', 'anemia', 'kalciumi', 'gautsyloeba'],
      professions: ['pediatri'],
    },
    needsReview: words.needsReview,
  },
  calculate: (entries, today) => {
    const { values, refusals } = readForm(growthFields, entries, today);
    if (refusals) return refused(...refusals);
    const { birth_date, on, weight_kg, height_cm, head_cm } = values;
    const ageDays = daysBetween(birth_date, on);
    if (ageDays < 0) return refused({ field: 'birth_date', code: 'future', message: words.future });
    if (ageDays / daysOfMonth >= referenceBelowMonths) {
      return refused({ field: 'birth_date', code: 'too_old', message: words.tooOld });
    }
    if (weight_kg === undefined && height_cm === undefined && head_cm === undefined) {
      return refused({ field: 'weight_kg', code: 'required', message: words.nothing });
    }
    const result = computeGrowth({
      sex: values.sex,
      ageDays,
      gestationWeeks: values.gestation_weeks,
      weightKg: weight_kg,
      heightCm: height_cm,
      headCm: head_cm,
      position: values.position,
    });
    return { kind: 'answered', result, answer: presentGrowth(result, completedMonths(birth_date, on)) };
  },
};
