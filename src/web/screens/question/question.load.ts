import type { Category } from '#shared/collections/category.ts';
import type { Metainfo } from '#shared/collections/fields.ts';
import type { Question } from '#shared/collections/question.ts';
import type { Questionblock } from '#shared/collections/questionblock.ts';
import { legacyAliases } from '#shared/paths/legacy-aliases.ts';
import { loadRecommended, type RecommendedLists } from '#web/advertising/recommended/load-recommended.ts';
import type { ListedAnswer } from '#web/components/cards/AnswerList.tsx';
import { RecordMissing, RecordMoved } from '#web/data/load-errors.ts';
import { loadMostRead, type ReadArticle } from '#web/layouts/page/page-extras.ts';
import type { LoadRequest } from '#web/layouts/page/screen.ts';

const questionFields = [
  'id',
  'title',
  'body',
  'category',
  'tags',
  'consultant',
  'answer',
  'asked_at',
  'answered_at',
  'url',
] as const;
type QuestionRecord = Pick<Question, (typeof questionFields)[number]>;

const partFields = ['id', 'kind', 'author_title', 'body', 'created_at'] as const;
export type DiscussionPart = Pick<Questionblock, (typeof partFields)[number]>;

type QuestionCategory = Pick<Category, 'id' | 'alias' | 'title' | 'parent'>;

export interface QuestionData {
  readonly question: Omit<QuestionRecord, 'answer'>;
  /** The answer as HTML. It is a top-level field, because hydration reads `body` from the rendered page. */
  readonly body: string;
  readonly metainfo: Metainfo | null;
  /** The question's category; its parent is the section of the portal. */
  readonly category: QuestionCategory | undefined;
  readonly discussion: readonly DiscussionPart[];
  readonly related: readonly ListedAnswer[];
  readonly mostRead: readonly ReadArticle[];
  readonly recommended: RecommendedLists;
}

const relatedLimit = 5;

export async function loadQuestion({ data, params }: LoadRequest): Promise<QuestionData> {
  const slug = decodeURIComponent(params.slug ?? '');
  const mostReadQuery = loadMostRead(data);
  mostReadQuery.catch(() => undefined);
  const { record, metainfo } = await data
    .record<QuestionRecord>('question', { find: { slug }, fields: questionFields })
    .catch((error: unknown) => resolveLegacySlug(slug, error, data));
  const { answer, ...question } = record;
  const [discussion, { category, related }, recommended, mostRead] = await Promise.all([
    data.optionalList<readonly DiscussionPart[]>(
      'questionblock',
      { find: { 'question.id': question.id }, fields: partFields, sort: 'created_at', limit: 100 },
      [],
    ),
    loadCategoryAndRelated(question, data),
    loadRecommended(data, question.category?.id),
    mostReadQuery,
  ]);
  return {
    ...{ question, body: answer, metainfo, category, related, mostRead, recommended },
    discussion: discussion.records,
  };
}

/** Throws `RecordMoved` if the slug is an old spelling of an existing one, otherwise the original error. */
async function resolveLegacySlug(slug: string, error: unknown, data: LoadRequest['data']): Promise<never> {
  const spellings = error instanceof RecordMissing ? legacyAliases(slug) : [];
  if (spellings.length === 0) throw error;
  const query = { find: { slug: { $in: spellings } }, fields: ['url'], limit: 1 };
  const { records } = await data.list<readonly Pick<Question, 'url'>[]>('question', query, []);
  throw records[0] ? new RecordMoved(records[0].url) : error;
}

/** Loads the question's category and other questions of it, completed from the parent category if there are too few. */
async function loadCategoryAndRelated(
  { id, category }: QuestionData['question'],
  data: LoadRequest['data'],
): Promise<Pick<QuestionData, 'category' | 'related'>> {
  if (!category) return { category: undefined, related: [] };
  const categoryQuery = { find: { id: category.id }, fields: ['id', 'alias', 'title', 'parent'], limit: 1 };
  const [categoryResult, inCategory] = await Promise.all([
    data.optionalList<readonly QuestionCategory[]>('category', categoryQuery, []),
    loadAnswers(category.id, [id], data),
  ]);
  const [ownCategory] = categoryResult.records;
  if (!ownCategory?.parent || inCategory.length >= relatedLimit)
    return { category: ownCategory, related: inCategory };
  const inParent = await loadAnswers(ownCategory.parent.id, [id, ...inCategory.map((one) => one.id)], data);
  return { category: ownCategory, related: [...inCategory, ...inParent].slice(0, relatedLimit) };
}

async function loadAnswers(
  categoryId: number,
  excludedIds: readonly number[],
  data: LoadRequest['data'],
): Promise<readonly ListedAnswer[]> {
  const query = {
    find: { 'category.id': categoryId, id: { $nin: excludedIds } },
    fields: ['id', 'title', 'url', 'answered_at', 'category'],
    limit: relatedLimit,
  };
  return (await data.optionalList<readonly ListedAnswer[]>('question', query, [])).records;
}
