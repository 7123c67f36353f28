import type { Category } from '#shared/collections/category.ts';
import type { Consultant } from '#shared/collections/consultant.ts';
import { type ServiceRecord, serviceFields } from '#web/frames/payment/money-records.ts';
import type { LoadRequest } from '#web/frames/screen.ts';

export type AskCategory = Pick<Category, 'id' | 'title' | 'parent'>;
export type AskConsultant = Pick<Consultant, 'id' | 'title' | 'professions'>;

export interface AskData {
  readonly categories: readonly AskCategory[];
  readonly consultants: readonly AskConsultant[];
  readonly services: readonly ServiceRecord[];
  readonly packages: readonly ServiceRecord[];
  /** What a link to this screen has chosen already. */
  readonly chosen: { readonly category: string; readonly consultant: string };
}

/** Whom can be asked, and for how much. */
export async function loadAsk({ data, search }: LoadRequest): Promise<AskData> {
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
    data.list<readonly ServiceRecord[]>(
      'services',
      { find: { operation: 'ask' }, fields: serviceFields, limit: 100, total: false },
      [],
    ),
    data.list<readonly ServiceRecord[]>(
      'services',
      { find: { operation: 'pkg' }, fields: serviceFields, limit: 100, total: false },
      [],
    ),
  ]);
  return {
    categories: categories.records,
    consultants: consultants.records,
    services: services.records,
    packages: packages.records,
    chosen: { category: search.get('category') ?? '', consultant: search.get('consultant') ?? '' },
  };
}
