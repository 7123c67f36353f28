import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WebRenderer } from '#shared/contracts/pages.ts';
import { buildPortal, plainRenderer, type TestPortal } from '#tests/support/build-app.ts';

let portal: TestPortal;
let rendered: string[] = [];
let failure: Error | undefined;
let now = Date.UTC(2026, 10, 21);

/** Renders the titles of the articles it finds, so that a change in the database changes the page. */
const renderer: WebRenderer = {
  ...plainRenderer,
  preparePage: async ({ path, search, device }, ask) => {
    rendered.push(`${path}${search} ${device}`);
    if (failure) throw failure;
    if (search === '?page=9') return { write: () => ({ status: 404, html: ['missing'] }) };
    if (search === '?page=8') return { write: () => ({ status: 301, html: [], location: '/' }) };
    const { article } = await ask<{ title: string }[]>('article', { fields: ['title'], total: false });
    const text = `${device} ${search} ${article?.map(({ title }) => title).join()} ${'ვრცელი '.repeat(200)}`;
    return { write: () => ({ status: 200, html: [text] }) };
  },
};

beforeAll(async () => {
  portal = await buildPortal({ renderer, now: () => now });
  await portal.make.article({ title: 'პირველი' });
}, 60_000);
afterAll(() => portal.close());
beforeEach(async () => {
  await settle();
  portal.context.forgetAll();
  rendered = [];
  failure = undefined;
});

const get = (url: string, headers: Record<string, string> = {}) => portal.app.inject({ url, headers });

describe('a page', () => {
  it('is rendered once and then served as it stands', async () => {
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

  it('is one for each device', async () => {
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

  it('answers 304 to whoever has it, in any encoding', async () => {
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

  it('is made anew when what it shows changes, and not when something else does', async () => {
    const before = await get('/');
    await portal.context.db.updateTable('article_popularity').set({ views: 5 }).execute();
    await settle();
    expect((await get('/')).body).toBe(before.body);
    await portal.context.db.updateTable('article').set({ title: 'შეცვლილი' }).execute();
    await settle();
    expect((await get('/')).body).toContain('შეცვლილი');
    expect(rendered).toHaveLength(2);
  });

  it('appears when its scheduled time has come', async () => {
    await portal.make.article({
      title: 'დაგეგმილი',
      status: 'scheduled',
      published_at: new Date(now + 60_000),
    });
    const publish = portal.context.periodic.find(({ name }) => name === 'publish-due');
    await publish?.run();
    expect((await get('/')).body).not.toContain('დაგეგმილი');
    now += 61_000;
    await publish?.run();
    await settle();
    expect((await get('/')).body).toContain('დაგეგმილი');
  });
});

describe('what is no page', () => {
  it('is a real 404, and is not kept', async () => {
    expect((await get('/nothing.html')).statusCode).toBe(404);
    expect((await get('/nothing.html')).headers['cache-control']).toBe('no-store');
    expect((await get('/?page=9')).statusCode).toBe(404);
    expect((await get('/?page=9')).statusCode).toBe(404);
    expect(rendered).toHaveLength(2);
    for (const odd of ['/%', '/%00', `/${'x'.repeat(3000)}`, '//evil.example/'])
      expect((await get(odd)).statusCode).toBeLessThan(500);
  });

  it('redirects without a body', async () => {
    const answer = await get('/?page=8');
    expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([301, '/', '']);
  });

  it('is a designed 500 when rendering fails, and tells nothing', async () => {
    failure = new Error('secret detail');
    const answer = await get('/');
    expect([answer.statusCode, answer.body]).toEqual([500, 'problem 500']);
  });

  it('is 503 with Retry-After when the database is away, while kept pages go on', async () => {
    const kept = await get('/');
    failure = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const other = await get('/?page=3');
    expect([other.statusCode, other.headers['retry-after'], other.body]).toEqual([503, '5', 'problem 503']);
    now += 3_600_000;
    expect((await get('/')).body).toBe(kept.body);
  });
});

describe('other addresses', () => {
  it('serves the constants of the moment and a token for forms', async () => {
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

  it('tells how it is', async () => {
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
  it('carry the newest articles, of the portal and of a category', async () => {
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
    expect(own.body).toContain('<title>ფიდის &lt;სტატია&gt;</title>');
    expect(own.body).toContain(
      '<category>გული &amp; ფილტვები</category><pubDate>Thu, 01 Oct 2026 10:00:00 GMT</pubDate>',
    );
    expect(own.body.match(/<item>/g)).toHaveLength(1);
    expect((await get('/category/999999-x.rss.xml')).statusCode).toBe(404);
  });
});

describe('readers', () => {
  it('are counted once a day each, robots not at all', async () => {
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

/** Announcements travel through the database; they are heard within a moment. */
const settle = () => new Promise((done) => setTimeout(done, 100));
