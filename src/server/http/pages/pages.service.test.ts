import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '#shared/collections/query.ts';
import type { WebRenderer } from '#shared/contracts/pages.ts';
import { buildPortal, plainRenderer, type TestPortal } from '#tests/support/build-app.ts';

let portal: TestPortal;
let rendered: string[] = [];
let failure: Error | undefined;
let now = Date.UTC(2026, 10, 21);

/** What a CDN is told. */
const received: unknown[] = [];
let cdn: Server;

/** Renders the titles of the articles it queries, so that database changes show on the page. */
const renderer: WebRenderer = {
  ...plainRenderer,
  routeAt: (path) => plainRenderer.routeAt(path === '/list.html' ? '/' : path),
  renderPage: async ({ path, search, device }, ask) => {
    rendered.push(`${path}${search} ${device}`);
    if (failure) throw failure;
    if (search === '?page=9') return { status: 404, html: 'missing' };
    if (search === '?page=8') return { status: 301, html: '', location: '/' };
    const { article } = await ask<Answer<'article', { title: string }[]>>('article', {
      fields: ['title'],
      total: false,
    });
    const text = `${device} ${search} ${article?.map(({ title }) => title).join()} ${'ვრცელი '.repeat(200)}`;
    return { status: 200, html: text };
  },
};

beforeAll(async () => {
  cdn = createServer(async (request, response) => {
    received.push(await json(request));
    response.end('{}');
  });
  await new Promise<void>((done) => cdn.listen(0, '127.0.0.1', done));
  const { port } = cdn.address() as AddressInfo;
  const environment = { CDN_PURGE_URL: `http://127.0.0.1:${port}/` };
  portal = await buildPortal({ renderer, now: () => now, environment });
  await portal.make.article({ title: 'პირველი' });
}, 60_000);
afterAll(async () => {
  await portal.close();
  cdn.close();
});
beforeEach(async () => {
  await settle();
  portal.context.forgetAll();
  rendered = [];
  failure = undefined;
});

const get = (url: string, headers: Record<string, string> = {}) => portal.app.inject({ url, headers });

