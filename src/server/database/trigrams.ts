import { sql } from 'kysely';
import type { Database } from './connect.ts';
import { DatabaseError } from './connection.ts';

/** Checks that trigrams work: under LC_CTYPE=C those of Georgian words are silently empty, and search finds nothing. */
export async function checkTrigrams(db: Database): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  const { rows } = await sql<{ known: boolean }>`select show_trgm('ა') <> '{}' as known`.execute(db);
  if (!rows[0]?.known)
    throw new DatabaseError(
      "The database does not see Georgian letters (show_trgm('ა') is empty). Create it with LC_CTYPE C.UTF-8, for example: " +
        'createdb --template=template0 --encoding=UTF8 --lc-collate=C --lc-ctype=C.UTF-8 salbuni',
    );
}
