import { type Selectable, sql } from 'kysely';
import { refuseBeyondHourly } from '#server/database/hourly.ts';
import type { QuestionTable } from '#server/database/tables/question.ts';
import type { Tx } from '#server/database/transact.ts';
import type { QuestionStatus } from '#shared/collections/question.ts';
import type { QuestionblockKind } from '#shared/collections/questionblock.ts';
import type { MyData } from '#shared/contracts/accounts.ts';
import { transitions } from './question-transitions.ts';
import type { PartText, QuestionText, Sealable, Sealed } from './sealing/question-seal.ts';

export type { Transact, Tx } from '#server/database/transact.ts';
export type QuestionsRepository = ReturnType<typeof createQuestionsRepository>;

/** A rich text in its stored form. */
export interface Written {
  readonly body: string;
  readonly body_html: string;
}

/** A question to be stored, its text sealed. */
export interface NewQuestion extends QuestionText, Sealed {
  readonly id: number;
  readonly slug: string;
  readonly account_id: number;
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
  | 'reply_until'
  | 'followups_until'
  | 'is_private'
>;

type MyQuestion = MyData['questions'][number];
/** A question of one's own with its discussion, whose texts may be sealed. */
export type OwnQuestionRow = Omit<MyQuestion, 'body' | 'answer' | 'discussion' | 'attachments' | 'rating'> &
  Sealable & {
    readonly body_html: string;
    readonly answer_html: string;
    readonly discussion: (Omit<MyQuestion['discussion'][number], 'body'> &
      Sealable & { readonly body_html: string })[];
  };

/** The repository of questions, on the database or within a transaction. */
export function createQuestionsRepository(db: Tx) {
  /** @throws Problem `too_many` for an account that has asked so many questions within an hour */
  const refuseTooMany = (accountId: number, most: number, now: number): Promise<void> =>
    refuseBeyondHourly(db, { table: 'question', accountId, most, now });

  /** Takes a number for a new question: its text is sealed for that number before the row is there. */
  async function nextId(): Promise<number> {
    const { rows } = await sql<{
      id: number;
    }>`select nextval(pg_get_serial_sequence('question', 'id'))::integer as id`.execute(db);
    return rows[0]?.id ?? 0;
  }

  async function addQuestion(values: NewQuestion, at: Date): Promise<void> {
    await db
      .insertInto('question')
      .values({
        ...values,
        consultant_id: values.wanted_consultant_id,
        status: 'awaiting_payment',
        asked_at: at,
      })
      .execute();
    // What was being written is asked now.
    await db.deleteFrom('question_draft').where('account_id', '=', values.account_id).execute();
  }

  /** Finds the question that an account asked with a key. */
  async function findByKey(
    accountId: number,
    key: string,
  ): Promise<{ id: number; slug: string; status: QuestionStatus; price: number } | undefined> {
    const { rows } = await sql<{ id: number; slug: string; status: QuestionStatus; price: number }>`
      select question.id, question.slug, question.status, service.price::integer as price
      from question_key join question on question.id = question_key.question_id
      join service on service.id = question.service_id
      where question_key.account_id = ${accountId} and question_key.key = ${key}`.execute(db);
    return rows[0];
  }

  async function addKey(accountId: number, key: string, questionId: number): Promise<void> {
    await db
      .insertInto('question_key')
      .values({ account_id: accountId, key, question_id: questionId })
      .execute();
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

  /** Reads a question and locks it until the transaction ends. */
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
        'reply_until',
        'followups_until',
        'is_private',
      ])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
  }

  /** Opens a question that is paid: its deadline runs from now on. */
  async function open(id: number, times: { at: Date; dueAt: Date }): Promise<void> {
    await db
      .updateTable('question')
      .set({ status: transitions.open.to, opened_at: times.at, answer_due_at: times.dueAt })
      .where('id', '=', id)
      .execute();
  }

  async function setStatus(id: number, status: QuestionStatus): Promise<void> {
    await db
      .updateTable('question')
      .set({ status, lease_until: null, reply_until: null })
      .where('id', '=', id)
      .execute();
  }

  async function addPart(
    part: PartText &
      Sealed & { question_id: number; kind: Exclude<QuestionblockKind, 'question'>; author_title: string },
    at: Date,
  ): Promise<void> {
    await db
      .insertInto('questionblock')
      .values({ ...part, is_shown: false, created_at: at })
      .execute();
  }

  async function countParts(id: number, kind: QuestionblockKind): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from questionblock
      where question_id = ${id} and kind = ${kind}`.execute(db);
    return rows[0]?.count ?? 0;
  }

  /** Starts the wait for a reply: the deadlines move on by the time that it may take. */
  async function startWait(id: number, { until, byMs }: { until: Date; byMs: number }): Promise<void> {
    await sql`update question set reply_until = ${until},
        answer_due_at = answer_due_at + ${byMs} * interval '1 millisecond',
        lease_until = lease_until + ${byMs} * interval '1 millisecond'
      where id = ${id}`.execute(db);
  }

  /** Ends a wait, if there is one: the deadlines give back what is left of it. */
  async function endWait(id: number, at: Date): Promise<void> {
    await sql`update question set reply_until = null,
        answer_due_at = answer_due_at - greatest(reply_until - ${at}, interval '0'),
        lease_until = lease_until - greatest(reply_until - ${at}, interval '0')
      where id = ${id} and reply_until is not null`.execute(db);
  }

  /** Stores the asker's consent. When it is withdrawn, the question is hidden at once and needs an editor's approval again. */
  async function setConsent(id: number, mayPublish: boolean): Promise<void> {
    await db
      .updateTable('question')
      .set(mayPublish ? { is_private: false } : { is_private: true, published_at: null, seen_part: 0 })
      .where('id', '=', id)
      .execute();
    if (!mayPublish)
      await db.updateTable('questionblock').set({ is_shown: false }).where('question_id', '=', id).execute();
  }

  /** Lists the accounts of editors. */
  async function listEditors(): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select id from account where 'editor' = any(roles) and blocked_at is null order by id`.execute(db);
    return rows.map(({ id }) => id);
  }

  async function setRefusalReason(id: number, reason: string): Promise<void> {
    await db.updateTable('question').set({ refusal_reason: reason }).where('id', '=', id).execute();
  }

  /** Lists all questions of an account with their discussions, for the download of a person's own data. */
  async function listOf(accountId: number): Promise<OwnQuestionRow[]> {
    const { rows } =
      await sql<OwnQuestionRow>`select q.id, q.slug, q.title, q.body_html, q.answer_html, coalesce(q.original, q.sealed) as sealed, q.status,
      q.is_private, q.asked_at, q.answered_at,
      (select coalesce(json_agg(json_build_object('kind', b.kind, 'body_html', b.body_html,
        'sealed', coalesce(b.original, b.sealed), 'created_at', b.created_at)
        order by b.created_at, b.id), '[]') from questionblock b where b.question_id = q.id) as discussion
      from question q where q.account_id = ${accountId} order by q.id`.execute(db);
    return rows;
  }

  return {
    refuseTooMany,
    nextId,
    addQuestion,
    findByKey,
    addKey,
    findService,
    hasCategory,
    findConsultant,
    lockQuestion,
    open,
    setStatus,
    addPart,
    countParts,
    startWait,
    endWait,
    setConsent,
    setRefusalReason,
    listEditors,
    listOf,
  };
}
