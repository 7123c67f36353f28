import type { Clinic } from '#shared/collections/clinic.ts';
import type { MedicineBranch } from '#shared/collections/medicine-branch.ts';
import { clinics as text } from '#shared/language/ka/directories.ts';
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
  'city',
  'address',
  'hours',
  'branches',
  'verified_at',
] as const;
export type ListedClinic = Pick<Clinic, (typeof fields)[number]>;

export interface ClinicsData {
  readonly chosen: Chosen;
  readonly filters: readonly Filter[];
  readonly clinics: readonly ListedClinic[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly mostRead: readonly ReadArticle[];
}

const names = ['city', 'branch', 'q', 'sort'] as const;
const perPage = 12;

export async function loadClinics({ data, search }: LoadRequest): Promise<ClinicsData> {
  const chosen = readChosen(search, names);
  const page = readPage(search);
  const besides = Promise.all([
    data.optionalList<readonly MedicineBranch[]>(
      'medicine_branch',
      { fields: ['id', 'name'], limit: 100 },
      [],
    ),
    loadMostRead(data),
  ]);
  besides.catch(() => undefined);
  const { records, total, counts } = await data.list<readonly ListedClinic[]>(
    'clinic',
    {
      find: {
        ...(chosen.city && { city: chosen.city }),
        ...(chosen.branch && { 'branches.id': idCondition(chosen.branch) }),
        ...(chosen.q && { id: await findByWords(data, 'clinic', chosen.q) }),
      },
      fields,
      counts: ['city', 'branches.id'],
      sort: chosen.sort === 'verified' ? ['-verified_at', 'title'] : 'title',
      limit: perPage,
      page,
    },
    [],
  );
  const [branches, mostRead] = await besides;
  const branchNames = new Map(branches.records.map(({ id, name }) => [String(id), name]));
  const filters: Filter[] = [
    { name: 'city', label: text.city, any: text.anyCity, options: listOptions(counts.city, chosen.city) },
    {
      name: 'branch',
      label: text.branch,
      any: text.anyBranch,
      options: listOptions(counts['branches.id'], chosen.branch, (id) => branchNames.get(id)),
    },
  ];
  return {
    chosen,
    filters,
    clinics: records,
    total,
    page,
    pages: countPages(total, perPage, page),
    mostRead,
  };
}
