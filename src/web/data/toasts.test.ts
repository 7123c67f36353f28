import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listToasts, showAccountToast, showToast } from './toasts.ts';

const texts = () => listToasts().map(({ text }) => text);

describe('toasts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('stand below one another and go in time', () => {
    showToast('success', 'შენახულია');
    showToast('error', 'ვერ შეინახა');
    expect(texts()).toEqual(['შენახულია', 'ვერ შეინახა']);
    vi.advanceTimersByTime(2000);
    expect(texts()).toEqual([]);
  });

  it('are renewed and not doubled when the same is said again', () => {
    showToast('success', 'შენახულია');
    vi.advanceTimersByTime(1500);
    showToast('success', 'შენახულია');
    expect(texts()).toEqual(['შენახულია']);
    vi.advanceTimersByTime(1500);
    expect(texts()).toEqual(['შენახულია']);
    vi.advanceTimersByTime(500);
    expect(texts()).toEqual([]);
  });

  it('of one text are two when they differ in kind or place', () => {
    showToast('success', 'მზადაა');
    showToast('info', 'მზადაა');
    showAccountToast('info', 'მზადაა');
    expect(texts()).toEqual(['მზადაა', 'მზადაა', 'მზადაა']);
  });
});
