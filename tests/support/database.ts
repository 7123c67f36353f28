import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { sql } from 'kysely';
import { Client, Pool } from 'pg';
import {
  createQueryBuilder,
  type OpenedDatabase,
  openDatabase,
  type QueryTiming,
} from '#server/database/connect.ts';
import { inMemory, openEmbedded } from '#server/database/embedded.ts';
import { migrate, readMigrations } from '#server/database/migrate.ts';

type OnQuery = (timing: QueryTiming) => void;

/** A PostgreSQL server on which tests create and drop databases; without it they use PGlite in memory. */
export const serverUrl = process.env.TEST_DATABASE_URL;

/** Opens a migrated, empty database: on the server of TEST_DATABASE_URL, otherwise in PGlite. */
export async function openTestDatabase(onQuery?: OnQuery): Promise<OpenedDatabase> {
  return serverUrl ? onServer(serverUrl, onQuery) : inProcess(onQuery);
}

/** Creates an empty database on the server, with the locale that the portal requires. */
export async function createServerDatabase(owner: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `salbuni_test_${randomUUID().replaceAll('-', '')}`;
  await runAsOwner(owner, (client) =>
    client.query(
      `create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`,
    ),
  );
  return atDatabase(owner, name);
}

async function runAsOwner<Result>(owner: string, run: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: owner });
  await client.connect();
  return run(client).finally(() => client.end());
}

function atDatabase(owner: string, name: string): { url: string; drop(): Promise<void> } {
  const url = new URL(owner);
  url.pathname = `/${name}`;
  const drop = () => runAsOwner(owner, (client) => client.query(`drop database ${name} with (force)`));
  return { url: url.href, drop: async () => void (await drop()) };
}

/** Copies the migrated database that the server holds for these migrations; the first who needs it makes it. */
export async function copyMigratedDatabase(owner: string): Promise<{ url: string; drop(): Promise<void> }> {
  const template = `salbuni_migrated_${migrationsKey()}`;
  const name = `salbuni_test_${randomUUID().replaceAll('-', '')}`;
  await runAsOwner(owner, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      const draft = await createServerDatabase(owner);
      const { db, close } = await openDatabase({ url: draft.url, directory: '' });
      await migrate(db);
      await close();
      await client.query(`alter database ${new URL(draft.url).pathname.slice(1)} rename to ${template}`);
    }
    await client.query(`create database ${name} template ${template}`);
  });
  return atDatabase(owner, name);
}

async function onServer(owner: string, onQuery: OnQuery | undefined): Promise<OpenedDatabase> {
  const { url, drop } = await copyMigratedDatabase(owner);
  const database = await openDatabase({ url, directory: '', onQuery });
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

async function inProcess(onQuery: OnQuery | undefined): Promise<OpenedDatabase> {
  knownImage ??= readMigratedImage();
  const connection = await openEmbedded(inMemory, await knownImage);
  const db = createQueryBuilder(connection.pool, onQuery);
  return {
    ...connection,
    db,
    close: async () => {
      await db.destroy();
      await connection.close();
    },
  };
}

let knownKey: string | undefined;

/** Names everything that a migrated database depends on; computed once per test process. */
function migrationsKey(): string {
  knownKey ??= createHash('sha256')
    .update(JSON.stringify(readMigrations()))
    .update(readFileSync(join(import.meta.dirname, '../../src/server/database/job-queue.ts')))
    .update(readFileSync(join(import.meta.dirname, '../../package.json')))
    .update(process.version)
    .digest('hex')
    .slice(0, 16);
  return knownKey;
}

let knownImage: Promise<Blob> | undefined;

/** Creating an embedded database takes seconds, so a migrated one is cached and copied. */
async function readMigratedImage(): Promise<Blob> {
  const key = migrationsKey();
  const directory = join(import.meta.dirname, '../../node_modules/.cache/salbuni');
  const path = join(directory, `migrated-${key}.tar`);
  if (!existsSync(path)) {
    mkdirSync(directory, { recursive: true });
    const pglite = new PGlite({ extensions: { pg_trgm } });
    const db = createQueryBuilder(new Pool(createPgConfig(pglite)));
    await migrate(db);
    // Otherwise each copy would replay the log of all migrations when it is opened.
    await sql`checkpoint`.execute(db);
    const image = await pglite.dumpDataDir('none');
    await db.destroy();
    await pglite.close();
    const draft = `${path}.${process.pid}.${randomUUID()}`;
    writeFileSync(draft, Buffer.from(await image.arrayBuffer()));
    renameSync(draft, path);
  }
  return new Blob([readFileSync(path)]);
}
