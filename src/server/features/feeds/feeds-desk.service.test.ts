import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMemoryFiles } from '#server/adapters/files/memory.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { createStaffRoom, officeCode, type Staff } from '#tests/support/office.ts';
import { type PartnerServer, startPartnerServer, text } from '#tests/support/partner-server.ts';

const now = Date.parse('2026-11-10T08:00:00Z');
let partner: PartnerServer;
let portal: TestPortal;
let sales: Staff;
let editor: Staff;
beforeAll(async () => {
  partner = await startPartnerServer();
  const { safeHttp } = partner;
  portal = await buildPortal({ now: () => now, safeHttp, files: createMemoryFiles() });
  const room = createStaffRoom(portal);
  sales = await room.signIn(['sales']);
  editor = await room.signIn(['editor']);
}, 60_000);
afterAll(async () => {
  await portal.close();
  partner.close();
});

const desk = (act: string, body: unknown = {}, who = sales) => who.call(`/api/office/feeds/${act}/`, body);
const feed = (...links: number[]) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>x</title>${links
    .map((link) => `<item><title>სათვალე</title><link>https://partner.example/${link}</link></item>`)
    .join('')}</channel></rss>`;

async function makePartner(title: string, content: object = {}): Promise<number> {
  const values = { id: null, version: null, content: { title, ...content } };
  const { id, revision } = (await sales.records('collector', 'save', values)).body;
  expect((await sales.records('collector', 'publish', { id, revision })).status).toBe(200);
  return id;
}

it('shows which feeds are read and which are not, and fetches one now', async () => {
  partner.answers['/good'] = text(feed(1, 2));
  const good = await makePartner('აფთიაქი', { feed_url: `${partner.url}/good`, domain: 'aptiaqi.example' });
  const bad = await makePartner('ოპტიკა', { feed_url: `${partner.url}/gone` });
  const off = await makePartner('უარხო');
  const states = async (query: object = {}) => {
    const { rows, total } = (await desk('list', query)).body;
    expect(total).toBe(rows.length);
    return rows.map(({ id, state }: { id: number; state: string }) => [id, state]);
  };
  expect(await states()).toEqual([
    [good, 'waiting'],
    [bad, 'waiting'],
    [off, 'off'],
  ]);
  expect((await desk('fetch_now', { id: good })).body).toEqual({ items: 2, error: null });
  expect((await desk('fetch_now', { id: bad })).body).toEqual({ items: 0, error: 'status_404' });
  expect((await desk('fetch_now', { id: bad })).body.error).toBe('status_404');
  const { body } = await desk('list');
  expect(body.counts).toEqual({ failing: 1, waiting: 0, healthy: 1, off: 1 });
  expect(body.rows[0]).toEqual({
    ...{ id: bad, title: 'ოპტიკა', state: 'failing', feed_url: `${partner.url}/gone`, items: 0 },
    ...{ error: 'status_404', failures: 2, fetched_at: null, due_at: '2026-11-10T09:00:00.000Z' },
  });
  expect(body.rows[1]).toMatchObject({
    ...{ id: good, state: 'healthy', items: 2, error: null },
    ...{ fetched_at: '2026-11-10T08:00:00.000Z', due_at: '2026-11-10T08:15:00.000Z' },
  });
  expect(await states({ state: 'failing' })).toEqual([[bad, 'failing']]);
  expect(await states({ search: 'აფთიაქ' })).toEqual([[good, 'healthy']]);
  expect(await states({ from: '2026-11-10', to: '2026-11-10' })).toEqual([[good, 'healthy']]);
  expect(await states({ to: '2026-11-09' })).toEqual([]);

  const nothing = await desk('fetch_now', { id: off });
  expect([nothing.status, officeCode(nothing)]).toEqual([409, 'no_feed']);
  expect((await desk('fetch_now', { id: 999_999 })).status).toBe(404);
  expect(officeCode(await desk('fetch_now', {}), 'id')).toBe('invalid');
  for (const act of ['list', 'fetch_now']) expect((await desk(act, {}, editor)).status).toBe(403);
  const log = await sales.call('/api/office/log/list/', { find: { action: 'fetch_now' } });
  expect(log.body.lines.map(({ record }: { record: number }) => record)).toEqual([bad, bad, good]);
});
