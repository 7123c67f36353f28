import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { needsAccount } from '#shared/collections/collection.ts';
import { collections } from '#shared/collections/registry.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

let portal: TestPortal;
const ids: Record<string, number> = {};
const secret = 'საიდუმლო';

beforeAll(async () => {
  portal = await buildPortal();
  const { make } = portal;
  const parent = await make.category({ title: 'გული' });
  const category = await make.category({ title: 'წნევა', parent_id: parent });
  const tag = await make.tag({ alias: 'tsneva', title: 'წნევა' });
  const quiet = await make.tag({ alias: 'chumi', title: 'ჩუმი' });
  const consultant = await make.consultant({ title: 'თეა' });
  const away = await make.consultant({ title: 'გიორგი', status: 'draft' });
  const relations = { category_id: category, consultant_id: consultant, tags: [tag] };
  const open = await make.question({
    ...relations,
    body_html: '<p>კითხვა</p>',
    answer_html: '<p>პასუხი</p>',
  });
  const second = await make.question({ consultant_id: away, category_id: parent });
  const hiding = { title: secret, tags: [tag, quiet], category_id: category, consultant_id: consultant };
  const hidden = [
    await make.question({ ...hiding, is_private: true }),
    await make.question({ ...hiding, published_at: null }),
    await make.question({ ...hiding, status: 'open', answered_at: null }),
    await make.question({ ...hiding, status: 'refused' }),
    await make.question({ ...hiding, status: 'draft', is_private: true, published_at: null }),
  ];
  await make.questionblock({ question_id: open, kind: 'question', body_html: '<p>ა</p>' });
  await make.questionblock({ question_id: open, kind: 'answer', author_title: 'თეა' });
  for (const question_id of hidden)
    await make.questionblock({ question_id, author_title: secret, body_html: secret });
  const article = await make.article();
  const draft = await make.article({ status: 'draft', published_at: null });
  const shown = await make.comment({ article_id: article, body_html: '<p>მადლობა</p>' });
  const reply = await make.comment({ article_id: article, parent_id: shown });
  const waiting = await make.comment({ article_id: article, is_approved: false, author_name: secret });
  await make.comment({ article_id: article, parent_id: waiting, author_name: secret });
  await make.comment({ article_id: draft, author_name: secret });
  Object.assign(ids, {
    parent,
    category,
    consultant,
    away,
    open,
    second,
    article,
    draft,
    shown,
    reply,
    waiting,
  });
  ids.hidden = hidden[0] ?? 0;
}, 60_000);
afterAll(() => portal.close());

const list = async (collection: string, body: object = {}) => {
  const { status, body: answer } = await portal.ask(collection, { fields: ['id'], ...body });
  expect(status, JSON.stringify(answer)).toBe(200);
  return (answer[collection] as { id: number }[]).map(({ id }) => id);
};

