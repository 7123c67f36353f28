import type { Category } from '#shared/collections/category.ts';
import type { Consultant } from '#shared/collections/consultant.ts';
import type { DataClient } from '#web/data/data-client.ts';
import { type ServiceRecord, serviceFields } from '../payment/money-records.ts';

type Named = Pick<Category | Consultant, 'id' | 'title'>;

/** What a question is asked with; undefined is what was not chosen or does not exist. */
export interface ChosenRecords {
  readonly category: Named | undefined;
  readonly consultant: Named | undefined;
  readonly service: ServiceRecord | undefined;
}

/** Loads the records that an address names. */
export async function loadChosen(data: DataClient, search: URLSearchParams): Promise<ChosenRecords> {
  const [category, consultant, service] = await Promise.all([
    findRecord<Named>(data, 'category', idIn(search, 'category'), ['id', 'title']),
    findRecord<Named>(data, 'consultant', idIn(search, 'consultant'), ['id', 'title']),
    findRecord<ServiceRecord>(data, 'services', idIn(search, 'service'), serviceFields, { operation: 'ask' }),
  ]);
  return { category, consultant, service };
}

async function findRecord<Row>(
  data: DataClient,
  collection: string,
  id: number,
  fields: readonly string[],
  conditions: Readonly<Record<string, string>> = {},
): Promise<Row | undefined> {
  if (id === 0) return undefined;
  const query = { find: { id, ...conditions }, fields, limit: 1, total: false };
  return (await data.list<readonly Row[]>(collection, query, [])).records[0];
}

/** Returns a record id from the query string; 0 if it is missing or malformed. */
export function idIn(search: URLSearchParams, name: string): number {
  const value = search.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : 0;
}
