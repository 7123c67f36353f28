import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** A word of some title. */
export interface KnownWord {
  readonly word: string;
  readonly stem: string;
  readonly shown: string;
  readonly uses: number;
}

export type VocabularyRepository = ReturnType<typeof createVocabularyRepository>;

/** Below this likeness two words share too little to be compared letter by letter. */
const minLikeness = 0.24;
const maxSimilar = 30;

/** Words of titles: to complete what is being typed, to guess what was meant. */
export function createVocabularyRepository(db: Database) {
  /** Words that begin so, the most used first. */
  async function listCompletions(prefixes: readonly string[], most: number): Promise<KnownWord[]> {
    const { rows } = await sql<KnownWord>`
      select distinct on (uses, word) word, stem, shown, uses from unnest(${[...prefixes]}::text[]) as input (prefix)
      cross join lateral (
        select * from search_word where word >= input.prefix collate "C" and word < input.prefix collate "C" || '{'
        order by uses desc, word limit ${most}
      ) found order by uses desc, word limit ${most}`.execute(db);
    return rows;
  }

  /** Words that look like one of the given ones, or whose stems look like one of the stems; the likest first. */
  async function listAlike(words: readonly string[], stems: readonly string[]): Promise<KnownWord[]> {
    return db.transaction().execute(async (transaction) => {
      await sql`select set_config('pg_trgm.similarity_threshold', ${String(minLikeness)}, true)`.execute(
        transaction,
      );
      const { rows } = await sql<KnownWord>`
        select found.* from unnest(${[...words]}::text[], ${[...stems]}::text[]) as input (word, stem)
        cross join lateral (
          select word, stem, shown, uses from search_word w where w.word % input.word or w.stem % input.stem
          order by greatest(similarity(w.word, input.word), similarity(w.stem, input.stem)) desc, uses desc limit ${maxSimilar}
        ) found`.execute(transaction);
      return rows;
    });
  }

  /** The words with one of these stems, the most used first. */
  async function listWithStems(stems: readonly string[]): Promise<KnownWord[]> {
    const { rows } = await sql<KnownWord>`
      select word, stem, shown, uses from search_word where stem = any(${[...stems]}::text[]) order by uses desc, word limit 200`.execute(
      db,
    );
    return rows;
  }

  return { listCompletions, listAlike, listWithStems };
}
