import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PostgresDialect } from 'kysely';
import { Client } from 'pg';
import { type OpenedDatabase, openDatabase } from '#server/database/connect.ts';
import { inMemory, openEmbedded } from '#server/database/embedded.ts';
import { migrate, readMigrations } from '#server/database/migrate.ts';
import type { Tables } from '#server/database/tables/tables.ts';

/** A PostgreSQL whose databases the tests may make and drop; absent, they run on PGlite in memory. */
export const serverUrl = process.env.TEST_DATABASE_URL;

/** A migrated, empty database of the test's own: PostgreSQL where TEST_DATABASE_URL names one, else PGlite. */
export async function openTestDatabase(): Promise<OpenedDatabase> {
  const database = serverUrl ? await onServer(serverUrl) : await inProcess();
  await migrate(database.db);
  return database;
}

/** A new, empty database on the server, with the letters the portal needs. */
export async function createServerDatabase(owner: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `salbuni_test_${randomUUID().replaceAll('-', '')}`;
  const asOwner = async (statement: string) => {
    const client = new Client({ connectionString: owner });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await asOwner(
    `create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`,
  );
  const url = new URL(owner);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asOwner(`drop database ${name} with (force)`) };
}

async function onServer(owner: string): Promise<OpenedDatabase> {
  const { url, drop } = await createServerDatabase(owner);
  const database = await openDatabase({ url, directory: '' });
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

async function inProcess(): Promise<OpenedDatabase> {
  const connection = await openEmbedded(inMemory, await migratedImage());
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: connection.pool }) });
  return {
    ...connection,
    db,
    close: async () => {
      await db.destroy();
      await connection.close();
    },
  };
}

/** Making an empty embedded database takes seconds, so a migrated one is kept and copied. */
async function migratedImage(): Promise<Blob> {
  const key = createHash('sha256')
    .update(JSON.stringify(readMigrations()))
    .update(process.version)
    .digest('hex')
    .slice(0, 16);
  const directory = join(import.meta.dirname, '../../node_modules/.cache/salbuni');
  const path = join(directory, `migrated-${key}.tar`);
  if (!existsSync(path)) {
    mkdirSync(directory, { recursive: true });
    const pglite = new PGlite({ extensions: { pg_trgm } });
    for (const { name, text } of readMigrations()) {
      await pglite.exec(
        'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
      );
      await pglite.exec(text);
      await pglite.query('insert into migration (name) values ($1)', [name]);
    }
    const image = await pglite.dumpDataDir('none');
    await pglite.close();
    const draft = `${path}.${process.pid}.${randomUUID()}`;
    writeFileSync(draft, Buffer.from(await image.arrayBuffer()));
    renameSync(draft, path);
  }
  return new Blob([readFileSync(path)]);
}
