import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

let portal: TestPortal;
let heart: number;
let pressure: number;
let cholesterol: number;
let skin: number;
const ids: Record<string, number> = {};

beforeAll(async () => {
  portal = await buildPortal();
  const { make } = portal;
  heart = await make.category({ alias: 'guli', title: 'გული', position: 1 });
  pressure = await make.category({ alias: 'tsneva', title: 'წნევა', parent_id: heart, position: 2 });
  cholesterol = await make.category({
    alias: 'qolesterini',
    title: 'ქოლესტერინი',
    parent_id: heart,
    position: 3,
  });
  skin = await make.category({ alias: 'kani', title: 'კანი', position: 4 });
  const nino = await make.author({ title: 'ნინო', image: 'authors/2.webp' });
  const hidden = await make.author({ title: 'დამალული', status: 'draft' });
  const blood = await make.tag({ alias: 'siskhli', title: 'სისხლი' });
  const home = await make.tag({ alias: 'sakhli', title: 'სახლი' });
  const at = (day: number) => new Date(Date.UTC(2026, 5, day));
  ids.one = await make.article({
    title: 'ბ პირველი',
    category_id: pressure,
    author_id: nino,
    tags: [home, blood],
    published_at: at(1),
    image: 'covers/1.webp',
    body_html: '<p>ტექსტი</p>',
  });
  ids.two = await make.article({
    title: 'ა მეორე',
    category_id: cholesterol,
    author_id: hidden,
    reviewer_id: nino,
    tags: [blood],
    published_at: at(2),
    reviewed_at: '2026-05-01',
  });
  ids.three = await make.article({ title: 'Zeta', category_id: skin, published_at: at(3) });
  ids.draft = await make.article({
    title: 'საიდუმლო',
    category_id: skin,
    status: 'draft',
    published_at: null,
    author_id: nino,
    tags: [blood],
  });
  ids.later = await make.article({
    title: 'მომავალი',
    category_id: skin,
    status: 'scheduled',
    published_at: new Date('2030-01-01'),
  });
  ids.hidden = hidden;
  ids.nino = nino;
}, 60_000);
afterAll(() => portal.close());

const articles = async (body: object) => {
  const { status, body: answer } = await portal.ask('article', { fields: ['id'], ...body });
  expect(status, JSON.stringify(answer)).toBe(200);
  return (answer.article as { id: number }[]).map(({ id }) => id);
};

