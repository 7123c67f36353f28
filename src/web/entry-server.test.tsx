import { describe, expect, it } from 'vitest';
import type { AskData, Query } from '#shared/collections/query.ts';
import { textOfPieces } from '#tests/support/pieces.ts';
import { createRenderer, routeAt } from './entry-server.tsx';

const category = {
  id: 1,
  alias: 'guli',
  title: 'გული',
  url: '/category/1-guli.html',
  parent: null,
  image: null,
};
const card = (id: number) => ({
  id,
  alias: 'x',
  category: { id: 1, alias: 'guli', title: 'გული' },
  image: { url: '/media/covers/1.webp' },
  introtext: 'მოკლედ',
  title: `სტატია ${id}`,
  url: `/guli/${id}-x.html`,
  has_video: false,
});
const article = {
  ...card(101),
  body: '<h2 id="ra">რა არის</h2><p>ტექსტი</p><h2 id="rodis">როდის</h2>',
  author: { id: 1, alias: 'eka', title: 'ეკა გელაშვილი', url: '/author/1-eka.html', image: null },
  reviewer: { id: 2, alias: 'nino', title: 'ნინო ბერიშვილი', url: '/author/2-nino.html' },
  tags: [],
  video: null,
  sources: [{ title: 'WHO', url: null }],
  published_at: '2026-11-12T09:00:00Z',
  updated_at: '2026-11-12T09:00:00Z',
  reviewed_at: '2026-11-10',
  next_review_at: '2027-05-10',
};

/** Answers as the server would, with 30 articles in one category. */
const asked: { collection: string; query: Query }[] = [];
const ask = (async (collection: string, query: Query) => {
  asked.push({ collection, query });
  const id = query.find?.id;
  if (collection === 'category')
    return query.many === false ? { category: id === 1 ? category : null } : { category: [category] };
  if (collection === 'articleblock') return { articleblock: {} };
  if (collection !== 'article') return { [collection]: [] };
  if (query.many === false) return { article: id === 101 ? article : null, metainfo: null };
  return { article: [1, 2, 3].map(card), total: 30 };
}) as AskData;

const renderer = createRenderer({ siteUrl: 'https://salbuni.ge', siteName: 'სალბუნი', mediaUrl: '/media/' });
const render = async (path: string, { search = '', from = ask } = {}) => {
  const page = (await renderer.preparePage({ path, search, device: 'desktop' }, from)).write();
  return { ...page, html: textOfPieces(page.html) };
};

