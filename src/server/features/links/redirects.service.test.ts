import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#shared/collections/query.ts';
import type { WebRenderer } from '#shared/contracts/pages.ts';
import { buildPortal, plainRenderer, type TestPortal } from '#tests/support/build-app.ts';
import { createStaffRoom, type Staff } from '#tests/support/office.ts';

/** Renders tags and static pages by their aliases, and 404 where there is none. */
const renderer: WebRenderer = {
  ...plainRenderer,
  routeAt: (path) =>
    path.endsWith('.html')
      ? { name: 'tags', query: ['tag', 'page'], cacheSeconds: 60, access: 'public' }
      : undefined,
  renderPage: async ({ path, search }, ask) => {
    const tag = new URLSearchParams(search).get('tag');
    const collection = tag ? 'tag' : 'staticpage';
    const alias = tag ?? path.slice(1, -5);
    const answer = await ask<Answer<string, { title: string } | null>>(collection, {
      find: { alias },
      fields: ['title'],
      many: false,
    });
    const record = answer[collection];
    return { status: record ? 200 : 404, html: record?.title ?? 'missing' };
  },
};

let portal: TestPortal;
let editor: Staff;
beforeAll(async () => {
  portal = await buildPortal({ renderer, officeCallsPerSecond: 10_000 });
  editor = await createStaffRoom(portal).signIn(['editor']);
}, 60_000);
afterAll(() => portal.close());

/** Writes a record and publishes it. @returns its id */
async function publish(collection: string, content: object, id: number | null = null): Promise<number> {
  const version = id === null ? null : (await editor.records(collection, 'get', { id })).body.version;
  const { body } = await editor.records(collection, 'save', { id, version, content });
  const answer = await editor.records(collection, 'publish', { id: body.id, revision: body.revision });
  expect(answer.status).toBe(200);
  return body.id;
}

async function locate(url: string): Promise<unknown[]> {
  const { statusCode, headers, body } = await portal.app.inject({ url });
  return [statusCode, headers.location ?? body];
}

describe('an address that has changed', () => {
  it('leads to the newest one in one hop, with a query too', async () => {
    const id = await publish('tag', { title: 'წნევა', alias: 'wneva' });
    expect(await locate('/tegebi.html?tag=wneva')).toEqual([200, 'წნევა']);
    await publish('tag', { alias: 'tsneva' }, id);
    await publish('tag', { alias: 'arteriuli-tsneva' }, id);
    const now = '/tegebi.html?tag=arteriuli-tsneva';
    await expect.poll(() => locate('/tegebi.html?tag=wneva')).toEqual([301, now]);
    expect(await locate('/tegebi.html?tag=tsneva')).toEqual([301, now]);
    expect(await locate('/tegebi.html?page=2&tag=tsneva')).toEqual([301, `${now}&page=2`]);
    expect(await locate('/tegebi.html?tag=never')).toEqual([404, 'missing']);
    expect((await portal.app.inject({ url: '/tegebi.html?tag=tsneva' })).headers['cache-control']).toContain(
      's-maxage',
    );
    await publish('tag', { alias: 'wneva' }, id);
    await expect.poll(() => locate('/tegebi.html?tag=wneva')).toEqual([200, 'წნევა']);
    await expect.poll(() => locate(now)).toEqual([301, '/tegebi.html?tag=wneva']);
  });

  it('belongs to the living page that takes it', async () => {
    const first = await publish('staticpage', { title: 'ძველი გვერდი', alias: 'gverdi' });
    await publish('staticpage', { alias: 'sxva-gverdi' }, first);
    await expect.poll(() => locate('/gverdi.html')).toEqual([301, '/sxva-gverdi.html']);
    const second = await publish('staticpage', { title: 'ახალი გვერდი', alias: 'gverdi' });
    await expect.poll(() => locate('/gverdi.html')).toEqual([200, 'ახალი გვერდი']);
    const { version } = (await editor.records('staticpage', 'get', { id: second })).body;
    await editor.records('staticpage', 'unpublish', { id: second, version });
    await expect.poll(() => locate('/gverdi.html')).toEqual([301, '/sxva-gverdi.html']);
  });
});
