import { describe, expect, it } from 'vitest';
import { TwoQueue } from './two-queue.ts';

interface Page {
  readonly bytes: number;
}

/** Pages have 10 bytes: the main queue has room for 23 of them, the probation queue for one. */
function open() {
  const evicted: string[] = [];
  const cache = new TwoQueue<Page>({
    maxBytes: 240,
    bytesOf: ({ bytes }) => bytes,
    onEvict: (_page, key) => evicted.push(key),
  });
  const put = (...keys: string[]) => keys.map((key) => cache.set(key, { bytes: 10 }));
  const has = (...keys: string[]) => keys.filter((key) => cache.get(key));
  return { cache, put, has, evicted };
}

const read = Array.from({ length: 23 }, (_, at) => `read ${at}`);
const crawled = Array.from({ length: 500 }, (_, at) => `crawled ${at}`);

describe('a 2Q cache', () => {
  it('keeps every entry while the main queue has room', () => {
    const { put, has, evicted } = open();
    expect(put(...read)).not.toContain(false);
    expect(has(...read)).toEqual(read);
    expect(evicted).toEqual([]);
  });

  it('keeps the main queue when many keys are requested once', () => {
    const { cache, put, has } = open();
    put(...read, ...crawled);
    expect(has(...read)).toEqual(read);
    expect(cache.size).toEqual({ entries: 24, bytes: 240 });
  });

  it('has the latest key, even if it was requested once', () => {
    const { put, has } = open();
    put(...read, ...crawled);
    expect(has('crawled 498', 'crawled 499')).toEqual(['crawled 499']);
  });

  it('promotes a key that is requested on probation and evicts the least recently used', () => {
    const { put, has, evicted } = open();
    put(...read, 'new');
    has('new', ...read.slice(1));
    put('other');
    expect(evicted).toEqual(['read 0']);
    expect(has('read 0', 'read 1', 'new', 'other')).toEqual(['read 1', 'new', 'other']);
  });

  it('removes the old value when the new one is larger than the probation queue', () => {
    const { cache, put, has, evicted } = open();
    put(...read, 'grown');
    expect(cache.set('grown', { bytes: 20 })).toBe(false);
    expect(evicted).toEqual(['grown']);
    expect(has('grown')).toEqual([]);
  });

  it('keeps a key that returns after its eviction from probation', () => {
    const { put, has } = open();
    put(...read, 'again', ...crawled.slice(0, 20));
    expect(has('again')).toEqual([]);
    put('again', ...crawled.slice(20, 40));
    expect(has('again')).toEqual(['again']);
  });

  it('reports each evicted, deleted, replaced or cleared entry once', () => {
    const { cache, put, evicted } = open();
    put(...read, 'passing', 'next');
    cache.delete('next');
    put('read 5');
    expect(evicted).toEqual(['passing', 'next', 'read 5']);
    put('last');
    cache.clear();
    expect(evicted.slice(3).sort()).toEqual([...read, 'last'].sort());
    expect(cache.size).toEqual({ entries: 0, bytes: 0 });
  });

  it('refuses entries over an eighth of its bytes, and keeps one that is larger than probation at its second request', () => {
    const { cache, put, has, evicted } = open();
    expect(cache.set('huge', { bytes: 31 })).toBe(false);
    put(...read);
    expect(cache.set('large', { bytes: 30 })).toBe(false);
    expect(cache.set('large', { bytes: 30 })).toBe(true);
    expect(has('huge', 'large')).toEqual(['large']);
    expect(evicted).toEqual(['read 0', 'read 1', 'read 2']);
  });
});
