import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WebRenderer } from '#shared/contracts/pages.ts';
import { pageNames } from '#shared/paths/route-names.ts';
import { buildPortal, plainRenderer, type TestPortal } from '#tests/support/build-app.ts';
import { createStaffRoom, officeCode, type Staff } from '#tests/support/office.ts';
import { findAddressOf } from './preview-pages.ts';

/** Renders the titles of the blocks in their order, behind the address. */
const blocksRenderer: WebRenderer = {
  ...plainRenderer,
  routeAt: () => ({ name: 'home', query: [], cacheSeconds: 60, access: 'public' }),
  renderPage: async ({ path, device }, ask) => {
    const query = { fields: ['title'], sort: 'position' };
    const answer = await ask<Record<string, { title: string }[]>>('articleblock', query);
    const titles = Object.entries(answer.articleblock ?? {}).map(
      ([place, blocks]) => `${place} ${[blocks].flat().map(({ title }) => title)}`,
    );
    return { status: 200, html: `${device} ${path} ${titles.toSorted().join('; ')}` };
  },
};

let portal: TestPortal;
let editor: Staff;
const blocks: { id: number; revision: number }[] = [];
beforeAll(async () => {
  portal = await buildPortal({ officeCallsPerSecond: 10_000, renderer: blocksRenderer });
  editor = await createStaffRoom(portal).signIn(['editor']);
  for (const title of ['პირველი', 'მეორე']) {
    const content = {
      title,
      layout: 'grids',
      position: `${blocks.length + 1}-1`,
      pages: ['home'],
      rule: 'newest',
    };
    const made = await editor.records('articleblock', 'save', { id: null, version: null, content });
    const { id, revision, version } = made.body;
    await editor.records('articleblock', 'publish', { id, revision });
    const moved = await editor.records('articleblock', 'save', {
      ...{ id, version, content: { position: `${2 - blocks.length}-2` } },
    });
    blocks.push({ id, revision: moved.body.revision });
  }
}, 60_000);
afterAll(() => portal.close());

const revisions = () => blocks.map((one) => ({ collection: 'articleblock', ...one }));
const open = async (url: string, cookie = '') => (await portal.app.inject({ url, headers: { cookie } })).body;
const act = (name: string, body: object, who = editor) => who.call(`/api/office/blocks/${name}/`, body);

describe('what is arranged together', () => {
  it('is previewed as one, on a page of each kind', async () => {
    const { body, status } = await act('preview', {
      revisions: revisions(),
      page: 'journal',
      device: 'mobile',
    });
    expect([status, body.url]).toEqual([200, expect.stringMatching(/^\/journals\.html\?preview=/)]);
    expect(await open(body.url, await editor.cookie())).toBe('mobile /journals.html 1-2 მეორე; 2-2 პირველი');
    expect(await open('/')).toBe('desktop / 1-1 პირველი; 2-1 მეორე');
    await portal.make.category({ title: 'გული' });
    const atCategory = await act('preview', { revisions: revisions(), page: 'category' });
    expect(atCategory.body.url).toMatch(/^\/category\/\d+-/);
  });

  it('has a page of every kind; where no record of it is published, the home page', async () => {
    const without = async () => undefined;
    const addresses = new Map<string, string>();
    for (const page of pageNames) addresses.set(page, await findAddressOf(page, without));
    expect(addresses.get('package')).toBe('/authentication/profile/');
    expect(addresses.get('article')).toBe('/chvens-shesakheb.html');
    const atHome = [...addresses].flatMap(([page, address]) => (address === '/' ? [page] : []));
    expect(atHome.toSorted()).toEqual(['category', 'home', 'specialproject', 'staticpage', 'term']);
    expect(await findAddressOf('about', async (name) => `/${name}`)).toBe('/article');
  });

  it('goes out as one: all of it or nothing', async () => {
    const made = await editor.records('articleblock', 'save', {
      id: null,
      version: null,
      content: { title: 'ა' },
    });
    const broken = { collection: 'articleblock', id: made.body.id, revision: made.body.revision };
    const refused = await act('publish', { revisions: [...revisions(), broken] });
    expect(officeCode(refused)).toBe('incomplete');
    expect(refused.body.error.__all__[0].message).toContain(`№${broken.id}:`);
    expect(await open('/')).toBe('desktop / 1-1 პირველი; 2-1 მეორე');
    expect((await act('publish', { revisions: revisions() })).body).toEqual({ published: 2 });
    await expect.poll(() => open('/')).toBe('desktop / 1-2 მეორე; 2-2 პირველი');
  });

  it('stays as it is until the moment for which it is planned', async () => {
    const { body } = await editor.records('articleblock', 'get', { id: blocks[0]?.id });
    const saved = await editor.records('articleblock', 'save', {
      ...{ id: blocks[0]?.id, version: body.version, content: { title: 'ხვალინდელი' } },
    });
    const planned = [{ collection: 'articleblock', id: saved.body.id, revision: saved.body.revision }];
    const at = new Date(Date.now() + 86_400_000).toISOString();
    expect((await act('publish', { revisions: planned, at })).body).toEqual({ published: 1 });
    expect(officeCode(await act('publish', { revisions: planned, at, until: at }), 'until')).toBe(
      'until_before_at',
    );
    const { body: after } = await editor.records('articleblock', 'get', { id: saved.body.id });
    expect([after.record.title, after.plan.at]).toEqual(['პირველი', at]);
  });

  it('is for who may publish each of it', async () => {
    const { signIn } = createStaffRoom(portal);
    const sales = await signIn(['sales']);
    expect(officeCode(await act('publish', { revisions: revisions() }, sales))).toBe('no_right');
    expect(officeCode(await act('publish', { revisions: revisions() }, await signIn(['author'])))).toBe(
      'no_right',
    );
    const article = [{ collection: 'article', id: 1, revision: 1 }];
    expect((await act('publish', { revisions: article })).status).toBe(400);
  });
});
