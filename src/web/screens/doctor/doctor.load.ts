import { type ArticleCard, cardFields } from '#shared/collections/article-card.ts';
import type { Doctor } from '#shared/collections/doctor.ts';
import type { Metainfo } from '#shared/collections/fields.ts';
import type { ListedAnswer } from '#web/components/AnswerList.tsx';
import type { DataClient } from '#web/data/data-client.ts';
import { requireAddress } from '#web/frames/require-address.ts';
import type { LoadRequest } from '#web/frames/screen.ts';

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
type AskedDoctor = Pick<Doctor, (typeof fields)[number]>;
export type ShownDoctor = Omit<AskedDoctor, 'body'>;

const colleagueFields = ['id', 'title', 'url', 'image', 'professions'] as const;
type Colleague = Pick<Doctor, (typeof colleagueFields)[number]>;
type Answer = ListedAnswer & { readonly category: { readonly id: number; readonly title: string } | null };

const limits = { colleagues: 3, answers: 4, articles: 3 } as const;

export interface DoctorData {
  readonly doctor: ShownDoctor;
  /** Safe html; apart from the doctor because the page holds it already. */
  readonly body: string;
  readonly metainfo: Metainfo | null;
  readonly colleagues: readonly Colleague[];
  readonly answers: readonly ListedAnswer[];
  readonly articles: readonly ArticleCard[];
}

/** A doctor, and what leads on from the profession: colleagues, answers of its consultants, articles on what they were asked. */
export async function loadDoctor({ data, path, id }: LoadRequest): Promise<DoctorData> {
  const { record, metainfo } = await data.record<AskedDoctor>('doctor', { find: { id }, fields });
  requireAddress(record.url, path);
  const { body, ...doctor } = record;
  const professions = doctor.professions.map((profession) => profession.id);
  const [colleagues, answers] = await Promise.all([
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
  ]);
  const articles = await listArticles(data, answers);
  return { doctor, body, metainfo, colleagues: colleagues.records, answers, articles };
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

async function listArticles(data: DataClient, answers: readonly Answer[]): Promise<readonly ArticleCard[]> {
  const categories = [...new Set(answers.flatMap(({ category }) => category?.id ?? []))];
  if (categories.length === 0) return [];
  const query = { find: { 'category.id': { $in: categories } }, fields: cardFields, limit: limits.articles };
  return (await data.optionalList<readonly ArticleCard[]>('article', query, [])).records;
}
