import type { Database } from '#server/database/connect.ts';

/** The part of a term that links need. */
export interface NamedTerm {
  readonly id: number;
  readonly alias: string;
  readonly title: string;
  readonly synonyms: readonly string[];
  readonly introtext: string;
}

export type TermsRepository = ReturnType<typeof createTermsRepository>;

export function createTermsRepository(db: Database) {
  /** Lists every public term by id. */
  async function listNamed(): Promise<NamedTerm[]> {
    return db
      .selectFrom('term')
      .select(['id', 'alias', 'title', 'synonyms', 'introtext'])
      .where('status', '=', 'published')
      .orderBy('id')
      .execute();
  }

  return { listNamed };
}
