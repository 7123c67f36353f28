import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './connect.ts';
import { DatabaseError } from './connection.ts';
import { installJobQueue } from './job-queue.ts';

const directory = join(import.meta.dirname, '../../../migrations');
/** The key of the advisory lock that lets one instance migrate at a time; an arbitrary number. */
const lockKey = 5_412_112;
/** A statement that waits for a lock blocks all statements behind it, so a migration times out and retries. */
const lockTimeout = '3s';
const lockTries = 20;
const lockNotAvailable = '55P03';

interface Migration {
  readonly name: string;
  readonly text: string;
}

interface Applied {
  readonly name: string;
  /** The newest migration that an older program must know to run beside this one; null: programs must know this one. */
  readonly oldest_program: string | null;
}

/** Reads the migrations from disk, in order. */
export function readMigrations(): Migration[] {
  return readdirSync(directory)
    .filter((name) => /^\d{4}-.+\.sql$/.test(name))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(directory, name), 'utf8') }));
}

/**
 * Applies pending migrations, each file in a transaction of its own. Instances that start together wait for each other.
 * @returns the names of the files applied now
 * @throws DatabaseError when the database has a migration that this program may not run beside
 */
export async function migrate(
  db: Database,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  return db.connection().execute(async (session) => {
    await takeLock(session);
    try {
      await checkTrigrams(session);
      await prepareTable(session);
      const applied = await listApplied(session);
      refuseTooNew(applied, migrations);
      const waiting = migrations.filter(({ name }) => !applied.some((each) => each.name === name));
      for (const migration of waiting) await apply(session, migration);
      await installJobQueue(session);
      return waiting.map(({ name }) => name);
    } finally {
      await sql`select pg_advisory_unlock(${lockKey})`.execute(session);
    }
  });
}

/**
 * Checks that the schema is the one this program needs, for programs that do not migrate themselves.
 * @throws DatabaseError when a migration is missing, or this program is too old for one that was applied
 */
export async function requireMigrated(
  db: Database,
  migrations: readonly Migration[] = readMigrations(),
): Promise<void> {
  const applied = (await hasColumn(db)) ? await listApplied(db) : [];
  refuseTooNew(applied, migrations);
  const waiting = migrations.filter(({ name }) => !applied.some((each) => each.name === name));
  if (waiting.length > 0)
    throw new DatabaseError(
      `The database has not had ${waiting.map(({ name }) => name).join(', ')}: run „npm run migrate“ first.`,
    );
}

/**
 * Polls for the lock. A statement that waited for it would hold a snapshot, and a concurrent index build waits for the end of
 * every snapshot: a deadlock.
 */
async function takeLock(session: Database): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_lock(${lockKey}) as "isOurs"`.execute(session);
    if (rows[0]?.isOurs) return;
    await wait(200);
  }
}

async function hasColumn(db: Database): Promise<boolean> {
  const { rows } = await sql`select from pg_attribute
    where attrelid = to_regclass('migration') and attname = 'oldest_program'`.execute(db);
  return rows.length > 0;
}

async function prepareTable(session: Database): Promise<void> {
  if (await hasColumn(session)) return;
  await sql`create table if not exists migration (
    name text primary key, applied_at timestamptz not null default now(), oldest_program text)`.execute(
    session,
  );
  await sql`alter table migration add column if not exists oldest_program text`.execute(session);
}

const listApplied = async (db: Database): Promise<Applied[]> =>
  (await sql<Applied>`select name, oldest_program from migration order by name`.execute(db)).rows;

function refuseTooNew(applied: readonly Applied[], migrations: readonly Migration[]): void {
  const own = migrations.at(-1)?.name.slice(0, 4) ?? '';
  const tooNew = applied.filter(
    ({ name, oldest_program: oldest }) =>
      !migrations.some((migration) => migration.name === name) && (oldest === null || oldest > own),
  );
  if (tooNew.length > 0)
    throw new DatabaseError(
      `The database is too new for this program: it has had ${tooNew.map(({ name }) => name).join(', ')}. Run the program that came with it.`,
    );
}

async function apply(session: Database, migration: Migration): Promise<void> {
  if (/^-- outside a transaction$/m.test(migration.text)) return applyOutside(session, migration);
  for (let attempt = 1; ; attempt += 1)
    try {
      return await session.transaction().execute(async (transaction) => {
        await sql.raw(`set local lock_timeout = '${lockTimeout}'`).execute(transaction);
        await sql.raw(migration.text).execute(transaction);
        await note(transaction, migration);
      });
    } catch (error) {
      if ((error as { code?: unknown }).code !== lockNotAvailable || attempt === lockTries) throw error;
      await wait(500);
    }
}

/** Runs statements one by one, outside of a transaction, as `create index concurrently` requires. */
async function applyOutside(session: Database, migration: Migration): Promise<void> {
  const statements = migration.text.replace(/^--.*$/gm, '').split(';');
  for (const statement of statements) if (statement.trim() !== '') await sql.raw(statement).execute(session);
  await note(session, migration);
}

async function note(db: Database, { name, text }: Migration): Promise<void> {
  const oldest = /^-- oldest program: (\d{4})$/m.exec(text)?.[1] ?? null;
  await sql`insert into migration (name, oldest_program) values (${name}, ${oldest})`.execute(db);
}

/** Checks that trigrams work: under LC_CTYPE=C those of Georgian words are silently empty, and search finds nothing. */
async function checkTrigrams(db: Database): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  const { rows } = await sql<{ known: boolean }>`select show_trgm('ა') <> '{}' as known`.execute(db);
  if (!rows[0]?.known)
    throw new DatabaseError(
      "The database does not see Georgian letters (show_trgm('ა') is empty). Create it with LC_CTYPE C.UTF-8, for example: " +
        'createdb --template=template0 --encoding=UTF8 --lc-collate=C --lc-ctype=C.UTF-8 salbuni',
    );
}
