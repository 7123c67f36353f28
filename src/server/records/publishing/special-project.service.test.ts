import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentOf, officeCode } from '#tests/support/office.ts';
import { type OfficeArticle, openOfficeArticle } from '#tests/support/office-article.ts';

let office: OfficeArticle;
beforeAll(async () => {
  office = await openOfficeArticle();
}, 60_000);
afterAll(() => office.close());

describe('a special project', () => {
  const texts = {
    title: 'წნევის თვე',
    body: documentOf('შესავალი'),
    sections: [
      { title: 'პირველი', body: documentOf('დოკუმენტი') },
      { title: 'მეორე', body: '<p>კოდი<script>alert(1)</script></p>' },
    ],
  };

  it('has texts in its sections as documents or as HTML, and readers get both as safe HTML', async () => {
    const { editor, reviewer, portal } = office;
    const call = (act: string, body: object, who = editor) => who.records('special_project', act, body);
    const { body: saved } = await call('save', { id: null, version: null, content: texts });
    const { id, revision } = saved;
    expect(officeCode(await call('publish', { id, revision }))).toBe('not_approved');
    await call('submit', { id, revision });
    expect(officeCode(await call('approve', { id, revision }))).toBe('no_right');
    await call('approve', { id, revision }, reviewer);
    expect((await call('publish', { id, revision })).body).toMatchObject({ state: 'published' });
    const row = portal.database.db.selectFrom('special_project').select('sections').where('id', '=', id);
    expect((await row.executeTakeFirst())?.sections).toEqual([
      { title: 'პირველი', body: '<p>დოკუმენტი</p>' },
      { title: 'მეორე', body: '<p>კოდი</p>' },
    ]);
  });

  it('refuses a section that is neither', async () => {
    const content = {
      ...texts,
      sections: [{ title: 'ა', body: { type: 'doc', content: [{ type: 'evil' }] } }],
    };
    const refused = await office.editor.records('special_project', 'save', {
      id: null,
      version: null,
      content,
    });
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([400, ['sections']]);
  });
});
