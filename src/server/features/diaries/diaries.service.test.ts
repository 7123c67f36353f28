import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFakeMailer } from '#server/adapters/mail/fake.ts';
import { createAccountClient } from '#tests/support/account-client.ts';
import { type AskingScene, createAskingScene } from '#tests/support/asking.ts';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';
import { wireDiaries } from './diaries.wiring.ts';

let time = Date.parse('2026-11-21T09:00:00Z');
const day = 86_400_000;
const logged: string[] = [];
const log = pino(
  {},
  new Writable({
    write: (chunk, _encoding, done) => {
      logged.push(String(chunk));
      done();
    },
  }),
);
const mailer = createFakeMailer();
let portal: TestPortal;
let scene: AskingScene;
const path = '/api/diary/';
const child = { id: 'abcd1234', name: 'ჟირაფი', birth_date: '2026-09-24', doses: {} };
const entry = { id: 'entry001', day: '2026-11-20', part: 'morning', systolic: 173, diastolic: 97, pulse: 61 };

beforeAll(async () => {
  portal = await buildPortal({
    now: () => time,
    log,
    mailer,
    environment: { METRICS_ALLOW: '127.0.0.1' },
    onError: (what, error) => logged.push(`${what} ${String(error)}`),
  });
  scene = await createAskingScene(portal, () => time);
}, 60_000);
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.db.deleteFrom('diary').execute();
  await portal.database.db.deleteFrom('mail').execute();
  mailer.sent.length = 0;
});

