import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPortal, type TestPortal } from '#tests/support/build-app.ts';

const day = 86_400_000;
let now = Date.now();
let portal: TestPortal;
beforeAll(async () => {
  portal = await buildPortal({ now: () => now });
}, 60_000);
afterAll(() => portal.close());

const dayAt = (time: number): string => new Date(time + 4 * 3_600_000).toISOString().slice(0, 10);

async function makeAd(values: Record<string, unknown> = {}): Promise<number> {
  const row = {
    position: 'a2' as const,
    body: '<p>წყალი</p>',
    pages: JSON.stringify({ article: { radio: 'all' } }),
    status: 'published' as const,
    ...values,
  };
  const { id } = await portal.context.db
    .insertInto('advertisement')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const shownIds = async (): Promise<number[]> => {
  const { body } = await portal.ask('advertisement', { fields: ['id'], limit: 100 });
  return (body.advertisement as { id: number }[]).map(({ id }) => id);
};

const frame = (id: number | string) => portal.app.inject({ method: 'GET', url: `/advertisement/${id}.html` });

describe('advertisements', () => {
  it('are answered with place, markup and pages, without data of their campaign', async () => {
    const id = await makeAd();
    const { body } = await portal.ask('advertisement', { find: { id }, many: false });
    expect(body.advertisement).toEqual({
      id,
      position: 'a2',
      body: '<p>წყალი</p>',
      pages: { article: { radio: 'all' } },
    });
    const asked = await portal.ask('advertisement', { fields: ['permit_number'] });
    expect(asked.status).toBe(400);
  });

  it('run from their first to their last day in Tbilisi', async () => {
    const id = await makeAd({ starts_on: dayAt(now + day), ends_on: dayAt(now + 2 * day) });
    const draft = await makeAd({ status: 'draft' });
    const { advertising } = portal.context.advertising;
    const began = now;
    for (const [days, isThere] of [
      [0, false],
      [1, true],
      [2, true],
      [3, false],
    ] as const) {
      now = began + days * day;
      await advertising.followCalendar();
      // Announcements of the database may come after its answer.
      await expect.poll(async () => (await shownIds()).includes(id)).toBe(isThere);
      expect(await shownIds()).not.toContain(draft);
      await expect.poll(async () => (await frame(id)).statusCode).toBe(isThere ? 200 : 404);
    }
    now = began;
  });

  it('keep days and moments together, whichever a program one release behind or the office writes', async () => {
    const id = await makeAd({ starts_on: '2026-02-02', ends_on: '2026-02-05' });
    const row = () =>
      portal.context.db
        .selectFrom('advertisement')
        .select(['starts_at', 'ends_at'])
        .select(sql<string>`starts_on::text`.as('first'))
        .select(sql<string | null>`ends_on::text`.as('last'))
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    const write = async (values: object) => {
      await portal.context.db.updateTable('advertisement').set(values).where('id', '=', id).execute();
      const { starts_at, ends_at, first, last } = await row();
      return [first, last, starts_at?.toISOString(), ends_at?.toISOString()];
    };
    const [from, until] = ['2026-02-01T20:00:00.000Z', '2026-02-05T20:00:00.000Z'];
    expect(await write({ title: 'წყალი' })).toEqual(['2026-02-02', '2026-02-05', from, until]);
    const later = '2026-02-03T20:00:00.000Z';
    expect(await write({ starts_on: '2026-02-04' })).toEqual(['2026-02-04', '2026-02-05', later, until]);
    expect(await write({ ends_on: null })).toEqual(['2026-02-04', null, later, undefined]);
    const noon = '2026-02-07T08:00:00.000Z';
    expect(await write({ ends_at: new Date(noon) })).toEqual(['2026-02-04', '2026-02-07', later, noon]);
  });

  it('invalidate cached answers when they change', async () => {
    const id = await makeAd();
    expect((await frame(id)).body).toContain('<p>წყალი</p>');
    await portal.context.db.updateTable('advertisement').set({ body: 'პური' }).where('id', '=', id).execute();
    await expect.poll(async () => (await frame(id)).body).toContain('პური');
    await portal.context.db
      .updateTable('advertisement')
      .set({ status: 'archived' })
      .where('id', '=', id)
      .execute();
    await expect.poll(async () => (await frame(id)).statusCode).toBe(404);
  });

  it('are refused by the database where the law forbids them', async () => {
    await expect(makeAd({ kind: 'prescription' })).rejects.toThrow('kind');
    await expect(makeAd({ kind: 'otc' })).rejects.toThrow('check');
    await expect(makeAd({ kind: 'otc', permit_number: '  ' })).rejects.toThrow('check');
    await expect(makeAd({ starts_on: '2026-02-02', ends_on: '2026-02-01' })).rejects.toThrow('check');
    await expect(makeAd({ position: 'z9' })).rejects.toThrow('position');
    expect(await makeAd({ kind: 'otc', permit_number: 'N-17' })).toBeGreaterThan(0);
  });
});

describe('the document of an advertisement', () => {
  it('has an opaque origin, however it is opened', async () => {
    const { headers } = await frame(await makeAd());
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox;/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/allow-same-origin|https:|\*/);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('is compressed for clients that accept it', async () => {
    const url = `/advertisement/${await makeAd({ body: '<p>წყალი</p>'.repeat(99) })}.html`;
    const { headers, rawPayload } = await portal.app.inject({
      url,
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(rawPayload).toString()).toContain('<p>წყალი</p><p>წყალი</p>');
  });

  it.each(['0', '999999', 'x', '1e3', '-1', '99999999999', '1.html'])('is missing for „%s“', async (id) => {
    const answer = await frame(id);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('counting advertisements', () => {
  const token = 't'.repeat(30);
  const send = (payload: string, address = '10.1.0.1', csrf = token) =>
    portal.app.inject({
      method: 'POST',
      url: '/api/advertisement-counts/',
      remoteAddress: address,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      cookies: { csrftoken: token },
      payload: `csrfmiddlewaretoken=${csrf}&${payload}`,
    });
  const counts = async (id: number) =>
    portal.context.db
      .selectFrom('advertisement_count')
      .select(['impressions', 'clicks'])
      .where('advertisement_id', '=', id)
      .executeTakeFirst();

  it('adds up by day, in batches, without data about readers', async () => {
    const id = await makeAd();
    expect((await send(`shown=${id},${id},999999&pressed=${id}`)).statusCode).toBe(204);
    expect((await send(`shown=${id}&pressed=`)).statusCode).toBe(204);
    expect(await counts(id)).toBeUndefined();
    await portal.context.advertising.advertising.flush();
    expect(await counts(id)).toEqual({ impressions: 3, clicks: 1 });
    await send(`shown=${id}`);
    await portal.context.advertising.advertising.flush();
    expect(await counts(id)).toEqual({ impressions: 4, clicks: 1 });
    const [row] = await portal.context.db.selectFrom('advertisement_count').selectAll().execute();
    expect(Object.keys(row ?? {}).sort()).toEqual(['advertisement_id', 'clicks', 'day', 'impressions']);
  });

  it('loses nothing while the database is away', async () => {
    const id = await makeAd();
    const { schema } = portal.context.db;
    await send(`shown=${id}&pressed=${id}`);
    await schema.alterTable('advertisement_count').renameTo('away').execute();
    await portal.context.advertising.advertising.flush();
    await send(`shown=${id}`);
    await schema.alterTable('away').renameTo('advertisement_count').execute();
    await portal.context.advertising.advertising.flush();
    expect(await counts(id)).toEqual({ impressions: 2, clicks: 1 });
  });

  it.each([
    'shown=a',
    'shown=1,,2',
    'shown=-1',
    'shown=1.5',
    'shown=99999999999',
    'shown=1&shown=2',
    `pressed=${'1,'.repeat(60)}1`,
  ])('refuses „%s“', async (payload) => {
    expect((await send(payload)).statusCode).toBe(400);
  });

  it('requires the CSRF token and limits each address', async () => {
    expect((await send('shown=1', '10.1.0.2', 'wrong')).statusCode).toBe(403);
    const statuses: number[] = [];
    for (let count = 0; count < 122; count += 1)
      statuses.push((await send('shown=999999', '10.1.0.3')).statusCode);
    expect(statuses.slice(0, 120).every((status) => status === 204)).toBe(true);
    expect(statuses.slice(120)).toEqual([429, 429]);
    expect((await send('shown=999999', '10.1.0.4')).statusCode).toBe(204);
  });
});

describe('recommended lists', () => {
  it('contain the recommended doctors and clinics, by category and in order', async () => {
    const { make } = portal;
    const { db } = portal.context;
    const [category, other] = [await make.category(), await make.category()];
    const profession = await make.profession();
    const first = await make.doctor({ professions: [profession] });
    const second = await make.doctor();
    const hidden = await make.doctor({ status: 'draft' });
    const clinic = await make.clinic();
    const status = 'published' as const;
    await db
      .insertInto('recommended_doctor')
      .values([
        { doctor_id: second, category_id: category, position: 2, status },
        { doctor_id: first, category_id: category, position: 1, status },
        { doctor_id: hidden, category_id: category, position: 0, status },
        { doctor_id: second, category_id: other, position: 1, status, ends_on: dayAt(now) },
      ])
      .execute();
    await db
      .insertInto('recommended_clinic')
      .values([{ clinic_id: clinic, category_id: category, status }])
      .execute();
    const find = { 'category.id': category };
    const doctors = await portal.ask('recommended_doctors', { find, fields: ['id', 'url', 'professions'] });
    expect(doctors.body.recommended_doctors).toMatchObject([
      { id: first, professions: [{ id: profession }] },
      { id: second, professions: [] },
    ]);
    const clinics = await portal.ask('recommended_clinics', { find, fields: ['id', 'title', 'image'] });
    expect(clinics.body.recommended_clinics).toMatchObject([{ id: clinic, image: null }]);

    // Fields used for filtering and sorting are only in the answer when requested.
    const whole = await portal.ask('recommended_clinics', { find, many: false });
    expect(Object.keys(whole.body.recommended_clinics as object)).toEqual([
      'id',
      'alias',
      'title',
      'url',
      'image',
    ]);
    const asked = await portal.ask('recommended_clinics', { find, fields: ['category', 'position'] });
    expect(asked.body.recommended_clinics).toMatchObject([{ category: { id: category }, position: 0 }]);

    // The list follows a renamed or archived doctor and an ended campaign.
    await db.updateTable('doctor').set({ status: 'archived' }).where('id', '=', first).execute();
    await expect
      .poll(async () => (await portal.ask('recommended_doctors', { find, fields: ['id'] })).body)
      .toMatchObject({ recommended_doctors: [{ id: second }], total: 1 });
    const elsewhere = { find: { 'category.id': other }, fields: ['id'] };
    expect((await portal.ask('recommended_doctors', elsewhere)).body.total).toBe(1);
    now += 2 * day;
    await portal.context.advertising.advertising.followCalendar();
    await expect
      .poll(async () => (await portal.ask('recommended_doctors', elsewhere)).body)
      .toMatchObject({ recommended_doctors: [], total: 0 });
    now -= 2 * day;
  });
});
