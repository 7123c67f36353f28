import { Redis } from 'ioredis';
import type { Count, Counters } from './counters.ts';

const prefix = 'salbuni:count:';
/** Both in one step: a counter without an end would never be forgotten. */
const addScript = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`;
const readScript = `return {redis.call('GET', KEYS[1]) or 0, redis.call('PTTL', KEYS[1])}`;

/** Counts that all instances share. While Redis is away, `standIn` counts: limits are looser, nobody is locked out. */
export function createRedisCounters(
  url: string,
  { standIn, onError }: { standIn: Counters; onError: (error: unknown) => void },
): Counters {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    commandTimeout: 1_000,
    connectTimeout: 3_000,
    lazyConnect: false,
  });
  redis.on('error', onError);
  const countOf = (answer: unknown): Count => {
    const [count, left] = answer as [number | string, number];
    return { count: Number(count), endsAt: Date.now() + Math.max(0, left) };
  };
  return {
    add: (key, windowSeconds) =>
      redis
        .eval(addScript, 1, prefix + key, String(windowSeconds * 1000))
        .then(countOf, () => standIn.add(key, windowSeconds)),
    read: (key) => redis.eval(readScript, 1, prefix + key).then(countOf, () => standIn.read(key)),
    forget: async (key) => {
      await standIn.forget(key);
      await redis.del(prefix + key).catch(onError);
    },
    sweep: standIn.sweep,
    close: async () => redis.disconnect(),
  };
}
