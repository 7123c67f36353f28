import type { Category } from '#shared/collections/category.ts';
import type { Consultant } from '#shared/collections/consultant.ts';
import type { DataClient } from '#web/data/data-client.ts';
import { type ServiceRecord, serviceFields } from '#web/frames/payment/money-records.ts';
import type { LoadRequest } from '#web/frames/screen.ts';

type Named = Pick<Category | Consultant, 'id' | 'title'>;

export interface AskFormData {
  /** A question that was written already and is to be paid; 0 for a new one. */
  readonly question: number;
  readonly category: Named | undefined;
  readonly consultant: Named | undefined;
  readonly service: ServiceRecord | undefined;
}

/** What was chosen on the screen before, as far as it exists. */
export async function loadAskForm({ data, search }: LoadRequest): Promise<AskFormData> {
  const [category, consultant, service] = await Promise.all([
    find<Named>(data, 'category', idIn(search, 'category'), ['id', 'title']),
    find<Named>(data, 'consultant', idIn(search, 'consultant'), ['id', 'title']),
    find<ServiceRecord>(data, 'services', idIn(search, 'service'), serviceFields, { operation: 'ask' }),
  ]);
  return { question: idIn(search, 'question'), category, consultant, service };
}

async function find<Held>(
  data: DataClient,
  collection: string,
  id: number,
  fields: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<Held | undefined> {
  if (id === 0) return undefined;
  const query = { find: { id, ...more }, fields, limit: 1, total: false };
  return (await data.list<readonly Held[]>(collection, query, [])).records[0];
}

/** A record's number in the address; 0 for anything else. */
function idIn(search: URLSearchParams, name: string): number {
  const value = search.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : 0;
}
