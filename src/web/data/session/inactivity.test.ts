import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchInactivity } from './inactivity.ts';

/** A minimal browser page: events, and the storage that tabs share. */
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
  it('signs out 1200 s after the start, at the next check', () => {
    watch();
    vi.advanceTimersByTime(1_200_000);
    expect(onExpired).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(onExpired).toHaveBeenCalledOnce();
  });

  it.each(['mousemove', 'scroll', 'keydown'])('extends the expiry 300 ms after the last %s', (event) => {
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

  it('extends the expiry during continuous movement, for this tab and others', () => {
    watch();
    for (let elapsed = 0; elapsed < 2 * 1_200_000; elapsed += 100) {
      vi.advanceTimersByTime(100);
      act();
      expect(expiry() - Date.now()).toBeGreaterThan(1_190_000);
    }
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('does not sign out during movement that began just before the expiry', () => {
    watch();
    vi.advanceTimersByTime(1_199_900);
    for (let elapsed = 0; elapsed < 30; elapsed += 1) {
      act();
      vi.advanceTimersByTime(100);
    }
    expect(onExpired).not.toHaveBeenCalled();
  });

  it('signs out on movement after the expiry', () => {
    watch();
    vi.setSystemTime(1_300_000);
    act();
    expect(onExpired).toHaveBeenCalledOnce();
  });

  it('restarts on navigation', () => {
    const restart = watch();
    vi.advanceTimersByTime(1_000_000);
    restart();
    expect(expiry()).toBe(2_200_000);
  });

  it('respects activity in another tab', () => {
    watch();
    vi.advanceTimersByTime(1_000_000);
    stored.set('session_expires', '2200000');
    vi.advanceTimersByTime(1_000_000);
    expect(onExpired).not.toHaveBeenCalled();
  });
});
