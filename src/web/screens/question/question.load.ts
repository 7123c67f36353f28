import type { Metainfo } from '#shared/collections/fields.ts';
import type { Question } from '#shared/collections/question.ts';
import type { Questionblock } from '#shared/collections/questionblock.ts';
import { legacyAliases } from '#shared/paths/legacy-aliases.ts';
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

export interface QuestionData {
  readonly question: Omit<AskedQuestion, 'answer'>;
  /** The answer, safe html; apart from the question because the page holds it already. */
  readonly body: string;
  readonly metainfo: Metainfo | null;
  readonly discussion: readonly DiscussionPart[];
  readonly related: readonly ListedAnswer[];
  readonly mostRead: readonly ReadArticle[];
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
  const [discussion, related, mostRead] = await Promise.all([
    data.optionalList<readonly DiscussionPart[]>(
      'questionblock',
      { find: { 'question.id': question.id }, fields: partFields, sort: 'created_at', limit: 100 },
      [],
    ),
    loadRelated(question, data),
    besides,
  ]);
  return { question, body: answer, metainfo, discussion: discussion.records, related, mostRead };
}

/** A question whose address is spelt in the old way has moved; any other that is not found is missing. */
async function findMoved(slug: string, error: unknown, data: LoadRequest['data']): Promise<never> {
  const spellings = error instanceof RecordMissing ? legacyAliases(slug) : [];
  if (spellings.length === 0) throw error;
  const query = { find: { slug: { $in: spellings } }, fields: ['url'], limit: 1 };
  const { records } = await data.list<readonly Pick<Question, 'url'>[]>('question', query, []);
  throw records[0] ? new RecordMoved(records[0].url) : error;
}

async function loadRelated(
  { id, category }: QuestionData['question'],
  data: LoadRequest['data'],
): Promise<readonly ListedAnswer[]> {
  if (!category) return [];
  const query = {
    find: { 'category.id': category.id, id: { $nin: [id] } },
    fields: ['id', 'title', 'url', 'answered_at', 'category'],
    limit: relatedLimit,
  };
  return (await data.optionalList<readonly ListedAnswer[]>('question', query, [])).records;
}
