import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startServerClock } from './server-clock.ts';

describe('the server’s clock in a browser', () => {
  const constants = { now: 0 };
  beforeEach(() => {
    vi.useFakeTimers();
    constants.now = 1_000;
    vi.stubGlobal('window', { constants });
    startServerClock();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const setDeviceOn = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

  it('advances every second', () => {
    vi.advanceTimersByTime(3_000);
    expect(constants.now).toBe(1_003);
  });

  it('catches up after a suspension', () => {
    setDeviceOn(3_600);
    vi.advanceTimersByTime(1_000);
    expect(constants.now).toBe(4_601);
  });

  it('ignores a step back of the device’s clock', () => {
    setDeviceOn(-3_600);
    vi.advanceTimersByTime(1_000);
    expect(constants.now).toBe(1_000);
    vi.advanceTimersByTime(2_000);
    expect(constants.now).toBe(1_002);
  });
});