describe('the renderer', () => {
  it('shows the blocks that editors placed on a list of people, in the columns their records say', async () => {
    const block = (id: number) => ({
      id,
      layout: 'grids',
      title: `ბლოკი ${id}`,
      link: null,
      is_external: false,
      hide_title: false,
      articles: [card(id)],
    });
    const placed = { '1-2': [block(72)], '2-1': [block(71)] };
    const withBlocks = (async (collection: string, query: Query) =>
      collection === 'articleblock' && query.find?.pages === 'authors'
        ? { articleblock: placed }
        : ask(collection, query)) as AskData;
    const { html } = await render('/authors.html', { from: withBlocks });
    expect(html.match(/data-block="grids" data-position="[^"]+"/g)).toEqual([
      'data-block="grids" data-position="2-1"',
      'data-block="grids" data-position="1-2"',
    ]);
  });

  it('leaves no picture for later on calculators, also in blocks that other pages share', async () => {
    const block = {
      id: 71,
      layout: 'grids',
      title: 'ბლოკი',
      link: null,
      is_external: false,
      hide_title: false,
      articles: [card(71)],
    };
    // The same answer is the same object, as the server's cache gives it: only then are parts shared.
    const answers: Record<string, object> = { articleblock: { '1-1': [block] }, category: [category] };
    const withBlock = (async (collection: string, query: Query) =>
      collection in answers ? { [collection]: answers[collection] } : ask(collection, query)) as AskData;
    for (const [path, loading] of [
      ['/authors.html', 'lazy'],
      ['/orsulobis-vada.html', 'eager'],
    ] as const) {
      const { html } = await render(path, { from: withBlock });
      expect(html).toContain('data-block="grids"');
      expect([...html.matchAll(/loading="(\w+)"/g)].map(([, each]) => each)).toContain(loading);
      expect(html.includes('loading="lazy"'), path).toBe(loading === 'lazy');
    }
  });

  it('turns the pages of a category with plain links', async () => {
    const { status, html } = await render('/category/1-guli.html', { search: '?page=2' });
    expect(status).toBe(200);
    expect(html).toContain(
      '<link data-page rel="canonical" href="https://salbuni.ge/category/1-guli.html?page=2">',
    );
    expect(html).toContain('<link data-page rel="prev" href="https://salbuni.ge/category/1-guli.html">');
    expect(html).toContain(
      '<link data-page rel="next" href="https://salbuni.ge/category/1-guli.html?page=3">',
    );
    expect(html).toMatch(/<a [^>]*href="\/category\/1-guli.html\?page=3"[^>]*rel="next"/);
    expect(asked.find(({ query }) => query.page === 2)?.query).toMatchObject({
      limit: 12,
      sort: '-published_at',
    });
  });

  it('knows no page past the last one, and none that is no number', async () => {
    for (const search of ['?page=4', '?page=0', '?page=x', '?page=1e3']) {
      expect((await render('/category/1-guli.html', { search })).status).toBe(404);
    }
  });

  it('orders a directory by title when the address names no order of it', async () => {
    for (const sort of ['', 'zzz', '__proto__', 'constructor', 'verified']) {
      expect((await render('/doctors.html', { search: `?sort=${sort}` })).status).toBe(200);
      const order = asked.findLast(({ collection }) => collection === 'doctor')?.query.sort;
      expect(order, sort).toEqual(sort === 'verified' ? ['-verified_at', 'title'] : 'title');
    }
  });

  it('sends a wrong alias to the right address', async () => {
    expect(await render('/category/1-x.html')).toMatchObject({
      status: 301,
      location: '/category/1-guli.html',
    });
    expect(await render('/kveba/101-x.html')).toMatchObject({ status: 301, location: '/guli/101-x.html' });
  });

  it('keeps the page asked for when it sends a wrong alias to the right address', async () => {
    expect(await render('/category/1-x.html', { search: '?page=2' })).toMatchObject({
      status: 301,
      location: '/category/1-guli.html?page=2',
    });
  });

  it('answers a record that is not there with the 404 page', async () => {
    const { status, html } = await render('/guli/999-x.html');
    expect(status).toBe(404);
    expect(html).toContain('data-route="notfound"');
    expect(html).toContain('noindex');
  });

  it('carries the body of an article once', async () => {
    const { html } = await render('/guli/101-x.html');
    expect(html.split('<p>ტექსტი</p>')).toHaveLength(2);
    expect(html).toContain('data-route="article" data-id="101"');
    expect(html).toContain('href="#rodis"');
    expect(html).toContain('"@type":"MedicalWebPage"');
    expect(html).toContain('"lastReviewed":"2026-11-10"');
  });

  it('holds neither inline scripts nor inline styles', async () => {
    const { html } = await render('/guli/101-x.html');
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes ?? '');
    expect(scripts.every((attributes) => /src=|application\/(ld\+)?json/.test(attributes))).toBe(true);
    expect(html).not.toMatch(/<style|\sstyle="/);
  });

  it('asks for other articles of the category, without the one being read', async () => {
    asked.length = 0;
    await render('/guli/101-x.html');
    expect(asked.map(({ query }) => query)).toContainEqual({
      find: { 'category.id': 1, id: { $nin: [101] } },
      fields: ['alias', 'id', 'category', 'image', 'introtext', 'title', 'url'],
      sort: '-published_at',
      limit: 6,
      total: false,
    });
  });

  it('fails when a question fails, so that the server can answer for it', async () => {
    const away: AskData = () => Promise.reject(new Error('away'));
    await expect(renderer.preparePage({ path: '/', search: '', device: 'mobile' }, away)).rejects.toThrow(
      'away',
    );
  });

  it('draws the error pages without asking', () => {
    const problem = (...of: Parameters<typeof renderer.renderProblem>) =>
      textOfPieces(renderer.renderProblem(...of));
    expect(problem(503, 'mobile')).toContain('data-route="unavailable"');
    expect(problem(500, 'desktop')).toContain('data-route="error"');
    expect(problem(404, 'desktop')).not.toContain('<script');
  });

  it('claims to know no session on error pages, which never come alive', async () => {
    const { html } = await render('/guli/999-x.html');
    for (const page of [html, textOfPieces(renderer.renderProblem(500, 'mobile'))]) {
      expect(page).not.toContain('შესვლა');
      expect(page.split('href="/authentication/profile/"')).toHaveLength(3);
      expect(page.split('ჩემი გვერდი')).toHaveLength(3);
    }
    expect((await render('/guli/101-x.html')).html).toContain('href="/authentication/signin/"');
  });

  it('tells the server which names of a query matter', () => {
    expect(routeAt('/category/1-guli.html')).toMatchObject({
      name: 'category',
      query: ['page'],
      access: 'public',
    });
    expect(routeAt('/nowhere')).toBeUndefined();
  });
});
