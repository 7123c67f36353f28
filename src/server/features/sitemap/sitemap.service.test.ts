import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { createSitemapRepository } from './sitemap.repository.ts';
import { createSitemap } from './sitemap.service.ts';

const siteUrl = 'https://salbuni.example';
let portal: TestPortal;
beforeAll(async () => {
  portal = await buildPortal({ environment: { SITE_URL: siteUrl } });
});
afterAll(() => portal.close());

const get = async (path: string) => {
  const answer = await portal.app.inject({ url: path });
  return { status: answer.statusCode, type: answer.headers['content-type'], text: answer.body };
};
const addressesIn = (text: string) => Array.from(text.matchAll(/<loc>([^<]*)<\/loc>/g), ([, loc]) => loc);

describe('the sitemap', () => {
  it('lists the files that have pages, and in each the public pages with their last change', async () => {
    const shown = await portal.make.article({
      title: 'ჩანს',
      alias: 'chans',
      updated_at: '2026-03-04T05:06:07Z',
    });
    await portal.make.article({ alias: 'monakhazi', status: 'draft' });
    const index = await get('/sitemap.xml');
    expect(index.type).toBe('application/xml; charset=utf-8');
    expect(addressesIn(index.text)).toContain(`${siteUrl}/sitemap-article-1.xml`);
    expect(addressesIn(index.text)).toContain(`${siteUrl}/sitemap-pages.xml`);
    expect(addressesIn(index.text)).not.toContain(`${siteUrl}/sitemap-journal-1.xml`);
    const { text } = await get('/sitemap-article-1.xml');
    expect(addressesIn(text)).toEqual([
      expect.stringMatching(`^${siteUrl}/kategoria-\\d+/${shown}-chans.html$`),
    ]);
    expect(text).toContain('<lastmod>2026-03-04T05:06:07Z</lastmod>');
    expect(addressesIn((await get('/sitemap-pages.xml')).text)).toContain(`${siteUrl}/kithkhva-pasukhi.html`);
  });

  it('lists a new page at once', async () => {
    await get('/sitemap-article-1.xml');
    const id = await portal.make.article({ alias: 'akhali' });
    await expect.poll(async () => (await get('/sitemap-article-1.xml')).text).toContain(`/${id}-akhali.html`);
  });

  it('never lists a question that is private or not published', async () => {
    await portal.make.question({ slug: 'sajaro' });
    await portal.make.question({ slug: 'piradi', is_private: true });
    await portal.make.question({ slug: 'gaushvebeli', published_at: null });
    const { text } = await get('/sitemap-question-1.xml');
    expect(addressesIn(text)).toEqual([`${siteUrl}/kithkhva-pasukhi/sajaro.html`]);
  });

  it('lists only tags that have content', async () => {
    const used = await portal.make.tag({ alias: 'gamoyenebuli' });
    await portal.make.tag({ alias: 'carieli' });
    await portal.make.article({ tags: [used] });
    expect(addressesIn((await get('/sitemap-tag-1.xml')).text)).toEqual([
      `${siteUrl}/tegebi.html?tag=gamoyenebuli`,
    ]);
  });

  it('shows the last change, ignoring writes without a change', async () => {
    const id = await portal.make.clinic({ alias: 'klinika' });
    const before = new Date('2020-01-02T03:04:05Z');
    const table = portal.database.db.updateTable('clinic').where('id', '=', id);
    const readMoment = async () =>
      (
        await portal.database.db
          .selectFrom('clinic')
          .select('updated_at')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).updated_at;
    await portal.database.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('clinic').set({ updated_at: before }).where('id', '=', id).execute();
    });
    expect(await readMoment()).toEqual(before);
    await table.set({ alias: 'klinika' }).execute();
    expect(await readMoment()).toEqual(before);
    await table.set({ title: 'სხვა' }).execute();
    expect(await readMoment()).not.toEqual(before);
  });

  it('splits many pages into several files', async () => {
    const small = createSitemap(createSitemapRepository(portal.database.db), { siteUrl, size: 2 });
    for (let number = 0; number < 3; number += 1) await portal.make.doctor();
    expect(addressesIn((await small.getIndex()).text)).toEqual(
      expect.arrayContaining([`${siteUrl}/sitemap-doctor-1.xml`, `${siteUrl}/sitemap-doctor-2.xml`]),
    );
    expect(addressesIn((await small.getFile('doctor', 1))?.text ?? '')).toHaveLength(2);
    expect(addressesIn((await small.getFile('doctor', 2))?.text ?? '')).toHaveLength(1);
  });

  it('answers 404 for missing files', async () => {
    for (const path of ['/sitemap-article-999.xml', '/sitemap-menu-1.xml', '/sitemap-x-1.xml'])
      expect((await get(path)).status).toBe(404);
  });
});

describe('robots.txt and the web manifest', () => {
  it('name the sitemap', async () => {
    expect((await get('/robots.txt')).text).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  });

  it('offer icons in the required sizes', async () => {
    const { icons } = JSON.parse((await get('/manifest.webmanifest')).text);
    expect(icons.map((icon: { sizes: string; purpose?: string }) => [icon.sizes, icon.purpose])).toEqual([
      ['any', undefined],
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ]);
  });
});
