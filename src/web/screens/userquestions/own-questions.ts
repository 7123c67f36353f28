import type { OwnQuestion } from '#shared/collections/question.ts';
import type { Questionblock } from '#shared/collections/questionblock.ts';
import type { DataClient } from '#web/data/data-client.ts';
import { listEveryPage } from '#web/data/list-every-page.ts';

export type ShownQuestion = Pick<
  OwnQuestion,
  | 'id'
  | 'title'
  | 'body'
  | 'answer'
  | 'url'
  | 'category'
  | 'consultant'
  | 'asked_at'
  | 'status'
  | 'is_private'
  | 'is_public'
  | 'publishing_refused_at'
  | 'refusal_reason'
  | 'answer_due_at'
  | 'reply_until'
  | 'followups_until'
>;
export type DiscussionPart = Pick<Questionblock, 'id' | 'kind' | 'author_title' | 'body' | 'created_at'>;

export interface OwnQuestionsPage {
  readonly questions: readonly ShownQuestion[];
  readonly total: number;
  /** Follow-ups and replies by question id. */
  readonly parts: ReadonlyMap<number, readonly DiscussionPart[]>;
}

export const perPage = 10;

const fields: readonly (keyof ShownQuestion)[] = [
  'id',
  'title',
  'body',
  'answer',
  'url',
  'category',
  'consultant',
  'asked_at',
  'status',
  'is_private',
  'is_public',
  'publishing_refused_at',
  'refusal_reason',
  'answer_due_at',
  'reply_until',
  'followups_until',
];

/** Loads a page of the account's own questions with their discussions, usually in two queries. */
export async function listOwnQuestions(data: DataClient, page: number): Promise<OwnQuestionsPage> {
  const { records: questions, total } = await data.list<readonly ShownQuestion[]>(
    'question',
    { find: { mine: true }, fields, sort: '-asked_at', limit: perPage, page },
    [],
  );
  const ids = questions.map(({ id }) => id);
  const parts =
    ids.length === 0
      ? []
      : await listEveryPage<DiscussionPart & { question: { id: number } | null }>(data, 'questionblock', {
          find: { mine: true, 'question.id': { $in: ids } },
          fields: ['id', 'question', 'kind', 'author_title', 'body', 'created_at'],
          sort: 'created_at',
        });
  return { questions, total, parts: Map.groupBy(parts, ({ question }) => question?.id ?? 0) };
}
