import type { Doctor } from '#shared/collections/doctor.ts';
import type { Profession } from '#shared/collections/profession.ts';
import { doctors as text } from '#shared/language/ka/directories.ts';
import { findByWords } from '#web/frames/listing/find-by-words.ts';
import {
  type Chosen,
  type Filter,
  idCondition,
  listOptions,
  readChosen,
} from '#web/frames/listing/listing.ts';
import { loadMostRead, type ReadArticle } from '#web/frames/page-extras.ts';
import { countPages, readPage } from '#web/frames/read-page.ts';
import type { LoadRequest } from '#web/frames/screen.ts';

const fields = [
  'id',
  'title',
  'url',
  'image',
  'introtext',
  'professions',
  'clinics',
  'languages',
  'experience_since',
  'verified_at',
] as const;
export type ListedDoctor = Pick<Doctor, (typeof fields)[number]>;

export interface DoctorsData {
  readonly chosen: Chosen;
  readonly filters: readonly Filter[];
  readonly doctors: readonly ListedDoctor[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly mostRead: readonly ReadArticle[];
}

const orders: Readonly<Record<string, readonly string[]>> = {
  experience: ['experience_since', 'title'],
  verified: ['-verified_at', 'title'],
};
const names = ['category', 'city', 'language', 'q', 'sort'] as const;
const perPage = 12;

export async function loadDoctors({ data, search }: LoadRequest): Promise<DoctorsData> {
  const chosen = readChosen(search, names);
  const page = readPage(search);
  const besides = Promise.all([
    data.optionalList<readonly Pick<Profession, 'id' | 'title'>[]>(
      'profession',
      { fields: ['id', 'title'], limit: 100 },
      [],
    ),
    loadMostRead(data),
  ]);
  besides.catch(() => undefined);
  const { records, total, counts } = await data.list<readonly ListedDoctor[]>(
    'doctor',
    {
      find: {
        ...(chosen.category && { 'professions.id': idCondition(chosen.category) }),
        ...(chosen.city && { 'clinics.city': chosen.city }),
        ...(chosen.language && { languages: chosen.language }),
        ...(chosen.q && { id: await findByWords(data, 'doctor', chosen.q) }),
      },
      fields,
      counts: ['professions.id', 'clinics.city', 'languages'],
      sort: orders[chosen.sort ?? ''] ?? 'title',
      limit: perPage,
      page,
    },
    [],
  );
  const [professions, mostRead] = await besides;
  const titles = new Map(professions.records.map(({ id, title }) => [String(id), title]));
  const filters: Filter[] = [
    {
      name: 'category',
      label: text.profession,
      any: text.anyProfession,
      options: listOptions(counts['professions.id'], chosen.category, (id) => titles.get(id)),
    },
    {
      name: 'city',
      label: text.city,
      any: text.anyCity,
      options: listOptions(counts['clinics.city'], chosen.city),
    },
    {
      name: 'language',
      label: text.language,
      any: text.anyLanguage,
      options: listOptions(counts.languages, chosen.language),
    },
  ];
  return {
    chosen,
    filters,
    doctors: records,
    total,
    page,
    pages: countPages(total, perPage, page),
    mostRead,
  };
}
