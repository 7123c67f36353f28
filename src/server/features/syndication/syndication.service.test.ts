import { parseRssFeed } from 'feedsmith';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

let portal: TestPortal;

beforeAll(async () => {
  portal = await buildPortal({ environment: { SITE_URL: 'https://salbuni.example' } });
}, 60_000);
afterAll(() => portal.close());

const read = async (path: string) => parseRssFeed((await portal.app.inject(path)).body);

describe('a feed of articles', () => {
  it('contains the newest articles as RSS 2.0, without characters that XML forbids', async () => {
    const heart = await portal.make.category({ title: 'გული & <ფილტვები>', alias: 'guli' });
    const article = { category_id: heart, introtext: 'შესავალი „ბრჭყალით“ ]]> & სხვა' };
    const at = (day: string) => new Date(`2026-10-${day}T10:00:00Z`);
    const older = await portal.make.article({ ...article, title: 'წინა', published_at: at('01') });
    const newer = await portal.make.article({ ...article, title: 'ახალი\u0007 <b>', published_at: at('02') });
    const feed = await read(`/category/${heart}-guli.rss.xml`);
    expect(feed).toMatchObject({
      title: 'გული & <ფილტვები> - სალბუნი',
      language: 'ka',
      link: `https://salbuni.example/category/${heart}-guli.html`,
      atom: { links: [{ href: `https://salbuni.example/category/${heart}-guli.rss.xml`, rel: 'self' }] },
    });
    expect(feed.items).toMatchObject([
      {
        title: 'ახალი <b>',
        description: 'შესავალი „ბრჭყალით“ ]]> & სხვა',
        categories: [{ name: 'გული & <ფილტვები>' }],
        pubDate: 'Fri, 02 Oct 2026 10:00:00 GMT',
        guid: { isPermaLink: true },
      },
      { title: 'წინა' },
    ]);
    const links = feed.items?.map((item) => item.link) ?? [];
    expect(links[0]).toContain(`https://salbuni.example/`);
    expect(links[0]).toContain(String(newer));
    expect(links[1]).toContain(String(older));
    expect(feed.items?.map((item) => item.guid?.value)).toEqual(links);
  });

  it('of the portal has all articles, and of a missing category is 404', async () => {
    expect((await read('/rss.xml')).items).toHaveLength(2);
    expect((await portal.app.inject('/category/99999-x.rss.xml')).statusCode).toBe(404);
  });
});
