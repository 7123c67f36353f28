import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildPortal();
}, 60_000);
afterAll(() => portal.close());

async function bodyOf(collection: string, id: number): Promise<string> {
  const { body } = await portal.ask(collection, { find: { id }, many: false, fields: ['body'] });
  return (body[collection] as { body: string }).body;
}

describe('bodies of answers', () => {
  it('have links to the encyclopedia, also after a term has changed', async () => {
    const { make } = portal;
    const article = await make.article({ body_html: '<p>ვენების კედელი და პულსი</p>' });
    expect(await bodyOf('article', article)).toBe('<p>ვენების კედელი და პულსი</p>');
    const id = await make.term({ title: 'ვენა', alias: 'vena', introtext: 'სისხლძარღვი' });
    const link = `<a href="/enciklopedia/${id}-vena.html" data-term="${id}" aria-description="სისხლძარღვი">ვენების</a>`;
    await expect.poll(() => bodyOf('article', article)).toBe(`<p>${link} კედელი და პულსი</p>`);
    await portal.database.db.updateTable('term').set({ status: 'archived' }).where('id', '=', id).execute();
    await expect.poll(() => bodyOf('article', article)).toBe('<p>ვენების კედელი და პულსი</p>');
  });

  it('of terms have links to other terms, not to themselves', async () => {
    const { make } = portal;
    const artery = await make.term({ title: 'არტერია', alias: 'arteria' });
    const aorta = await make.term({
      title: 'აორტა',
      alias: 'aorta',
      body_html: '<p>აორტა უდიდესი არტერიაა.</p>',
    });
    expect(await bodyOf('term', aorta)).toBe(
      `<p>აორტა უდიდესი <a href="/enciklopedia/${artery}-arteria.html" data-term="${artery}">არტერიაა</a>.</p>`,
    );
  });
});
