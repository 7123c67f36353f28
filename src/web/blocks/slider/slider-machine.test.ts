import { describe, expect, it } from 'vitest';
import {
  advanceTo,
  createSlider,
  nextDueAt,
  pauseSlider,
  resumeSlider,
  type SliderState,
  stepManually,
} from './slider-machine.ts';

const running = (count = 15): SliderState => resumeSlider(createSlider(count), 0);

/** Advances time like `useSlider`: from event to event, up to and including `until`. */
function run(state: SliderState, until: number): SliderState {
  for (let dueAt = nextDueAt(state); dueAt !== undefined && dueAt <= until; dueAt = nextDueAt(state)) {
    state = advanceTo(state, dueAt);
  }
  return state;
}

describe('the main slider', () => {
  it('steps every five seconds', () => {
    expect(run(running(), 4999).current).toBe(0);
    expect(run(running(), 5000).current).toBe(1);
    expect(run(running(), 9999).current).toBe(1);
    expect(run(running(), 10_000).current).toBe(2);
  });

  it('waits ten seconds once after a manual step, then five again', () => {
    const stepped = stepManually(run(running(), 1000), 1, 'forward', 1000);
    expect(stepped.current).toBe(1);
    expect(run(stepped, 10_999).current).toBe(1);
    expect(run(stepped, 11_000).current).toBe(2);
    expect(run(stepped, 15_999).current).toBe(2);
    expect(run(stepped, 16_000).current).toBe(3);
  });

  it('ignores a second manual step within 700 ms', () => {
    const stepped = stepManually(running(), 1, 'forward', 1000);
    expect(stepManually(stepped, 2, 'forward', 1699).current).toBe(1);
    expect(stepManually(stepped, 2, 'forward', 1700).current).toBe(2);
  });

  it('does not restart the delay on an ignored step', () => {
    const stepped = stepManually(running(), 1, 'forward', 1000);
    expect(stepManually(stepped, 2, 'forward', 1500)).toBe(stepped);
    expect(stepManually(stepped, 1, 'forward', 5000)).toBe(stepped);
  });

  it('fades the leaving picture for 400 ms', () => {
    const stepped = stepManually(running(), 1, 'forward', 1000);
    expect(stepped.leaving).toBe(0);
    expect(run(stepped, 1399).leaving).toBe(0);
    expect(run(stepped, 1400).leaving).toBeUndefined();
  });

  it('wraps around both ways', () => {
    expect(stepManually(running(), -1, 'back', 0).current).toBe(14);
    expect(stepManually({ ...running(), current: 14 }, 15, 'forward', 0).current).toBe(0);
    expect(run({ ...running(), current: 14 }, 5000).current).toBe(0);
  });

  it('does not step while paused and restarts its delay on resume', () => {
    const paused = pauseSlider(run(running(), 4000));
    expect(nextDueAt(paused)).toBeUndefined();
    expect(advanceTo(paused, 60_000).current).toBe(0);
    const resumed = resumeSlider(paused, 60_000);
    expect(run(resumed, 64_999).current).toBe(0);
    expect(run(resumed, 65_000).current).toBe(1);
  });

  it('keeps the ten-second delay of a step made while paused', () => {
    const stepped = stepManually(pauseSlider(running()), 1, 'forward', 2000);
    expect(stepped.stepAt).toBeUndefined();
    const resumed = resumeSlider(stepped, 3000);
    expect(run(resumed, 12_999).current).toBe(1);
    expect(run(resumed, 13_000).current).toBe(2);
  });

  it('does not step with a single slide', () => {
    expect(nextDueAt(running(1))).toBeUndefined();
    expect(stepManually(running(1), 1, 'forward', 0).current).toBe(0);
  });
});
