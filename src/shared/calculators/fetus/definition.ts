import { cards } from '#shared/language/ka/calculators/cards.ts';
import { fetus as words } from '#shared/language/ka/calculators/fetus.ts';
import { fields as known } from '#shared/language/ka/calculators/fields.ts';
import { pregnancy as pregnancyWords } from '#shared/language/ka/calculators/pregnancy.ts';
import { signsOf } from '#shared/medicine/emergency-signs.ts';
import { type Calculator, refused } from '../calculator.ts';
import { writeNumber } from '../figures/rounding.ts';
import { readForm } from '../form/read-form.ts';
import { datePregnancy } from '../pregnancy/dating.ts';
import { type FetusResult, sizeAt } from './compute.ts';
import { fetusFields } from './fields.ts';
import { presentFetus } from './present.ts';
import { fetalSizes } from './sizes.data.ts';

const { method } = words;
const writeWhole = (value: number): string => writeNumber(value, 0);

const weightRows = fetalSizes.flatMap(({ week, weight }) =>
  weight ? [[String(week), ...weight.map(writeWhole)]] : [],
);
const crlRows = fetalSizes.flatMap(({ week, crl }) => (crl ? [[String(week), writeNumber(crl, 1)]] : []));

/** Size and development of a fetus by week. */
export const fetus: Calculator<FetusResult> = {
  definition: {
    alias: 'nayofis-ganvithareba',
    ...cards.fetus,
    fields: fetusFields,
    submit: known.calculate,
    outputs: ['gestational_week', 'weight_p5_g', 'weight_p50_g', 'weight_p95_g', 'crl_mm'],
    method: [
      { kind: 'text', text: method.intro },
      { kind: 'table', caption: method.table, head: method.head, rows: weightRows },
      { kind: 'formula', text: method.crl },
      { kind: 'table', caption: method.crlTable, head: method.crlHead, rows: crlRows },
    ],
    sources: [
      {
        title: 'Kiserud T. et al. The World Health Organization fetal growth charts. PLoS Med 14:e1002220',
        year: 2017,
      },
      {
        title:
          'Papageorghiou A. et al. (INTERGROWTH-21st). International standards for early fetal size. Ultrasound Obstet Gynecol 44:641',
        year: 2014,
      },
      {
        title:
          'Papageorghiou A. et al. (INTERGROWTH-21st). International standards for fetal growth. Lancet 384:869',
        year: 2014,
      },
    ],
    limits: words.limits,
    seeDoctor: pregnancyWords.seeDoctor,
    warnings: signsOf.pregnancy,
    topics: {
      tags: ['orsuloba'],
      terms: ['placenta', 'ultrabgerithi-gamokvleva', 'trimestri', 'preeklamfsia'],
      professions: ['ginekologi'],
    },
    needsReview: words.needsReview,
  },
  calculate: (entries, today) => {
    const { values, refusals } = readForm(fetusFields, entries, today);
    if (refusals) return refused(...refusals);
    const { week, date, on } = values;
    if (week !== undefined && date !== undefined) {
      return refused({ field: 'week', code: 'conflict', message: words.onlyOne });
    }
    if (week !== undefined) return answer(sizeAt(week));
    if (date === undefined) return refused({ field: 'week', code: 'required', message: words.either });
    const dating = datePregnancy({ ...values, date }, on);
    return 'code' in dating ? refused(dating) : answer(sizeAt(Math.floor(dating.gestationalDays / 7)));
  },
};

const answer = (result: FetusResult) => ({ kind: 'answered', result, answer: presentFetus(result) }) as const;
