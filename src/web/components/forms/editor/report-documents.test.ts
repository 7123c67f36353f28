import type { Editor } from '@tiptap/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportDocuments } from './report-documents.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An editor whose text takes so long to read, and the moments at which it was read. */
function openEditor(readingMs: number) {
  const listeners = new Map<string, () => void>();
  const moments: number[] = [];
  const editor = {
    isEmpty: false,
    on: (name: string, listen: () => void) => listeners.set(name, listen),
    getJSON: () => {
      moments.push(performance.now());
      vi.setSystemTime(Date.now() + readingMs);
      vi.advanceTimersByTime(readingMs);
      return { type: 'doc', content: [] };
    },
  };
  reportDocuments(editor as unknown as Editor, () => {});
  return { moments, type: () => listeners.get('update')?.() };
}

/** Types every so many milliseconds. */
function typeOn(
  { type }: ReturnType<typeof openEditor>,
  { keys, everyMs }: { keys: number; everyMs: number },
) {
  for (let key = 0; key < keys; key += 1) {
    type();
    vi.advanceTimersByTime(everyMs);
  }
}

it('keeps each key of a text that is read in no time, once it knows that it is', () => {
  const short = openEditor(1);
  typeOn(short, { keys: 1, everyMs: 400 });
  typeOn(short, { keys: 10, everyMs: 100 });
  expect(short.moments).toHaveLength(11);
});

it('reads a long text when the fingers rest, and once a second where they do not', () => {
  const long = openEditor(40);
  typeOn(long, { keys: 30, everyMs: 100 });
  expect(long.moments.length).toBeLessThanOrEqual(3);
  vi.advanceTimersByTime(300);
  expect(long.moments.length).toBeGreaterThanOrEqual(3);
});
