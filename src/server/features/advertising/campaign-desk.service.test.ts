import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { createStaffRoom, officeCode, type Staff } from '#tests/support/office.ts';
import { readPdf } from '#tests/support/read-pdf.ts';

const day = 86_400_000;
const began = Date.parse('2026-11-10T08:00:00Z');
let now = began;
let portal: TestPortal;
let sales: Staff;
let editor: Staff;
beforeAll(async () => {
  portal = await buildPortal({ now: () => now, officeCallsPerSecond: 1_000 });
  const room = createStaffRoom(portal);
  sales = await room.signIn(['sales']);
  editor = await room.signIn(['editor']);
}, 60_000);
afterAll(() => portal.close());

const at = (days: number) => new Date(began + days * day).toISOString();
const desk = (act: string, body: unknown = {}, who = sales) =>
  who.call(`/api/office/campaigns/${act}/`, body);

async function saveAd(content: object): Promise<{ id: number; revision: number }> {
  const whole = {
    ...{ title: 'წყალი', position: 'a2', body: '<p>წყალი</p>', starts_at: at(-1) },
    ...{ pages: { article: { radio: 'all' } }, ...content },
  };
  const { body } = await sales.records('advertisement', 'save', { id: null, version: null, content: whole });
  return body;
}

async function publishAd(content: object = {}): Promise<number> {
  const { id, revision } = await saveAd(content);
  const { status } = await sales.records('advertisement', 'publish', { id, revision });
  expect(status).toBe(200);
  return id;
}

async function count(id: number, shown: number, pressed = 0): Promise<void> {
  const { advertising } = portal.context.advertising;
  const times = (some: number) => Array.from({ length: some }, () => id);
  advertising.count({ shown: times(shown), pressed: times(pressed) });
  await advertising.flush();
}

const isServed = async (id: number): Promise<boolean> => {
  const { statusCode } = await portal.app.inject({ url: `/advertisement/${id}.html` });
  return statusCode === 200;
};
const rowOf = async (id: number) => (await desk('list', { search: String(id) })).body.rows[0];

describe('the desk of campaigns', () => {
  it('lists what runs, what is to come, what waits and what is over, with what was counted', async () => {
    const terms = { kind: 'otc', permit_number: 'N-17', weight: 3, cap_total: 900, cap_daily: 90 };
    const running = await publishAd({ ...terms, title: 'ვიტამინი', ends_at: at(9), device: 'desktop' });
    const planned = await publishAd({ title: 'დაგეგმილი', starts_at: at(40), position: 'mob-top' });
    const ended = await publishAd({ title: 'დასრულებული', starts_at: at(-9), ends_at: at(-1) });
    const waiting = await saveAd({ title: 'მონახაზი' });
    await count(running, 5, 2);
    const { body } = await desk('list');
    expect(body.rows.map(({ id, state }: { id: number; state: string }) => [id, state])).toEqual([
      [running, 'running'],
      [planned, 'planned'],
      [waiting.id, 'waiting'],
      [ended, 'ended'],
    ]);
    expect(body).toMatchObject({ total: 4, counts: { running: 1, planned: 1, waiting: 1, ended: 1 } });
    expect(body.rows[0]).toEqual({
      ...{ id: running, title: 'ვიტამინი', state: 'running', place: 'a2', device: 'desktop', ...terms },
      ...{ starts_at: at(-1), ends_at: at(9), shown: 5, clicked: 2 },
    });
    const idsOf = async (asked: object) =>
      (await desk('list', asked)).body.rows.map(({ id }: { id: number }) => id);
    expect(await idsOf({ state: 'planned' })).toEqual([planned]);
    expect(await idsOf({ search: 'n-17' })).toEqual([running]);
    expect(await idsOf({ from: '2026-12-20', to: '2026-12-31' })).toEqual([planned, waiting.id]);
    expect(await idsOf({ to: '2026-11-03' })).toEqual([ended]);
    await sales.records('advertisement', 'archive', { id: running, version: 1 });
    expect((await rowOf(running)).state).toBe('ended');
    expect(await isServed(running)).toBe(false);
  });

  it('is the sales people’s and administrators’ alone', async () => {
    for (const act of ['list', 'report', 'share']) {
      const refused = await desk(act, { nonsense: 1 }, editor);
      expect([refused.status, officeCode(refused)]).toEqual([403, 'no_right']);
    }
    expect((await desk('report', { id: 0, format: 'xls' })).status).toBe(400);
    expect((await desk('report', { id: 999_999 })).status).toBe(404);
    expect((await desk('share', { id: 999_999 })).status).toBe(404);
  });
});

