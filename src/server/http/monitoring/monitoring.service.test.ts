import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPortal, plainRenderer, type TestPortal } from '#tests/support/build-app.ts';

const lines: Record<string, unknown>[] = [];
const log = pino(
  { base: null, level: 'debug' },
  new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)) as Record<string, unknown>);
      done();
    },
  }),
);
let portal: TestPortal;
beforeAll(async () => {
  portal = await buildPortal({
    log,
    environment: { METRICS_ALLOW: '10.1.0.0/16, fd00::/8', DATA_DIR: '/tmp' },
  });
  await portal.app.inject('/');
});
afterAll(() => portal.close());

const figures = async (): Promise<string> => (await portal.app.inject('/metrics')).body;
const figure = async (name: string): Promise<number | undefined> => {
  const line = (await figures()).split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
};

describe('the log', () => {
  it("has one line per request under the answer's request id, also for cached pages", async () => {
    const first = await portal.app.inject('/?page=2');
    const cached = await portal.app.inject('/?page=2');
    for (const { headers } of [first, cached]) {
      const about = lines.filter(({ reqId }) => reqId === headers['x-request-id']);
      expect(about).toEqual([
        expect.objectContaining({
          msg: 'request',
          method: 'GET',
          route: 'home',
          status: 200,
          ms: expect.any(Number),
        }),
      ]);
    }
    expect(first.headers['x-request-id']).not.toBe(cached.headers['x-request-id']);
  });

  it('contains no addresses of readers and nothing they typed', async () => {
    await portal.app.inject({
      url: '/authentication/reset/?token=secret-of-a-link',
      headers: {
        'user-agent': 'NamedBrowser/1',
        cookie: 'token=of-a-session',
        referer: 'https://elsewhere.example/',
      },
      remoteAddress: '203.0.113.77',
    });
    await portal.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/',
      payload: { email: 'nino@example.ge', password: 'a password' },
    });
    const text = JSON.stringify(lines);
    for (const personal of [
      'secret-of-a-link',
      'NamedBrowser',
      'of-a-session',
      'elsewhere',
      '203.0.113.77',
      'nino@',
      'a password',
    ])
      expect(text).not.toContain(personal);
    expect(lines.at(-1)).toMatchObject({ method: 'POST', route: '/api/auth/sign-in', status: 403 });
  });

  it('does not report as a failure that a client hangs up', async () => {
    const url = new URL(await portal.app.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(url.port), url.hostname);
    const head = 'POST /api/restql/article/ HTTP/1.1\r\nHost: a.ge\r\nContent-Type: application/json\r\n';
    socket.write(`${head}Content-Length: 100\r\nExpect: 100-continue\r\n\r\n{`);
    // The answer to „Expect“ says that the portal waits for the body.
    socket.once('data', () => socket.destroy());
    const failures = () => lines.filter(({ msg }) => msg === 'request failed').map(({ level }) => level);
    await expect.poll(failures).toEqual([log.levels.values.debug]);
  });
});

describe('/metrics', () => {
  it('counts requests by route, method and status', async () => {
    const name =
      'http_request_duration_seconds_count{route="/api/restql/:collection",method="POST",status="200"}';
    const before = (await figure(name)) ?? 0;
    await portal.ask('article', {});
    await portal.ask('article', { limit: 0 });
    expect(await figure(name)).toBe(before + 1);
    expect(await figures()).toContain('{route="/api/restql/:collection",method="POST",status="400"} 1');
  });

  it('has a bounded number of routes, whatever is requested', async () => {
    for (const url of ['/nothing-1.html', '/nothing-2.html', '/api/nothing-3/', '/media/nothing-4.webp'])
      await portal.app.inject(url);
    expect(await figures()).not.toMatch(/nothing/);
  });

  it('reports caches, connections, jobs, mail, banks, feeds and the disk', async () => {
    await portal.app.inject('/?page=7');
    const hits = (await figure('salbuni_cache_requests_total{cache="pages",result="hit"}')) ?? 0;
    await portal.app.inject('/?page=7');
    expect(await figure('salbuni_cache_requests_total{cache="pages",result="hit"}')).toBe(hits + 1);
    expect(await figure('salbuni_database_up')).toBe(1);
    expect(await figure('salbuni_database_listening')).toBe(1);
    expect(await figure('salbuni_database_connections{state="waiting"}')).toBe(0);
    expect(await figure('salbuni_disk_bytes{part="free"}')).toBeGreaterThan(0);
    expect(await figure('salbuni_jobs_waiting{queue="mail"}')).toBe(0);
    expect([await figure('salbuni_mail_waiting'), await figure('salbuni_feeds_failing')]).toEqual([0, 0]);
    expect(await figure('salbuni_bank_orders_unanswered{bank="cartu"}')).toBe(0);
    await portal.database.db
      .insertInto('mail')
      .values({
        kind: 'x',
        recipient: 'a@b.ge',
        facts: '{}',
        due_at: new Date(),
        created_at: new Date(Date.now() - 90_000),
      } as never)
      .execute();
    expect(await figure('salbuni_mail_waiting')).toBe(1);
    expect(await figure('salbuni_mail_oldest_seconds')).toBeGreaterThan(80);
  });

  it.each([
    ['127.0.0.1', 200],
    ['::1', 200],
    ['::ffff:127.0.0.1', 200],
    ['10.1.2.3', 200],
    ['::ffff:10.1.2.3', 200],
    ['fd00::5', 200],
    ['10.2.0.1', 404],
    ['2001:db8::1', 404],
  ])('is for loopback and METRICS_ALLOW: %s', async (remoteAddress, status) => {
    expect((await portal.app.inject({ url: '/metrics', remoteAddress })).statusCode).toBe(status);
  });

  it.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-real-ip', 'via'])(
    'is refused to requests through a proxy (%s)',
    async (name) => {
      const answer = await portal.app.inject({
        url: '/metrics',
        headers: { [name]: '10.1.2.3' },
        remoteAddress: '127.0.0.1',
      });
      expect(answer.statusCode).toBe(404);
    },
  );

  it('lacks the figures of the database while it is away', async () => {
    const lonely = await buildPortal({ renderer: plainRenderer });
    // Only a connection that was in use can be taken away.
    await lonely.context.ping();
    await lonely.database.db.destroy();
    const { statusCode, body } = await lonely.app.inject('/metrics');
    expect(statusCode).toBe(200);
    expect(body).toContain('salbuni_database_up 0');
    expect(body).not.toMatch(/^salbuni_(mail|jobs|feeds)_\w+(\{.*\})? \d/m);
  });
});
