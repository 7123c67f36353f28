import type { Consultant } from '#shared/collections/consultant.ts';
import { loadMostRead, type ReadArticle } from '#web/frames/page-extras.ts';
import type { LoadRequest } from '#web/frames/screen.ts';

const fields = ['id', 'title', 'url', 'image', 'professions', 'is_available'] as const;
export type ListedConsultant = Pick<Consultant, (typeof fields)[number]>;

export interface ConsultantPageData {
  readonly consultants: readonly ListedConsultant[];
  readonly mostRead: readonly ReadArticle[];
}

const shown = 6;

export async function loadConsultantPage({ data }: LoadRequest): Promise<ConsultantPageData> {
  const [consultants, mostRead] = await Promise.all([
    data.optionalList<readonly ListedConsultant[]>(
      'consultant',
      { find: { is_available: true }, fields, limit: shown },
      [],
    ),
    loadMostRead(data),
  ]);
  return { consultants: consultants.records, mostRead };
}
