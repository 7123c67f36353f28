import type { Query } from '#shared/collections/query.ts';
import type { DataClient } from './data-client.ts';

const pageSize = 100;

/** Loads all records of a list, a hundred per query, until a page is not full. */
export async function listEveryPage<Item>(
  data: Pick<DataClient, 'list'>,
  collection: string,
  query: Omit<Query, 'limit' | 'page' | 'total'>,
): Promise<Item[]> {
  const all: Item[] = [];
  for (let page = 1; ; page += 1) {
    const pageQuery = { ...query, limit: pageSize, page, total: false };
    const { records } = await data.list<readonly Item[]>(collection, pageQuery, []);
    all.push(...records);
    if (records.length < pageSize) return all;
  }
}
