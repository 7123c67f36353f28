import { createServer, type Socket } from 'node:net';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabaseCounters } from '#server/database/counters.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import type { Counters } from './counters.ts';
import { createMemoryCounters } from './memory.ts';
import { createRedisCounters } from './redis.ts';

const redisUrl = process.env.TEST_REDIS_URL;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let time = Date.parse('2026-11-21T10:00:00Z');
const clock = () => time;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** A key nobody else counts by. */
const fresh = (): string => `test:${crypto.randomUUID()}`;
const counts = async (answer: ReturnType<Counters['read']>) => (await answer).map(({ count }) => count);

async function connected(url: string): Promise<void> {
  const redis = new Redis(url);
  await redis.ping();
  redis.disconnect();
}

describe.each([
  ['memory', () => createMemoryCounters(clock)],
  ['the database', () => createDatabaseCounters(database.db, clock)],
])('counters in %s', (_where, open) => {
  it('count several keys at once, each in its own window', async () => {
    const counters = open();
    const [long, short] = [fresh(), fresh()];
    const both = [
      { key: long, windowSeconds: 60 },
      { key: short, windowSeconds: 10 },
    ];
    expect(await counters.add(both)).toEqual([
      { count: 1, endsAt: time + 60_000 },
      { count: 1, endsAt: time + 10_000 },
    ]);
    expect(await counts(counters.add(both.slice(0, 1)))).toEqual([2]);
    expect(await counts(counters.read([short, fresh(), long]))).toEqual([1, 0, 2]);
    time += 11_000;
    expect(await counts(counters.read([long, short]))).toEqual([2, 0]);
    await counters.sweep();
    expect(await counts(counters.add(both))).toEqual([3, 1]);
  });

  it('lose nothing when many count the same keys at the same time', async () => {
    const counters = open();
    const [one, other] = [fresh(), fresh()];
    const counted = (keys: string[]) => keys.map((key) => ({ key, windowSeconds: 60 }));
    await Promise.all(
      Array.from({ length: 40 }, (_, n) => counters.add(counted(n % 2 ? [one, other] : [other, one]))),
    );
    expect(await counts(counters.read([one, other]))).toEqual([40, 40]);
  });
});

describe.runIf(redisUrl)('counters in Redis', () => {
  const url = redisUrl ?? '';

  it('are shared by two instances, and end by themselves', async () => {
    const complaints: unknown[] = [];
    const open = () =>
      createRedisCounters(url, {
        standIn: createMemoryCounters(),
        onError: (error) => complaints.push(error),
      });
    const [first, second] = [open(), open()];
    await connected(url);
    const [key, other] = [fresh(), fresh()];
    await expect.poll(() => counts(first.read([key]))).toEqual([0]);
    await first.add([{ key, windowSeconds: 60 }]);
    const [shared, own] = await second.add([
      { key, windowSeconds: 60 },
      { key: other, windowSeconds: 1 },
    ]);
    expect([shared?.count, own?.count]).toEqual([2, 1]);
    expect((shared?.endsAt ?? 0) - Date.now()).toBeGreaterThan(50_000);
    expect(await counts(first.read([other, key]))).toEqual([1, 2]);
    await expect.poll(() => counts(first.read([other])), { timeout: 3_000 }).toEqual([0]);
    expect(complaints).toEqual([]);
    await first.close();
    await second.close();
  });
});

describe('counters whose Redis is away', () => {
  it('go on in the process, and say so once', async () => {
    const complaints: unknown[] = [];
    const sockets = new Set<Socket>();
    // Something that takes connections and drops them at once.
    const broken = createServer((socket) => {
      sockets.add(socket);
      socket.destroy();
    });
    await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
    const address = broken.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const counters = createRedisCounters(`redis://127.0.0.1:${port}`, {
      standIn: createMemoryCounters(clock),
      onError: (error) => complaints.push(error),
    });
    const key = fresh();
    for (const expected of [1, 2, 3])
      expect(await counts(counters.add([{ key, windowSeconds: 60 }]))).toEqual([expected]);
    expect(await counts(counters.read([key]))).toEqual([3]);
    expect(complaints).toHaveLength(1);
    await counters.close();
    await new Promise((done) => broken.close(done));
  });
});
