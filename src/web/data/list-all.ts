import type { Query } from '#shared/collections/query.ts';
import type { DataClient } from './data-client.ts';

const mostAtOnce = 100;

/** Every record of a list, however many there are: a hundred at a time, until one answer is not full. */
export async function listAll<Item>(
  data: Pick<DataClient, 'list'>,
  collection: string,
  query: Omit<Query, 'limit' | 'page' | 'total'>,
): Promise<Item[]> {
  const all: Item[] = [];
  for (let page = 1; ; page += 1) {
    const asked = { ...query, limit: mostAtOnce, page, total: false };
    const { records } = await data.list<readonly Item[]>(collection, asked, []);
    all.push(...records);
    if (records.length < mostAtOnce) return all;
  }
}