describe('a page', () => {
  it('is rendered once and then served from the cache', async () => {
    const [first, second] = await Promise.all([get('/'), get('/')]);
    const third = await get('/');
    expect([first.statusCode, second.body, third.body]).toEqual([200, first.body, first.body]);
    expect(rendered).toEqual(['/ desktop']);
    expect(first.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
      vary: 'Accept-Encoding, User-Agent, Sec-CH-UA-Mobile',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(first.headers['content-security-policy']).toContain("script-src 'self';");
    expect(third.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    expect(first.headers['strict-transport-security']).toBeUndefined();
  });

  it('answers 404 for a missing file', async () => {
    const { statusCode, headers } = await get('/media/none.webp');
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });

  it('is rendered for each device class', async () => {
    expect((await get('/', { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile' })).body).toContain('mobile');
    expect((await get('/', { 'sec-ch-ua-mobile': '?1' })).body).toContain('mobile');
    expect((await get('/', { 'user-agent': 'Mozilla/5.0 (X11)' })).body).toContain('desktop');
    expect(rendered).toEqual(['/ mobile', '/ desktop']);
  });

  it('does not depend on cookies, authorization or unknown query names', async () => {
    const plain = await get('/');
    const personal = await get('/?utm_source=x&fbclid=1#part', {
      cookie: 'token=abc; refreshToken=d',
      authorization: 'Bearer abc',
    });
    expect(personal.body).toBe(plain.body);
    expect(personal.headers['set-cookie']).toBeUndefined();
    expect(rendered).toHaveLength(1);
    await get('/?page=2&utm_source=y');
    await get('/?utm_source=z&page=2&page=3');
    expect(rendered).toEqual(['/ desktop', '/?page=2 desktop']);
  });

  it('answers 304 to a matching ETag in any encoding', async () => {
    const { etag, 'content-security-policy': policy, vary, 'cache-control': kept } = (await get('/')).headers;
    const lasting = { 'content-security-policy': policy, vary, 'cache-control': kept };
    expect(Object.values(lasting)).not.toContain(undefined);
    const packed = await get('/', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(packed.rawPayload).toString()).toBe((await get('/')).body);
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.etag).not.toBe(etag);
    for (const known of [etag, packed.headers.etag, `W/${etag}`, '*']) {
      const answer = await get('/', { 'if-none-match': String(known) });
      expect([answer.statusCode, answer.body]).toEqual([304, '']);
      expect(answer.headers).toMatchObject({ ...lasting, etag });
    }
    expect((await get('/', { 'if-none-match': '"other"' })).statusCode).toBe(200);
    expect(
      (await get('/', { 'accept-encoding': 'br;q=0, gzip;q=0' })).headers['content-encoding'],
    ).toBeUndefined();
    expect((await get('/', { 'accept-encoding': 'gzip, deflate, br' })).headers['content-encoding']).toBe(
      'br',
    );
  });

  it('answers HEAD without a body, ignores Range, refuses other methods', async () => {
    const head = await portal.app.inject({ method: 'HEAD', url: '/' });
    expect([head.statusCode, head.body, Number(head.headers['content-length'])]).toEqual([
      200,
      '',
      expect.any(Number),
    ]);
    expect((await get('/', { range: 'bytes=0-5' })).statusCode).toBe(200);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'] as const) {
      const answer = await portal.app.inject({ method, url: '/' });
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });

  it('is rendered again when its data changes, and not when other data does', async () => {
    const before = await get('/');
    await portal.context.db.updateTable('article_popularity').set({ views: 5 }).execute();
    await settle();
    expect((await get('/')).body).toBe(before.body);
    await portal.context.db.updateTable('article').set({ title: 'შეცვლილი' }).execute();
    await settle();
    expect((await get('/')).body).toContain('შეცვლილი');
    expect(rendered).toHaveLength(2);
  });

  it('names its data for a CDN, and a change of it is posted there', async () => {
    const before = received.length;
    // What `beforeEach` forgot is posted first.
    await expect.poll(() => received.length).toBeGreaterThan(before);
    expect((await get('/')).headers['cache-tag']).toBe('article:*');
    expect((await get('/?page=9')).headers['cache-tag']).toBeUndefined();
    const posted = received.length;
    await portal.context.db.updateTable('article').set({ title: 'პირველი' }).execute();
    await expect.poll(() => JSON.stringify(received.slice(posted))).toContain('"article:*"');
  });

  it('appears at its scheduled time', async () => {
    await portal.make.article({
      title: 'დაგეგმილი',
      status: 'scheduled',
      published_at: new Date(now + 60_000),
    });
    const publish = portal.context.jobs.find(({ name }) => name === 'publish-due');
    await publish?.run();
    expect((await get('/')).body).not.toContain('დაგეგმილი');
    now += 61_000;
    await publish?.run();
    await settle();
    expect((await get('/')).body).toContain('დაგეგმილი');
  });
});

describe('an address that is no page', () => {
  it('answers 404, which is not cached', async () => {
    expect((await get('/nothing.html')).statusCode).toBe(404);
    expect((await get('/nothing.html')).headers['cache-control']).toBe('no-store');
    expect((await get('/?page=9')).statusCode).toBe(404);
    expect((await get('/?page=9')).statusCode).toBe(404);
    expect(rendered).toHaveLength(2);
    for (const odd of ['/%', '/%00', `/${'x'.repeat(3000)}`, '//evil.example/'])
      expect((await get(odd)).statusCode).toBeLessThan(500);
  });

  it('redirects without a body, also from an address that was typed with a slash after it', async () => {
    const answer = await get('/?page=8');
    expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([301, '/', '']);
    const { statusCode, headers } = await get('/list.html/?q=a%2Fb');
    expect([statusCode, headers.location]).toEqual([301, '/list.html?q=a%2Fb']);
    for (const odd of ['/nothing/', '//evil.example/']) expect((await get(odd)).statusCode).toBe(404);
  });

  it('shows the designed 500 page when rendering fails, without details', async () => {
    failure = new Error('secret detail');
    const answer = await get('/');
    expect([answer.statusCode, answer.body]).toEqual([500, 'problem 500']);
  });

  it('answers 503 with Retry-After when the database is away, while cached pages are served', async () => {
    const kept = await get('/');
    failure = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const other = await get('/?page=3');
    expect([other.statusCode, other.headers['retry-after'], other.body]).toEqual([503, '5', 'problem 503']);
    now += 3_600_000;
    expect((await get('/')).body).toBe(kept.body);
  });
});

describe('other addresses', () => {
  it('/constants.js has the current values and a CSRF token', async () => {
    const answer = await get('/constants.js');
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ name: 'csrftoken', path: '/', sameSite: 'Lax' });
    expect(cookie?.httpOnly).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('no-store');
    const window: { constants?: Record<string, unknown> } = {};
    new Function('window', answer.body)(window);
    expect(window.constants).toEqual({
      now: Math.floor(now / 1000),
      csrf_token: cookie?.value,
      media_url: '/media/',
      static_url: '/static/',
      site_name: 'სალბუნი',
    });
    const again = await get('/constants.js', { cookie: `csrftoken=${cookie?.value}` });
    expect(again.headers['set-cookie']).toBeUndefined();
    expect(again.body).toContain(String(cookie?.value));
  });

  it('health endpoints report the state', async () => {
    expect((await get('/healthz')).statusCode).toBe(200);
    expect((await get('/readyz')).statusCode).toBe(200);
    expect((await get('/metrics')).body).toContain('salbuni_cache_entries{cache="pages"}');
    expect((await portal.app.inject({ url: '/metrics', remoteAddress: '10.0.0.9' })).statusCode).toBe(404);
    expect((await get('/openapi.json')).json().paths['/api/restql/article/'].post.summary).toBe('სტატია');
    expect((await portal.app.inject({ method: 'DELETE', url: '/healthz/' })).statusCode).toBe(405);
    expect((await get('/robots.txt')).body).toContain('Disallow: /api/');
  });
});

describe('feeds', () => {
  it('contain the newest articles of the portal and of a category', async () => {
    const heart = await portal.make.category({ alias: 'guli', title: 'გული & ფილტვები' });
    await portal.make.article({
      title: 'ფიდის <სტატია>',
      category_id: heart,
      published_at: new Date('2026-10-01T10:00:00Z'),
    });
    await settle();
    const all = await get('/rss.xml', { 'accept-encoding': 'gzip' });
    expect(all.headers).toMatchObject({
      'content-type': 'application/rss+xml; charset=utf-8',
      'content-encoding': 'gzip',
    });
    const own = await get(`/category/${heart}-guli.rss.xml`);
    expect(own.body).toContain('<![CDATA[ფიდის <სტატია>]]>');
    expect(own.body.match(/<item>/g)).toHaveLength(1);
    expect((await get('/category/999999-x.rss.xml')).statusCode).toBe(404);
  });
});

describe('views', () => {
  it('are counted once per reader and day, without robots', async () => {
    const id = await portal.make.article();
    const headers = { 'user-agent': 'Mozilla/5.0 (X11)' };
    const read = (agent: string) =>
      portal.app.inject({
        method: 'POST',
        url: '/api/restql/article/',
        payload: { find: { id }, many: false },
        headers: { ...headers, 'user-agent': agent },
      });
    for (const agent of ['Mozilla/5.0 (X11)', 'Mozilla/5.0 (X11)', 'Mozilla/5.0 (iPhone)', 'Googlebot/2.1'])
      await read(agent);
    await portal.context.views.flush();
    const views = () =>
      portal.context.db
        .selectFrom('article_popularity')
        .select(['views', 'recent_views'])
        .where('article_id', '=', id)
        .executeTakeFirst();
    expect(await views()).toEqual({ views: 2, recent_views: 2 });
    now += 24 * 3_600_000;
    await portal.context.views.flush();
    await read('Mozilla/5.0 (X11)');
    await portal.context.views.flush();
    expect(await views()).toEqual({ views: 3, recent_views: 3 });
    now += 31 * 24 * 3_600_000;
    await portal.context.views.recount();
    expect(await views()).toEqual({ views: 3, recent_views: 0 });
  });
});

/** Announcements arrive from the database within milliseconds. */
const settle = () => new Promise((done) => setTimeout(done, 100));
