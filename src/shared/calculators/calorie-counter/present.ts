import { calorieCounter as words } from '#shared/language/ka/calculators/calorie-counter.ts';
import type { Answer, AnswerSection, Output } from '../calculator.ts';
import { fixed, writeNumber, writeTrimmed } from '../figures/rounding.ts';
import { findFood } from '../foods/foods.ts';
import type { CalorieResult, CountedFood } from './compute.ts';

export function presentCalories(result: CalorieResult): Answer {
  const { foods, total, shares, kilojoules } = result;
  const percent = (share: number) => writeNumber(share, 0);
  const namesOf = (foods: readonly CountedFood[]) => foods.map(({ food }) => food.name).join('; ');
  const estimates = foods.filter(({ food }) => food.estimate);
  const nearest = foods.filter(({ food }) => food.isNearest);
  return {
    tone: 'calm',
    headline: words.headline(writeNumber(total.kcal, 0)),
    explanation: [
      ...(total.kcal > 0
        ? [words.shares(percent(shares.protein), percent(shares.fat), percent(shares.carb))]
        : []),
      ...(estimates.length > 0 ? [words.estimateNote(namesOf(estimates))] : []),
      ...(nearest.length > 0 ? [words.nearestNote(namesOf(nearest))] : []),
    ],
    outputs: [
      {
        name: 'total_kcal',
        label: words.totals.kcal,
        value: fixed(total.kcal, 0),
        text: `${writeNumber(total.kcal, 0)} ${words.kcal}`,
        isMain: true,
      },
      {
        name: 'total_kj',
        label: words.totals.kj,
        value: fixed(kilojoules, 0),
        text: `${writeNumber(kilojoules, 0)} ${words.kj}`,
      },
      grams('total_protein_g', words.totals.protein, total.protein),
      grams('total_fat_g', words.totals.fat, total.fat),
      grams('total_carb_g', words.totals.carb, total.carb),
      ...foods.map(presentFood),
    ],
    sections: estimates.flatMap(presentRecipe),
    next: words.next,
  };
}

const grams = (name: string, label: string, value: number): Output => ({
  name,
  label,
  value: fixed(value, 1),
  text: `${writeNumber(value, 1)} ${words.gram}`,
});

const presentFood = ({ row, food, grams: amount, nutrients }: CountedFood): Output => ({
  name: `kcal.${row}`,
  label: words.portion(food.name, writeTrimmed(amount, 1)),
  value: fixed(nutrients.kcal, 0),
  text: `${writeNumber(nutrients.kcal, 0)} ${words.kcal}`,
});

function presentRecipe({ food }: CountedFood): readonly AnswerSection[] {
  if (!food.recipe) return [];
  const { ingredients, yieldGrams } = food.recipe;
  return [
    {
      title: words.recipe(food.name),
      items: [
        ...ingredients.map(([id, amount]) =>
          words.ingredient(findFood(id)?.name ?? id, writeTrimmed(amount, 1)),
        ),
        words.yield(writeTrimmed(yieldGrams, 0)),
      ],
    },
  ];
}