describe('find', () => {
  it('shows only published records to the public', async () => {
    expect(await articles({})).toEqual([ids.three, ids.two, ids.one]);
    expect(await articles({ find: { id: { $in: [ids.draft, ids.later] } } })).toEqual([]);
    const { body } = await portal.ask('article', { find: { id: ids.draft }, many: false });
    expect(body).toEqual({ article: null, metainfo: null });
  });

  it('supports every operator', async () => {
    const one = ids.one as number;
    expect(await articles({ find: { id: one } })).toEqual([one]);
    expect(await articles({ find: { id: { $ne: one } } })).toEqual([ids.three, ids.two]);
    expect(await articles({ find: { id: { $in: [one, ids.three] } } })).toEqual([ids.three, one]);
    expect(await articles({ find: { id: { $in: [] } } })).toEqual([]);
    expect(await articles({ find: { id: { $nin: [one] } } })).toEqual([ids.three, ids.two]);
    expect(await articles({ find: { id: { $nin: [] } } })).toHaveLength(3);
    expect(
      await articles({
        find: { published_at: { $gt: '2026-06-01T00:00:00Z', $lte: '2026-06-02T00:00:00Z' } },
      }),
    ).toEqual([ids.two]);
    expect(await articles({ find: { published_at: { $gte: '2026-06-03T04:00:00+04:00' } } })).toEqual([
      ids.three,
    ]);
    expect(await articles({ find: { id: { $lt: one } } })).toEqual([]);
    expect(await articles({ find: { reviewed_at: null } })).toEqual([ids.three, one]);
    expect(await articles({ find: { reviewed_at: { $ne: null } } })).toEqual([ids.two]);
    expect(await articles({ find: { reviewed_at: { $nin: ['2026-05-01'] } } })).toEqual([ids.three, one]);
    expect(await articles({ find: { has_video: true } })).toEqual([]);
    expect(await articles({ find: { id: 9_007_199_254_740_991 } })).toEqual([]);
  });

  it('filters by related records', async () => {
    expect(await articles({ find: { 'category.id': pressure } })).toEqual([ids.one]);
    expect(await articles({ find: { 'category.alias': 'kani' } })).toEqual([ids.three]);
    expect(await articles({ find: { 'tags.alias': 'sakhli' } })).toEqual([ids.one]);
    expect(await articles({ find: { 'tags.alias': { $ne: 'sakhli' } } })).toEqual([ids.three, ids.two]);
    expect(await articles({ find: { 'author.id': ids.nino } })).toEqual([ids.one]);
    expect(await articles({ find: { 'author.title': 'ნინო' } })).toEqual([ids.one]);
    expect(await articles({ find: { 'author.id': null } })).toEqual([ids.three, ids.two]);
  });

  it('includes the children of a category', async () => {
    expect(await articles({ find: { 'category.id': heart } })).toEqual([ids.two, ids.one]);
    expect(await articles({ find: { 'category.id': { $in: [heart, skin] } } })).toEqual([
      ids.three,
      ids.two,
      ids.one,
    ]);
    expect(await articles({ find: { 'category.id': { $ne: heart } } })).toEqual([ids.three]);
  });

  it('never reveals a hidden author', async () => {
    expect(await articles({ find: { 'author.id': ids.hidden } })).toEqual([]);
    expect(await articles({ find: { 'author.title': 'დამალული' } })).toEqual([]);
    const { body } = await portal.ask('article', { find: { id: ids.two }, fields: ['author', 'reviewer'] });
    expect(body.article).toEqual([{ author: null, reviewer: expect.objectContaining({ id: ids.nino }) }]);
    const { body: authors } = await portal.ask('author', {});
    expect((authors.author as { id: number }[]).map(({ id }) => id)).toEqual([ids.nino]);
  });
});

