import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officeCode } from '#tests/support/office.ts';
import { type OfficeArticle, openOfficeArticle } from '#tests/support/office-article.ts';

let office: OfficeArticle;
beforeAll(async () => {
  office = await openOfficeArticle();
  await office.begin();
}, 60_000);
afterAll(() => office.close());

describe('paths of the office that no call has', () => {
  it('are refused after who asks and after the CSRF token, as every call is', async () => {
    const { editor } = office;
    const path = '/api/office/nowhere/list/';
    expect((await editor.call(path, {}, { authorization: '' })).status).toBe(401);
    expect(officeCode(await editor.call(path, {}, { 'x-csrftoken': 'other' }))).toBe('csrf');
    expect(officeCode(await editor.call(path))).toBe('not_found');
    expect(officeCode(await editor.records('article', 'nothing'))).toBe('not_found');
  });
});

describe('the search of the office', () => {
  it('finds records of any state, desks and commands, and what is called so first', async () => {
    const { author, save, article, approve, publish, category } = office;
    const search = async (q: string) => (await author.call('/api/office/search/', { q })).body;
    const other = { title: 'ზღვის გული', category, introtext: 'ა' };
    await author.records('article', 'save', { id: null, version: null, content: other });
    expect((await search('გული')).found).toMatchObject([
      { collection: 'article', id: article.id, title: 'გული', state: 'draft', url: null },
      { collection: 'article', title: 'ზღვის გული' },
    ]);
    await approve();
    await publish();
    await save(author, { title: 'გული და სისხლი' });
    expect((await search('სისხლი')).found).toContainEqual({
      ...{ collection: 'article', id: article.id, title: 'გული და სისხლი', state: 'published' },
      url: expect.stringContaining(`${article.id}-guli.html`),
    });
    expect((await search('მედიათეკა')).desks).toEqual([
      { desk: 'media', label: 'მედიათეკა', url: '/office/media/' },
    ]);
    // A list goes by the name of many, and is found by that of one.
    expect((await search('სტატია')).desks).toContainEqual({
      ...{ desk: 'article', label: 'სტატიები', url: '/office/records/article/' },
    });
    expect((await search('სტატია')).commands).toContainEqual({
      ...{
        command: 'new',
        collection: 'article',
        label: 'ახალი: სტატია',
        url: '/office/records/article/new/',
      },
    });
    expect((await search('')).found).toEqual([]);
  });

  it('is for who may list something', async () => {
    const reader = await office.signIn([]);
    expect(officeCode(await reader.call('/api/office/search/', { q: 'ა' }))).toBe('no_right');
    const reviewer = await office.reviewer.call('/api/office/search/', { q: '' });
    expect(reviewer.body.commands).toEqual([]);
  });
});

describe('saved views', () => {
  it('are each their own', async () => {
    const { author, editor } = office;
    const call = (who: typeof author, name: string, body: object) =>
      who.call(`/api/office/views/${name}/`, body);
    const given = { id: null, collection: 'article', name: 'ჩემი', query: 'state=draft' };
    const { body: view } = await call(author, 'save', given);
    expect(view).toEqual({ ...given, id: expect.any(Number) });
    await call(author, 'save', { ...view, name: 'სხვა', query: { states: ['draft'] } });
    expect((await call(author, 'list', { collection: 'article' })).body).toEqual({
      views: [{ ...view, name: 'სხვა', query: { states: ['draft'] } }],
    });
    expect((await call(editor, 'list', { collection: 'article' })).body).toEqual({ views: [] });
    expect((await call(editor, 'save', view)).status).toBe(404);
    expect((await call(editor, 'remove', { id: view.id })).status).toBe(404);
    expect((await call(author, 'remove', { id: view.id })).body).toEqual({});
    expect(officeCode(await call(author, 'save', { ...given, name: ' ' }), 'name')).toBe('required');
    expect(officeCode(await call(author, 'list', { collection: 'services' }))).toBe('no_right');
    const reader = await office.signIn([]);
    for (const name of ['list', 'save', 'remove'])
      expect(officeCode(await call(reader, name, { id: 'none' })), name).toBe('no_right');
  });
});

describe('the log', () => {
  it('is read by record, person, action and time; of records that one may read', async () => {
    const { editor, author, article, clock, signIn } = office;
    const admin = await signIn(['admin']);
    const list = async (who: typeof author, find: object) =>
      (await who.call('/api/office/log/list/', { find, limit: 100 })).body;
    const lines = await list(editor, { collection: 'article', record: article.id });
    expect(lines.total).toBe(lines.lines.length);
    expect(lines.lines.at(-1)).toMatchObject({
      ...{ action: 'save', collection: 'article', record: article.id, revision: expect.any(Number) },
      ...{ account: { id: author.id, name: 'ნინო' }, reason: null },
      fields: expect.arrayContaining(['title', 'body']),
    });
    const mine = await list(editor, { account: author.id, action: 'submit' });
    expect(mine.lines.map(({ action }: { action: string }) => action)).toEqual(['submit']);
    const later = new Date(clock.time + 365 * 86_400_000).toISOString();
    expect((await list(editor, { at: { $gte: '2100-01-01T00:00:00Z' } })).total).toBe(0);
    expect((await list(editor, { record: article.id, at: { $lt: later } })).total).toBe(lines.total);
    const price = { title: 'კითხვა' };
    await admin.records('services', 'save', { id: null, version: null, content: price });
    expect((await list(admin, { account: admin.id })).total).toBe(1);
    expect((await list(editor, { account: admin.id })).total).toBe(0);
    // What nobody can ask by would list everything.
    const unknown = await editor.call('/api/office/log/list/', { find: { person: admin.id } });
    expect([unknown.status, Object.keys(unknown.body.error.fields)]).toEqual([400, ['find']]);
    const reader = await signIn([]);
    expect(officeCode(await reader.call('/api/office/log/list/', {}))).toBe('no_right');
  });
});
