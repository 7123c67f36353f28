import type { Food, FoodGroup, Portion } from './food.ts';

/** Parses a table in the format of foods.data.ts. */
export function readFoods(table: string): Food[] {
  let group: FoodGroup = { id: '', name: '' };
  return table.split('\n').flatMap((line) => {
    if (line.startsWith('# ')) {
      const [id = '', ...name] = line.slice(2).split(' ');
      group = { id, name: name.join(' ') };
      return [];
    }
    return line === '' ? [] : readFood(line, group);
  });
}

function readFood(line: string, group: FoodGroup): Food {
  const [figures = '', name = '', portions = '', synonyms = ''] = line.split(' | ');
  const [id = '', ndb = '', ...amounts] = figures.split(' ');
  const [kcal = Number.NaN, protein = Number.NaN, fat = Number.NaN, carb = Number.NaN] = amounts.map(Number);
  return {
    id,
    name,
    group,
    per100: { kcal, protein, fat, carb },
    portions: readPortions(portions),
    synonyms: readNames(synonyms),
    ndb: Number(ndb.replace('~', '')),
    ...(ndb.startsWith('~') && { isNearest: true as const }),
  };
}

/** Parses portions such as „ნაჭერი 30, ქილა 450“. */
export function readPortions(portions: string): Portion[] {
  return readNames(portions).map((portion) => {
    const at = portion.lastIndexOf(' ');
    return { name: portion.slice(0, at), grams: Number(portion.slice(at + 1)) };
  });
}

export const readNames = (names: string): string[] => names.split(', ').filter(Boolean);
