import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, serverUrl } from '#tests/support/database.ts';
import { createContentFactory } from '#tests/support/factories/content.ts';
import { createDirectoryFactory } from '#tests/support/factories/directories.ts';
import type { OpenedDatabase } from './connect.ts';
import { migrate, readMigrations } from './migrate.ts';

let database: OpenedDatabase;
let heard: string[] = [];
let stop: () => Promise<void>;

beforeAll(async () => {
  database = await openTestDatabase();
  stop = await database.listen('salbuni_changed', {
    onMessage: (tag) => heard.push(tag),
    onRestart: () => {},
  });
}, 60_000);
afterAll(async () => {
  await stop();
  await database.close();
});

/** Returns the tags announced while `work` runs, except those of the search queue, which every change of a record fills. */
const hearing = async (work: () => Promise<unknown>) => {
  await wait(100);
  heard = [];
  await work();
  await wait(100);
  return [...new Set(heard)].filter((tag) => tag !== 'search_queue:*').sort();
};

describe('migrations', () => {
  it('are applied once when several instances start together', async () => {
    const extra = [
      ...readMigrations(),
      { name: '9999-test.sql', text: 'create table counted_once (id integer)' },
    ];
    const applied = database.embedded
      ? [await migrate(database.db, extra), await migrate(database.db, extra)]
      : await Promise.all([1, 2, 3].map(() => migrate(database.db, extra)));
    expect(applied.flat()).toEqual(['9999-test.sql']);
  });

  it('refuse a database that is newer than the program', async () => {
    await expect(migrate(database.db)).rejects.toThrow('9999-test.sql');
  });

  it('roll back completely when they fail', async () => {
    const bad = [
      ...readMigrations(),
      { name: '9999-test.sql', text: '' },
      { name: '9999-z.sql', text: 'create table half (id integer); select nonsense' },
    ];
    await expect(migrate(database.db, bad)).rejects.toThrow();
    const { rows } = await sql<{ half: string | null }>`select to_regclass('half')::text as half`.execute(
      database.db,
    );
    expect(rows[0]?.half).toBeNull();
  });
});

describe('the database', () => {
  it('answers after a long idle time', async () => {
    await wait(11_000);
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database.db);
    expect(rows).toEqual([{ one: 1 }]);
  }, 20_000);

  it.runIf(serverUrl)('survives the end of a connection that is in use but runs no statement', async () => {
    const client = await database.pool.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const ended = new Promise((done) => client.once('end', done));
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await ended;
    client.release(true);
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('announces committed changes, whoever wrote them', async () => {
    const make = createContentFactory(database.db);
    const category = await make.category();
    const id = await make.article({ category_id: category });
    expect(
      await hearing(() => sql`update article set title = 'ახალი' where id = ${id}`.execute(database.db)),
    ).toEqual(['article:*', `article:${id}`]);
    const tag = await make.tag();
    expect(
      await hearing(() =>
        sql`insert into article_tag (article_id, tag_id) values (${id}, ${tag})`.execute(database.db),
      ),
    ).toEqual(['article:*', `article:${id}`]);
    expect(await hearing(() => sql`update article_popularity set views = 9`.execute(database.db))).toEqual(
      [],
    );
    expect(await hearing(() => sql`delete from article where id = ${id}`.execute(database.db))).toEqual([
      'article:*',
      `article:${id}`,
    ]);
    expect(await hearing(() => sql`update article set title = 'x' where false`.execute(database.db))).toEqual(
      [],
    );
  });

  it('announces questions when they become public, change while public, or stop being public', async () => {
    const make = createDirectoryFactory(database.db);
    let id = 0;
    const set = (change: string) =>
      hearing(() => sql.raw(`update question set ${change}`).execute(database.db));
    const told = () => ['question:*', `question:${id}`];
    expect(
      await hearing(async () => {
        id = await make.question({ is_private: true });
        await make.questionblock({ question_id: id, is_shown: false });
      }),
      'a private one',
    ).toEqual([]);
    expect(await set("status = 'closed'")).toEqual([]);
    expect(await set('is_private = false')).toEqual(told());
    expect(await set("title = 'სხვა'")).toEqual(told());
    const block = await hearing(() => sql`update questionblock set is_shown = true`.execute(database.db));
    expect(block).toEqual(['questionblock:*', expect.stringMatching(/^questionblock:\d+$/)]);
    expect(await set('is_private = true')).toEqual(told());
    expect(await hearing(() => sql`delete from questionblock`.execute(database.db))).toEqual(block);
    expect(await hearing(() => sql`delete from question`.execute(database.db))).toEqual([]);
    expect(await hearing(() => make.question())).toEqual(['question:*', expect.any(String)]);
  });

  it('announces nothing for a rolled-back transaction', async () => {
    const make = createContentFactory(database.db);
    const id = await make.article();
    const changed = await hearing(() =>
      database.db
        .transaction()
        .execute(async (transaction) => {
          await sql`update article set title = 'არა' where id = ${id}`.execute(transaction);
          throw new Error('changed my mind');
        })
        .catch(() => {}),
    );
    expect(changed).toEqual([]);
  });

  it('announces `all` instead of hundreds of ids', async () => {
    const make = createContentFactory(database.db);
    const category = await make.category();
    const many = sql`insert into article (alias, title, category_id) select 'a', 'b', ${category} from generate_series(1, 300)`;
    expect(await hearing(() => many.execute(database.db))).toEqual(['article:*', 'article:all']);
  });

  it('updates paths and sections when categories change', async () => {
    const make = createContentFactory(database.db);
    const top = await make.category({ alias: 'zeda' });
    const other = await make.category({ alias: 'skhva' });
    const child = await make.category({ alias: 'qveda', parent_id: top });
    const id = await make.article({ category_id: child });
    const facts = async () => {
      const { path } = await database.db
        .selectFrom('category')
        .select('path')
        .where('id', '=', child)
        .executeTakeFirstOrThrow();
      const { section_id } = await database.db
        .selectFrom('article')
        .select('section_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return { path, section_id };
    };
    expect(await facts()).toEqual({ path: 'zeda/qveda', section_id: top });
    await database.db.updateTable('category').set({ alias: 'akhali' }).where('id', '=', top).execute();
    expect(await facts()).toEqual({ path: 'akhali/qveda', section_id: top });
    await database.db.updateTable('category').set({ parent_id: other }).where('id', '=', child).execute();
    expect(await facts()).toEqual({ path: 'skhva/qveda', section_id: other });
    await expect(make.category({ parent_id: child })).rejects.toThrow('third level');
  });
});
