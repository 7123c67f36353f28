import { describe, expect, it } from 'vitest';
import { collectionNamed, recordCollections } from '#shared/collections/registry.ts';
import { optionNameOf } from '#shared/language/ka/office/options.ts';
import { columnsOf, writeCell } from './list-columns.ts';
import { filterFieldsOf, findOf, readFilters, withFilter } from './list-filters.ts';

const articleFields = filterFieldsOf(collectionNamed('article'));
const findIn = (address: string, fields = articleFields) =>
  findOf(readFilters(fields, new URLSearchParams(address)));

describe('the filters of a list', () => {
  it('are of the fields that have values to choose from', () => {
    expect(articleFields.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      'category reference',
      'has_video boolean',
      'author reference',
      'reviewer reference',
      'tags reference',
      'published_at instant',
      'updated_at instant',
      'reviewed_at date',
      'next_review_at date',
      'views integer',
    ]);
  });

  it('read an address, and write one without its page', () => {
    expect(findIn('search=ა&find.category=5,12&find.has_video=no&find.views=10..')).toEqual({
      'category.id': { $in: [5, 12] },
      has_video: false,
      views: { $gte: 10 },
    });
    expect(findIn('find.author=none&find.reviewed_at=..2026-02-01')).toEqual({
      'author.id': { $in: [null] },
      reviewed_at: { $lte: '2026-02-01' },
    });
    expect(findIn('find.published_at=2026-01-31..2026-01-31')).toEqual({
      published_at: { $gte: '2026-01-31T00:00:00+04:00', $lte: '2026-01-31T23:59:59.999+04:00' },
    });
    const before = new URLSearchParams('state=draft&find.category=5&page=3');
    expect(withFilter(before, 'category', '7').toString()).toBe('state=draft&find.category=7');
    expect(withFilter(before, 'category', '').toString()).toBe('state=draft');
  });

  it('leave out what names no field or no value', () => {
    const nonsense =
      'find.nothing=1&find.has_video=maybe&find.views=a..b&find.category=x&find.tags=none&category=5';
    expect(findIn(nonsense)).toBeUndefined();
    const fields = filterFieldsOf(collectionNamed('articleblock'));
    expect(findIn('find.layout=grids,other', fields)).toEqual({ layout: { $in: ['grids'] } });
  });

  it('name every choice in Georgian', () => {
    const unnamed = recordCollections.flatMap((collection) =>
      filterFieldsOf(collection).flatMap(({ name, options }) =>
        collection.writers?.length === 0
          ? []
          : options.filter((option) => !/[ა-ჰ]/.test(optionNameOf(name, option))),
      ),
    );
    expect(unnamed).toEqual([]);
  });
});

describe('the columns of a list', () => {
  it('are the fields that say most, and write what they refer to by its title', () => {
    const columns = columnsOf(collectionNamed('article'));
    expect(columns.map(({ name, isSortable }) => `${name} ${isSortable}`)).toEqual([
      'category false',
      'reviewed_at true',
    ]);
    const [category, reviewed] = columns;
    if (!category || !reviewed) throw new Error('two columns');
    expect(writeCell(category, 5, new Map([[5, 'გული']]))).toBe('გული');
    expect(writeCell(category, 6, new Map())).toBe('№6');
    expect(writeCell(reviewed, null, new Map())).toBe('');
    expect(writeCell(reviewed, '2026-01-31', new Map())).toContain('იანვარი');
    for (const collection of recordCollections) expect(columnsOf(collection).length).toBeLessThanOrEqual(2);
  });
});
