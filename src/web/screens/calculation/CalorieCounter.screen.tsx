import { calorieCounter } from '#shared/calculators/calorie-counter/definition.ts';
import { findTypedFood, searchFoods } from '#shared/calculators/calorie-counter/find-typed-food.ts';
import { writeNumber, writeTrimmed } from '#shared/calculators/figures/rounding.ts';
import { calorieCounter as words } from '#shared/language/ka/calculators/calorie-counter.ts';
import { calculatorScreen } from './calculator-screen.tsx';
import { LookupInput } from './form/LookupInput.tsx';
import type { LookupSource } from './form/lookup.ts';
import { CaloriePicture } from './pictures/CaloriePicture.tsx';

const foods: LookupSource = {
  search: (text) =>
    searchFoods(text).map(({ name, per100, estimate }) => ({
      value: name,
      note: `${words.per100(writeNumber(per100.kcal, 0))}${estimate ? ` · ${words.estimate}` : ''}`,
    })),
  offersFor: (text) =>
    (findTypedFood(text)?.portions ?? []).map(({ name, grams }) => ({
      label: words.portion(name, writeTrimmed(grams, 1)),
      field: 'grams',
      value: String(grams),
    })),
  placeholder: words.search,
  found: words.found,
  nothing: words.notFound,
};

export const screen = calculatorScreen({
  calculator: calorieCounter,

  Picture: CaloriePicture,
  LookupInput: (props) => <LookupInput {...props} source={foods} />,
});
