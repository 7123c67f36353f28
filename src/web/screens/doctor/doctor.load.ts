import { type ArticleCard, cardFields } from '#shared/collections/article-card.ts';
import type { Doctor } from '#shared/collections/doctor.ts';
import type { Metainfo } from '#shared/collections/fields.ts';
import { articlesIn } from '#web/blocks/place-blocks.ts';
import type { Addressee } from '#web/components/ask-price.ts';
import type { ListedAnswer } from '#web/components/cards/AnswerList.tsx';
import type { DataClient } from '#web/data/data-client.ts';
import { loadAddressee } from '#web/layouts/asking/load-addressee.ts';
import { type DoctorPlace, loadPlaces } from '#web/layouts/listing/doctor-places.ts';
import { requireAddress } from '#web/layouts/page/require-address.ts';
import type { LoadRequest } from '#web/layouts/page/screen.ts';

const fields = [
  'id',
  'title',
  'url',
  'image',
  'introtext',
  'body',
  'professions',
  'clinics',
  'phones',
  'languages',
  'experience_since',
  'license_number',
  'verified_at',
] as const;
type DoctorRecord = Pick<Doctor, (typeof fields)[number]>;
export type ShownDoctor = Omit<DoctorRecord, 'body'>;

const colleagueFields = ['id', 'title', 'url', 'image', 'professions'] as const;
type Colleague = Pick<Doctor, (typeof colleagueFields)[number]>;
type Answer = ListedAnswer & { readonly category: { readonly id: number; readonly title: string } | null };

const limits = { colleagues: 3, answers: 4, articles: 3 } as const;

export interface DoctorData {
  readonly doctor: ShownDoctor;
  /** The main text as HTML. It is a top-level field, because hydration reads `body` from the rendered page. */
  readonly body: string;
  readonly metainfo: Metainfo | null;
  readonly places: readonly DoctorPlace[];
  readonly addressee: Addressee | undefined;
  readonly colleagues: readonly Colleague[];
  readonly answers: readonly ListedAnswer[];
  readonly articles: readonly ArticleCard[];
}

/**
 * Loads a doctor with the places of the doctor's clinics, colleagues of the same professions, answers by consultants of these professions, and articles
 * of the answers' categories that no block of the page shows.
 */
export async function loadDoctor({ data, path, id, blocks }: LoadRequest): Promise<DoctorData> {
  const { record, metainfo } = await data.record<DoctorRecord>('doctor', { find: { id }, fields });
  requireAddress(record.url, path);
  const { body, ...doctor } = record;
  const professions = doctor.professions.map((profession) => profession.id);
  const [places, colleagues, answers, addressee] = await Promise.all([
    loadPlaces(
      data,
      doctor.clinics.map((clinic) => clinic.id),
    ),
    data.optionalList<readonly Colleague[]>(
      'doctor',
      {
        find: { 'professions.id': { $in: professions }, id: { $nin: [id] } },
        fields: colleagueFields,
        limit: limits.colleagues,
      },
      [],
    ),
    listAnswers(data, professions),
    loadAddressee(data, { by: 'id', among: professions }),
  ]);
  const articles = await listArticles(data, answers, articlesIn(await blocks));
  return {
    doctor,
    body,
    metainfo,
    places: [...places.values()],
    addressee,
    colleagues: colleagues.records,
    answers,
    articles,
  };
}

async function listAnswers(data: DataClient, professions: readonly number[]): Promise<readonly Answer[]> {
  const consultants = await data.optionalList<readonly { readonly id: number }[]>(
    'consultant',
    { find: { 'professions.id': { $in: professions } }, fields: ['id'], limit: 100 },
    [],
  );
  const ids = consultants.records.map((consultant) => consultant.id);
  if (ids.length === 0) return [];
  const query = {
    find: { 'consultant.id': { $in: ids } },
    fields: ['id', 'title', 'url', 'answered_at', 'category'],
    limit: limits.answers,
  };
  return (await data.optionalList<readonly Answer[]>('question', query, [])).records;
}

async function listArticles(
  data: DataClient,
  answers: readonly Answer[],
  shown: readonly number[],
): Promise<readonly ArticleCard[]> {
  const categories = [...new Set(answers.flatMap(({ category }) => category?.id ?? []))];
  if (categories.length === 0) return [];
  const find = { 'category.id': { $in: categories }, ...(shown.length > 0 ? { id: { $nin: shown } } : {}) };
  const query = { find, fields: cardFields, limit: limits.articles };
  return (await data.optionalList<readonly ArticleCard[]>('article', query, [])).records;
}
