import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '#server/database/connect.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { createContentFactory } from '#tests/support/factories/content.ts';
import { createIndexingRepository } from './indexing.repository.ts';
import { createIndexing, type Indexing } from './indexing.service.ts';
import { kinds as everyKind } from './kinds.ts';

let database: OpenedDatabase;
let make: ReturnType<typeof createContentFactory>;
let category_id: number;
/** The migrations bring records of other kinds along. */
const kinds = everyKind.filter(({ collection }) => collection.name === 'article');
const indexer = (version?: number): Indexing =>
  createIndexing(createIndexingRepository(database.db, kinds), {
    kinds,
    batchSize: 3,
    now: Date.now,
    ...(version === undefined ? {} : { version }),
  });

beforeAll(async () => {
  database = await openTestDatabase();
  make = createContentFactory(database.db);
  category_id = await make.category();
  await sql`delete from search_queue`.execute(database.db);
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('article').execute();
  await indexer().indexQueued();
});

async function listEntries() {
  const { rows } = await sql<{ id: number; keys: string[]; version: number }>`
    select record_id as id, keys, stem_version as version from search_entry order by record_id`.execute(
    database.db,
  );
  return rows;
}
async function listWords() {
  const { rows } = await sql<{
    word: string;
    uses: number;
  }>`select word, uses from search_word order by word`.execute(database.db);
  return Object.fromEntries(rows.map(({ word, uses }) => [word, uses]));
}
async function countQueued() {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from search_queue`.execute(
    database.db,
  );
  return rows[0]?.count;
}
const rename = (id: number, title: string) =>
  database.db.updateTable('article').set({ title }).where('id', '=', id).execute();

describe('the index', () => {
  it('holds what is public, and nothing else', async () => {
    const shown = await make.article({ title: 'გრიპი', category_id });
    await make.article({ title: 'მონახაზი', status: 'draft', category_id });
    await make.article({ title: 'ხვალ', status: 'scheduled', category_id });
    await make.article({ title: 'წასული', status: 'archived', category_id });
    expect(await indexer().indexQueued()).toBe(4);
    expect(await listEntries()).toEqual([{ id: shown, keys: ['gripi'], version: expect.any(Number) }]);
    expect(await listWords()).toEqual({ gripi: 1 });
  });

  it('follows publication, change and removal', async () => {
    const id = await make.article({ title: 'გრიპი', status: 'draft', category_id });
    await indexer().indexQueued();
    expect(await listEntries()).toEqual([]);
    await database.db.updateTable('article').set({ status: 'published' }).where('id', '=', id).execute();
    await indexer().indexQueued();
    expect((await listEntries()).map(({ keys }) => keys)).toEqual([['gripi']]);
    await rename(id, 'გრიპი და ხველა');
    await indexer().indexQueued();
    expect((await listEntries()).map(({ keys }) => keys)).toEqual([['gripi da xvela']]);
    expect(await listWords()).toEqual({ gripi: 1, xvela: 1 });
    await database.db.updateTable('article').set({ status: 'archived' }).where('id', '=', id).execute();
    await indexer().indexQueued();
    expect([await listEntries(), await listWords()]).toEqual([[], {}]);
    await database.db.deleteFrom('article').execute();
    await indexer().indexQueued();
    expect(await countQueued()).toBe(0);
  });

  it('counts in how many titles a word stands', async () => {
    await make.article({ title: 'გრიპი, გრიპი!', category_id });
    await make.article({ title: 'გრიპი და ხველა', category_id });
    const gone = await make.article({ title: 'ხველა', category_id });
    await indexer().indexQueued();
    expect(await listWords()).toEqual({ gripi: 2, xvela: 2 });
    await database.db.deleteFrom('article').where('id', '=', gone).execute();
    await indexer().indexQueued();
    expect(await listWords()).toEqual({ gripi: 2, xvela: 1 });
  });

  it('is made again where it was made by older rules, and left alone where by newer ones', async () => {
    for (const title of ['გრიპი', 'ხველა', 'სურდო', 'ანგინა']) await make.article({ title, category_id });
    await indexer(7).indexQueued();
    expect(await indexer(7).queueOutdated()).toBe(0);
    expect(await indexer(6).queueOutdated()).toBe(0);
    expect(await indexer(8).queueOutdated()).toBe(4);
    await indexer(8).indexQueued();
    expect((await listEntries()).map(({ version }) => version)).toEqual([8, 8, 8, 8]);
    expect(await listWords()).toEqual({ angina: 1, gripi: 1, surdo: 1, xvela: 1 });
  });
});

describe('the queue', () => {
  it('is filled by whoever writes, many rows at once as well, and not by what is rolled back', async () => {
    await sql`insert into article (alias, title, category_id, status, published_at)
      select 'a', 'სტატია ' || n, ${category_id}, 'published', now() from generate_series(1, 50) n`.execute(
      database.db,
    );
    await database.db
      .transaction()
      .execute(async (transaction) => {
        await sql`update article set title = 'არა'`.execute(transaction);
        throw new Error('changed my mind');
      })
      .catch(() => {});
    expect(await countQueued()).toBe(50);
    expect(await indexer().indexQueued()).toBe(50);
    expect((await listEntries()).length).toBe(50);
  });

  it('loses nothing when the indexer dies in the middle', async () => {
    for (const title of ['გრიპი', 'ხველა']) await make.article({ title, category_id });
    const repository = createIndexingRepository(database.db, kinds);
    const dying = repository.takeBatch(10, async (queued, index) => {
      await index.replaceEntries({ kind: 'article', ids: queued.map(({ id }) => id), entries: [] }, 1);
      throw new Error('killed');
    });
    await expect(dying).rejects.toThrow('killed');
    expect(await countQueued()).toBe(2);
    await indexer().indexQueued();
    expect((await listEntries()).length).toBe(2);
    expect(await countQueued()).toBe(0);
  });

  it('leaves kinds of a newer program to it', async () => {
    await sql`insert into search_queue (kind, record_id) values ('video', 1)`.execute(database.db);
    expect(await indexer().indexQueued()).toBe(0);
    expect(await countQueued()).toBe(1);
    await sql`delete from search_queue`.execute(database.db);
  });

  it('leaves nothing waiting before the words that are looked through for likeness', async () => {
    await make.article({ title: 'ჰიპერტენზია', category_id });
    await indexer().indexQueued();
    const { rows } = await sql<{ pages: string }>`
      select gin_clean_pending_list('search_word_alike'::regclass) as pages`.execute(database.db);
    expect(Number(rows[0]?.pages)).toBe(0);
  });

  it('takes away the rows it replaced', async () => {
    const id = await make.article({ title: 'ერთი', category_id });
    for (const title of ['ორი', 'სამი']) {
      await rename(id, title);
      await indexer().indexQueued();
    }
    await createIndexingRepository(database.db, kinds).tidyTables();
    // Only a table that was tidied has pages known to hold no row that was replaced.
    const { rows } = await sql<{ pages: number }>`
      select relallvisible as pages from pg_class where oid = 'search_word'::regclass`.execute(database.db);
    expect(rows[0]?.pages).toBeGreaterThan(0);
  });
});

/** An embedded database has one connection: nobody else can write while a batch is open. */
describe.runIf(process.env.TEST_DATABASE_URL)('on several connections', () => {
  it('a change made while its record is being indexed is not lost', async () => {
    const id = await make.article({ title: 'ძველი', category_id });
    const repository = createIndexingRepository(database.db, kinds);
    const [article] = kinds;
    if (!article) throw new Error('articles are searched');
    await repository.takeBatch(10, async (queued, index) => {
      const documents = await index.listDocuments(
        article,
        queued.map((one) => one.id),
      );
      expect(documents.map(({ title }) => title)).toEqual(['ძველი']);
      await rename(id, 'ახალი');
    });
    expect(await countQueued()).toBe(1);
    await indexer().indexQueued();
    expect((await listEntries()).map(({ keys }) => keys)).toEqual([['axali']]);
  });

  it('instances index in turn and each record once', async () => {
    await sql`insert into article (alias, title, category_id, status, published_at)
      select 'a', 'ერთი ორი სამი ' || n, ${category_id}, 'published', now() from generate_series(1, 60) n`.execute(
      database.db,
    );
    const instances = [indexer(), indexer(), indexer()];
    let indexed = 0;
    while (((await countQueued()) ?? 0) > 0)
      for (const count of await Promise.all(instances.map((one) => one.indexQueued()))) indexed += count;
    expect(indexed).toBe(60);
    expect(await listWords()).toMatchObject({ erti: 60, ori: 60, sami: 60 });
  });
});
