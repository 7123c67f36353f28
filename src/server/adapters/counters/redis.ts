import { Redis } from 'ioredis';
import type { Count, Counters } from './counters.ts';

const prefix = 'salbuni:count:';
/** All in one step: a counter without an end would never be forgotten. */
const addScript = `
local counts = {}
for at, key in ipairs(KEYS) do
  local count = redis.call('INCR', key)
  if count == 1 then redis.call('PEXPIRE', key, ARGV[at]) end
  counts[at] = {count, redis.call('PTTL', key)}
end
return counts`;
const readScript = `
local counts = {}
for at, key in ipairs(KEYS) do counts[at] = {redis.call('GET', key) or 0, redis.call('PTTL', key)} end
return counts`;

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
  });
  let isAway = false;
  /** Told once each time it goes away, not for every try. */
  const noticeAway = (error: unknown): void => {
    if (!isAway) onError(error);
    isAway = true;
  };
  redis.on('error', noticeAway);

  async function run(
    script: string,
    keys: readonly string[],
    values: readonly number[] = [],
  ): Promise<Count[] | undefined> {
    try {
      const named = keys.map((key) => prefix + key);
      const answer = await redis.eval(script, named.length, ...named, ...values);
      isAway = false;
      return (answer as [number | string, number][]).map(([count, left]) => ({
        count: Number(count),
        endsAt: Date.now() + Math.max(0, left),
      }));
    } catch (error) {
      noticeAway(error);
      return undefined;
    }
  }

  return {
    add: async (counted) =>
      (await run(
        addScript,
        counted.map(({ key }) => key),
        counted.map(({ windowSeconds }) => windowSeconds * 1000),
      )) ?? standIn.add(counted),
    read: async (keys) => (await run(readScript, keys)) ?? standIn.read(keys),
    sweep: standIn.sweep,
    close: async () => redis.disconnect(),
  };
}
