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
const leastLikeness = 0.24;
const mostLike = 30;

/** Words of titles: to complete what is being typed, to guess what was meant. */
export function createVocabularyRepository(db: Database) {
  /** Words that begin so, the most used first. */
  async function listCompletions(prefixes: readonly string[], most: number): Promise<KnownWord[]> {
    const { rows } = await sql<KnownWord>`
      select distinct on (uses, word) word, stem, shown, uses from unnest(${[...prefixes]}::text[]) as asked (prefix)
      cross join lateral (
        select * from search_word where word >= asked.prefix collate "C" and word < asked.prefix collate "C" || '{'
        order by uses desc, word limit ${most}
      ) found order by uses desc, word limit ${most}`.execute(db);
    return rows;
  }

  /** Words that look like one of the given ones, or whose stems look like one of the stems; the likest first. */
  async function listAlike(words: readonly string[], stems: readonly string[]): Promise<KnownWord[]> {
    return db.transaction().execute(async (transaction) => {
      await sql`select set_config('pg_trgm.similarity_threshold', ${String(leastLikeness)}, true)`.execute(
        transaction,
      );
      const { rows } = await sql<KnownWord>`
        select found.* from unnest(${[...words]}::text[], ${[...stems]}::text[]) as asked (word, stem)
        cross join lateral (
          select word, stem, shown, uses from search_word w where w.word % asked.word or w.stem % asked.stem
          order by greatest(similarity(w.word, asked.word), similarity(w.stem, asked.stem)) desc, uses desc limit ${mostLike}
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

  /** Those of the queries (PostgreSQL's tsquery) that some record answers, by their places. */
  async function listAnswered(queries: readonly string[]): Promise<Set<number>> {
    return db.transaction().execute(async (transaction) => {
      // As in search.repository: reading all stems is dearer than the planner thinks.
      await sql`set local enable_seqscan = off`.execute(transaction);
      const { rows } = await sql<{ place: number }>`
        select place::integer from unnest(${[...queries]}::text[]) with ordinality as asked (query, place)
        where exists (select from search_entry where stems @@ asked.query::tsquery)`.execute(transaction);
      return new Set(rows.map((row) => row.place - 1));
    });
  }

  return { listCompletions, listAlike, listWithStems, listAnswered };
}
