import { setImmediate as settled } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type Made, TaggedCache } from './tagged-cache.ts';

const made = (value: string, tags: string[] = [], seconds = 60): Made<string> => ({
  value,
  tags: new Set(tags),
  bytes: 100,
  seconds,
});

describe('the tagged cache', () => {
  it('makes a value once however many ask', async () => {
    const cache = new TaggedCache<string>({ maxBytes: 1e6 });
    let makings = 0;
    const make = async () => {
      makings++;
      return made('a');
    };
    expect(
      await Promise.all([cache.fetch('k', make), cache.fetch('k', make), cache.fetch('k', make)]),
    ).toEqual(['a', 'a', 'a']);
    expect(await cache.fetch('k', make)).toBe('a');
    expect(makings).toBe(1);
  });

  it('drops what bears an announced tag and nothing else', async () => {
    const cache = new TaggedCache<string>({ maxBytes: 1e6 });
    await cache.fetch('one', async () => made('1', ['article:1', 'article:*']));
    await cache.fetch('two', async () => made('2', ['article:2']));
    cache.drop('article:2');
    expect([cache.fresh('one'), cache.fresh('two')]).toEqual(['1', undefined]);
    cache.drop('article:all');
    expect(cache.fresh('one')).toBeUndefined();
  });

  it('does not keep what changed while it was made, nor let later callers wait for it', async () => {
    const cache = new TaggedCache<string>({ maxBytes: 1e6 });
    const old = Promise.withResolvers<Made<string>>();
    const early = cache.fetch('k', () => old.promise);
    cache.drop('article:1');
    const late = cache.fetch('k', async () => made('new', ['article:1']));
    old.resolve(made('old', ['article:1']));
    expect(await early).toBe('old');
    expect(await late).toBe('new');
    expect(cache.fresh('k')).toBe('new');
  });

  it('keeps what was made while something else changed', async () => {
    const cache = new TaggedCache<string>({ maxBytes: 1e6 });
    const slow = Promise.withResolvers<Made<string>>();
    const asked = cache.fetch('k', () => slow.promise);
    cache.drop('category:9');
    slow.resolve(made('v', ['article:1']));
    await asked;
    expect(cache.fresh('k')).toBe('v');
  });

  it('gives a value past its time once more while a new one is made, also when making fails', async () => {
    let now = 0;
    const cache = new TaggedCache<string>({ maxBytes: 1e6, now: () => now });
    await cache.fetch('k', async () => made('first', [], 10));
    now = 11_000;
    expect(cache.fresh('k')).toBeUndefined();
    expect(await cache.fetch('k', async () => Promise.reject(new Error('away')))).toBe('first');
    await settled();
    expect(await cache.fetch('k', async () => made('second', [], 10))).toBe('first');
    await settled();
    expect(await cache.fetch('k', async () => made('third'))).toBe('second');
  });

  it('fails as the making fails, and tries again', async () => {
    const cache = new TaggedCache<string>({ maxBytes: 1e6 });
    await expect(cache.fetch('k', async () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cache.fetch('k', async () => made('v'))).toBe('v');
  });

  it('stays within its bytes and forgets the tags of what it lets go', async () => {
    const cache = new TaggedCache<string>({ maxBytes: 20_000 });
    for (let at = 0; at < 500; at++) await cache.fetch(`k${at}`, async () => made('v', [`article:${at}`]));
    expect(cache.size.bytes).toBeLessThanOrEqual(20_000);
    expect(cache.size.entries).toBeLessThan(40);
    expect(cache.fresh('k499')).toBe('v');
    cache.drop('article:0');
    cache.clear();
    expect(cache.size.entries).toBe(0);
  });
});
