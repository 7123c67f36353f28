import { cards } from '#shared/language/ka/calculators/cards.ts';
import { fields as known } from '#shared/language/ka/calculators/fields.ts';
import { ovulation as words } from '#shared/language/ka/calculators/ovulation.ts';
import { signsOf } from '#shared/medicine/emergency-signs.ts';
import { type Calculator, refused } from '../calculator.ts';
import { daysBetween } from '../days/civil-day.ts';
import type { ValuesOf } from '../form/field.ts';
import { readForm } from '../form/read-form.ts';
import type { Refusal } from '../form/refusal.ts';
import { forecastOvulation, type OvulationResult } from './compute.ts';
import { maxDaysAgo, ovulationFields } from './fields.ts';
import { presentOvulation } from './present.ts';

const { method } = words;

/** Ovulation, fertile days and next menstruation. */
export const ovulation: Calculator<OvulationResult> = {
  definition: {
    alias: 'ovulaciis-kalendari',
    ...cards.ovulation,
    fields: ovulationFields,
    submit: known.calculate,
    outputs: [
      'next_period',
      'ovulation',
      'fertile_from',
      'fertile_to',
      'ovulation.2',
      'ovulation.3',
      'rhythm_from_day',
      'rhythm_to_day',
    ],
    method: [
      { kind: 'text', text: method.intro },
      { kind: 'formula', text: method.formula },
      { kind: 'text', text: method.fertile },
      { kind: 'text', text: method.rhythm },
      { kind: 'text', text: method.reality },
    ],
    sources: [
      {
        title:
          'Wilcox A. et al. Timing of sexual intercourse in relation to ovulation. N Engl J Med 333:1517',
        year: 1995,
      },
      {
        title: 'Bull J. et al. Real-world menstrual cycle characteristics. npj Digital Medicine 2:83',
        year: 2019,
      },
      { title: 'Family Planning: A Global Handbook for Providers. Fertility awareness methods', year: 2018 },
    ],
    limits: words.limits,
    seeDoctor: words.seeDoctor,
    warnings: signsOf.cycle,
    topics: {
      tags: ['qalis-janmrtheloba'],
      terms: ['menstruacia', 'endometriozi', 'estrogeni', 'hormoni'],
      professions: ['ginekologi'],
    },
    needsReview: words.needsReview,
  },
  calculate: (entries, today) => {
    const { values, refusals } = readForm(ovulationFields, entries, today);
    if (refusals) return refused(...refusals);
    const wrong = checkTogether(values);
    if (wrong) return refused(wrong);
    const { shortest, longest } = values;
    const spread = shortest !== undefined && longest !== undefined ? { shortest, longest } : undefined;
    const result = forecastOvulation({ ...values, spread });
    return { kind: 'answered', result, answer: presentOvulation(result) };
  },
};

/** Checks inputs against each other: the day against today, and the two cycle lengths. */
function checkTogether({
  lmp,
  on,
  shortest,
  longest,
}: ValuesOf<typeof ovulationFields>): Refusal | undefined {
  if (lmp > on) return { field: 'lmp', code: 'future', message: words.future };
  if (daysBetween(lmp, on) > maxDaysAgo)
    return { field: 'lmp', code: 'too_long_ago', message: words.tooLongAgo };
  if (shortest !== undefined && longest === undefined)
    return { field: 'longest', code: 'required', message: words.both };
  if (shortest === undefined && longest !== undefined)
    return { field: 'shortest', code: 'required', message: words.both };
  if (shortest !== undefined && longest !== undefined && shortest > longest) {
    return { field: 'longest', code: 'conflict', message: words.order };
  }
  return undefined;
}
