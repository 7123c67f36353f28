import { setImmediate as settled } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type Computed, TaggedCache } from './tagged-cache.ts';

const computed = (value: string, tags: string[] = [], seconds = 60): Computed<string> => ({
  value,
  tags: new Set(tags),
  bytes: 100,
  seconds,
});

describe('the tagged cache', () => {
  it('computes a value once for concurrent requests', async () => {
    const cache = new TaggedCache<string>({ maxBytes: 1e6 });
    let computations = 0;
    const compute = async () => {
      computations++;
      return computed('a');
    };
    expect(
      await Promise.all([cache.fetch('k', compute), cache.fetch('k', compute), cache.fetch('k', compute)]),
    ).toEqual(['a', 'a', 'a']);
    expect(await cache.fetch('k', compute)).toBe('a');
    expect(computations).toBe(1);
  });

  it('evicts the entries with a dropped tag and no others', async () => {
    const cache = new TaggedCache<string>({ maxBytes: 1e6 });
    await cache.fetch('one', async () => computed('1', ['article:1', 'article:*']));
    await cache.fetch('two', async () => computed('2', ['article:2']));
    cache.drop('article:2');
    expect([cache.getFresh('one'), cache.getFresh('two')]).toEqual(['1', undefined]);
    cache.drop('article:all');
    expect(cache.getFresh('one')).toBeUndefined();
  });

  it('neither caches nor shares a result whose tag was dropped during the computation', async () => {
    const cache = new TaggedCache<string>({ maxBytes: 1e6 });
    const old = Promise.withResolvers<Computed<string>>();
    const early = cache.fetch('k', () => old.promise);
    cache.drop('article:1');
    const late = cache.fetch('k', async () => computed('new', ['article:1']));
    old.resolve(computed('old', ['article:1']));
    expect(await early).toBe('old');
    expect(await late).toBe('new');
    expect(cache.getFresh('k')).toBe('new');
  });

  it('caches a result when other tags were dropped during the computation', async () => {
    const cache = new TaggedCache<string>({ maxBytes: 1e6 });
    const slow = Promise.withResolvers<Computed<string>>();
    const asked = cache.fetch('k', () => slow.promise);
    cache.drop('category:9');
    slow.resolve(computed('v', ['article:1']));
    await asked;
    expect(cache.getFresh('k')).toBe('v');
  });

  it('returns an expired value while a new one is computed, also when the computation fails', async () => {
    let now = 0;
    const cache = new TaggedCache<string>({ maxBytes: 1e6, now: () => now });
    await cache.fetch('k', async () => computed('first', [], 10));
    now = 11_000;
    expect(cache.getFresh('k')).toBeUndefined();
    expect(await cache.fetch('k', async () => Promise.reject(new Error('away')))).toBe('first');
    await settled();
    expect(await cache.fetch('k', async () => computed('second', [], 10))).toBe('first');
    await settled();
    expect(await cache.fetch('k', async () => computed('third'))).toBe('second');
  });

  it('does not take an entry for fresh that was stored before the clock was set back', async () => {
    let now = 40 * 86_400_000;
    const cache = new TaggedCache<string>({ maxBytes: 1e6, now: () => now });
    await cache.fetch('k', async () => computed('first', [], 10));
    expect(cache.getFresh('k')).toBe('first');
    now = 0;
    expect(cache.getFresh('k')).toBeUndefined();
  });

  it('throws what the computation throws, and computes again at the next request', async () => {
    const cache = new TaggedCache<string>({ maxBytes: 1e6 });
    await expect(cache.fetch('k', async () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cache.fetch('k', async () => computed('v'))).toBe('v');
  });

  it('stays within its bytes and removes the tags of evicted entries', async () => {
    const cache = new TaggedCache<string>({ maxBytes: 20_000 });
    for (let at = 0; at < 500; at++)
      await cache.fetch(`k${at}`, async () => computed('v', [`article:${at}`]));
    expect(cache.size.bytes).toBeLessThanOrEqual(20_000);
    expect(cache.size.entries).toBeLessThan(40);
    expect(cache.getFresh('k499')).toBe('v');
    cache.drop('article:0');
    cache.clear();
    expect(cache.size.entries).toBe(0);
  });
});
