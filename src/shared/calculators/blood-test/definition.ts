import { analytes as analyteWords } from '#shared/language/ka/calculators/analytes.ts';
import { bloodTest as words } from '#shared/language/ka/calculators/blood-test.ts';
import { cards } from '#shared/language/ka/calculators/cards.ts';
import { fields as known } from '#shared/language/ka/calculators/fields.ts';
import { writeUnitTwice } from '#shared/language/ka/calculators/units.ts';
import { signsOf } from '#shared/medicine/emergency-signs.ts';
import { type Calculator, refused } from '../calculator.ts';
import { readForm, readRows } from '../form/read-form.ts';
import { type Analyte, isBySex } from './analyte.ts';
import { analytes } from './analytes.data.ts';
import { type BloodTestResult, readSheet } from './compute.ts';
import { personFields, testRows } from './fields.ts';
import { presentBloodTest } from './present.ts';
import { readLines, readPerson } from './read.ts';
import { writeRange } from './write-range.ts';

const { method } = words;

const adultRows = analytes.flatMap((each) => {
  const { adult, units }: Analyte = each;
  if (!adult) return [];
  const [women, men] = isBySex(adult) ? [adult.F, adult.M] : [adult, adult];
  return [
    [
      analyteWords[each.code].label,
      writeRange(women),
      writeRange(men),
      writeUnitTwice(units[0].code, units[0].sign),
    ],
  ];
});

/** Explains a laboratory's sheet: which values are low or high, and which are urgent. */
export const bloodTest: Calculator<BloodTestResult> = {
  definition: {
    alias: 'siskhlis-analizi',
    ...cards.bloodTest,
    fields: personFields,
    rows: testRows,
    submit: known.calculate,
    outputs: ['flag.*', 'urgent.*', 'si.*'],
    method: [
      { kind: 'text', text: method.intro },
      { kind: 'table', caption: method.hemoglobin, head: method.hemoglobinHead, rows: method.hemoglobinRows },
      { kind: 'text', text: method.ferritin },
      { kind: 'table', caption: method.adult, head: method.adultHead, rows: adultRows },
      { kind: 'text', text: method.units },
      { kind: 'text', text: method.urgent },
    ],
    sources: [
      {
        title: 'WHO. Guideline on haemoglobin cutoffs to define anaemia in individuals and populations',
        year: 2024,
      },
      { title: 'WHO. Guideline on use of ferritin concentrations to assess iron status', year: 2020 },
      {
        title:
          'Royal College of Pathologists. The communication of critical and unexpected pathology results',
        year: 2017,
      },
      { title: 'Medical Council of Canada. Clinical laboratory tests: adult normal values', year: 2023 },
      {
        title: 'Rustad P. et al. The Nordic Reference Interval Project. Scand J Clin Lab Invest 64:271',
        year: 2004,
      },
    ],
    limits: words.limits,
    seeDoctor: words.seeDoctor,
    warnings: signsOf.blood,
    topics: {
      tags: ['analizebi', 'qolesterini'],
      terms: ['hemoglobini', 'leikociti', 'thrombociti', 'feritini'],
      professions: ['ojakhis-eqimi'],
    },
    needsReview: words.needsReview,
  },
  calculate: (entries, today) => {
    const form = readForm(personFields, entries, today);
    const sheet = readRows(testRows, entries, today);
    if (form.refusals || sheet.refusals) return refused(...(sheet.refusals ?? []), ...(form.refusals ?? []));
    const person = readPerson(form.values);
    if ('message' in person) return refused(person);
    const { lines, refusals } = readLines(sheet.values, person);
    if (refusals.length > 0) return refused(...refusals);
    const result = readSheet(lines, person);
    return { kind: 'answered', result, answer: presentBloodTest(result) };
  },
};
