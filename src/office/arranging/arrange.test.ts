import { expect, it } from 'vitest';
import { arrangingText } from '#shared/language/ka/office/arranging.ts';
import { pageGroupOf, pageNames } from '#shared/paths/route-names.ts';
import { inLane, listRepeats, moveItem, type Placed } from './arrange.ts';

const at = (key: string, lane: string, rank: number): Placed => ({ key, lane, rank });
const page = [at('a', '1', 1), at('b', '1', 2), at('c', '1', 5), at('d', '2', 1)];
const after = (key: string, lane: string, index: number) => {
  const changed = moveItem(page, key, { lane, index });
  const rest = page.filter((one) => !changed.some((other) => other.key === one.key));
  return inLane([...rest, ...changed], lane).map((one) => one.key + one.rank);
};

it('moves an item within its lane and changes as few others as it can', () => {
  expect(after('b', '1', 0)).toEqual(['b1', 'a2', 'c5']);
  expect(after('a', '1', 2)).toEqual(['b2', 'c5', 'a6']);
  expect(moveItem(page, 'a', { lane: '1', index: 2 }).map(({ key }) => key)).toEqual(['a']);
  expect(moveItem(page, 'b', { lane: '1', index: 1 })).toEqual([]);
  const tight = ['a', 'b', 'c', 'd', 'e'].map((key, rank) => at(key, '1', rank + 1));
  expect(moveItem(tight, 'b', { lane: '1', index: 2 })).toEqual([at('c', '1', 2), at('b', '1', 3)]);
});

it('moves an item into another lane, also an empty one', () => {
  expect(after('a', '2', 0)).toEqual(['a1', 'd2']);
  expect(after('a', '2', 9)).toEqual(['d1', 'a2']);
  expect(moveItem(page, 'c', { lane: '3', index: 0 })).toEqual([at('c', '3', 1)]);
  expect(moveItem(page, 'x', { lane: '3', index: 0 })).toEqual([]);
});

it('puts items that share a rank one after the other', () => {
  const shared = [at('a', '1', 1), at('b', '1', 1), at('c', '1', 1)];
  expect(moveItem(shared, 'c', { lane: '1', index: 1 })).toEqual([at('c', '1', 2), at('b', '1', 3)]);
});

it('finds an article that stands in two blocks', () => {
  const repeats = listRepeats([
    { title: 'რჩეული', chosen: [1, 2] },
    { title: 'სეზონი', chosen: [2, 3] },
  ]);
  expect([...repeats]).toEqual([[2, ['რჩეული', 'სეზონი']]]);
});

it('every kind of page that has blocks can be arranged', () => {
  const groups = new Set([...pageNames].map((name) => pageGroupOf(name)[0]));
  expect([...groups].toSorted()).toEqual(Object.keys(arrangingText.pages).toSorted());
});
