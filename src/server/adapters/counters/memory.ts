import type { Count, Counted, Counters } from './counters.ts';

const mostKeys = 100_000;

/** Counts of this process alone; bounded, the oldest windows go first. */
export function createMemoryCounters(now: () => number = Date.now): Counters {
  const counts = new Map<string, Count>();
  const living = (key: string): Count | undefined => {
    const known = counts.get(key);
    return known && known.endsAt > now() ? known : undefined;
  };
  const addOne = ({ key, windowSeconds }: Counted): Count => {
    const known = living(key);
    const next = known
      ? { ...known, count: known.count + 1 }
      : { count: 1, endsAt: now() + windowSeconds * 1000 };
    if (!known) counts.delete(key);
    counts.set(key, next);
    const [oldest] = counts.keys();
    if (counts.size > mostKeys && oldest !== undefined) counts.delete(oldest);
    return next;
  };
  return {
    add: async (counted) => counted.map(addOne),
    read: async (keys) => keys.map((key) => living(key) ?? { count: 0, endsAt: now() }),
    sweep: async () => {
      for (const key of counts.keys()) if (!living(key)) counts.delete(key);
    },
    close: async () => {},
  };
}
