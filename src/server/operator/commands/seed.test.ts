import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryFiles } from '#server/adapters/files/memory.ts';
import type { OpenedDatabase } from '#server/database/connect.ts';
import { createMediaService, type MediaService } from '#server/features/media/media.service.ts';
import { createChangeLogRepository } from '#server/records/change-log.repository.ts';
import { firstSyntheticId, inventPopularity, listSyntheticRecords } from '#tests/bench/synthetic-records.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { readSeeds } from '../seeding/seed-files.ts';
import { isEmpty } from '../seeding/seed-state.repository.ts';
import { importRecords } from '../transfer/import-records.ts';
import { listedLines } from '../transfer/record-lines.ts';
import { seedDemo } from './seed.ts';

const tables = [
  'category',
  'author',
  'tag',
  'article',
  'article_tag',
  'article_reads',
  'article_popularity',
  'articleblock',
  'menu',
  'staticpage',
  'encyclopedia_section',
  'term',
  'term_related',
  'medicine_branch',
  'clinic',
  'clinic_branch',
  'profession',
  'doctor',
  'doctor_profession',
  'doctor_clinic',
  'consultant',
  'consultant_profession',
  'journal',
  'journal_article',
  'question',
  'question_tag',
  'question_popularity',
  'questionblock',
  'comment',
  'calculation',
  'special_project',
  'special_project_article',
  'collector',
  'rssblock',
  'rssblock_collector',
  'advertisement',
  'recommended_doctor',
  'recommended_clinic',
] as const;

const { articles } = readSeeds();

/** A fake that records the requested pictures; real ones take half a minute. */
function createFakeMedia(): { media: MediaService; drawn: string[] } {
  const drawn: string[] = [];
  const files = createMemoryFiles();
  const real = createMediaService({ files });
  const media: MediaService = {
    ...real,
    saveDrawing: async ({ path, bytes }) => {
      drawn.push(path);
      await files.write(path, bytes);
    },
  };
  return { media, drawn };
}

