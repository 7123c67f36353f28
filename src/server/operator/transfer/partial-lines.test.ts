import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '#server/database/connect.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { openIntake } from '#tests/support/intake.ts';

let database: OpenedDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const intake = openIntake();
const takeIn = (...lines: object[]) => intake.takeIn(database.db, lines);
const rowOf = async (table: string, id: number): Promise<Record<string, unknown>> => {
  const { rows } = await sql<{ row: Record<string, unknown> }>`select to_jsonb(t) - 'updated_at' as row
    from ${sql.table(table)} t where id = ${id}`.execute(database.db);
  return rows[0]?.row ?? {};
};

const category = { collection: 'category', id: 1, alias: 'guli', title: 'გული' };
const whole = [
  { collection: 'tag', id: 2, alias: 'tsneva', title: 'წნევა', introtext: 'ა' },
  { collection: 'author', id: 3, alias: 'nino', title: 'ნინო', status: 'archived', body: 'ვინ' },
  {
    ...{
      collection: 'article',
      id: 4,
      alias: 'chveni',
      title: 'სტატია',
      category: 1,
      body: 'ა',
      image: 'a.png',
    },
    ...{ published_at: '2020-01-01T00:00:00Z', sources: ['WHO'], introtext: 'ბ', meta_title: 'გ' },
  },
  {
    collection: 'journal',
    id: 5,
    alias: 'zhurnali',
    title: 'ჟურნალი',
    number: 7,
    published_on: '2020-01-01',
  },
  {
    ...{
      collection: 'question',
      id: 6,
      slug: 'kitkhva',
      title: 'კითხვა',
      body: 'ა',
      answer: 'ბ',
      category: 1,
    },
    ...{ asked_at: '2020-01-01T00:00:00Z', answered_at: '2020-01-02T00:00:00Z' },
  },
  { collection: 'comment', id: 7, article: 4, author_name: 'ა', body: 'ბ', is_approved: false },
  {
    collection: 'services',
    id: 8,
    title: 'პაკეტი',
    price: '5',
    operation: 'pkg',
    questions_count: 3,
    valid_days: 9,
  },
  {
    ...{ collection: 'articleblock', id: 9, title: 'ახალი', layout: 'grids', position: '1-1' },
    ...{ articles: [4], status: 'draft', rule: 'most_read' },
  },
  {
    collection: 'advertisement',
    id: 10,
    position: 'a2',
    body: 'x',
    kind: 'otc',
    permit_number: '7',
    status: 'draft',
  },
  { collection: 'clinic', id: 11, alias: 'klinika', title: 'კლინიკა', city: 'თბილისი', status: 'draft' },
  { collection: 'staticpage', id: 12, alias: 'chvens-shesakheb', title: 'ჩვენ შესახებ', status: 'archived' },
];
const tableOf = (collection: string): string => (collection === 'services' ? 'service' : collection);

describe('a line for an existing record', () => {
  beforeAll(() => takeIn(category, ...whole));

  it.each(whole)('changes nothing if it contains no fields: %j', async ({ collection, id }) => {
    const before = await rowOf(tableOf(collection), id);
    await takeIn({ collection, id });
    expect(await rowOf(tableOf(collection), id)).toEqual(before);
  });

  it.each([
    ['article', 4, { title: 'სხვა სათაური' }],
    ['journal', 5, { title: 'სხვა ჟურნალი' }],
    ['question', 6, { title: 'სხვა კითხვა' }],
    ['question', 6, { status: 'closed' }],
    ['advertisement', 10, { kind: 'otc' }],
    ['advertisement', 10, { title: 'სხვა' }],
    ['services', 8, { valid_days: 30 }],
  ])('changes what it names and no more: %s %i %j', async (collection, id, named) => {
    const before = await rowOf(tableOf(collection), id);
    await takeIn({ collection, id, ...named });
    const after = await rowOf(tableOf(collection), id);
    const isOther = Object.entries(named).some(([name, value]) => before[name] !== value);
    expect(after).toEqual({ ...before, ...named, version: Number(before.version) + Number(isOther) });
    if (collection === 'question') expect(after.is_public).toBe(true);
  });

  it('updates a record that a later line of the same file creates', async () => {
    const { title, ...rest } = { collection: 'journal', id: 20, alias: 'meore', title: 'მეორე', number: 2 };
    await takeIn({ ...rest, title, status: 'draft' }, { ...rest, title: 'უკეთესი' });
    expect(await rowOf('journal', 20)).toMatchObject({ title: 'უკეთესი', status: 'draft', number: 2 });
    await takeIn({ collection: 'journal', id: 20, number: 3 }, { collection: 'journal', id: 20, number: 4 });
    expect(await rowOf('journal', 20)).toMatchObject({ number: 4 });
  });

  it('publishes an article now, unless it has a publication time', async () => {
    await takeIn({
      collection: 'article',
      id: 21,
      alias: 'shavi',
      title: 'შავი',
      category: 1,
      status: 'draft',
    });
    expect(await rowOf('article', 21)).toMatchObject({ published_at: null });
    await takeIn({ collection: 'article', id: 21, status: 'published' });
    expect(await rowOf('article', 21)).toMatchObject({ published_at: expect.any(String) });
    const before = await rowOf('article', 4);
    await takeIn({ collection: 'article', id: 4, status: 'published' });
    expect(await rowOf('article', 4)).toEqual(before);
  });

  it('answers a waiting question, but none that an account asked', async () => {
    await takeIn({ collection: 'question', id: 22, slug: 'ertti', title: 'ა', body: 'ა' });
    expect(await rowOf('question', 22)).toMatchObject({ status: 'open', is_public: false });
    await takeIn({ collection: 'question', id: 22, answer: 'ბ' });
    expect(await rowOf('question', 22)).toMatchObject({ status: 'answered', is_public: true });
    await sql`with asker as (insert into account (email) values ('a@b.ge') returning id)
      insert into question (id, slug, title, status, account_id, answer_due_at)
      select 23, 'sakutari', 'ა', 'open', id, now() from asker`.execute(database.db);
    await takeIn({ collection: 'question', id: 23, answer: 'ბ' });
    expect(await rowOf('question', 23)).toMatchObject({
      status: 'open',
      is_private: true,
      published_at: null,
    });
  });

  it('sets a relation by the nested record of an answer, too', async () => {
    await takeIn({ ...category, id: 24, alias: 'sxva' });
    await takeIn({
      collection: 'article',
      id: 4,
      category: { id: 24, alias: 'sxva', title: 'გული' },
      tags: [{ id: 2 }],
    });
    expect(await rowOf('article', 4)).toMatchObject({ category_id: 24, section_id: 24 });
    const tags = await database.db.selectFrom('article_tag').select(['article_id', 'tag_id']).execute();
    expect(tags).toEqual([{ article_id: 4, tag_id: 2 }]);
  });
});
