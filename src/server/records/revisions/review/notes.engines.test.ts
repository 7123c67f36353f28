import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documentOf, officeCode, type Staff } from '#tests/support/office.ts';
import { type OfficeArticle, openOfficeArticle } from '#tests/support/office-article.ts';

let office: OfficeArticle;
beforeAll(async () => {
  office = await openOfficeArticle();
}, 60_000);
afterAll(() => office.close());
beforeEach(() => office.begin());

const place = { field: 'body', quote: 'ტექსტი', prefix: '', suffix: '', position: 0 };
const write = (who: Staff, given: object = {}) => {
  const { id, revision } = office.article;
  return who.records('article', 'note', { id, revision, ...place, body: 'წყარო რომელია?', ...given });
};
const list = async (who: Staff) => (await who.records('article', 'notes', { id: office.article.id })).body;

describe('notes at places of a text', () => {
  it('go from the reviewer to the author, who replies and marks them as done', async () => {
    const { author, reviewer, article, actionsOf } = office;
    const { body } = await write(reviewer);
    expect(body).toMatchObject({
      open: 1,
      notes: [
        { ...place, body: 'წყარო რომელია?', created_by: { id: reviewer.id }, done_at: null, replies: [] },
      ],
    });
    const note = body.notes[0].note;
    await author.records('article', 'note_reply', { id: article.id, note, body: 'დავამატე.' });
    const done = await author.records('article', 'note_done', { id: article.id, note });
    expect(done.body).toMatchObject({
      open: 0,
      notes: [
        { done_by: { id: author.id }, replies: [{ body: 'დავამატე.', created_by: { id: author.id } }] },
      ],
    });
    await reviewer.records('article', 'note_done', { id: article.id, note, done: false });
    expect(await list(reviewer)).toMatchObject({ open: 1, notes: [{ done_at: null, done_by: null }] });
    expect(await actionsOf()).toEqual(['save', 'note', 'note_reply', 'note_done', 'note_done']);
  });

  it('outlive what is saved after them, and change neither version nor revision', async () => {
    const { author, editor, reviewer, article, save, get } = office;
    const before = await get();
    await write(reviewer);
    expect(await get()).toEqual(before);
    await save(author, { body: documentOf('სულ სხვა სიტყვები') });
    expect(await list(editor)).toMatchObject({ open: 1, notes: [{ revision: before.working.revision }] });
    expect(article.revision).not.toBe(before.working.revision);
  });

  it('are in nothing that is published, exported or compared', async () => {
    const { author, editor, reviewer, approve, publish, rowOf, save, article } = office;
    await write(reviewer, { body: 'საიდუმლო შენიშვნა' });
    await approve();
    await publish();
    await save(author, { introtext: 'სხვა' });
    const shown = [
      await rowOf(),
      (await editor.records('article', 'get', { id: article.id })).body,
      (await editor.records('article', 'export', { find: { id: article.id } })).body,
      (await editor.records('article', 'diff', { id: article.id, from: 'published', to: article.revision }))
        .body,
    ];
    expect(JSON.stringify(shown)).toContain('ტექსტი');
    expect(JSON.stringify(shown)).not.toContain('საიდუმლო');
    expect((await list(editor)).open).toBe(1);
  });

  it('stand in long texts alone, with words and something to say', async () => {
    const { reviewer } = office;
    expect(officeCode(await write(reviewer, { field: 'title' }), 'field')).toBe('unknown_field');
    expect(officeCode(await write(reviewer, { field: 'none' }), 'field')).toBe('unknown_field');
    expect(officeCode(await write(reviewer, { body: '  ' }), 'body')).toBe('required');
    expect(officeCode(await write(reviewer, { quote: '' }), 'quote')).toBe('required');
    expect((await write(reviewer, { quote: 'ა'.repeat(1_001) })).status).toBe(400);
    expect((await write(reviewer, { revision: 999_999 })).status).toBe(404);
  });

  it('belong to their record: by another one they are not found', async () => {
    const { reviewer, begin, article } = office;
    const { note } = (await write(reviewer)).body.notes[0];
    const first = article.id;
    await begin();
    expect(article.id).not.toBe(first);
    for (const [act, more] of [
      ['note_done', {}],
      ['note_reply', { body: 'კი' }],
    ] as const)
      expect((await reviewer.records('article', act, { id: article.id, note, ...more })).status).toBe(404);
    expect((await list(reviewer)).notes).toEqual([]);
  });

  it('go with a record that readers never had', async () => {
    const { editor, reviewer, article } = office;
    await write(reviewer);
    await editor.records('article', 'remove', { id: article.id, version: article.version });
    expect((await reviewer.records('article', 'notes', { id: article.id })).status).toBe(404);
  });
});

describe('who may write notes', () => {
  it('is who writes or reviews the record; others of the staff read them or not even that', async () => {
    const { signIn, reviewer, article } = office;
    await write(reviewer);
    const { note } = (await list(reviewer)).notes[0];
    const sales = await signIn(['sales']);
    const admin = await signIn(['admin']);
    expect(officeCode(await write(sales))).toBe('no_right');
    expect(
      officeCode(await sales.records('article', 'note_reply', { id: article.id, note, body: 'კი' })),
    ).toBe('no_right');
    expect(officeCode(await sales.records('article', 'note_done', { id: article.id, note }))).toBe(
      'no_right',
    );
    expect((await sales.records('article', 'notes', { id: article.id })).status).toBe(200);
    expect((await write(admin)).status).toBe(200);
    const reader = await signIn([]);
    expect(officeCode(await reader.records('article', 'notes', { id: article.id }))).toBe('no_right');
    // What needs no review the reviewer reads without notes.
    const tag = (await admin.records('tag', 'save', { id: null, version: null, content: { title: 'ტეგი' } }))
      .body;
    const noted = { id: tag.id, revision: tag.revision, ...place, body: 'რა?' };
    expect(officeCode(await reviewer.records('tag', 'note', noted))).toBe('no_right');
  });
});
