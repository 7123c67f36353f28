import { cards } from '#shared/language/ka/calculators/cards.ts';
import { fields as known } from '#shared/language/ka/calculators/fields.ts';
import { firstYear as words } from '#shared/language/ka/calculators/first-year.ts';
import { signsOf } from '#shared/medicine/emergency-signs.ts';
import { type Calculator, refused } from '../calculator.ts';
import { addDays, completedMonths } from '../days/civil-day.ts';
import { writeNumber } from '../figures/rounding.ts';
import { readForm } from '../form/read-form.ts';
import { computeFirstYear, type FirstYearResult } from './compute.ts';
import { firstYearFields } from './fields.ts';
import { motorWindows } from './milestones.ts';
import { presentFirstYear } from './present.ts';

const { method } = words;

const windowRows = motorWindows.map(({ name, from, to }) => [
  words.windows[name],
  `${writeNumber(from, 1)}–${writeNumber(to, 1)}`,
]);

/** Age in the first year by week, and what most children can do at it. */
export const firstYear: Calculator<FirstYearResult> = {
  definition: {
    alias: 'tslamde-bavshvis-ganvithareba',
    ...cards.firstYear,
    fields: firstYearFields,
    submit: known.calculate,
    outputs: [
      'age_weeks',
      'extra_days',
      'completed_months',
      'corrected_weeks',
      'corrected_months',
      'checkpoint_month',
    ],
    method: [
      { kind: 'text', text: method.intro },
      { kind: 'text', text: method.corrected },
      { kind: 'formula', text: method.formula },
      { kind: 'table', caption: method.table, head: method.head, rows: windowRows },
      { kind: 'text', text: method.crawl },
      { kind: 'text', text: method.growth },
    ],
    sources: [
      {
        title:
          'Zubler J. et al. Evidence-informed milestones for developmental surveillance tools (CDC). Pediatrics 149(3)',
        year: 2022,
      },
      {
        title:
          'WHO Multicentre Growth Reference Study. Windows of achievement for six gross motor milestones',
        year: 2006,
      },
      {
        title: 'WHO Child Growth Standards',
        year: 2006,
        url: 'https://www.who.int/tools/child-growth-standards',
      },
      {
        title: 'Age correction for children born preterm. J Perinatol, doi 10.1038/s41372-024-02202-z',
        year: 2025,
      },
    ],
    limits: words.limits,
    seeDoctor: words.seeDoctor,
    warnings: signsOf.infant,
    topics: {
      tags: ['chvili', 'vaqcina'],
      terms: ['vaqcina', 'imuniteti', 'd-vitamini', 'yivanakhvela'],
      professions: ['pediatri'],
    },
    needsReview: words.needsReview,
  },
  calculate: (entries, today) => {
    const { values, refusals } = readForm(firstYearFields, entries, today);
    if (refusals) return refused(...refusals);
    const { birth_date, gestation_weeks, on } = values;
    if (birth_date > on) return refused({ field: 'birth_date', code: 'future', message: words.future });
    const result = computeFirstYear({ birth: birth_date, gestationWeeks: gestation_weeks, on });
    if (isPastBirthday(result))
      return refused({ field: 'birth_date', code: 'too_old', message: words.tooOld });
    return { kind: 'answered', result, answer: presentFirstYear(result) };
  },
};

/** The first birthday still counts as the first year. */
const isPastBirthday = ({ birth, on, completedMonths: months }: FirstYearResult): boolean =>
  months > 12 || (months === 12 && completedMonths(birth, addDays(on, -1)) === 12);
