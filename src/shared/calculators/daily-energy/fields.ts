import { dailyEnergy as words } from '#shared/language/ka/calculators/daily-energy.ts';
import { fields as known } from '#shared/language/ka/calculators/fields.ts';
import { choiceField, numberField } from '../form/field.ts';
import { heightField, sexField, weightField } from '../form/known-fields.ts';

const { activities, states } = words;

/** The lowest age of the equations, in years. */
export const youngest = 19;

export const dailyEnergyFields = {
  sex: sexField,
  age: numberField({
    label: known.age,
    unit: known.years,
    hint: words.ageHint,
    min: 0,
    max: 100,
    example: '35',
  }),
  height_cm: heightField({ min: 120, max: 230 }),
  weight_kg: weightField({ min: 30, max: 300 }),
  activity: choiceField({
    label: words.activity,
    hint: words.activityHint,
    look: 'list',
    initial: 'low_active',
    options: [
      { value: 'inactive', label: activities.inactive },
      { value: 'low_active', label: activities.low_active },
      { value: 'active', label: activities.active },
      { value: 'very_active', label: activities.very_active },
    ],
  }),
  state: choiceField({
    label: words.state,
    look: 'list',
    initial: 'none',
    options: [
      { value: 'none', label: states.none },
      { value: 'pregnant_1', label: states.pregnant_1 },
      { value: 'pregnant_2', label: states.pregnant_2 },
      { value: 'pregnant_3', label: states.pregnant_3 },
      { value: 'lactating_0_6', label: states.lactating_0_6 },
      { value: 'lactating_7_12', label: states.lactating_7_12 },
    ],
  }),
} as const;