describe('seeding', () => {
  let database: OpenedDatabase;
  const { media, drawn } = createFakeMedia();
  const said: string[] = [];
  const seed = () => seedDemo({ db: database.db, media, say: (line) => said.push(line) });
  const countAll = async (): Promise<Record<string, string>> => {
    const counts = tables.map(async (table) => {
      const { rows } = await sql<{ rows: string; mark: string }>`
        select count(*) as rows, md5(coalesce(string_agg((to_jsonb(t) - 'updated_at' - 'version')::text, ' ' order by (to_jsonb(t) - 'updated_at' - 'version')::text), '')) as mark from ${sql.table(table)} t`.execute(
        database.db,
      );
      return [table, `${rows[0]?.rows} ${rows[0]?.mark}`] as const;
    });
    return Object.fromEntries(await Promise.all(counts));
  };
  let first: Record<string, string>;

  beforeAll(async () => {
    database = await openTestDatabase();
    expect(await isEmpty(database.db)).toBe(true);
    await seed();
    first = await countAll();
  });
  afterAll(() => database.close());

  it('fills an empty database', async () => {
    expect(await isEmpty(database.db)).toBe(false);
    expect(Number.parseInt(first.article ?? '', 10)).toBeGreaterThanOrEqual(48);
    expect(first.category).toMatch(/^29 /);
    expect(said.at(-1)).toMatch(/^demonstration content: \d+ articles$/);
  });

  it('changes nothing the second time and draws no picture again', async () => {
    const before = drawn.length;
    await seed();
    expect(await countAll()).toEqual(first);
    expect(drawn).toHaveLength(before);
    expect(new Set(drawn).size).toBe(before);
  });

  it('logs each record once as seeded', async () => {
    const { rows } = await sql<{ action: string; records: number; lines: number }>`
      select action, count(*)::int as lines, count(distinct (collection, record_id))::int as records from change_log group by action`.execute(
      database.db,
    );
    expect(rows).toEqual([{ action: 'seed', records: rows[0]?.lines, lines: rows[0]?.lines }]);
    expect(rows[0]?.lines).toBeGreaterThan(400);
  });

  it('stores every picture and video that a row names', async () => {
    const { rows } = await sql<{ path: string }>`
      select image as path from article union select image from category union select image from author
      union select video->>'url' from article where video is not null
      union select video->>'poster' from article where video is not null`.execute(database.db);
    for (const { path } of rows) expect(await media.exists(path)).toBe(true);
  });

  it('puts its pictures into the library of the office, under the titles of what shows them', async () => {
    const { rows } = await sql<{ name: string | null }>`
      select m.name from article a left join media m on m.path = a.image where a.image is not null`.execute(
      database.db,
    );
    expect(rows.length).toBeGreaterThanOrEqual(48);
    expect(rows.filter(({ name }) => !/[ა-ჰ]/.test(name ?? ''))).toEqual([]);
  });

  it('gives every article a category, an author, a reviewer, sources and the demonstration note', async () => {
    const { rows } = await sql`
      select id from article where status <> 'published' or author_id is null or reviewer_id is null
        or jsonb_array_length(sources) < 2 or body_html not like '%სადემონსტრაციო მასალა%' or published_at > now()
        or not exists (select from article_tag where article_id = article.id)`.execute(database.db);
    expect(rows).toEqual([]);
  });

  it('repeats no address', async () => {
    const { rows } = await sql`
      select c.path, a.alias from article a join category c on c.id = a.category_id group by 1, 2 having count(*) > 1`.execute(
      database.db,
    );
    expect(rows).toEqual([]);
  });

  it("leaves ids free for editors' records", async () => {
    const { id } = await database.db
      .insertInto('article')
      .values({ alias: 'a', title: 'ა', category_id: 11 })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(id).toBeGreaterThan(Math.max(...articles.map((article) => article.id)));
    await database.db.deleteFrom('article').where('id', '=', id).execute();
  });

  it("keeps editors' records", async () => {
    const { id } = await database.db
      .insertInto('tag')
      .values({ alias: 'sakuthari', title: 'საკუთარი' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await seed();
    expect(await database.db.selectFrom('tag').select('title').where('id', '=', id).execute()).toHaveLength(
      1,
    );
    await database.db.deleteFrom('tag').where('id', '=', id).execute();
  });

  it('leaves alone what was edited under a number of the seeds, and names it', async () => {
    const { db } = database;
    const rename = (title: string) => db.updateTable('service').set({ title }).where('id', '=', 1).execute();
    const { title } = await db
      .selectFrom('service')
      .select('title')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    await rename('ჩემი სერვისი');
    const { appendChanges } = createChangeLogRepository(db);
    const change = { collection: 'services', recordId: 1, accountId: null, fields: ['title'] };
    await appendChanges([{ ...change, action: 'import' }]);
    await seed();
    expect(said).toContain('services 1: edited here, left as it is');
    expect(await db.selectFrom('service').select('title').where('id', '=', 1).execute()).toEqual([
      { title: 'ჩემი სერვისი' },
    ]);
    // Once it has been removed, the record of the seeds may come again.
    await appendChanges([
      { ...change, action: 'remove' },
      { ...change, action: 'seed' },
    ]);
    await seed();
    expect(await db.selectFrom('service').select('title').where('id', '=', 1).execute()).toEqual([{ title }]);
  });

  it('rolls back when it fails', async () => {
    const { db } = database;
    await db.updateTable('category').set({ title: 'სხვა' }).where('id', '=', 1).execute();
    await db.updateTable('tag').set({ alias: 'skhva' }).where('title', '=', 'რკინა').execute();
    await db.insertInto('tag').values({ id: 9_000, alias: 'rkina', title: 'ა' }).execute();
    await expect(seed()).rejects.toThrow(/^seeds\/: tag \d+: „alias“: another tag has it already$/);
    const found = await db.selectFrom('category').select('title').where('id', '=', 1).executeTakeFirst();
    expect(found?.title).toBe('სხვა');
    await db.deleteFrom('tag').where('id', '=', 9_000).execute();
    await seed();
    expect(await countAll()).toEqual(first);
  });

  it('can generate a large data set, deterministically', async () => {
    const make = async () => {
      const amounts = { articles: 300, clinics: 200, doctors: 300 };
      const lines = listedLines(await listSyntheticRecords(database.db, amounts));
      const options = {
        lines,
        action: 'seed',
        skipBad: false,
        storeFile: async (path: string) => path,
      } as const;
      await importRecords({ db: database.db, ...options, print: () => {}, end: inventPopularity });
      const { rows } = await sql<Record<string, number | string>>`
        select count(*)::int as articles, count(distinct title)::int as titles, count(distinct category_id)::int as categories,
          count(distinct published_at::date)::int as days, min(length(body_html))::int as shortest,
          (select count(*)::int from article_tag where article_id >= ${firstSyntheticId}) as tags,
          (select count(*)::int from article_popularity where article_id >= ${firstSyntheticId} and recent_views > 0) as popular,
          (select count(*)::int from clinic where id >= ${firstSyntheticId}) as clinics,
          (select count(distinct city)::int from clinic where id >= ${firstSyntheticId}) as cities,
          (select count(distinct clinic_id)::int from clinic_branch where clinic_id >= ${firstSyntheticId}) as branched,
          (select count(*)::int from doctor where id >= ${firstSyntheticId}) as doctors,
          (select count(distinct title)::int from doctor where id >= ${firstSyntheticId}) as names,
          (select count(distinct doctor_id)::int from doctor_profession where doctor_id >= ${firstSyntheticId}) as trained,
          (select count(distinct doctor_id)::int from doctor_clinic where clinic_id >= ${firstSyntheticId}) as employed,
          md5(string_agg(title || published_at || version, ' ' order by id)) as mark
        from article where id >= ${firstSyntheticId}`.execute(database.db);
      return rows[0];
    };
    const found = await make();
    expect(found).toMatchObject({ articles: 300, categories: 21, popular: 300, clinics: 200, branched: 200 });
    expect(found).toMatchObject({ doctors: 300, trained: 300, employed: 300 });
    for (const [name, least] of [
      ['titles', 250],
      ['days', 200],
      ['shortest', 1_000],
      ['tags', 600],
    ] as const)
      expect(found?.[name], name).toBeGreaterThan(least);
    expect(found?.cities).toBeGreaterThan(4);
    expect(found?.names).toBeGreaterThan(150);
    expect(await make()).toEqual(found);
  });
});
