import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPortal, plainRenderer, type TestPortal } from '#tests/support/build-app.ts';

let portal: TestPortal;
let id = 0;
let hidden = 0;
beforeAll(async () => {
  portal = await buildPortal({
    renderer: {
      ...plainRenderer,
      routeAt: () => ({ name: 'question', query: [], cacheSeconds: 60, access: 'public' }),
      renderPage: async ({ path }) => ({ status: 200, html: path, id }),
    },
  });
  id = await portal.make.question({ slug: 'sajaro' });
  hidden = await portal.make.question({ slug: 'piradi', is_private: true });
});
afterAll(() => portal.close());

const viewsOf = async (question: number) => {
  await portal.context.views.flush();
  const query = portal.context.db.selectFrom('question_popularity').select('views');
  return (await query.where('question_id', '=', question).executeTakeFirstOrThrow()).views;
};

describe('views of questions', () => {
  it('are counted with the page, cached or rendered, once per reader and day', async () => {
    for (const agent of ['Mozilla/5.0 (X11)', 'Mozilla/5.0 (X11)', 'Mozilla/5.0 (iPhone)', 'Googlebot/2.1'])
      await portal.app.inject({ url: '/kithkhva-pasukhi/sajaro.html', headers: { 'user-agent': agent } });
    expect(await viewsOf(id)).toBe(2);
  });

  it('are counted when a browser queries a single question, not a list', async () => {
    const before = await viewsOf(id);
    const ask = (body: object, agent: string) =>
      portal.app.inject({
        method: 'POST',
        url: '/api/restql/question/',
        payload: body,
        headers: { 'user-agent': agent },
      });
    await ask({ find: { slug: 'sajaro' }, many: false }, 'Mozilla/5.0 (one)');
    await ask({ find: { slug: 'sajaro' } }, 'Mozilla/5.0 (two)');
    expect(await viewsOf(id)).toBe(before + 1);
  });

  it('count readers by the address of the connection, ignoring forwarding headers, up to a limit per address', async () => {
    const before = await viewsOf(id);
    const read = (agent: string, forwarded: string, remoteAddress: string) =>
      portal.app.inject({
        url: '/kithkhva-pasukhi/sajaro.html',
        headers: { 'user-agent': agent, 'x-forwarded-for': forwarded },
        remoteAddress,
      });
    for (let one = 0; one < 20; one += 1)
      await read('Mozilla/5.0 (forger)', `198.51.100.${one}`, '192.0.2.1');
    expect(await viewsOf(id)).toBe(before + 1);
    for (let one = 0; one < 80; one += 1) await read(`Mozilla/5.0 (agent ${one})`, '', '192.0.2.2');
    expect(await viewsOf(id)).toBe(before + 51);
  });

  it('are not counted for a question that is not public', async () => {
    portal.context.views.notice(
      { noun: 'question', id: hidden },
      { headers: { 'user-agent': 'Mozilla/5.0' }, ip: '1.2.3.4' },
    );
    expect(await viewsOf(hidden)).toBe(0);
  });
});
