import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, serverUrl } from '#tests/support/database.ts';
import type { OpenedDatabase } from './connect.ts';
import { migrate, readMigrations, requireMigrated } from './migrate.ts';

let database: OpenedDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
}, 60_000);
afterEach(() => database.close());

const own = readMigrations();
const newest = own.at(-1)?.name.slice(0, 4) ?? '';
const later = (text: string) => [...own, { name: '9998-later.sql', text }];

describe('a migration of a newer release', () => {
  it('lets an older program start and serve where it declares that compatible', async () => {
    await migrate(
      database.db,
      later(`-- Expands.\n-- oldest program: ${newest}\nalter table tag add column colour text;`),
    );
    await expect(migrate(database.db)).resolves.toEqual([]);
    await expect(requireMigrated(database.db)).resolves.toBeUndefined();
  });

  it.each([
    ['declares nothing', 'alter table tag add column colour text;'],
    ['names a program after it', '-- oldest program: 9997\nalter table tag add column colour text;'],
  ])('refuses an older program, naming itself, where it %s', async (_, text) => {
    await migrate(database.db, later(text));
    await expect(migrate(database.db)).rejects.toThrow('too new for this program: it has had 9998-later.sql');
    await expect(requireMigrated(database.db)).rejects.toThrow('9998-later.sql');
  });

  it('asks for migrating where the column of oldest programs is missing', async () => {
    await sql`alter table migration drop column oldest_program`.execute(database.db);
    await expect(requireMigrated(database.db)).rejects.toThrow('npm run migrate');
    await migrate(database.db);
    await expect(requireMigrated(database.db)).resolves.toBeUndefined();
  });
});

describe('a program that does not migrate itself', () => {
  it('refuses to start, naming the missing migrations and the command', async () => {
    await expect(requireMigrated(database.db, later('select 1;'))).rejects.toThrow(
      'has not had 9998-later.sql: run „npm run migrate“',
    );
  });
});

describe('a migration outside of a transaction', () => {
  const text = `-- Builds an index while rows are written.
-- oldest program: ${newest}
-- outside a transaction
drop index concurrently if exists tag_by_title;
create index concurrently tag_by_title on tag (title);`;

  it('builds an index concurrently while other instances wait to migrate', async () => {
    const applied = database.embedded
      ? [await migrate(database.db, later(text)), await migrate(database.db, later(text))]
      : await Promise.all([1, 2, 3].map(() => migrate(database.db, later(text))));
    expect(applied.flat()).toEqual(['9998-later.sql']);
    const { rows } =
      await sql`select from pg_index where indexrelid = 'tag_by_title'::regclass and indisvalid`.execute(
        database.db,
      );
    expect(rows).toHaveLength(1);
  });
});

describe('a migration that has to wait for a lock', () => {
  it.skipIf(!serverUrl)(
    'times out and retries, letting other statements run, until the lock is free',
    async () => {
      const holder = await database.pool.connect();
      await holder.query('begin');
      await holder.query('lock table tag in access share mode');
      const migrated = migrate(database.db, later('alter table tag add column colour text;'));
      const triesSeen = async () => {
        const { rows } = await database.pool.query(
          "select from pg_locks where not granted and relation = 'tag'::regclass",
        );
        return rows.length;
      };
      await expect.poll(triesSeen, { timeout: 10_000, interval: 20 }).toBe(1);
      // The migration timed out: other readers of the table get through meanwhile.
      await expect.poll(triesSeen, { timeout: 10_000, interval: 20 }).toBe(0);
      await holder.query('commit');
      holder.release();
      await expect(migrated).resolves.toEqual(['9998-later.sql']);
    },
  );
});
