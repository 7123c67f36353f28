import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documentOf, officeCode } from '#tests/support/office.ts';
import { type OfficeArticle, openOfficeArticle } from '#tests/support/office-article.ts';

let office: OfficeArticle;
beforeAll(async () => {
  office = await openOfficeArticle();
}, 60_000);
afterAll(() => office.close());
beforeEach(() => office.begin());

describe('writing', () => {
  it('makes a draft that readers have no row of', async () => {
    const { article, category, tags, get, rowOf } = office;
    expect(await rowOf()).toBeUndefined();
    expect(await get()).toMatchObject({
      ...{ record: null, state: 'draft', version: 1, plan: null, lease: null },
      working: {
        revision: article.revision,
        number: 1,
        state: 'draft',
        content: { title: 'გული', category, tags },
      },
    });
  });

  it('keeps what is half done, and asks for what is missing at submit', async () => {
    const { article, author, save } = office;
    expect((await save(author, { title: '', category: null })).status).toBe(200);
    const refused = await author.records('article', 'submit', { id: article.id, revision: article.revision });
    expect([refused.status, officeCode(refused)]).toEqual([409, 'incomplete']);
    expect(Object.keys(refused.body.error.fields).sort()).toEqual(['category', 'title']);
  });

  it('makes a revision of each save, and none where nothing changes', async () => {
    const { article, author, editor, save } = office;
    const before = article.revision;
    expect((await save(author, { title: 'გული' })).body).toEqual({
      id: article.id,
      revision: before,
      version: 1,
    });
    expect((await save(author, { title: 'ფილტვი' })).body.version).toBe(2);
    const { body } = await editor.records('article', 'revisions', { id: article.id });
    expect(body.revisions.map((one: { number: number }) => one.number)).toEqual([2, 1]);
    expect(body.revisions[0]).toMatchObject({ state: 'draft', created_by: { id: author.id, name: 'ნინო' } });
  });

  it('refuses who has not seen the newest version, and says who changed what', async () => {
    const { article, author, editor, save, get } = office;
    await save(editor, { introtext: 'სხვა' });
    const stale = await author.records('article', 'save', {
      id: article.id,
      version: 1,
      content: { title: 'ჩემი' },
    });
    expect([stale.status, officeCode(stale)]).toEqual([409, 'stale']);
    expect(stale.body.current).toMatchObject({
      ...{ version: 2, changed_by: { id: editor.id, name: 'ლია' }, fields: ['introtext'] },
    });
    expect((await get()).working.content).toMatchObject({ title: 'გული', introtext: 'სხვა' });
  });

  it('refuses at once what can never be right', async () => {
    const { author, save } = office;
    const wrong = await save(author, {
      ...{
        title: 7,
        category: 999_999,
        alias: 'a/b',
        status: 'published',
        reviewer: 1,
        published_at: '2020-01-01T00:00:00Z',
      },
      ...{ body: { type: 'doc', content: [{ type: 'script' }] }, image: 999_999 },
    });
    expect(wrong.status).toBe(400);
    expect(
      Object.fromEntries(Object.keys(wrong.body.error.fields).map((name) => [name, officeCode(wrong, name)])),
    ).toEqual({
      ...{ title: 'wrong_type', category: 'no_such_record', alias: 'address_piece', status: 'not_writable' },
      ...{
        reviewer: 'not_writable',
        published_at: 'not_writable',
        body: 'document',
        image: 'no_such_record',
      },
    });
  });

  it('is restored, compared, copied and discarded', async () => {
    const { author, editor, tags, article, save, get } = office;
    const first = article.revision;
    await save(author, { title: 'გული და სისხლი', tags: [tags[1]] });
    const { body } = await editor.records('article', 'diff', {
      id: article.id,
      from: first,
      to: article.revision,
    });
    expect(body.fields).toContainEqual({
      ...{ name: 'title', from: 'გული', to: 'გული და სისხლი' },
      parts: [
        { text: 'გული', change: 'same' },
        { text: ' და სისხლი', change: 'added' },
      ],
    });
    expect(
      (await author.records('article', 'restore', { id: article.id, revision: first })).body.version,
    ).toBe(3);
    expect((await get()).working.content).toMatchObject({ title: 'გული', tags });
    const copy = await author.records('article', 'duplicate', { id: article.id });
    expect(copy.body.id).not.toBe(article.id);
    expect((await author.records('article', 'discard', { id: article.id, version: 3 })).body).toEqual({
      state: null,
    });
    expect((await editor.records('article', 'get', { id: article.id })).status).toBe(404);
  });
});

describe('review', () => {
  it('is by somebody who wrote none of it, and only of what was submitted', async () => {
    const { article, signIn, author, reviewer, save } = office;
    const both = await signIn(['author', 'reviewer']);
    expect(
      officeCode(
        await reviewer.records('article', 'approve', { id: article.id, revision: article.revision }),
      ),
    ).toBe('not_submitted');
    await save(both, { introtext: 'მისი' });
    await author.records('article', 'submit', {
      id: article.id,
      revision: article.revision,
      note: 'შეამოწმეთ',
    });
    const own = await both.records('article', 'approve', { id: article.id, revision: article.revision });
    expect([own.status, officeCode(own)]).toEqual([403, 'own_revision']);
    expect(
      (await reviewer.records('article', 'approve', { id: article.id, revision: article.revision })).body,
    ).toEqual({
      state: 'approved',
    });
  });

  it('sends a text back with a note, and goes on while somebody writes', async () => {
    const { article, author, reviewer, save } = office;
    await author.records('article', 'submit', { id: article.id, revision: article.revision });
    const submitted = article.revision;
    await save(author, { introtext: 'შემდეგი' });
    expect(
      officeCode(
        await reviewer.records('article', 'reject', { id: article.id, revision: submitted }),
        'note',
      ),
    ).toBe('required');
    const rejected = await reviewer.records('article', 'reject', {
      id: article.id,
      revision: submitted,
      note: 'წყარო აკლია',
    });
    expect(rejected.body).toEqual({ state: 'draft' });
    const { body } = await author.records('article', 'revisions', { id: article.id });
    expect(body.revisions[1]).toMatchObject({
      state: 'draft',
      note: 'წყარო აკლია',
      decided_by: { name: 'გია' },
    });
  });
});

