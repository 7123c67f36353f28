import { calorieCounter } from '#shared/calculators/calorie-counter/definition.ts';
import { findTypedFood, searchFoods } from '#shared/calculators/calorie-counter/find-typed-food.ts';
import { writeNumber, writeTrimmed } from '#shared/calculators/figures/rounding.ts';
import { calorieCounter as text } from '#shared/language/ka/calculators/calorie-counter.ts';
import { calculatorScreen } from '../calculator-screen.tsx';
import { LookupInput } from '../form/lookup/LookupInput.tsx';
import type { LookupSource } from '../form/lookup/lookup.ts';
import { CaloriePicture } from '../pictures/CaloriePicture.tsx';

const foods: LookupSource = {
  search: (query) =>
    searchFoods(query).map(({ name, per100, estimate }) => ({
      value: name,
      note: `${text.per100(writeNumber(per100.kcal, 0))}${estimate ? ` · ${text.estimate}` : ''}`,
    })),
  quickFillsFor: (query) =>
    (findTypedFood(query)?.portions ?? []).map(({ name, grams }) => ({
      label: text.portion(name, writeTrimmed(grams, 1)),
      field: 'grams',
      value: String(grams),
    })),
  placeholder: text.search,
  resultCount: text.found,
  noResults: text.notFound,
};

export const screen = calculatorScreen({
  calculator: calorieCounter,

  Picture: CaloriePicture,
  LookupInput: (props) => <LookupInput {...props} source={foods} />,
});