describe('questions', () => {
  it('lists public questions, newest answer first', async () => {
    expect(await list('question')).toEqual([ids.second, ids.open]);
    const { body } = await portal.ask('question', { find: { id: ids.open }, many: false });
    expect(Object.keys(body.question as object)).toEqual([
      'id',
      'slug',
      'title',
      'body',
      'category',
      'tags',
      'consultant',
      'answer',
      'asked_at',
      'answered_at',
      'url',
      'metainfo',
    ]);
    expect(body.question).toMatchObject({
      body: '<p>კითხვა</p>',
      answer: '<p>პასუხი</p>',
      category: { id: ids.category, title: 'წნევა' },
      consultant: { id: ids.consultant, title: 'თეა' },
      tags: [{ alias: 'tsneva' }],
      url: expect.stringMatching(/^\/kithkhva-pasukhi\/kithkhva-\d+\.html$/),
      metainfo: { title: expect.stringMatching(/^კითხვა /) },
    });
  });

  it('are filtered by category with its children, by tag and by consultant', async () => {
    expect(await list('question', { find: { 'category.id': ids.parent } })).toEqual([ids.second, ids.open]);
    expect(await list('question', { find: { 'category.id': ids.category } })).toEqual([ids.open]);
    expect(await list('question', { find: { 'tags.alias': 'tsneva' } })).toEqual([ids.open]);
    expect(await list('question', { find: { 'consultant.id': ids.consultant } })).toEqual([ids.open]);
    expect(await list('question', { find: { 'consultant.id': ids.away } })).toEqual([]);
  });

  it('never reveal a private, unapproved or unanswered question: not by relation, count, order or search', async () => {
    expect(await list('question', { find: { id: ids.hidden } })).toEqual([]);
    expect(await list('question', { find: { title: secret } })).toEqual([]);
    expect(await list('question', { find: { 'tags.alias': 'chumi' } })).toEqual([]);
    expect(await list('question', { sort: ['-views'] })).toHaveLength(2);
    expect(await list('questionblock', { find: { 'question.id': ids.hidden } })).toEqual([]);
    expect(await list('questionblock', { find: { author_title: secret } })).toEqual([]);
    const { body: tags } = await portal.ask('tag', { fields: ['alias', 'questions_count'], sort: 'title' });
    expect(tags.tag).toEqual([
      { alias: 'chumi', questions_count: 0 },
      { alias: 'tsneva', questions_count: 1 },
    ]);
    const { body: consultants } = await portal.ask('consultant', { fields: ['answers_count'] });
    expect(consultants.consultant).toEqual([{ answers_count: 1 }]);
    const { body: counts } = await portal.ask('question', {
      counts: ['category.id', 'tags.alias'],
      fields: ['id'],
    });
    expect(counts).toMatchObject({ total: 2, counts: { 'tags.alias': { tsneva: 1 } } });
  });

  it('hide internal columns', async () => {
    for (const name of ['status', 'is_private', 'is_public', 'published_at', 'views', 'asker_id']) {
      expect((await portal.ask('question', { fields: [name] })).status, name).toBe(400);
      expect((await portal.ask('question', { find: { [name]: true } })).status, name).toBe(400);
    }
    expect((await portal.ask('question', { sort: 'is_private' })).status).toBe(400);
  });

  it('may be sorted by views', async () => {
    await portal.database.db
      .updateTable('question_popularity')
      .set({ views: 9 })
      .where('question_id', '=', ids.open ?? 0)
      .execute();
    expect(await list('question', { sort: '-views', limit: 1 })).toEqual([ids.open]);
  });

  it('disappear everywhere when they are withdrawn', async () => {
    const { db } = portal.database;
    const set = (is_private: boolean) =>
      db
        .updateTable('question')
        .set({ is_private })
        .where('id', '=', ids.open ?? 0)
        .execute();
    expect(await list('questionblock')).toHaveLength(2);
    await set(true);
    await expect.poll(() => list('questionblock')).toEqual([]);
    await expect.poll(() => list('question')).toEqual([ids.second]);
    await set(false);
    await expect.poll(() => list('question')).toHaveLength(2);
  });
});

describe('comments', () => {
  it('are under published articles once approved, replies under visible comments only', async () => {
    expect(await list('comment', { find: { 'article.id': ids.article } })).toEqual([ids.shown, ids.reply]);
    expect(await list('comment', { find: { 'article.id': ids.draft } })).toEqual([]);
    expect(await list('comment', { find: { author_name: secret } })).toEqual([]);
    expect(await list('comment', { find: { parent_id: ids.waiting } })).toEqual([]);
    const { body } = await portal.ask('comment', { find: { id: ids.reply }, many: false });
    expect(body.comment).toEqual({
      id: ids.reply,
      article: { id: ids.article },
      author_name: 'ნანა',
      is_author: false,
      body: '',
      created_at: expect.stringMatching(/Z$/),
      parent_id: ids.shown,
    });
  });

  it('hide their replies when they are hidden, and restore them', async () => {
    const { db } = portal.database;
    const approve = (is_approved: boolean) =>
      db
        .updateTable('comment')
        .set({ is_approved })
        .where('id', '=', ids.shown ?? 0)
        .execute();
    await approve(false);
    await expect.poll(() => list('comment')).toEqual([]);
    await approve(true);
    await expect.poll(() => list('comment')).toEqual([ids.shown, ids.reply]);
  });

  it('appear under an article that had none', async () => {
    const article = await portal.make.article();
    const find = { 'article.id': article };
    expect((await portal.ask('comment', { find })).body).toEqual({ comment: [], total: 0 });
    const first = await portal.make.comment({ article_id: article });
    await expect.poll(() => list('comment', { find })).toEqual([first]);
    await expect.poll(async () => (await portal.ask('comment', { find })).body).toMatchObject({ total: 1 });
  });

  it('cannot answer a comment of another article', async () => {
    await expect(portal.make.comment({ article_id: ids.draft ?? 0, parent_id: ids.shown })).rejects.toThrow(
      'another article',
    );
  });
});

describe('every collection', () => {
  it('answers a simple query with counts, without revealing hidden records', async () => {
    for (const collection of collections.values()) {
      const { name, countable = [] } = collection;
      const { status, body } = await portal.ask(name, { counts: countable });
      expect(status, name).toBe(needsAccount(collection) ? 401 : 200);
      expect(JSON.stringify(body), name).not.toContain(secret);
    }
  });
});
