import { bloodSugar as words } from '#shared/language/ka/calculators/blood-sugar.ts';
import { writeUnitTwice } from '#shared/language/ka/calculators/units.ts';
import { checkField, choiceField, numberField } from '../form/field.ts';

export const bloodSugarFields = {
  when: choiceField({
    label: words.when,
    hint: words.whenHint,
    look: 'list',
    initial: 'fasting',
    options: [
      { value: 'fasting', label: words.whens.fasting },
      { value: 'ogtt_2h', label: words.whens.ogtt_2h },
      { value: 'random', label: words.whens.random },
      { value: 'hba1c', label: words.whens.hba1c },
    ],
  }),
  value: numberField({ label: words.value, min: 0, max: 1000, example: '5,4' }),
  unit: choiceField({
    label: words.unit,
    look: 'list',
    initial: 'mmol/L',
    options: [
      { value: 'mmol/L', label: writeUnitTwice('mmol/L') },
      { value: 'mg/dL', label: writeUnitTwice('mg/dL') },
      { value: 'percent', label: '%' },
      { value: 'mmol/mol', label: writeUnitTwice('mmol/mol') },
    ],
  }),
  sample: choiceField({
    label: words.sample,
    look: 'segments',
    initial: 'plasma',
    options: [
      { value: 'plasma', label: words.samples.plasma },
      { value: 'meter', label: words.samples.meter },
    ],
  }),
  pregnant: checkField({ label: words.pregnant }),
} as const;
