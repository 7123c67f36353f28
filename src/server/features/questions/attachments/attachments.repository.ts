import { sql } from 'kysely';
import { refuseBeyondHourly } from '#server/database/hourly.ts';
import type { Tx } from '#server/database/transact.ts';
import type { AttachmentKind } from '#shared/questions/attachments.ts';

export type AttachmentsRepository = ReturnType<typeof createAttachmentsRepository>;

/** An attachment without its content. */
export interface AttachmentRow {
  readonly question_id: number;
  readonly number: number;
  readonly kind: AttachmentKind;
  /** Length of the file itself, in bytes. */
  readonly size: number;
  /** Sealed. */
  readonly name: Buffer;
  readonly sealed_by: string;
  readonly created_at: Date;
}

export type StoredAttachment = AttachmentRow & { readonly content: Buffer };

const columns = ['question_id', 'number', 'kind', 'size', 'name', 'sealed_by', 'created_at'] as const;

/** The repository of files that askers add to questions, sealed. */
export function createAttachmentsRepository(db: Tx) {
  /** @throws Problem `too_many` for an account that has added so many within an hour */
  const refuseTooMany = (accountId: number, most: number, now: number): Promise<void> =>
    refuseBeyondHourly(db, { table: 'question_attachment', accountId, most, now });

  const list = (questionIds: readonly number[]): Promise<AttachmentRow[]> =>
    questionIds.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('question_attachment')
          .select(columns)
          .where('question_id', 'in', [...questionIds])
          .orderBy('question_id')
          .orderBy('number')
          .execute();

  const find = (questionId: number, number: number): Promise<StoredAttachment | undefined> =>
    db
      .selectFrom('question_attachment')
      .select([...columns, 'content'])
      .where('question_id', '=', questionId)
      .where('number', '=', number)
      .executeTakeFirst();

  async function add(attachment: StoredAttachment & { readonly account_id: number }): Promise<void> {
    await db.insertInto('question_attachment').values(attachment).execute();
  }

  /** @returns whether there was one */
  async function remove(questionId: number, number: number): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('question_attachment')
      .where('question_id', '=', questionId)
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }

  async function noteReading(questionId: number, number: number, reader: string, at: Date): Promise<void> {
    await db
      .insertInto('question_read')
      .values({ question_id: questionId, reader, attachment: number, at })
      .execute();
  }

  /** The first attachment after one, in their order, that bears another key. */
  async function findMisfit(
    keyId: string,
    after: { questionId: number; number: number },
  ): Promise<StoredAttachment | undefined> {
    return db
      .selectFrom('question_attachment')
      .select([...columns, 'content'])
      .where('sealed_by', '<>', keyId)
      .where(sql<boolean>`(question_id, number) > (${after.questionId}, ${after.number})`)
      .orderBy('question_id')
      .orderBy('number')
      .limit(1)
      .executeTakeFirst();
  }

  /** Replaces how an attachment is sealed, unless another took its number meanwhile. */
  async function replaceSealed(
    { question_id, number, created_at }: AttachmentRow,
    sealed: Pick<StoredAttachment, 'name' | 'content' | 'sealed_by'>,
  ): Promise<void> {
    await db
      .updateTable('question_attachment')
      .set(sealed)
      .where('question_id', '=', question_id)
      .where('number', '=', number)
      .where('created_at', '=', created_at)
      .execute();
  }

  /** Forgets the files of questions that were not paid, or were refused, since then. */
  async function removeOfUnanswered(since: Date): Promise<void> {
    await sql`delete from question_attachment a using question q where q.id = a.question_id
      and q.status in ('draft', 'awaiting_payment', 'refused')
      and coalesce(q.answer_due_at, q.asked_at) < ${since} and a.created_at < ${since}`.execute(db);
  }

  return {
    ...{ refuseTooMany, list, find, add, remove, noteReading },
    ...{ findMisfit, replaceSealed, removeOfUnanswered },
  };
}
