import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documentOf, officeCode } from '#tests/support/office.ts';
import { type OfficeArticle, openOfficeArticle } from '#tests/support/office-article.ts';

let office: OfficeArticle;
beforeAll(async () => {
  office = await openOfficeArticle();
}, 60_000);
afterAll(() => office.close());
beforeEach(() => office.begin());

describe('an export', () => {
  it('has the records of a list as an import reads them, and drafts as they are written', async () => {
    const { editor, author, article, approve, publish, category } = office;
    const draft = { title: 'მონახაზი', category, introtext: 'თქვა: "კი"', body: documentOf('ტექსტი') };
    const { body: made } = await author.records('article', 'save', {
      id: null,
      version: null,
      content: draft,
    });
    await approve();
    await publish();
    const find = { id: { $in: [article.id, made.id] } };
    const { body } = await editor.records('article', 'export', { find });
    expect(body.records).toMatchObject([
      { collection: 'article', id: article.id, title: 'გული', body: '<p>ტექსტი</p>', status: 'published' },
      { collection: 'article', id: made.id, title: 'მონახაზი', category, body: '<p>ტექსტი</p>' },
    ]);
    const only = await editor.records('article', 'export', { find, states: ['draft'] });
    expect(only.body.records).toHaveLength(1);
    const csv = await editor.text('/api/office/records/article/export/', { find, format: 'csv' });
    expect(csv.type).toBe('text/csv; charset=utf-8');
    const [head, first, second, end] = csv.text.split('\r\n');
    expect(head).toMatch(/^id,alias,category,/);
    expect(first).toContain('გული');
    expect(second).toContain('"თქვა: ""კი"""');
    expect(end).toBe('');
    expect(officeCode(await author.records('article', 'export', {}))).toBe('no_right');
  });
});
