import type { OwnQuestion } from '#shared/collections/question.ts';
import type { Questionblock } from '#shared/collections/questionblock.ts';
import type { DataClient } from '#web/data/data-client.ts';
import { listAll } from '#web/data/list-all.ts';

export type MyQuestion = Pick<
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
  | 'answer_due_at'
  | 'followups_until'
>;
export type Part = Pick<Questionblock, 'id' | 'kind' | 'author_title' | 'body' | 'created_at'>;

export interface MyPage {
  readonly questions: readonly MyQuestion[];
  readonly total: number;
  /** What was said after the answers, by question. */
  readonly parts: ReadonlyMap<number, readonly Part[]>;
}

export const perPage = 10;

const fields: readonly (keyof MyQuestion)[] = [
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
  'answer_due_at',
  'followups_until',
];

/** A page of one's own questions with all that was said about them: two queries, seldom more. */
export async function listMine(data: DataClient, page: number): Promise<MyPage> {
  const { records: questions, total } = await data.list<readonly MyQuestion[]>(
    'question',
    { find: { mine: true }, fields, sort: '-asked_at', limit: perPage, page },
    [],
  );
  const ids = questions.map(({ id }) => id);
  const said =
    ids.length === 0
      ? []
      : await listAll<Part & { question: { id: number } | null }>(data, 'questionblock', {
          find: { mine: true, 'question.id': { $in: ids } },
          fields: ['id', 'question', 'kind', 'author_title', 'body', 'created_at'],
          sort: 'created_at',
        });
  return { questions, total, parts: Map.groupBy(said, ({ question }) => question?.id ?? 0) };
}
