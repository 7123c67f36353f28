import type { Tx } from '#server/database/transact.ts';

export type RatingsRepository = ReturnType<typeof createRatingsRepository>;

export interface RatingRow {
  readonly stars: number;
  /** Sealed; null where nothing was written. */
  readonly words: string | null;
  readonly words_by: string | null;
  readonly rated_at: Date;
}

/** The repository of what askers think of their answers. */
export function createRatingsRepository(db: Tx) {
  const find = (questionId: number): Promise<RatingRow | undefined> =>
    db
      .selectFrom('question_rating')
      .select(['stars', 'words', 'words_by', 'rated_at'])
      .where('question_id', '=', questionId)
      .executeTakeFirst();

  /** Stores a rating, or another in its place; when it was first given stays. */
  async function save(
    questionId: number,
    rating: Omit<RatingRow, 'rated_at'> & { readonly consultant_id: number },
    at: Date,
  ): Promise<void> {
    const { stars, words, words_by } = rating;
    await db
      .insertInto('question_rating')
      .values({ question_id: questionId, ...rating, rated_at: at, changed_at: at })
      .onConflict((conflict) =>
        conflict.column('question_id').doUpdateSet({ stars, words, words_by, changed_at: at }),
      )
      .execute();
  }

  async function noteReading(questionId: number, reader: string, at: Date): Promise<void> {
    await db.insertInto('question_read').values({ question_id: questionId, reader, at }).execute();
  }

  /** Words after those of a question, in their order, that bear another key. */
  const listMisfits = (
    keyId: string,
    afterId: number,
    limit: number,
  ): Promise<{ question_id: number; words: string | null }[]> =>
    db
      .selectFrom('question_rating')
      .select(['question_id', 'words'])
      .where('words', 'is not', null)
      .where('words_by', '<>', keyId)
      .where('question_id', '>', afterId)
      .orderBy('question_id')
      .limit(limit)
      .execute();

  /** Replaces how words are sealed, unless their writer has changed them meanwhile. */
  async function replaceWords(
    questionId: number,
    before: string,
    sealed: { words: string; words_by: string },
  ): Promise<void> {
    await db
      .updateTable('question_rating')
      .set(sealed)
      .where('question_id', '=', questionId)
      .where('words', '=', before)
      .execute();
  }

  return { find, save, noteReading, listMisfits, replaceWords };
}