describe('a campaign', () => {
  it('begins and ends at its moment', async () => {
    const id = await publishAd({ starts_at: at(1), ends_at: at(2) });
    const { advertising } = portal.context.advertising;
    for (const [days, isThere] of [
      [0.9, false],
      [1, true],
      [1.9, true],
      [2, false],
    ] as const) {
      now = began + days * day;
      await advertising.followCalendar();
      await expect.poll(() => isServed(id)).toBe(isThere);
    }
    now = began;
    expect((await advertising.findNextMove())?.toISOString()).toBe(at(1));
    const { body } = await sales.records('advertisement', 'get', { id });
    const later = { id, version: body.version, content: { ends_at: null } };
    const saved = await sales.records('advertisement', 'save', later);
    await sales.records('advertisement', 'publish', { id, revision: saved.body.revision });
    expect(await rowOf(id)).toMatchObject({ starts_at: at(1), ends_at: null });
  });

  it('stops when it was seen as often as was bought, altogether or on a day', async () => {
    const total = await publishAd({ cap_total: 3 });
    const daily = await publishAd({ cap_daily: 2 });
    await count(total, 2);
    await count(daily, 2);
    expect([await isServed(total), (await rowOf(total)).state]).toEqual([true, 'running']);
    await expect.poll(() => isServed(daily)).toBe(false);
    await count(total, 1);
    await expect.poll(() => isServed(total)).toBe(false);
    expect((await rowOf(total)).state).toBe('ended');
    now += day;
    await portal.context.advertising.advertising.followCalendar();
    await expect.poll(() => isServed(daily)).toBe(true);
    expect(await isServed(total)).toBe(false);
    now = began;
  });

  it('leads to its link where its markup has none', async () => {
    const frameOf = async (content: object) => {
      const id = await publishAd({ ...content, link: 'https://wyali.example/?a=1&b=2' });
      return (await portal.app.inject({ url: `/advertisement/${id}.html` })).body;
    };
    expect(await frameOf({})).toContain(
      '<a href="https://wyali.example/?a=1&amp;b=2" rel="noopener nofollow sponsored"><p>წყალი</p></a>',
    );
    expect(await frameOf({ body: '<a href="/">წყალი</a>' })).not.toContain('wyali');
  });

  it.each([
    [{ device: 'mobile' }, 'device', 'wrong_device'],
    [{ ends_at: at(-3) }, 'ends_at', 'ends_before_start'],
    [{ kind: 'otc' }, 'permit_number', 'permit'],
  ])('does not go out with %j', async (content, field, code) => {
    const { id, revision } = await saveAd(content);
    const refused = await sales.records('advertisement', 'publish', { id, revision });
    expect([refused.status, officeCode(refused, field)]).toEqual([409, code]);
  });
});

