import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchInactivity } from './inactivity.ts';

/** A page of a browser, as far as it is needed: events, and the storage that all tabs share. */
let page: EventTarget;
let stored: Map<string, string>;
const onExpired = vi.fn();
const watch = () => watchInactivity({ isSignedIn: () => true, onExpired });
const act = (event = 'mousemove') => page.dispatchEvent(new Event(event));
const expiry = () => Number(stored.get('session_expires'));

beforeEach(() => {
  page = new EventTarget();
  stored = new Map();
  onExpired.mockClear();
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('watching for inactivity', () => {
  it('signs out 1200 s after the start, at the next look', () => {
    watch();
    vi.advanceTimersByTime(1_200_000);
    expect(onExpired).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(onExpired).toHaveBeenCalledOnce();
  });

  it.each(['mousemove', 'scroll', 'keydown'])('notes a %s 300 ms after the last one', (event) => {
    watch();
    vi.advanceTimersByTime(10_000);
    act(event);
    vi.advanceTimersByTime(200);
    act(event);
    vi.advanceTimersByTime(299);
    expect(expiry()).toBe(1_200_000);
    vi.advanceTimersByTime(1);
    expect(expiry()).toBe(10_500 + 1_200_000);
  });

  it('never signs out somebody who moves without a pause, nor lets other tabs do so', () => {
    watch();
    for (let moved = 0; moved < 2 * 1_200_000; moved += 100) {
      vi.advanceTimersByTime(100);
      act();
      expect(expiry() - Date.now()).toBeGreaterThan(1_190_000);
    }
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('keeps whoever begins to move just before the end, however long they move', () => {
    watch();
    vi.advanceTimersByTime(1_199_900);
    for (let moved = 0; moved < 30; moved += 1) {
      act();
      vi.advanceTimersByTime(100);
    }
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('signs out whoever comes back too late, though they move at once', () => {
    watch();
    vi.setSystemTime(1_300_000);
    act();
    expect(onExpired).toHaveBeenCalledOnce();
  });

  it('starts anew on a change of route', () => {
    const restart = watch();
    vi.advanceTimersByTime(1_000_000);
    restart();
    expect(expiry()).toBe(2_200_000);
  });

  it('hears of activity in another tab', () => {
    watch();
    vi.advanceTimersByTime(1_000_000);
    stored.set('session_expires', '2200000');
    vi.advanceTimersByTime(1_000_000);
    expect(onExpired).not.toHaveBeenCalled();
  });
});
