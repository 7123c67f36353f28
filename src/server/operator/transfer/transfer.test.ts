import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryFiles } from '#server/adapters/files/memory.ts';
import type { Database, OpenedDatabase } from '#server/database/connect.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { openIntake } from '#tests/support/intake.ts';

const opened: OpenedDatabase[] = [];
const files = createMemoryFiles();
const { directory, takeIn } = openIntake(files);
const open = async () => {
  const database = await openTestDatabase();
  opened.push(database);
  return database.db;
};
afterAll(async () => {
  for (const database of opened) await database.close();
});

const drawPicture = async (name: string, background: string): Promise<void> => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background } });
  writeFileSync(join(directory, name), await picture.png().toBuffer());
};

describe('an import', () => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  it("updates the planner's statistics", async () => {
    const fresh = await open();
    await takeIn(fresh, [{ collection: 'tag', id: 7, title: 'გული', alias: 'guli' }]);
    const { rows } = await sql<{ count: number }>`
      select reltuples as count from pg_class where oid = 'tag'::regclass`.execute(fresh);
    expect(rows[0]?.count).toBe(1);
  });

  it('keeps ids, cleans HTML, stores pictures beside the file, and publishes', async () => {
    await drawPicture('cover.png', 'red');
    await takeIn(db, [
      {
        collection: 'article',
        id: 24453,
        title: 'სტატია',
        alias: 'dzveli-alias',
        category: 21,
        tags: [7, 3],
        image: 'cover.png',
        body: '<p onclick="x()">ტექსტი<script>1</script></p>',
        url: '/any',
        views: 12,
        author: { id: 5 },
        sources: ['WHO, 2020', { title: 'NCDC', url: 'https://ncdc.ge/' }],
      },
      { collection: 'tag', id: 3, alias: 'guli', title: 'გული' },
      { collection: 'tag', id: 7, alias: 'tsneva', title: 'წნევა' },
      { collection: 'author', id: 5, title: 'ნინო' },
      { collection: 'category', id: 21, title: 'ქვე', parent: 2 },
      { collection: 'category', id: 2, title: 'ზე' },
      {
        collection: 'question',
        id: 9,
        title: 'კითხვა',
        body: '<p>ა</p>',
        answer: '<p>ბ</p>',
        asked_at: '2026-01-01T00:00:00Z',
      },
      {
        ...{ collection: 'clinic', id: 4, title: 'კლინიკა', doctors: [8], images: ['cover.png'] },
        hours: [{ days: [1, 2], opens: '9:30', closes: '18:00' }],
      },
      { collection: 'doctor', id: 8, title: 'ექიმი' },
      { collection: 'comment', id: 2, article: 24453, author_name: 'ა', body: 'ბ', parent_id: 1 },
      { collection: 'comment', id: 1, article: 24453, author_name: 'ა', body: 'ბ' },
    ]);
    const article = await db
      .selectFrom('article')
      .selectAll()
      .where('id', '=', 24453)
      .executeTakeFirstOrThrow();
    expect(article).toMatchObject({
      alias: 'dzveli-alias',
      image: 'cover.png',
      status: 'published',
      author_id: 5,
    });
    expect(article.body_html).toBe('<p>ტექსტი</p>');
    expect(article.sources).toEqual([
      { title: 'WHO, 2020', url: null },
      { title: 'NCDC', url: 'https://ncdc.ge/' },
    ]);
    const { hours } = await db.selectFrom('clinic').select('hours').executeTakeFirstOrThrow();
    expect(hours).toEqual([{ days: [1, 2], opens: '09:30', closes: '18:00' }]);
    const tags = await db.selectFrom('article_tag').select('tag_id').orderBy('position').execute();
    expect(tags.map(({ tag_id }) => tag_id)).toEqual([7, 3]);
    expect(await db.selectFrom('question').select(['is_public', 'slug']).execute()).toEqual([
      { is_public: true, slug: 'kithkhva' },
    ]);
    expect(await db.selectFrom('doctor_clinic').select(['doctor_id', 'clinic_id']).execute()).toEqual([
      { doctor_id: 8, clinic_id: 4 },
    ]);
    expect(await db.selectFrom('comment').select('is_shown').execute()).toEqual([
      { is_shown: true },
      { is_shown: true },
    ]);
    expect(readFileSync(join(directory, 'cover.png')).length).toBeGreaterThan(0);
    const made = await db
      .insertInto('tag')
      .values({ alias: 'x', title: 'x' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(made.id).toBe(8);
  });

  it('derives an address where a title has no usable characters', async () => {
    await takeIn(db, [
      { collection: 'tag', id: 50, title: '!!!' },
      { collection: 'tag', id: 51, title: 'боль' },
    ]);
    const tags = await db
      .selectFrom('tag')
      .select('alias')
      .where('id', 'in', [50, 51])
      .orderBy('id')
      .execute();
    expect(tags).toEqual([{ alias: '50' }, { alias: '51' }]);
    await db.deleteFrom('tag').where('id', 'in', [50, 51]).execute();
  });

  it('stores pictures whose names are not valid in an address', async () => {
    const name = 'ფოტო ერთი.png';
    await drawPicture(name, 'red');
    await takeIn(db, [{ collection: 'author', id: 60, title: 'ნინო', image: name }]);
    await takeIn(db, [{ collection: 'author', id: 61, title: 'გია', image: `./${name}` }]);
    const stored = await db.selectFrom('author').select('image').where('id', 'in', [60, 61]).execute();
    expect(stored[0]?.image).toMatch(/^imported\/foto-erthi-\w{12}\.png$/);
    expect(stored[1]).toEqual(stored[0]);
    expect(await files.exists(stored[0]?.image ?? '')).toBe(true);
  });

  it.each([
    ['{"collection": "tag", "id": 1', 'line 2'],
    ['[]', 'line 2: is no JSON object'],
    [{ collection: 'nothing', id: 1 }, 'line 2: „nothing“ is no collection'],
    [{ collection: 'tag', id: 'x', title: 'x' }, 'line 2: „id“'],
    [
      { collection: 'tag', id: 31, alias: 'y', title: 'x', colour: 'red' },
      'line 2: tag has no field „colour“',
    ],
    [
      { collection: 'tag', id: 31, alias: 'guli', title: 'the same alias' },
      'line 2: „alias“: another tag has it already',
    ],
    [
      { collection: 'article', id: 31, title: 'x', category: 999 },
      'line 2: „category“: points to a record that is not there',
    ],
    [
      { collection: 'article', id: 31, alias: 'a/b', title: 'x', category: 21 },
      'line 2: „alias“: is empty or holds a sign',
    ],
    [{ collection: 'question', id: 31, slug: '', title: 'x', body: '' }, 'line 2: „slug“: is empty'],
    [{ collection: 'article', id: 31, title: ' ', alias: 'x', category: 21 }, 'line 2: „title“: is empty'],
    [{ collection: 'clinic', id: 31, title: 'x', hours: 'on weekdays' }, 'line 2: „hours“'],
    [
      { collection: 'clinic', id: 31, title: 'x', hours: [{ days: [8], opens: '09:00', closes: '18:00' }] },
      'line 2: „hours“',
    ],
    [
      { collection: 'clinic', id: 31, title: 'x', hours: [{ days: [1], opens: '9', closes: '18:00' }] },
      'line 2: „hours“: is no time of day',
    ],
    [{ collection: 'clinic', id: 31, title: 'x', location: 'Tbilisi' }, 'line 2: „location“'],
    [{ collection: 'term', id: 31, title: 'x', sources: { title: 'x' } }, 'line 2: „sources“'],
    [
      {
        ...{ collection: 'article', id: 31, title: 'x', category: 21 },
        sources: [{ title: 'x', url: 'javascript:alert(1)' }],
      },
      'line 2: „sources“: is no address',
    ],
    [{ collection: 'special_project', id: 31, title: 'x', sponsor: { url: '/' } }, 'line 2: „sponsor“'],
    [{ collection: 'article', id: 31, title: 'x', category: 21, tags: [999] }, 'line 2'],
    [
      { collection: 'article', id: 31, title: 'x', category: 21, image: 'no.png' },
      'line 2: „image“: there is no file',
    ],
    [
      { collection: 'article', id: 31, title: 'x', category: 21, image: '../../etc/passwd' },
      'line 2: „image“: must be the path of a file beside',
    ],
    [
      { collection: 'article', id: 31, title: 'x', category: 21, image: 'records.jsonl' },
      'line 2: „image“: „records.jsonl“',
    ],
    [{ collection: 'article', id: 31, title: 'x', category: 21, status: 'odd' }, 'line 2'],
    [{ collection: 'category', id: 31, title: 'x', parent: 31 }, 'line 2'],
    [{ collection: 'services', id: 31, title: 'x', price: '1,5' }, 'line 2: „price“: is no amount'],
    [{ collection: 'services', id: 31, title: 'x', price: 5 }, 'line 2: „price“'],
    [{ collection: 'services', id: 31, title: 'x', operation: 'ask' }, 'line 2'],
  ])('a bad one is named and nothing of the file is stored: %j', async (line, reason) => {
    await drawPicture('fresh.png', 'blue');
    const good = { collection: 'author', id: 30, alias: 'kargi', title: 'კარგი', image: 'fresh.png' };
    const before = files.paths();
    await expect(takeIn(db, [good, line])).rejects.toThrow(reason);
    expect(await db.selectFrom('author').select('id').where('id', '=', 30).execute()).toEqual([]);
    expect(files.paths()).toEqual(before);
  });

  it("stores the pictures of a partner's offers, and takes an offer whose picture is not there", async () => {
    await drawPicture('offer.png', 'green');
    const offer = { link: 'https://partner.example/1', title: 'სათვალე', thumb: null };
    const lost = { url: '/media/feeds/lost.webp' };
    const items = [
      { ...offer, image: 'offer.png' },
      { ...offer, image: lost },
    ];
    await takeIn(db, [{ collection: 'collector', id: 7, title: 'პარტნიორი', body: { items } }]);
    const stored = await db
      .selectFrom('collector')
      .select('items')
      .where('id', '=', 7)
      .executeTakeFirstOrThrow();
    expect(stored.items).toMatchObject([{ image: 'offer.png' }, { image: 'feeds/lost.webp' }]);
    expect(files.paths()).toContain('offer.png');
  });

  it('publishes no sooner than a line says', async () => {
    const day = 86_400_000;
    const published_at = new Date(Date.now() + day).toISOString();
    const article = { collection: 'article', title: 'ხვალ', category: 21, published_at };
    await takeIn(db, [
      { ...article, id: 70 },
      { ...article, id: 71, status: 'published' },
      { ...article, id: 72, published_at: new Date(Date.now() - day).toISOString() },
    ]);
    const found = db.selectFrom('article').select('status').where('id', 'in', [70, 71, 72]).orderBy('id');
    expect((await found.execute()).map(({ status }) => status)).toEqual([
      'scheduled',
      'published',
      'published',
    ]);
    await takeIn(db, [{ collection: 'article', id: 72, published_at }]);
    expect((await found.execute()).at(-1)).toEqual({ status: 'published' });
  });
});
