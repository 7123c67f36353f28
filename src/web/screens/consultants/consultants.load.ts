import type { Consultant } from '#shared/collections/consultant.ts';
import type { Profession } from '#shared/collections/profession.ts';
import { consultants as text } from '#shared/language/ka/directories/people.ts';
import {
  type Chosen,
  type Filter,
  idCondition,
  listOptions,
  readChosen,
} from '#web/layouts/listing/listing.ts';
import { loadMostRead, type ReadArticle } from '#web/layouts/page/page-extras.ts';
import { countPages, readPage } from '#web/layouts/page/read-page.ts';
import type { LoadRequest } from '#web/layouts/page/screen.ts';

const fields = [
  'id',
  'title',
  'url',
  'image',
  'introtext',
  'professions',
  'answers_count',
  'is_available',
  'experience_since',
  'answers_within',
] as const;

export interface ConsultantsData {
  readonly chosen: Chosen;
  readonly filter: Filter;
  readonly consultants: readonly Pick<Consultant, (typeof fields)[number]>[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly mostRead: readonly ReadArticle[];
}

const perPage = 24;

/** Loads a page of consultants, filtered by profession if one is selected. */
export async function loadConsultants({ data, search }: LoadRequest): Promise<ConsultantsData> {
  const page = readPage(search);
  const chosen = readChosen(search, ['category']);
  const [{ records, total, counts }, professions, mostRead] = await Promise.all([
    data.list<ConsultantsData['consultants']>(
      'consultant',
      {
        find: chosen.category ? { 'professions.id': idCondition(chosen.category) } : {},
        fields,
        counts: ['professions.id'],
        limit: perPage,
        page,
      },
      [],
    ),
    data.optionalList<readonly Pick<Profession, 'id' | 'title'>[]>(
      'profession',
      { fields: ['id', 'title'], limit: 100 },
      [],
    ),
    loadMostRead(data),
  ]);
  const titles = new Map(professions.records.map(({ id, title }) => [String(id), title]));
  const options = listOptions(counts['professions.id'], chosen.category, (id) => titles.get(id));
  return {
    chosen,
    filter: { name: 'category', label: text.professions, unfilteredLabel: text.all, options },
    consultants: records,
    total,
    page,
    pages: countPages(total, perPage, page),
    mostRead,
  };
}
