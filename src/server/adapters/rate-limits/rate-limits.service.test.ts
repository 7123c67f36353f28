import { createServer } from 'node:net';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '#tests/support/database.ts';
import { maxSubjects, openRateLimits, type RateLimit } from './rate-limits.ts';

const redisUrl = process.env.TEST_REDIS_URL;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
const complaints: unknown[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  complaints.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (options: { redisUrl?: string; pool?: object } = {}) =>
  openRateLimits({ ...options, onError: (error) => complaints.push(error) });
/** A rule with a name of its own, so that no other test counts on it. */
const rule = (points: number, seconds = 60) => ({ name: crypto.randomUUID(), points, seconds });
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const refusalOf = (answer: Promise<void>) =>
  answer.then(
    () => undefined,
    ({ code, retryAfter }) => ({ code, retryAfter }),
  );
const countTimes = async (limit: RateLimit, times: number, subject = 'a') => {
  for (let n = 0; n < times; n += 1) await limit.count(subject);
};

describe.each([
  ['memory', () => open()],
  ['the database', () => open({ pool: database.pool })],
])('a limit in %s', (_where, openLimits) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
  });

  it('refuses counts past the limit, with the seconds until the window ends', async () => {
    const limit = openLimits().open(rule(3, 60));
    await countTimes(limit, 2);
    later(10);
    expect(await limit.isReached('a')).toBe(false);
    await limit.count('a');
    expect(await limit.isReached('a')).toBe(true);
    await expect(limit.refuseReached('a')).rejects.toMatchObject({ kind: 'too_many', retryAfter: 50 });
    expect(await refusalOf(limit.count('a'))).toEqual({ code: 'too_many', retryAfter: 50 });
    expect(await refusalOf(limit.count('b'))).toBeUndefined();
    later(51);
    await limit.refuseReached('a');
    expect(await limit.isReached('a')).toBe(false);
    await countTimes(limit, 3);
  });

  it('counts concurrent calls without loss, separately for each rule', async () => {
    const limits = openLimits();
    const [one, other] = [limits.open(rule(30)), limits.open(rule(40))];
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, n) => refusalOf((n % 2 ? one : other).count('a'))),
    );
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(70);
    expect([await one.isReached('a'), await other.isReached('a')]).toEqual([true, true]);
  });

  it('notes without refusing', async () => {
    const limit = openLimits().open(rule(2));
    for (let n = 0; n < 5; n += 1) await limit.note('a');
    expect(await limit.isReached('a')).toBe(true);
  });
});

describe('a limit in the database', () => {
  it('is shared by instances, and stores subjects as hashes only', async () => {
    const shared = rule(2);
    const [first, second] = [1, 2].map(() => open({ pool: database.pool }).open(shared));
    await first?.count('10.4.4.4');
    await second?.count('10.4.4.4');
    expect(await first?.isReached('10.4.4.4')).toBe(true);
    const { rows } = await database.pool.query('select * from rate_limit');
    expect(JSON.stringify(rows)).not.toContain('10.4.4.4');
  });
});

describe('a limit in memory', () => {
  it('bounds its memory when subjects are made up', async () => {
    const limit = open().open(rule(1));
    for (let n = 0; n < maxSubjects; n += 1) await limit.count(`made up ${n}`);
    await countTimes(limit, 5, 'another');
    expect(await limit.isReached('another')).toBe(false);
    expect(await limit.isReached('made up 7')).toBe(true);
    expect(await refusalOf(limit.count('made up 7'))).toMatchObject({ code: 'too_many' });
  });
});

describe.runIf(redisUrl)('a limit in Redis', () => {
  it('is shared by instances, and its keys expire', async () => {
    const redis = new Redis(redisUrl ?? '');
    await redis.ping();
    redis.disconnect();
    const instances = [1, 2].map(() => open({ redisUrl: redisUrl ?? '' }));
    const shared = rule(2, 1);
    const [first, second] = instances.map((instance) => instance.open(shared));
    // Each process counts locally until it is connected.
    await new Promise((done) => setTimeout(done, 200));
    await first?.count('a');
    await second?.count('a');
    expect(await first?.isReached('a')).toBe(true);
    expect(await refusalOf(second?.count('a') ?? Promise.resolve())).toEqual({
      code: 'too_many',
      retryAfter: 1,
    });
    await expect.poll(() => first?.isReached('a'), { timeout: 3_000 }).toBe(false);
    expect(complaints).toEqual([]);
    for (const instance of instances) await instance.close();
  });
});

describe('limits without a reachable store', () => {
  it('count in the process, and log that once', async () => {
    // A server that drops every connection at once.
    const broken = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
    const address = broken.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const limits = open({ redisUrl: `redis://127.0.0.1:${port}` });
    const limit = limits.open(rule(3));
    await countTimes(limit, 3);
    expect(await refusalOf(limit.count('a'))).toMatchObject({ code: 'too_many' });
    expect(await limit.isReached('a')).toBe(true);
    await expect.poll(() => complaints.length).toBe(1);
    await new Promise((done) => setTimeout(done, 300));
    expect(complaints).toHaveLength(1);
    await limits.close();
    await new Promise((done) => broken.close(done));
  });
});
