import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { AskData, Query } from '#shared/collections/query.ts';
import { createPageLoader, createRenderer, routeAt } from './entry-server.tsx';

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

/** Returns responses like the server's, with 30 articles in one category. */
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

const settings = { siteUrl: 'https://salbuni.ge', siteName: 'სალბუნი', mediaUrl: '/media/' };
const renderer = createRenderer(settings);
const render = (path: string, { search = '', from = ask } = {}) =>
  renderer.renderPage({ path, search, device: 'desktop' }, from);

describe('the renderer', () => {
  it('renders the blocks of a list page in their columns', async () => {
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

  it('loads all pictures of calculator pages eagerly', async () => {
    const block = {
      id: 71,
      layout: 'grids',
      title: 'ბლოკი',
      link: null,
      is_external: false,
      hide_title: false,
      articles: [card(71)],
    };
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

  it('links the pages of a category', async () => {
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
      limit: 11,
      sort: '-published_at',
      counts: ['category.id'],
    });
  });

  it('responds with 404 to a page after the last one or a malformed page number', async () => {
    for (const search of ['?page=4', '?page=0', '?page=x', '?page=1e3']) {
      expect((await render('/category/1-guli.html', { search })).status).toBe(404);
    }
  });

  it('sorts a directory by title unless the address has a valid order', async () => {
    for (const sort of ['', 'zzz', '__proto__', 'constructor', 'verified']) {
      expect((await render('/doctors.html', { search: `?sort=${sort}` })).status).toBe(200);
      const order = asked.findLast(({ collection }) => collection === 'doctor')?.query.sort;
      expect(order, sort).toEqual(sort === 'verified' ? ['-verified_at', 'title'] : 'title');
    }
  });

  it('says that a medical review is overdue by a year, and marks a preview', async () => {
    const shown = (next_review_at: string) =>
      (async (collection: string, query: Query) =>
        collection === 'article' && query.many === false
          ? { article: { ...article, next_review_at }, metainfo: null }
          : ask(collection, query)) as AskData;
    const path = '/guli/101-x.html';
    expect((await render(path, { from: shown('2020-01-01') })).html).toContain('data-review-overdue');
    expect((await render(path, { from: shown('2099-01-01') })).html).not.toContain('data-review-overdue');
    const preview = await renderer.renderPage({ path, search: '', device: 'mobile', isPreview: true }, ask);
    expect(preview.html).toContain('<html lang="ka" data-device="mobile" data-preview>');
    expect(preview.html).toContain('<meta data-page name="robots" content="noindex">');
    expect((await render(path)).html).not.toContain('data-preview');
  });

  it('redirects a wrong alias to the right address', async () => {
    expect(await render('/category/1-x.html')).toMatchObject({
      status: 301,
      location: '/category/1-guli.html',
    });
    expect(await render('/kveba/101-x.html')).toMatchObject({ status: 301, location: '/guli/101-x.html' });
  });

  it('keeps the page number in a redirect from a wrong alias', async () => {
    expect(await render('/category/1-x.html', { search: '?page=2' })).toMatchObject({
      status: 301,
      location: '/category/1-guli.html?page=2',
    });
  });

  it('responds with the 404 page to a missing record', async () => {
    const { status, html } = await render('/guli/999-x.html');
    expect(status).toBe(404);
    expect(html).toContain('data-route="notfound"');
    expect(html).toContain('noindex');
  });

  it('renders a static page at whatever address its editors gave it', async () => {
    const page = {
      id: 9,
      alias: 'donoroba',
      title: 'დონორობა',
      url: '/donoroba.html',
      body: '<p>ტექსტი</p>',
    };
    const from = (async (collection: string, query: Query) =>
      collection === 'staticpage'
        ? { staticpage: query.find?.alias === 'donoroba' ? page : null, metainfo: null }
        : ask(collection, query)) as AskData;
    const { status, html } = await render('/donoroba.html', { from });
    expect(status).toBe(200);
    expect(html).toContain('data-route="staticpage"');
    expect(html).toContain('href="https://salbuni.ge/donoroba.html"');
    expect((await render('/sxva.html', { from })).status).toBe(404);
  });

  it('contains the body of an article once', async () => {
    const { html } = await render('/guli/101-x.html');
    expect(html.split('<p>ტექსტი</p>')).toHaveLength(2);
    expect(html).toContain('data-route="article" data-id="101"');
    expect(html).toContain('href="#rodis"');
    expect(html).toContain('"@type":"MedicalWebPage"');
    expect(html).toContain('"lastReviewed":"2026-11-10"');
  });

  it('contains no inline scripts or styles', async () => {
    const { html } = await render('/guli/101-x.html');
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes ?? '');
    expect(scripts.every((attributes) => /src=|application\/(ld\+)?json/.test(attributes))).toBe(true);
    expect(html).not.toMatch(/<style|\sstyle="/);
  });

  it('queries one article more of the category than it shows, the same for all its articles', async () => {
    asked.length = 0;
    await render('/guli/101-x.html');
    expect(asked.map(({ query }) => query)).toContainEqual({
      find: { 'category.id': 1 },
      fields: ['alias', 'id', 'category', 'image', 'introtext', 'title', 'url'],
      sort: '-published_at',
      limit: 7,
      total: false,
    });
  });

  it('reuses the HTML of header and footer, the same that rendering in place gives', async () => {
    const page = await createPageLoader(settings)({ path: article.url, search: '', device: 'desktop' }, ask);
    const inPlace = page.kind === 'page' ? renderToString(page.tree) : '';
    expect(inPlace).toContain('<footer');
    for (let time = 0; time < 2; time += 1) expect((await render(article.url)).html).toContain(inPlace);
  });

  it('renders the header anew when the menu has changed', async () => {
    const entry = { id: 1, title: 'ახალი განყოფილება', url: '/x.html', is_external: false, children: [] };
    const withMenu = (async (collection: string, query: Query) =>
      collection === 'menu' ? { menu: [entry] } : ask(collection, query)) as AskData;
    expect((await render(article.url)).html).not.toContain(entry.title);
    expect((await render(article.url, { from: withMenu })).html).toContain(`>${entry.title}</a>`);
  });

  it('rejects if a query fails', async () => {
    const away: AskData = () => Promise.reject(new Error('away'));
    await expect(renderer.renderPage({ path: '/', search: '', device: 'mobile' }, away)).rejects.toThrow(
      'away',
    );
  });

  it('renders the error pages without queries', () => {
    const problem = renderer.renderProblem;
    expect(problem(503, 'mobile')).toContain('data-route="unavailable"');
    expect(problem(500, 'desktop')).toContain('data-route="error"');
    expect(problem(404, 'desktop')).not.toContain('<script');
  });

  it('shows no sign-in link on error pages, which are never hydrated', async () => {
    const { html } = await render('/guli/999-x.html');
    for (const page of [html, renderer.renderProblem(500, 'mobile')]) {
      expect(page).not.toContain('შესვლა');
      expect(page.split('href="/authentication/profile/"')).toHaveLength(3);
      expect(page.split('ჩემი გვერდი')).toHaveLength(3);
    }
    expect((await render('/guli/101-x.html')).html).toContain('href="/authentication/signin/"');
  });

  it('lists the query parameters of a route', () => {
    expect(routeAt('/category/1-guli.html')).toMatchObject({
      name: 'category',
      query: ['page'],
      access: 'public',
    });
    expect(routeAt('/nowhere')).toBeUndefined();
  });
});
