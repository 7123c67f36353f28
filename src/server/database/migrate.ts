import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from './connect.ts';
import { DatabaseError } from './connection.ts';
import { checkTrigrams } from './trigrams.ts';

const directory = join(import.meta.dirname, '../../../migrations');
/** Any number of our own: the key of the advisory lock that lets one instance migrate at a time. */
const lockKey = 5_412_112;

interface Migration {
  readonly name: string;
  readonly text: string;
}

/** The migrations on disk, in their order. */
export function readMigrations(): Migration[] {
  return readdirSync(directory)
    .filter((name) => /^\d{4}-.+\.sql$/.test(name))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(directory, name), 'utf8') }));
}

/**
 * Brings the schema forward, each file in a transaction of its own. Instances that start together wait for each other.
 * @returns the names of the files that were applied now.
 */
export async function migrate(
  db: Database,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  return db.connection().execute(async (session) => {
    await sql`select pg_advisory_lock(${lockKey})`.execute(session);
    try {
      await checkTrigrams(session);
      await sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`.execute(
        session,
      );
      const { rows } = await sql<{ name: string }>`select name from migration`.execute(session);
      const done = new Set(rows.map((row) => row.name));
      const unknown = [...done].filter((name) => !migrations.some((migration) => migration.name === name));
      if (unknown.length > 0)
        throw new DatabaseError(`The database is newer than this program: it has had ${unknown.join(', ')}.`);
      const waiting = migrations.filter((migration) => !done.has(migration.name));
      for (const migration of waiting) await apply(session, migration);
      return waiting.map((migration) => migration.name);
    } finally {
      await sql`select pg_advisory_unlock(${lockKey})`.execute(session);
    }
  });
}

async function apply(session: Database, { name, text }: Migration): Promise<void> {
  await session.transaction().execute(async (transaction) => {
    await sql.raw(text).execute(transaction);
    await sql`insert into migration (name) values (${name})`.execute(transaction);
  });
}
