import { describe, expect, it } from 'vitest';
import { foods } from './foods.ts';
import { createFoodSearch } from './search-foods.ts';

const search = createFoodSearch(foods);
const found = (query: string) => search(query).map(({ id }) => id);

describe('createFoodSearch', () => {
  it('finds every food by any four letters of its name', () => {
    const lost = foods.filter(({ id, name }) => {
      const word = name.split(/[ ,]/)[0] ?? '';
      return !found(word.slice(-4)).includes(id) || !found(word.slice(0, 4)).includes(id);
    });
    expect(lost.map(({ name }) => name)).toEqual([]);
  });

  it('ranks foods with that name above those whose name contains the word', () => {
    expect(found('პომიდორი')[0]).toBe('tomato');
    expect(found('კიტრი')[0]).toBe('cucumber');
    expect(
      found('ყველი')
        .slice(0, 3)
        .every((id) => id.startsWith('cheese')),
    ).toBe(true);
    expect(found('ლობიო')[0]).toBe('lobio');
  });

  it('matches synonyms', () => {
    expect(found('გრეჩიხა')).toContain('buckwheat');
    expect(found('შოთი')).toContain('bread-tone');
    expect(found('დოლმა')).toEqual(['tolma']);
    expect(found('კაკალი')[0]).toBe('walnut');
  });

  it('ranks names that contain the word above synonyms', () => {
    const sample = foods.slice(0, 1);
    const made = createFoodSearch([
      ...sample.map((food) => ({ ...food, id: 'other', name: 'ბოსტნეული', synonyms: ['სალათი'] })),
      ...sample.map((food) => ({ ...food, id: 'own', name: 'სალათი', synonyms: [] })),
    ]);
    expect(made('ლათ').map(({ id }) => id)).toEqual(['own', 'other']);
  });

  it('accepts several words in any order', () => {
    expect(found('მოხარშული კვერცხი')[0]).toBe('egg-boiled');
    expect(found('რძე 2%')).toContain('milk-2');
    expect(found('აჭარული ხაჭაპური')).toEqual(['khachapuri-adjaruli']);
  });

  it('accepts Latin and Cyrillic letters, and capitals', () => {
    expect(found('xinkali')).toContain('khinkali');
    expect(found('khachapuri')).toContain('khachapuri-imeruli');
    expect(found('nigozi')[0]).toBe('walnut');
    expect(found('хинкали')).toContain('khinkali');
    expect(found('ᲮᲘᲜᲙᲐᲚᲘ')).toContain('khinkali');
  });

  it('finds everything for an empty query and nothing for nonsense', () => {
    expect(found('  ')).toHaveLength(foods.length);
    expect(found('ყყყწწ')).toEqual([]);
    expect(found('水')).toEqual([]);
  });
});