describe('the report of a campaign', () => {
  it('adds up to what was counted, by day and by place, in JSON and as a table', async () => {
    const id = await publishAd();
    await count(id, 4, 1);
    now += day;
    await count(id, 2);
    const { body } = await sales.records('advertisement', 'get', { id });
    const moved = { id, version: body.version, content: { position: 'b2' } };
    const { revision } = (await sales.records('advertisement', 'save', moved)).body;
    await sales.records('advertisement', 'publish', { id, revision });
    await count(id, 3, 2);
    const report = (await desk('report', { id })).body;
    expect(report).toEqual({
      ...{ shown: 9, clicked: 3 },
      by_day: [
        { day: '2026-11-10', shown: 4, clicked: 1 },
        { day: '2026-11-11', shown: 5, clicked: 2 },
      ],
      by_place: [
        { place: 'a2', shown: 6, clicked: 1 },
        { place: 'b2', shown: 3, clicked: 2 },
      ],
    });
    const { rows } = await portal.database.pool.query(
      'select sum(impressions)::integer as shown, sum(clicks)::integer as clicked from advertisement_count where advertisement_id = $1',
      [id],
    );
    expect(rows).toEqual([{ shown: report.shown, clicked: report.clicked }]);
    expect((await desk('report', { id, from: '2026-11-11' })).body).toMatchObject({ shown: 5, clicked: 2 });
    expect((await desk('report', { id, to: '2026-11-09' })).body).toMatchObject({ shown: 0, by_day: [] });
    const csv = await sales.text('/api/office/campaigns/report/', { id, format: 'csv' });
    expect(csv).toEqual({
      type: 'text/csv; charset=utf-8',
      text: 'day,place,shown,clicked\r\n2026-11-10,a2,4,1\r\n2026-11-11,a2,2,0\r\n2026-11-11,b2,3,2\r\n',
    });
    const pdf = await sales.text('/api/office/campaigns/report/', { id, from: '2026-11-11', format: 'pdf' });
    expect(pdf.type).toBe('application/pdf');
  });

  it('is shown to the advertiser at an address of its own, until a new one is made', async () => {
    const [id, other] = [await publishAd({ title: 'ჩემი <კამპანია>' }), await publishAd({ title: 'სხვისი' })];
    await count(id, 7, 1);
    await count(other, 11);
    const { url } = (await desk('share', { id })).body;
    expect(url).toMatch(/^\/campaign\/[\w-]{22}\/$/);
    const page = await portal.app.inject({ url });
    expect([page.statusCode, page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual([
      200,
      'no-store',
      'noindex',
    ]);
    expect(page.body).toContain('ჩემი &lt;კამპანია&gt;');
    expect(page.body).toContain('<td>7</td><td>1</td><td>14,29%</td>');
    expect(page.body).not.toContain('სხვისი');
    expect(page.body).toContain(`href="${url}report.pdf"`);
    const pdf = await portal.app.inject({ url: `${url}report.pdf` });
    const { headers } = pdf;
    expect([
      pdf.statusCode,
      headers['content-type'],
      headers['cache-control'],
      headers['x-robots-tag'],
    ]).toEqual([200, 'application/pdf', 'no-store', 'noindex']);
    expect(headers['content-disposition']).toBe(`attachment; filename="campaign-${id}.pdf"`);
    const [printed] = readPdf(pdf.rawPayload);
    expect(printed).toContain('ჩემი <კამპანია>');
    expect(printed).toContain('სულ7114,29%');
    expect((await portal.app.inject({ url: `${url.slice(0, -2)}x/report.pdf` })).statusCode).toBe(404);
    const remoteAddress = '203.0.113.9';
    const read = () => portal.app.inject({ url: `${url.slice(0, -2)}x/report.pdf`, remoteAddress });
    const answers = await Promise.all(Array.from({ length: 21 }, read));
    const refusals = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refusals.map((one) => one.headers['retry-after'])).toEqual([expect.stringMatching(/^\d+$/)]);
    const again = (await desk('share', { id })).body.url;
    expect(again).not.toBe(url);
    expect((await portal.app.inject({ url })).statusCode).toBe(404);
    expect((await portal.app.inject({ url: `${url}report.pdf` })).statusCode).toBe(404);
    expect((await portal.app.inject({ url: again })).statusCode).toBe(200);
    const stored = await portal.database.pool.query('select * from campaign_share');
    expect(JSON.stringify(stored.rows)).not.toContain(again.slice(10, -1));
    const log = await sales.call('/api/office/log/list/', { find: { action: 'share', record: id } });
    expect(log.body.lines).toMatchObject([{ account: { id: sales.id } }, { account: { id: sales.id } }]);
    const table = await portal.app.inject({ url: `${again}report.csv` });
    expect([table.headers['content-type'], table.headers['cache-control']]).toEqual([
      'text/csv; charset=utf-8',
      'no-store',
    ]);
    expect(table.body).toBe('day,place,shown,clicked\r\n2026-11-11,a2,7,1\r\n');
    const draft = await saveAd({});
    const refused = await desk('share', { id: draft.id });
    expect([refused.status, officeCode(refused)]).toEqual([409, 'not_published']);
  });
});
