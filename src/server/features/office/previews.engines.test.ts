import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { officeCode, type Staff } from '#tests/support/office.ts';
import { type OfficeArticle, openOfficeArticle } from '#tests/support/office-article.ts';

let office: OfficeArticle;
beforeAll(async () => {
  office = await openOfficeArticle();
}, 60_000);
afterAll(() => office.close());
beforeEach(() => office.begin());

const ask = (who: Staff, more: object = {}) => {
  const { id, revision } = office.article;
  return who.records('article', 'preview', { id, revision, device: 'mobile', ...more });
};
const open = (url: string, cookie = '') => office.portal.app.inject({ url, headers: { cookie } });

describe('a preview', () => {
  it('is the page with the revision laid over it, for who asked alone, and nothing of it stays', async () => {
    const { author, editor, article, rowOf, actionsOf } = office;
    const { body, status } = await ask(author);
    expect([status, body.url]).toEqual([200, expect.stringMatching(/-guli\.html\?preview=[\w-]{22}$/)]);
    const page = await open(body.url, await author.cookie());
    expect([page.statusCode, page.body]).toEqual([200, `mobile preview გული ${article.id}`]);
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect((await open(body.url)).statusCode).toBe(404);
    expect((await open(body.url, await editor.cookie())).statusCode).toBe(404);
    expect((await open(body.url.replace(/.$/, '~'), await author.cookie())).statusCode).toBe(404);
    expect(await rowOf()).toBeUndefined();
    expect(await actionsOf()).toEqual(['save']);
    expect((await open(body.url.replace(/\?.*/, ''))).body).toBe('desktop  ');
  });

  it('shows what is being written of a published text, which readers do not get', async () => {
    const { author, save, approve, publish } = office;
    await approve();
    await publish();
    await save(author, { title: 'მეორე სათაური' });
    const { body } = await ask(author, { device: 'desktop' });
    const page = await open(body.url, await author.cookie());
    expect(page.body).toContain('desktop preview მეორე სათაური');
    expect((await open(body.url.replace(/\?.*/, ''), await author.cookie())).body).toContain('გული');
  });

  it('is good for ten minutes', async () => {
    const { author, clock } = office;
    const { body } = await ask(author);
    const cookie = await author.cookie();
    clock.time += 599_000;
    expect((await open(body.url, cookie)).statusCode).toBe(200);
    clock.time += 2_000;
    expect((await open(body.url, cookie)).statusCode).toBe(404);
  });

  it('is refused where there is nothing to show yet', async () => {
    const { author, article } = office;
    const saved = await author.records('article', 'save', {
      id: null,
      version: null,
      content: { introtext: 'ა' },
    });
    const { id, revision } = saved.body;
    expect(officeCode(await ask(author, { id, revision }))).toBe('incomplete');
    expect(officeCode(await ask(author, { id, revision }), 'title')).toBe('required');
    expect((await ask(author, { id: article.id, revision })).status).toBe(404);
    expect(officeCode(await ask(author, { device: 'watch' }), 'device')).toBeDefined();
  });
});
