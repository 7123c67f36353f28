import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadChunk } from './chunk-load-error.ts';

describe('loading a chunk', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('resolves to the chunk', async () => {
    expect(await loadChunk('article', async () => 'module')).toBe('module');
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects with the name of a missing chunk', async () => {
    const failing = loadChunk('article', () => Promise.reject(new TypeError('404')));
    await expect(failing).rejects.toMatchObject({
      name: 'ChunkLoadError',
      message: 'Loading chunk article failed (missing)',
      chunk: 'article',
      reason: 'missing',
    });
  });

  it('times out after two minutes', async () => {
    const waiting = loadChunk('article', () => new Promise(() => {}));
    const seen = vi.fn();
    waiting.catch(seen);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(seen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toHaveBeenCalledWith(expect.objectContaining({ reason: 'timeout', chunk: 'article' }));
  });
});
