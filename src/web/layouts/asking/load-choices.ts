import type { Category } from '#shared/collections/category.ts';
import type { Consultant } from '#shared/collections/consultant.ts';
import type { DataClient } from '#web/data/data-client.ts';
import { loadServices, type ServiceRecord } from '../payment/money-records.ts';

export type AskCategory = Pick<Category, 'id' | 'title' | 'parent'>;
export type AskConsultant = Pick<Consultant, 'id' | 'title' | 'professions'>;

export interface AskChoices {
  readonly categories: readonly AskCategory[];
  readonly consultants: readonly AskConsultant[];
  readonly services: readonly ServiceRecord[];
  readonly packages: readonly ServiceRecord[];
  /** Values preselected by the link to this screen. */
  readonly chosen: { readonly category: string; readonly consultant: string };
}

/** Loads categories, available consultants, services and packages. */
export async function loadChoices(data: DataClient, search: URLSearchParams): Promise<AskChoices> {
  const [categories, consultants, services, packages] = await Promise.all([
    data.list<readonly AskCategory[]>(
      'category',
      { fields: ['id', 'title', 'parent'], sort: 'position', limit: 100, total: false },
      [],
    ),
    data.list<readonly AskConsultant[]>(
      'consultant',
      {
        find: { is_available: true },
        fields: ['id', 'title', 'professions'],
        sort: 'title',
        limit: 100,
        total: false,
      },
      [],
    ),
    loadServices(data, 'ask'),
    loadServices(data, 'pkg'),
  ]);
  return {
    categories: categories.records,
    consultants: consultants.records,
    services,
    packages,
    chosen: {
      category: search.get('category') ?? '',
      consultant: search.get('consultant') ?? '',
    },
  };
}
