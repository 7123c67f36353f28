import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWriteBehind } from './write-behind.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('writes once for several changes, again after a failure, and not after it was closed', async () => {
  let isAway = true;
  const written: number[] = [];
  const errors: unknown[] = [];
  const behind = createWriteBehind({
    delayMs: 1_000,
    write: async () => {
      if (isAway) throw new Error('away');
      written.push(Date.now());
    },
    onError: (error) => errors.push(error),
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect([written, errors]).toEqual([[], []]);
  for (let n = 0; n < 3; n += 1) behind.schedule();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(errors).toHaveLength(1);
  isAway = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(written).toHaveLength(1);
  behind.schedule();
  await behind.close();
  expect(written).toHaveLength(2);
  behind.schedule();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(written).toHaveLength(2);
});
