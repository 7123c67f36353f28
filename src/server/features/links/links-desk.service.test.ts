import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WebRenderer } from '#shared/contracts/pages.ts';
import { buildPortal, plainRenderer, type TestPortal } from '#tests/support/build-app.ts';
import { createStaffRoom, documentOf, officeCode, type Staff } from '#tests/support/office.ts';
import { type PartnerServer, startPartnerServer, text } from '#tests/support/partner-server.ts';
import { createLinkCheck, linksIn } from './link-check.service.ts';
import { createOutgoingLinksRepository } from './outgoing-links.repository.ts';

const living = new Set(['/axali.html', '/cocxali.html']);
const renderer: WebRenderer = {
  ...plainRenderer,
  routeAt: (path) =>
    path.endsWith('.html') ? { name: 'page', query: ['q'], cacheSeconds: 60, access: 'public' } : undefined,
  renderPage: async ({ path }) => ({ status: living.has(path) ? 200 : 404, html: path }),
};

const clock = { time: Date.UTC(2026, 10, 23, 9) };
let portal: TestPortal;
let partner: PartnerServer;
let editor: Staff;
let author: Staff;
beforeAll(async () => {
  partner = await startPartnerServer();
  portal = await buildPortal({
    ...{ renderer, safeHttp: partner.safeHttp, officeCallsPerSecond: 10_000, now: () => clock.time },
  });
  const { signIn } = createStaffRoom(portal);
  [editor, author] = [await signIn(['editor']), await signIn(['author'])];
}, 60_000);
afterAll(async () => {
  await portal.close();
  partner.close();
});

const desk = (act: string, body: object = {}, who = editor) => who.call(`/api/office/links/${act}/`, body);
async function locate(url: string): Promise<unknown[]> {
  const { statusCode, headers } = await portal.app.inject({ url });
  return [statusCode, headers.location];
}

describe('a redirect that an editor writes', () => {
  it('leads readers in one hop, also over others, until it is removed', async () => {
    expect(await locate('/zveli.html')).toEqual([404, undefined]);
    const first = await desk('save', { from: '/zveli.html', to: '/shua.html' });
    expect([first.status, first.body]).toMatchObject([
      200,
      { state: 'redirect', from: '/zveli.html', to: '/shua.html', record: null },
    ]);
    await desk('save', { from: '/shua.html', to: '/axali.html#bolo' });
    await expect.poll(() => locate('/zveli.html?x=1')).toEqual([301, '/axali.html?x=1#bolo']);
    expect(await desk('list', { state: 'redirect', search: 'ZVELI' })).toMatchObject({
      body: { rows: [{ id: first.body.id }], total: 1, counts: { redirect: 1, broken: 0 } },
    });
    expect((await desk('remove', { id: first.body.id })).body).toEqual({});
    await expect.poll(() => locate('/zveli.html')).toEqual([404, undefined]);
    expect((await desk('remove', { id: first.body.id })).status).toBe(404);
    const { body: log } = await (await createStaffRoom(portal).signIn(['admin'])).call(
      '/api/office/log/list/',
      { find: { collection: 'redirect' } },
    );
    expect(log.lines.map(({ action }: { action: string }) => action)).toEqual(['remove', 'save', 'save']);
  });

  it('never takes the place of a living page', async () => {
    expect((await desk('save', { from: '/cocxali.html', to: '/axali.html' })).status).toBe(200);
    expect(await locate('/cocxali.html')).toEqual([200, undefined]);
    await desk('save', { from: '/gza.html', to: '/cocxali.html' });
    await expect.poll(() => locate('/gza.html')).toEqual([301, '/cocxali.html']);
  });

  it('is refused where it would lead back, off the portal or is no address, with every bad field', async () => {
    await desk('save', { from: '/a.html', to: '/b.html' });
    expect(officeCode(await desk('save', { from: '/b.html', to: '/a.html' }), 'to')).toBe('loop');
    expect(officeCode(await desk('save', { from: '/c.html', to: '/c.html' }), 'to')).toBe('loop');
    for (const to of ['https://elsewhere.example/', '//elsewhere.example/', '/\\elsewhere.example', 'x.html'])
      expect(officeCode(await desk('save', { from: '/d.html', to }), 'to')).toBe('invalid');
    const bad = await desk('save', { from: 'a b', to: '' });
    expect(officeCode(bad, 'to')).toBe('required');
    expect(officeCode(await desk('save', { from: 'a', to: 'b' }), 'from')).toBe('invalid');
    expect(officeCode(await desk('save', { from: '/a.html' }, author))).toBe('no_right');
    expect(officeCode(await desk('list', {}, author))).toBe('no_right');
  });
});

