import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentOf, officeCode, type Staff } from '#tests/support/office.ts';
import { type OfficeArticle, openOfficeArticle } from '#tests/support/office-article.ts';

let office: OfficeArticle;
let admin: Staff;
beforeAll(async () => {
  office = await openOfficeArticle();
  await office.begin();
  admin = await office.signIn(['admin']);
}, 60_000);
afterAll(() => office.close());

/** What is sent is wrong in its form at one field and in what it says at others. */
const cases: readonly (readonly [
  what: string,
  path: string,
  body: (article: OfficeArticle['article']) => object,
  fields: readonly string[],
])[] = [
  ['a list', 'records/article/list', () => ({ find: { nonsense: 1 }, limit: 1_000 }), ['find', 'limit']],
  [
    'an export',
    'records/article/export',
    () => ({ find: { nonsense: 1 }, format: 'doc' }),
    ['find', 'format'],
  ],
  [
    'a save',
    'records/article/save',
    ({ id }) => ({ id, version: 'x', content: { title: 5, status: 'published', category: 99_999_999 } }),
    ['category', 'status', 'title', 'version'],
  ],
  [
    'sending to review',
    'records/article/submit',
    ({ id }) => ({ id, revision: 'x', reviewer: 99_999_999 }),
    ['reviewer', 'revision'],
  ],
  [
    'publishing',
    'records/article/publish',
    ({ id }) => ({ id, revision: 0, at: '2030-01-02T00:00:00Z', until: '2030-01-01T00:00:00Z' }),
    ['revision', 'until'],
  ],
  [
    'a note',
    'records/article/note',
    ({ id, revision }) => ({ id, revision, field: 'title', quote: 'გული', position: -1, body: 'რა?' }),
    ['field', 'position'],
  ],
  ['acts on many', 'records/article/bulk', () => ({ ids: [], act: 'set' }), ['fields', 'ids']],
  ['a redirect', 'links/save', () => ({ from: '', to: 'https://example.com/' }), ['from', 'to']],
  [
    'settings',
    'settings/save',
    () => ({ version: 'x', settings: { email: 'x', fax: '1' } }),
    ['email', 'fax', 'version'],
  ],
  [
    'a report',
    'reports/list',
    () => ({ from: '2026-02-02', to: '2026-02-01', format: 'doc' }),
    ['format', 'to'],
  ],
  ['books', 'books/list', () => ({ from: '2026-02-02', to: '2026-02-01', format: 'doc' }), ['format', 'to']],
  [
    'a journal',
    'books/journal',
    () => ({ from: '2026-02-02', to: '2026-02-01', account: 'x' }),
    ['account', 'to'],
  ],
  [
    'a balance',
    'operations/adjust',
    () => ({ account: 99_999_999, amount: 'x', reason: '' }),
    ['account', 'amount', 'reason'],
  ],
  [
    'roles',
    'accounts/set_roles',
    () => ({ id: 1, roles: ['king'], consultant: 99_999_999 }),
    ['consultant', 'roles'],
  ],
  ['tags', 'tags/merge', () => ({ id: 'x', into: 99_999_999 }), ['id', 'into']],
];

it.each(cases)(
  'one refusal of %s names every field, whatever is wrong with it',
  async (_, path, body, fields) => {
    const { editor, article } = office;
    const who = /^(operations|books|accounts|settings)/.test(path) ? admin : editor;
    const refused = await who.call(`/api/office/${path}/`, body(article));
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.error.fields).sort()).toEqual(fields);
    expect(refused.body.error.__all__).toBeUndefined();
  },
);

it('a list and an export say at `find` what cannot be asked', async () => {
  for (const call of ['list', 'export']) {
    const refused = await office.editor.records('article', call, { find: { nonsense: 1 }, format: 'csv' });
    expect([refused.status, officeCode(refused, 'find')]).toEqual([400, 'bad_query']);
  }
});

it('a record whose number cannot be read is not told that its own address is taken', async () => {
  const { editor, article, save, approve, publish } = office;
  await save(editor, { alias: 'sakutari', text: documentOf('გული') });
  await approve();
  await publish();
  const content = { alias: 'sakutari', title: 5 };
  const refused = await editor.records('article', 'save', { id: String(article.id), version: 1, content });
  expect(Object.keys(refused.body.error.fields).sort()).toEqual(['id', 'title']);
});

it('what is wrong is said before whether there is such a record', async () => {
  const { editor } = office;
  const nowhere = { id: 99_999_999, revision: 1 };
  const note = { ...nowhere, field: 'title', quote: 'ა', position: 0, body: 'რა?' };
  const roles = { id: 99_999_999, roles: ['consultant'], consultant: 99_999_999 };
  expect(officeCode(await editor.records('article', 'note', note), 'field')).toBe('unknown_field');
  expect(officeCode(await admin.call('/api/office/accounts/set_roles/', roles), 'consultant')).toBe(
    'unknown_consultant',
  );
  const merge = { id: 99_999_999, into: 99_999_998 };
  expect(officeCode(await editor.call('/api/office/tags/merge/', merge), 'into')).toBe('no_such_record');
});
