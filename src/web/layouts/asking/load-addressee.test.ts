import { expect, it } from 'vitest';
import type { AskData } from '#shared/collections/query.ts';
import { createStrictClient } from '#web/data/data-client.ts';
import { loadAddressee } from './load-addressee.ts';

/** Answers as a portal where these categories are answered and these consultants are available. */
const portal = (categories: readonly number[], consultants: readonly number[] = []) => {
  const queries: unknown[] = [];
  const transport = async (collection: string, query: unknown) => {
    queries.push({ collection, find: (query as { find: unknown }).find });
    return {
      category_profession: categories.map((id) => ({ category: { id } })),
      consultant: consultants.map((id) => ({ id })),
    };
  };
  return { data: createStrictClient(transport as AskData), queries };
};
const pediatrician = { by: 'alias', among: ['pediatri'] } as const;

it('chooses the category that is the only one answered by the professions', async () => {
  const { data, queries } = portal([4, 4], [9]);
  expect(await loadAddressee(data, { by: 'id', among: [7, 15] })).toEqual({ category: 4 });
  expect(queries).toEqual([
    { collection: 'category_profession', find: { 'profession.id': { $in: [7, 15] } } },
  ]);
});

it('chooses an available consultant where several categories are answered, and else the first category', async () => {
  const { data, queries } = portal([1, 2, 4], [9]);
  expect(await loadAddressee(data, pediatrician)).toEqual({ consultant: 9 });
  expect(queries[1]).toEqual({
    collection: 'consultant',
    find: { 'professions.alias': { $in: ['pediatri'] }, is_available: true },
  });
  expect(await loadAddressee(portal([7, 29]).data, pediatrician)).toEqual({ category: 7 });
});

it('chooses an available consultant of the profession with most topics where no topic is theirs, and else nobody', async () => {
  const asked: unknown[] = [];
  const general = (available: readonly number[]) => async (collection: string, query: unknown) => {
    const { find } = query as { find: Readonly<Record<string, unknown>> };
    asked.push({ collection, find });
    const all = [
      { category: { id: 1 }, profession: { id: 1 } },
      { category: { id: 1 }, profession: { id: 5 } },
      { category: { id: 4 }, profession: { id: 5 } },
    ];
    return {
      category_profession: 'profession.id' in find ? [] : all,
      consultant: available.map((id) => ({ id })),
    };
  };
  const urologist = { by: 'id', among: [16] } as const;
  const load = (available: readonly number[]) =>
    loadAddressee(createStrictClient(general(available) as AskData), urologist);
  expect(await load([4])).toEqual({ consultant: 4 });
  expect(asked.at(-1)).toEqual({
    collection: 'consultant',
    find: { 'professions.id': 5, is_available: true },
  });
  expect(await load([])).toBeUndefined();
});

it('chooses nobody where no question is answered, and asks nothing where there are no professions', async () => {
  expect(await loadAddressee(portal([], [9]).data, pediatrician)).toBeUndefined();
  const { data, queries } = portal([1]);
  expect(await loadAddressee(data, { by: 'id', among: [] })).toBeUndefined();
  expect(queries).toEqual([]);
});
