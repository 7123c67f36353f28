import { describe, expect, it } from 'vitest';
import { TwoQueue } from './two-queue.ts';

interface Page {
  readonly bytes: number;
}

/** Room for 23 pages of ten bytes that stay, and for one that passes. */
function open() {
  const left: string[] = [];
  const memory = new TwoQueue<Page>({
    maxBytes: 240,
    bytesOf: ({ bytes }) => bytes,
    onLeave: (_page, key) => left.push(key),
  });
  const put = (...keys: string[]) => keys.map((key) => memory.set(key, { bytes: 10 }));
  const has = (...keys: string[]) => keys.filter((key) => memory.get(key));
  return { memory, put, has, left };
}

const read = Array.from({ length: 23 }, (_, at) => `read ${at}`);
const crawled = Array.from({ length: 500 }, (_, at) => `crawled ${at}`);

describe('a memory of two queues', () => {
  it('keeps everything while there is room', () => {
    const { put, has, left } = open();
    expect(put(...read)).not.toContain(false);
    expect(has(...read)).toEqual(read);
    expect(left).toEqual([]);
  });

  it('is not washed out by what is asked for once', () => {
    const { memory, put, has } = open();
    put(...read, ...crawled);
    expect(has(...read)).toEqual(read);
    expect(memory.size).toEqual({ entries: 24, bytes: 240 });
  });

  it('has what came last, though it came for the first time', () => {
    const { put, has } = open();
    put(...read, ...crawled);
    expect(has('crawled 498', 'crawled 499')).toEqual(['crawled 499']);
  });

  it('keeps what is asked for again while it passes, and lets the least recently used go', () => {
    const { put, has, left } = open();
    put(...read, 'new');
    has('new', ...read.slice(1));
    put('other');
    expect(left).toEqual(['read 0']);
    expect(has('read 0', 'read 1', 'new', 'other')).toEqual(['read 1', 'new', 'other']);
  });

  it('does not keep the old page where the new one is too large to pass', () => {
    const { memory, put, has, left } = open();
    put(...read, 'grown');
    expect(memory.set('grown', { bytes: 20 })).toBe(false);
    expect(left).toEqual(['grown']);
    expect(has('grown')).toEqual([]);
  });

  it('keeps what comes back after it passed', () => {
    const { put, has } = open();
    put(...read, 'again', ...crawled.slice(0, 20));
    expect(has('again')).toEqual([]);
    put('again', ...crawled.slice(20, 40));
    expect(has('again')).toEqual(['again']);
  });

  it('tells of each that leaves, once: pushed out, deleted, replaced, cleared', () => {
    const { memory, put, left } = open();
    put(...read, 'passing', 'next');
    memory.delete('next');
    put('read 5');
    expect(left).toEqual(['passing', 'next', 'read 5']);
    put('last');
    memory.clear();
    expect(left.slice(3).sort()).toEqual([...read, 'last'].sort());
    expect(memory.size).toEqual({ entries: 0, bytes: 0 });
  });

  it('takes nothing larger than an eighth of its room, and what cannot pass is kept when it comes back', () => {
    const { memory, put, has, left } = open();
    expect(memory.set('huge', { bytes: 31 })).toBe(false);
    put(...read);
    expect(memory.set('large', { bytes: 30 })).toBe(false);
    expect(memory.set('large', { bytes: 30 })).toBe(true);
    expect(has('huge', 'large')).toEqual(['large']);
    expect(left).toEqual(['read 0', 'read 1', 'read 2']);
  });
});
