import type { Query } from '#shared/collections/query.ts';
import type { DataClient } from './data-client.ts';

const pageSize = 100;

/** Loads all records of a list, a hundred per query, until a page is not full or there are `most`. */
export async function listEveryPage<Item>(
  data: Pick<DataClient, 'list'>,
  collection: string,
  query: Omit<Query, 'limit' | 'page' | 'total'>,
  most = Number.POSITIVE_INFINITY,
): Promise<Item[]> {
  const all: Item[] = [];
  for (let page = 1; ; page += 1) {
    const pageQuery = { ...query, limit: pageSize, page, total: false };
    const { records } = await data.list<readonly Item[]>(collection, pageQuery, []);
    all.push(...records);
    if (records.length < pageSize || all.length >= most) return all.slice(0, most);
  }
}
