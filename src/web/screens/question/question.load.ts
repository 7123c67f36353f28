import type { Category } from '#shared/collections/category.ts';
import type { Metainfo } from '#shared/collections/fields.ts';
import type { Question } from '#shared/collections/question.ts';
import type { Questionblock } from '#shared/collections/questionblock.ts';
import { legacyAliases } from '#shared/paths/legacy-aliases.ts';
import { loadRecommended, type RecommendedLists } from '#web/advertising/recommended/load-recommended.ts';
import type { ListedAnswer } from '#web/components/AnswerList.tsx';
import { RecordMissing, RecordMoved } from '#web/data/outcomes.ts';
import { loadMostRead, type ReadArticle } from '#web/frames/page-extras.ts';
import type { LoadRequest } from '#web/frames/screen.ts';

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
type AskedQuestion = Pick<Question, (typeof questionFields)[number]>;

const partFields = ['id', 'kind', 'author_title', 'body', 'created_at'] as const;
export type DiscussionPart = Pick<Questionblock, (typeof partFields)[number]>;

type QuestionCategory = Pick<Category, 'id' | 'alias' | 'title' | 'parent'>;

export interface QuestionData {
  readonly question: Omit<AskedQuestion, 'answer'>;
  /** The answer, safe html; apart from the question because the page holds it already. */
  readonly body: string;
  readonly metainfo: Metainfo | null;
  /** The category it was asked in; its parent tells the section of the portal. */
  readonly category: QuestionCategory | undefined;
  readonly discussion: readonly DiscussionPart[];
  readonly related: readonly ListedAnswer[];
  readonly mostRead: readonly ReadArticle[];
  readonly recommended: RecommendedLists;
}

const relatedLimit = 5;

export async function loadQuestion({ data, params }: LoadRequest): Promise<QuestionData> {
  const slug = decodeURIComponent(params.slug ?? '');
  const besides = loadMostRead(data);
  besides.catch(() => undefined);
  const { record, metainfo } = await data
    .record<AskedQuestion>('question', { find: { slug }, fields: questionFields })
    .catch((error: unknown) => findMoved(slug, error, data));
  const { answer, ...question } = record;
  const [discussion, { category, related }, recommended, mostRead] = await Promise.all([
    data.optionalList<readonly DiscussionPart[]>(
      'questionblock',
      { find: { 'question.id': question.id }, fields: partFields, sort: 'created_at', limit: 100 },
      [],
    ),
    loadSurroundings(question, data),
    loadRecommended(data, question.category?.id),
    besides,
  ]);
  return {
    ...{ question, body: answer, metainfo, category, related, mostRead, recommended },
    discussion: discussion.records,
  };
}

/** A question whose address is spelt in the old way has moved; any other that is not found is missing. */
async function findMoved(slug: string, error: unknown, data: LoadRequest['data']): Promise<never> {
  const spellings = error instanceof RecordMissing ? legacyAliases(slug) : [];
  if (spellings.length === 0) throw error;
  const query = { find: { slug: { $in: spellings } }, fields: ['url'], limit: 1 };
  const { records } = await data.list<readonly Pick<Question, 'url'>[]>('question', query, []);
  throw records[0] ? new RecordMoved(records[0].url) : error;
}

/** The question's category, and others that were asked there; where they are few, in the section around it. */
async function loadSurroundings(
  { id, category }: QuestionData['question'],
  data: LoadRequest['data'],
): Promise<Pick<QuestionData, 'category' | 'related'>> {
  if (!category) return { category: undefined, related: [] };
  const asCategory = { find: { id: category.id }, fields: ['id', 'alias', 'title', 'parent'], limit: 1 };
  const [found, near] = await Promise.all([
    data.optionalList<readonly QuestionCategory[]>('category', asCategory, []),
    loadAnswers(category.id, [id], data),
  ]);
  const [own] = found.records;
  if (!own?.parent || near.length >= relatedLimit) return { category: own, related: near };
  const far = await loadAnswers(own.parent.id, [id, ...near.map((one) => one.id)], data);
  return { category: own, related: [...near, ...far].slice(0, relatedLimit) };
}

async function loadAnswers(
  categoryId: number,
  without: readonly number[],
  data: LoadRequest['data'],
): Promise<readonly ListedAnswer[]> {
  const query = {
    find: { 'category.id': categoryId, id: { $nin: without } },
    fields: ['id', 'title', 'url', 'answered_at', 'category'],
    limit: relatedLimit,
  };
  return (await data.optionalList<readonly ListedAnswer[]>('question', query, [])).records;
}
