import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listToasts, showAccountToast, showToast } from './toasts.ts';

const texts = () => listToasts().map(({ text }) => text);

describe('toasts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('are listed in order and removed after their duration', () => {
    showToast('success', 'შენახულია');
    showToast('error', 'ვერ შეინახა');
    expect(texts()).toEqual(['შენახულია', 'ვერ შეინახა']);
    vi.advanceTimersByTime(2000);
    expect(texts()).toEqual([]);
  });

  it('are replaced by a toast with the same text', () => {
    showToast('success', 'შენახულია');
    vi.advanceTimersByTime(1500);
    showToast('success', 'შენახულია');
    expect(texts()).toEqual(['შენახულია']);
    vi.advanceTimersByTime(1500);
    expect(texts()).toEqual(['შენახულია']);
    vi.advanceTimersByTime(500);
    expect(texts()).toEqual([]);
  });

  it('with the same text are kept if kind or position differ', () => {
    showToast('success', 'მზადაა');
    showToast('info', 'მზადაა');
    showAccountToast('info', 'მზადაა');
    expect(texts()).toEqual(['მზადაა', 'მზადაა', 'მზადაა']);
  });
});