describe('links out of the portal', () => {
  it('are found in stored texts', () => {
    const stored =
      '{"href": "https://a.example/x?y=1&amp;z=2#part"} (იხილეთ https://b.example/g). http://portal.example/own „https://c.example/“ (https://d.example/flu-(seasonal)), https://e.example/a_(b)_[c].';
    expect(linksIn(stored, 'http://portal.example')).toEqual([
      'https://a.example/x?y=1&z=2',
      'https://b.example/g',
      'https://c.example/',
      // Brackets that are opened within an address belong to it.
      'https://d.example/flu-(seasonal)',
      'https://e.example/a_(b)_[c]',
    ]);
  });

  it('are looked for in batches, with pauses in which readers have the database', async () => {
    const links = createOutgoingLinksRepository(portal.database.db);
    const most = { texts: 0 };
    const pauses: number[] = [];
    let time = 0;
    for (let count = 0; count < 60; count += 1)
      await portal.make.article({ sources: JSON.stringify([{ title: '1', url: 'http://10.0.0.2/' }]) });
    async function* slowly() {
      for await (const batch of links.listTexts()) {
        most.texts = Math.max(most.texts, batch.texts.length);
        time += 30;
        yield batch;
      }
    }
    const check = createLinkCheck({
      links: { ...links, listTexts: slowly },
      ...{ client: partner.safeHttp, siteUrl: 'http://portal.example', now: () => time },
      wait: async (ms) => pauses.push(ms),
    });
    await check.checkLinks();
    expect(most.texts).toBe(50);
    expect(pauses.length).toBeGreaterThan(2);
    expect(new Set(pauses)).toEqual(new Set([120]));
    await portal.database.db.deleteFrom('article').execute();
  });

  it('are checked by HEAD, then GET; what leads nowhere is listed with its record until it is mended', async () => {
    const methods: string[] = [];
    partner.answers['/good'] = ({ method }, response) => {
      methods.push(String(method));
      response.writeHead(200).end();
    };
    partner.answers['/only-get'] = ({ method }, response) => {
      methods.push(String(method));
      response.writeHead(method === 'HEAD' ? 500 : 200).end();
    };
    partner.answers['/closed'] = (_, response) => void response.writeHead(403).end();
    const sources = ['/good', '/only-get', '/closed', '/gone'].map((path) => ({
      title: path,
      url: partner.url + path,
    }));
    const id = await portal.make.article({
      title: 'ბმულები',
      sources: JSON.stringify([...sources, { title: 'შიდა', url: 'http://10.0.0.1/' }]),
    });
    await portal.make.article({
      title: 'მონახაზი',
      status: 'draft',
      body: JSON.stringify(documentOf(`${partner.url}/draft`)),
    });
    await portal.context.links.checkLinks();
    expect(methods.toSorted()).toEqual(['GET', 'HEAD', 'HEAD']);
    const { body } = await desk('list', { state: 'broken' });
    const since = new Date(clock.time).toISOString();
    const record = { collection: 'article', id, title: 'ბმულები' };
    expect(body.counts.broken).toBe(2);
    expect(body.rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ link: `${partner.url}/gone`, status: '404', since, record }),
        expect.objectContaining({ link: 'http://10.0.0.1/', status: 'not_public', since, record }),
      ]),
    );
    expect(partner.asked).not.toContain('/draft');

    clock.time += 3_600_000;
    partner.asked.length = 0;
    await portal.context.links.checkLinks();
    expect(partner.asked).toEqual([]);
    partner.answers['/gone'] = text('back');
    expect((await desk('check_now')).body).toEqual({ requested_at: new Date(clock.time).toISOString() });
    const job = portal.context.jobs.find(({ name }) => name === 'link-check');
    expect(await job?.nextDue?.()).toEqual(new Date(clock.time));
    await portal.context.links.checkLinks();
    expect(await job?.nextDue?.()).toBeUndefined();
    expect((await desk('list', { state: 'broken' })).body.rows).toMatchObject([
      { link: 'http://10.0.0.1/', since },
    ]);
    await portal.database.db.updateTable('article').set({ sources: '[]' }).where('id', '=', id).execute();
    await portal.context.links.checkLinks();
    expect((await desk('list', { state: 'broken' })).body.total).toBe(0);
  }, 30_000);
});
