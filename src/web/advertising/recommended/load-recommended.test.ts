import { expect, it } from 'vitest';
import { createStrictClient } from '#web/data/data-client.ts';
import { loadRecommended } from './load-recommended.ts';

const parents: Readonly<Record<number, number>> = { 13: 1, 14: 1 };
const lists: Readonly<Record<string, Readonly<Record<number, readonly string[]>>>> = {
  recommended_doctors: { 1: ['ანა'], 14: ['გია'], 21: ['ლია'] },
  recommended_clinics: { 1: ['ალვა'], 21: ['იმედი'] },
};

/** A portal with two subcategories of 1, one of which has doctors of its own. */
const data = createStrictClient(async (collection, { find = {} }) => {
  const id = Number(find.id ?? find['category.id']);
  if (collection === 'category')
    return { category: [{ parent: parents[id] ? { id: parents[id] } : null }] } as never;
  return { [collection]: (lists[collection]?.[id] ?? []).map((title) => ({ title })) } as never;
});
const titles = async (category: number | undefined) => {
  const { doctors, clinics } = await loadRecommended(data, category);
  return [...doctors, ...clinics].map(({ title }) => title);
};

it('a subcategory without a list of its own has its parent’s, each kind by itself', async () => {
  expect(await titles(1)).toEqual(['ანა', 'ალვა']);
  expect(await titles(13)).toEqual(['ანა', 'ალვა']);
  expect(await titles(14)).toEqual(['გია', 'ალვა']);
});

it('a category without a parent and a list has none; without a category it is the one of category 21', async () => {
  expect(await titles(5)).toEqual([]);
  expect(await titles(undefined)).toEqual(['ლია', 'იმედი']);
});
