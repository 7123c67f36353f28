import { type Selectable, sql } from 'kysely';
import type { QuestionTable } from '#server/database/tables/question.ts';
import type { Tx } from '#server/database/transact.ts';
import type { QuestionStatus } from '#shared/collections/question.ts';
import { moves } from './question-moves.ts';

export type { Transact, Tx } from '#server/database/transact.ts';
export type QuestionsRepository = ReturnType<typeof createQuestionsRepository>;

/** A rich text as it is stored. */
export interface Written {
  readonly body: string;
  readonly body_html: string;
}

export interface NewQuestion extends Written {
  readonly account_id: number;
  readonly title: string;
  readonly introtext: string;
  readonly category_id: number | null;
  readonly wanted_consultant_id: number | null;
  readonly service_id: number;
  readonly is_private: boolean;
}

export type QuestionState = Pick<
  Selectable<QuestionTable>,
  | 'id'
  | 'account_id'
  | 'service_id'
  | 'status'
  | 'consultant_id'
  | 'lease_until'
  | 'followups_until'
  | 'is_private'
>;

export type LetterKind = 'question_answered' | 'question_released';

/** Questions as their askers and the portal move them along. Works on the database or within a transaction. */
export function createQuestionsRepository(db: Tx) {
  /** @returns its number and its address, which ends with the number: two questions may have one title. */
  async function addQuestion(
    { alias, ...values }: NewQuestion & { alias: string },
    at: Date,
  ): Promise<{ id: number; slug: string }> {
    const { rows } = await sql<{
      id: number;
    }>`select nextval(pg_get_serial_sequence('question', 'id'))::integer as id`.execute(db);
    const id = rows[0]?.id ?? 0;
    const slug = [alias || 'kithkhva', id].join('-');
    await db
      .insertInto('question')
      .values({
        ...values,
        id,
        slug,
        consultant_id: values.wanted_consultant_id,
        status: 'awaiting_payment',
        asked_at: at,
      })
      .execute();
    return { id, slug };
  }

  async function findService(id: number): Promise<{ price: number } | undefined> {
    const row = await db
      .selectFrom('service')
      .select('price')
      .where('id', '=', id)
      .where('operation', '=', 'ask')
      .where('status', '=', 'published')
      .executeTakeFirst();
    return row && { price: Number(row.price) };
  }

  async function hasCategory(id: number): Promise<boolean> {
    return (
      (await db.selectFrom('category').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
    );
  }

  async function findConsultant(id: number): Promise<{ title: string; is_available: boolean } | undefined> {
    return db
      .selectFrom('consultant')
      .select(['title', 'is_available'])
      .where('id', '=', id)
      .where('status', '=', 'published')
      .executeTakeFirst();
  }

  /** A question as it stands, which nobody else moves until the transaction ends. */
  async function lockQuestion(id: number): Promise<QuestionState | undefined> {
    return db
      .selectFrom('question')
      .select([
        'id',
        'account_id',
        'service_id',
        'status',
        'consultant_id',
        'lease_until',
        'followups_until',
        'is_private',
      ])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
  }

  /** The question is paid: its clock runs from now on. */
  async function open(id: number, times: { at: Date; dueAt: Date }): Promise<void> {
    await db
      .updateTable('question')
      .set({ status: moves.open.to, opened_at: times.at, answer_due_at: times.dueAt })
      .where('id', '=', id)
      .execute();
  }

  async function setStatus(id: number, status: QuestionStatus): Promise<void> {
    await db.updateTable('question').set({ status, lease_until: null }).where('id', '=', id).execute();
  }

  async function addPart(
    part: Written & { question_id: number; kind: 'answer' | 'followup'; author_title: string },
    at: Date,
  ): Promise<void> {
    await db
      .insertInto('questionblock')
      .values({ ...part, is_shown: false, created_at: at })
      .execute();
  }

  async function countFollowups(id: number): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from questionblock
      where question_id = ${id} and kind = 'followup'`.execute(db);
    return rows[0]?.count ?? 0;
  }

  /** The asker's word on showing it. Taken back, it is shown to nobody from that moment, and needs an editor again. */
  async function setConsent(id: number, mayPublish: boolean): Promise<void> {
    await db
      .updateTable('question')
      .set(mayPublish ? { is_private: false } : { is_private: true, published_at: null })
      .where('id', '=', id)
      .execute();
  }

  /** A letter to the asker, in line with what it tells of. It names no subject: mail is read by others. */
  async function addLetter(kind: LetterKind, questionId: number, at: Date): Promise<void> {
    await sql`insert into mail (kind, recipient, account_id, facts, due_at, created_at)
      select ${kind}, account.email, account.id, ${JSON.stringify({ question: questionId })}::jsonb, ${at}, ${at}
      from question join account on account.id = question.account_id where question.id = ${questionId}`.execute(
      db,
    );
  }

  /** All an account has asked, with what was said, for those who take their data along. */
  async function listOf(accountId: number): Promise<object[]> {
    const { rows } =
      await sql<object>`select q.id, q.slug, q.title, q.body_html as body, q.answer_html as answer, q.status,
      q.is_private, q.asked_at, q.answered_at,
      (select coalesce(json_agg(json_build_object('kind', b.kind, 'body', b.body_html, 'created_at', b.created_at)
        order by b.created_at, b.id), '[]') from questionblock b where b.question_id = q.id) as discussion
      from question q where q.account_id = ${accountId} order by q.id`.execute(db);
    return rows;
  }

  return {
    addQuestion,
    findService,
    hasCategory,
    findConsultant,
    lockQuestion,
    open,
    setStatus,
    addPart,
    countFollowups,
    setConsent,
    addLetter,
    listOf,
  };
}