/** Sends JSON, which diaries are sent as. */
async function send(to: string, payload: object, bearer?: string) {
  const answer = await portal.app.inject({
    method: 'POST',
    url: to,
    headers: {
      cookie: `csrftoken=${'c'.repeat(43)}`,
      'x-csrftoken': 'c'.repeat(43),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    payload,
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}
const save = (kind: string, content: object, version: number, bearer?: string) =>
  send(path, { kind, content, version }, bearer);
const listOf = async (bearer: string) => (await scene.world.get(path, bearer)).body;
const rows = () => portal.database.db.selectFrom('diary').selectAll().execute();

describe('a diary', () => {
  it('is its account’s alone and stands nowhere in words: not in the database, the log or the metrics', async () => {
    const [one, other] = [await scene.world.join(), await scene.world.join()];
    expect((await scene.world.get(path)).status).toBe(401);
    expect((await save('pressure', { entries: [entry] }, 0)).status).toBe(401);
    expect((await save('pressure', { entries: [entry] }, 0, one.bearer)).body).toEqual({ version: 1 });
    const content = { children: [child], reminds: true };
    expect((await save('vaccination', content, 0, one.bearer)).body).toEqual({ version: 1 });
    const listed = await listOf(one.bearer);
    expect(listed).toMatchObject({
      diaries: [
        { kind: 'pressure', version: 1, content: { entries: [entry] } },
        { kind: 'vaccination', version: 1, content },
      ],
      unreadable: [],
    });
    expect(await listOf(other.bearer)).toEqual({ diaries: [], unreadable: [] });
    await send('/api/diary/remove/', { kind: 'pressure' }, other.bearer);
    expect(await listOf(one.bearer)).toEqual(listed);
    const metrics = (await portal.app.inject('/metrics')).body;
    // The number as a value or a label: as digits it stands in times and sizes by chance.
    for (const [where, text] of Object.entries({
      database: JSON.stringify(await rows()),
      log: logged.join('\n'),
      metrics,
    }))
      for (const typed of [':173', '"173"', 'entry001', 'ჟირაფ', '2026-09-24'])
        expect(text.includes(typed), `${typed} in the ${where}`).toBe(false);
    // Neither does the log tell which diary somebody keeps.
    expect(logged.join('\n')).toContain('/api/diary');
    expect(`${logged.join('\n')}${metrics}`).not.toMatch(/pressure|vaccination\b(?!-reminders)/);
  });

  it('is refused where it was changed meanwhile, so that no entry is lost', async () => {
    const { bearer } = await scene.world.join();
    await save('pressure', { entries: [entry] }, 0, bearer);
    const conflict = { status: 409, body: { error: { __all__: [{ code: 'diary_conflict' }] } } };
    expect(await save('pressure', { entries: [] }, 0, bearer)).toMatchObject(conflict);
    expect((await save('pressure', { entries: [] }, 1, bearer)).body).toEqual({ version: 2 });
    expect(await save('pressure', { entries: [entry] }, 1, bearer)).toMatchObject(conflict);
    expect((await listOf(bearer)).diaries).toMatchObject([{ version: 2, content: { entries: [] } }]);
    expect(await save('sugar', { entries: [] }, 3, bearer)).toMatchObject(conflict);
  });

  it('has known kinds, whole entries and limits', async () => {
    const { bearer } = await scene.world.join();
    const wrong: [string, object][] = [
      ['weather', { entries: [] }],
      ['pressure', { entries: [{ ...entry, systolic: 900 }] }],
      ['pressure', { entries: [{ ...entry, remark: 'x' }] }],
      ['pressure', { children: [] }],
      ['pressure', { entries: Array.from({ length: 3_001 }, () => entry) }],
      ['pregnancy', { due_date: '2026-02-30' }],
    ];
    for (const [kind, content] of wrong)
      expect((await save(kind, content, 0, bearer)).status, `${kind} ${Object.keys(content)}`).toBe(400);
    expect((await save('pressure', { entries: [entry], more: 'x'.repeat(800_000) }, 0, bearer)).status).toBe(
      413,
    );
    expect(await rows()).toEqual([]);
    const many = Array.from({ length: 3_000 }, (_, at) => ({
      ...entry,
      id: `e${String(at).padStart(7, '0')}`,
    }));
    expect((await save('pressure', { entries: many }, 0, bearer)).body).toEqual({ version: 1 });
  });

  it('is in the download of one’s data, is removed by its reader, and goes with the account', async () => {
    const { bearer, id } = await scene.world.join();
    await save('pressure', { entries: [entry] }, 0, bearer);
    await save('pregnancy', { due_date: '2027-03-01' }, 0, bearer);
    const { body } = await scene.world.post('/api/auth/my-data/', {}, bearer);
    expect(body.diaries).toMatchObject([
      { kind: 'pregnancy', content: { due_date: '2027-03-01' } },
      { kind: 'pressure', content: { entries: [entry] } },
    ]);
    expect((await send('/api/diary/remove/', { kind: 'pregnancy' }, bearer)).body).toEqual({});
    expect((await listOf(bearer)).diaries).toHaveLength(1);
    const client = createAccountClient(portal.app);
    const { body: removed } = await client.post(
      '/api/auth/delete/',
      { password: 'მთვარე და ზღვა 7' },
      { bearer },
    );
    expect(removed).toHaveProperty('msg');
    expect((await rows()).filter(({ account_id }) => account_id === id)).toEqual([]);
  });

  it('that was moved to another account or kind is not opened there', async () => {
    const [one, other] = [await scene.world.join(), await scene.world.join()];
    await save('pressure', { entries: [entry] }, 0, one.bearer);
    const { db } = portal.database;
    await db.updateTable('diary').set({ account_id: other.id }).execute();
    expect(await listOf(other.bearer)).toEqual({
      diaries: [],
      unreadable: [{ kind: 'pressure', version: 1 }],
    });
    await db.updateTable('diary').set({ account_id: one.id, kind: 'sugar' }).execute();
    expect(await listOf(one.bearer)).toMatchObject({ diaries: [], unreadable: [{ kind: 'sugar' }] });
  });

  it('is sealed anew after a change of keys, so that the previous one can go', async () => {
    const { bearer, id } = await scene.world.join();
    await save('pressure', { entries: [entry] }, 0, bearer);
    const [first, second] = [portal.context.config.AUTH_SECRET, 'nQ4wXc7Lz2VbT9rKyMs8PdHf3GuAe6Jo'];
    const diariesWith = (secrets: { current: string; previous?: string }) =>
      wireDiaries({
        ...{ config: portal.context.config, db: portal.database.db, secrets, now: () => time },
        enqueueMail: async () => {},
      });
    const changing = diariesWith({ current: second, previous: first });
    const stored = [{ kind: 'pressure', content: { entries: [entry] } }];
    expect((await diariesWith({ current: second }).list(id)).unreadable).toHaveLength(1);
    expect(await changing.listReadable(id)).toMatchObject(stored);
    expect(await changing.resealAll()).toEqual({ resealed: 1, unreadable: 0 });
    expect(await diariesWith({ current: second }).listReadable(id)).toMatchObject(stored);
    expect(await changing.resealAll()).toEqual({ resealed: 0, unreadable: 0 });
    expect(await portal.context.diaries.resealAll()).toEqual({ resealed: 0, unreadable: 1 });
  });
});

describe('a reminder of vaccinations', () => {
  const remindOn = async (date: string) => {
    time = Date.parse(`${date}T06:00:00Z`);
    return portal.context.diaries.remindOfVaccinations();
  };

  it('is sent once, a week before a dose, to those who want it, and names nothing but the calendar', async () => {
    const [one, other] = [await scene.world.join(), await scene.world.join()];
    // Born on 24 September: the doses of two months are due on 24 November.
    await save('vaccination', { children: [child], reminds: true }, 0, one.bearer);
    await save('vaccination', { children: [child], reminds: false }, 0, other.bearer);
    await portal.database.db.deleteFrom('mail').execute();
    expect(await remindOn('2026-11-16')).toBe(0);
    expect(await remindOn('2026-11-17')).toBe(1);
    const waiting = await portal.database.db.selectFrom('mail').select(['kind', 'facts']).execute();
    expect(waiting).toEqual([{ kind: 'vaccination_reminder', facts: {} }]);
    expect(await remindOn('2026-11-17')).toBe(0);
    expect(await remindOn('2026-11-18')).toBe(0);
    await portal.deliverMail();
    expect(mailer.sent.map(({ to }) => to)).toEqual([one.email]);
    const [{ subject = '', text = '', html = '' } = {}] = mailer.sent;
    const letter = [subject, text, html].join();
    expect(letter).toContain('აცრის კალენდარ');
    expect(letter).toContain('/dghiurebi/acrebi.html');
    expect(letter).not.toMatch(/ჟირაფ|2026-|ჰეპატიტ|ბავშვ|ჩვილ/);
  });

  it('is not sent of a given dose, nor to a blocked account, and comes again for the next doses', async () => {
    const { bearer, id } = await scene.world.join();
    const given = { 'hexa-1': '2026-11-24', 'pcv-1': '2026-11-24', 'rota-1': '2026-11-24' };
    await save('vaccination', { children: [{ ...child, doses: given }], reminds: true }, 0, bearer);
    expect(await remindOn('2026-11-18')).toBe(0);
    const block = (at: Date | null) =>
      portal.database.db.updateTable('account').set({ blocked_at: at }).where('id', '=', id).execute();
    await block(new Date(time));
    expect(await remindOn('2026-12-17')).toBe(0);
    await block(null);
    expect(await remindOn('2026-12-17')).toBe(1);
    expect(await remindOn('2026-12-20')).toBe(0);
    time += day;
  });
});