describe('what was there before the office', () => {
  it('is edited from what readers have', async () => {
    const { portal, editor, category, tags, article, save, get } = office;
    article.id = await portal.make.article({
      category_id: category,
      tags,
      body: JSON.stringify(documentOf('ძველი')),
      body_html: '<p>ძველი</p>',
    });
    article.version = (await get()).version;
    await save(editor, { title: 'ახალი სათაური' });
    expect((await get()).working.content).toMatchObject({
      title: 'ახალი სათაური',
      category,
      tags,
      body: documentOf('ძველი'),
    });
    expect(
      (await editor.records('article', 'discard', { id: article.id, version: article.version })).body,
    ).toEqual({
      state: 'published',
    });
  });

  it('has a first revision where it was a draft, and a plan where it was to go out', async () => {
    const { clock, portal, category, article, get, keepPlans } = office;
    article.id = await portal.make.article({ category_id: category, status: 'draft' });
    expect(await get()).toMatchObject({
      state: 'draft',
      record: null,
      working: { number: 1, created_by: null },
    });
    article.id = await portal.make.article({
      category_id: category,
      status: 'scheduled',
      published_at: new Date(clock.time + 60_000),
    });
    expect(await get()).toMatchObject({ state: 'scheduled', plan: { until: null } });
    clock.time += 60_001;
    await keepPlans();
    expect(await get()).toMatchObject({ state: 'published' });
  });
});

describe('the lease', () => {
  it('tells who is writing, ends by itself and may be broken', async () => {
    const { article, clock, author, editor, save } = office;
    expect((await author.records('article', 'lease', { id: article.id, act: 'take' })).body).toMatchObject({
      is_mine: true,
    });
    const seen = await editor.records('article', 'lease', { id: article.id, act: 'take' });
    expect(seen.body).toMatchObject({ is_mine: false, holder: { name: 'ნინო' } });
    expect((await save(editor, { title: 'მაინც' })).status).toBe(200);
    expect((await editor.records('article', 'lease', { id: article.id, act: 'break' })).body).toMatchObject({
      is_mine: true,
    });
    clock.time += 61_000;
    expect((await author.records('article', 'lease', { id: article.id, act: 'keep' })).body).toMatchObject({
      is_mine: true,
    });
    expect((await author.records('article', 'lease', { id: article.id, act: 'give' })).body).toEqual({
      ...{ holder: null, expires_at: null, is_mine: false },
    });
  });
});

describe('a list', () => {
  it('finds drafts and published records by words, states and fields', async () => {
    const { article, portal, author, editor, save } = office;
    const own = await portal.make.category();
    await save(author, { category: own, title: 'პირველი სია' });
    const published = await portal.make.article({ category_id: own, title: 'მეორე სია' });
    await portal.make.article({ category_id: own, title: 'ძველი სია', status: 'archived' });
    const list = async (body: object) =>
      (await editor.records('article', 'list', { find: { 'category.id': own }, ...body })).body;
    const all = await list({ fields: ['introtext'], sort: '-title' });
    expect(all.records.map((one: { title: string }) => one.title)).toEqual(['პირველი სია', 'მეორე სია']);
    expect(all.records[0]).toMatchObject({
      id: article.id,
      state: 'draft',
      working_state: 'draft',
      introtext: 'შესავალი',
      version: 2,
    });
    expect(all.total).toBe(2);
    expect(all.counts).toEqual({ draft: 1, published: 1, archived: 1 });
    expect((await list({ search: 'მეორე' })).records).toMatchObject([{ id: published, state: 'published' }]);
    expect((await list({ states: ['archived'] })).records).toMatchObject([{ title: 'ძველი სია' }]);
    expect((await list({ search: String(article.id) })).records).toMatchObject([{ id: article.id }]);
    expect((await list({ limit: 1, page: 2 })).records).toHaveLength(1);
    expect((await editor.records('article', 'list', { find: { nothing: 1 } })).status).toBe(400);
  });
});

describe('an act on many', () => {
  it('says first what it would change, and changes nothing by that', async () => {
    const { article, editor, get } = office;
    const given = { ids: [article.id, 999_999], act: 'set', fields: { title: 'ერთად' } };
    const trial = await editor.records('article', 'bulk', { ...given, dry_run: true });
    expect(trial.body).toEqual({
      would: [{ id: article.id, fields: ['title'] }],
      refused: [{ id: 999_999, code: 'not_found', message: expect.any(String) }],
    });
    expect((await get()).version).toBe(article.version);
    expect((await editor.records('article', 'bulk', given)).body.done).toEqual([article.id]);
    expect((await get()).working.content.title).toBe('ერთად');
    const published = await editor.records('article', 'bulk', { ids: [article.id], act: 'publish' });
    expect(published.body).toMatchObject({ done: [], refused: [{ id: article.id, code: 'not_approved' }] });
  });
});
