import { sql } from 'kysely';
import type { Tx } from '#server/database/transact.ts';
import type { PartText, QuestionText, Sealed } from './question-seal.ts';

export type SealingRepository = ReturnType<typeof createSealingRepository>;

/** The words as they were written, sealed, where readers have others. */
interface Original {
  readonly original: string | null;
  readonly original_by: string | null;
}

/** The form that texts have in the database: sealed, or in the clear. */
type Stored<Text> = Text & (Sealed | { readonly sealed: null; readonly sealed_by: null });

/** The repository of texts as they are stored, sealed or not. */
export function createSealingRepository(db: Tx) {
  /** Reads and locks the texts of a question until the transaction ends. */
  async function lockTexts(
    id: number,
  ): Promise<(Stored<QuestionText> & Original & QuestionAccess) | undefined> {
    const { rows } = await sql<Stored<QuestionText> & Original & QuestionAccess>`
      select title, introtext, meta_title, meta_description, body::text as body, body_html, answer::text as answer,
        answer_html, sealed, sealed_by, original, original_by, account_id is not null as is_asked, is_public
      from question where id = ${id} for update`.execute(db);
    return rows[0];
  }

  async function listParts(questionId: number): Promise<(Stored<PartText> & Original & PartAccess)[]> {
    const { rows } = await sql<Stored<PartText> & Original & PartAccess>`
      select id, is_shown, body::text as body, body_html, sealed, sealed_by, original, original_by
      from questionblock where question_id = ${questionId} order by id`.execute(db);
    return rows;
  }

  async function writeQuestion(
    id: number,
    text: Partial<Stored<QuestionText> & Original> & { slug?: string },
  ): Promise<void> {
    await db.updateTable('question').set(text).where('id', '=', id).execute();
  }

  async function writePart(
    id: number,
    text: Partial<Stored<PartText> & Original> & { is_shown?: boolean },
  ): Promise<void> {
    await db.updateTable('questionblock').set(text).where('id', '=', id).execute();
  }

  /** Lists questions with a text that is in the clear or sealed with another key though it may not be, or the reverse. */
  async function listMisfits(keyId: string, afterId: number, limit: number): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`select q.id from question q where q.id > ${afterId} and (
        case when q.is_public then q.sealed is not null
          else q.account_id is not null and q.sealed_by is distinct from ${keyId} end
        or (q.original is not null and (not q.is_public or q.original_by is distinct from ${keyId}))
        or exists (select from questionblock b where b.question_id = q.id and
          case when q.is_public and b.is_shown then b.sealed is not null
            else (q.account_id is not null or b.sealed is not null) and b.sealed_by is distinct from ${keyId} end
          or (b.original is not null
            and (not (q.is_public and b.is_shown) or b.original_by is distinct from ${keyId}))))
      order by q.id limit ${limit}`.execute(db);
    return rows.map(({ id }) => id);
  }

  return { lockTexts, listParts, writeQuestion, writePart, listMisfits };
}

interface QuestionAccess {
  readonly is_asked: boolean;
  readonly is_public: boolean;
}

interface PartAccess {
  readonly id: number;
  readonly is_shown: boolean;
}
