import type { Service } from '#shared/collections/services.ts';
import type { Userpackage } from '#shared/collections/userpackage.ts';
import type { DataClient } from '#web/data/data-client.ts';

/** The fields of services and bought packages that screens show. */
export type ServiceRecord = Pick<
  Service,
  'id' | 'title' | 'introtext' | 'price' | 'questions_count' | 'valid_days'
>;
export type PackageRecord = Pick<Userpackage, 'id' | 'service' | 'questions_left' | 'valid_until' | 'status'>;

export const serviceFields: readonly (keyof ServiceRecord)[] = [
  'id',
  'title',
  'introtext',
  'price',
  'questions_count',
  'valid_days',
];

/** Loads what is sold, cheapest first as editors order it: single questions (`ask`) or packages (`pkg`). */
export async function loadServices(
  data: DataClient,
  operation: 'ask' | 'pkg',
): Promise<readonly ServiceRecord[]> {
  const query = { find: { operation }, fields: serviceFields, limit: 100, total: false };
  return (await data.list<readonly ServiceRecord[]>('services', query, [])).records;
}