describe('shape', () => {
  it('has exactly the requested fields', async () => {
    const { body } = await portal.ask('article', {
      find: { id: ids.one },
      many: false,
      fields: [
        'id',
        'url',
        'image',
        'category',
        'tags',
        'author',
        'published_at',
        'reviewed_at',
        'body',
        'views',
        'has_video',
        'video',
        'sources',
      ],
    });
    expect(body.article).toEqual({
      id: ids.one,
      url: expect.stringMatching(new RegExp(`^/guli/tsneva/${ids.one}-statia-\\d+\\.html$`)),
      image: { url: '/media/covers/1.webp' },
      category: { id: pressure, alias: 'tsneva', title: 'წნევა' },
      tags: [
        { id: expect.any(Number), alias: 'sakhli', title: 'სახლი', url: '/tegebi.html?tag=sakhli' },
        { id: expect.any(Number), alias: 'siskhli', title: 'სისხლი', url: '/tegebi.html?tag=siskhli' },
      ],
      author: {
        id: ids.nino,
        alias: expect.any(String),
        title: 'ნინო',
        url: expect.stringContaining('/author/'),
        image: { url: '/media/authors/2.webp' },
      },
      published_at: '2026-06-01T00:00:00.000Z',
      reviewed_at: null,
      body: '<p>ტექსტი</p>',
      views: 0,
      has_video: false,
      video: null,
      sources: [],
    });
    expect(body.metainfo).toEqual({
      title: 'ბ პირველი',
      description: expect.stringContaining('შესავალი'),
      image: '/media/covers/1.webp',
    });
  });

  it('has every public field by default, and no internal one', async () => {
    const { body } = await portal.ask('article', { limit: 1 });
    const [first] = body.article as object[];
    expect(Object.keys(first ?? {})).toEqual([
      'id',
      'alias',
      'category',
      'image',
      'introtext',
      'title',
      'url',
      'has_video',
      'video',
      'key_facts',
      'body',
      'author',
      'reviewer',
      'tags',
      'sources',
      'published_at',
      'updated_at',
      'reviewed_at',
      'next_review_at',
      'views',
      'metainfo',
    ]);
  });

  it('has media paths as addresses', async () => {
    const video = JSON.stringify({ url: 'video/1.webm', poster: null });
    const id = await portal.make.article({ video });
    const { body } = await portal.ask('article', {
      find: { id },
      fields: ['video', 'has_video'],
      total: false,
    });
    await portal.context.db.deleteFrom('article').where('id', '=', id).execute();
    expect(body.article).toEqual([{ video: { url: '/media/video/1.webm', poster: null }, has_video: true }]);
  });

  it('counts public records only', async () => {
    const { body } = await portal.ask('tag', { find: { alias: 'siskhli' }, fields: ['articles_count'] });
    expect(body).toEqual({ tag: [{ articles_count: 2 }], total: 1 });
    const { body: authors } = await portal.ask('author', { fields: ['articles_count'] });
    expect(authors.author).toEqual([{ articles_count: 1 }]);
  });

  it('has pages, offsets and totals', async () => {
    expect(await articles({ limit: 1, page: 2 })).toEqual([ids.two]);
    expect(await articles({ limit: 1, skip: 2 })).toEqual([ids.one]);
    const { body } = await portal.ask('article', { limit: 1, fields: ['id'], page: 9 });
    expect(body).toEqual({ article: [], total: 3 });
  });

  it('sorts Georgian before Latin, in alphabetical order', async () => {
    expect(await articles({ sort: 'title' })).toEqual([ids.two, ids.one, ids.three]);
    expect(await articles({ sort: '-title' })).toEqual([ids.three, ids.one, ids.two]);
    expect(await articles({ sort: ['reviewed_at', '-id'] })).toEqual([ids.two, ids.three, ids.one]);
  });

  it('sorts by views of the last 30 days', async () => {
    await portal.context.db
      .updateTable('article_popularity')
      .set({ recent_views: 7 })
      .where('article_id', '=', ids.one as number)
      .execute();
    const { body } = await portal.ask('readable_articles', { fields: ['id'] });
    expect(body.readable_articles).toEqual([{ id: ids.one }, { id: ids.three }, { id: ids.two }]);
    expect((await portal.ask('readable_articles', { fields: ['recent_views'] })).status).toBe(400);
    expect((await portal.ask('readable_articles', { sort: 'recent_views' })).status).toBe(400);
  });

  it('lists nested menu items only inside their parent', async () => {
    const { db } = portal.context;
    const item = { url: '/', position: 1 };
    const { id } = await db
      .insertInto('menu')
      .values({ ...item, title: 'მშობელი' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('menu')
      .values([
        { ...item, title: 'მეორე', parent_id: id, position: 2 },
        { ...item, title: 'პირველი', parent_id: id },
        { ...item, title: 'დამალული', parent_id: id, status: 'draft' },
      ])
      .execute();
    const { body } = await portal.ask('menu', { fields: ['title', 'children'] });
    const children = ['პირველი', 'მეორე'].map((title) => expect.objectContaining({ title }));
    expect(body).toEqual({ menu: [{ title: 'მშობელი', children }], total: 1 });
  });

  it('excludes records by id with and without a total', async () => {
    const asked = { fields: ['id', 'title'], sort: 'title', limit: 2 };
    for (const left of [[ids.one], [ids.two, ids.three], [987_654], []]) {
      const find = { id: { $nin: left } };
      const counted = await portal.ask('article', { ...asked, find });
      const plain = await portal.ask('article', { ...asked, find, total: false });
      expect(plain.body.article).toEqual(counted.body.article);
    }
  });
});
