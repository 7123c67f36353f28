import { describe, expect, it } from 'vitest';
import {
  createSlider,
  nextMoment,
  passTime,
  pauseSlider,
  resumeSlider,
  type SliderState,
  stepByHand,
} from './slider-machine.ts';

const running = (count = 15): SliderState => resumeSlider(createSlider(count), 0);

/** Lets time pass as the driver does: from moment to moment, up to and including `until`. */
function run(state: SliderState, until: number): SliderState {
  for (let moment = nextMoment(state); moment !== undefined && moment <= until; moment = nextMoment(state)) {
    state = passTime(state, moment);
  }
  return state;
}

describe('the main slider', () => {
  it('goes on every five seconds', () => {
    expect(run(running(), 4999).current).toBe(0);
    expect(run(running(), 5000).current).toBe(1);
    expect(run(running(), 9999).current).toBe(1);
    expect(run(running(), 10_000).current).toBe(2);
  });

  it('waits ten seconds once after a step by hand, then five again', () => {
    const stepped = stepByHand(run(running(), 1000), 1, 'forward', 1000);
    expect(stepped.current).toBe(1);
    expect(run(stepped, 10_999).current).toBe(1);
    expect(run(stepped, 11_000).current).toBe(2);
    expect(run(stepped, 15_999).current).toBe(2);
    expect(run(stepped, 16_000).current).toBe(3);
  });

  it('takes no second step by hand within 700 ms', () => {
    const once = stepByHand(running(), 1, 'forward', 1000);
    expect(stepByHand(once, 2, 'forward', 1699).current).toBe(1);
    expect(stepByHand(once, 2, 'forward', 1700).current).toBe(2);
  });

  it('a refused step prolongs nothing', () => {
    const once = stepByHand(running(), 1, 'forward', 1000);
    expect(stepByHand(once, 2, 'forward', 1500)).toBe(once);
    expect(stepByHand(once, 1, 'forward', 5000)).toBe(once);
  });

  it('fades the leaving picture for 400 ms', () => {
    const stepped = stepByHand(running(), 1, 'forward', 1000);
    expect(stepped.leaving).toBe(0);
    expect(run(stepped, 1399).leaving).toBe(0);
    expect(run(stepped, 1400).leaving).toBeUndefined();
  });

  it('wraps around both ways', () => {
    expect(stepByHand(running(), -1, 'back', 0).current).toBe(14);
    expect(stepByHand({ ...running(), current: 14 }, 15, 'forward', 0).current).toBe(0);
    expect(run({ ...running(), current: 14 }, 5000).current).toBe(0);
  });

  it('stands still while paused and begins its wait anew', () => {
    const paused = pauseSlider(run(running(), 4000));
    expect(nextMoment(paused)).toBeUndefined();
    expect(passTime(paused, 60_000).current).toBe(0);
    const resumed = resumeSlider(paused, 60_000);
    expect(run(resumed, 64_999).current).toBe(0);
    expect(run(resumed, 65_000).current).toBe(1);
  });

  it('keeps the ten seconds of a step made while paused', () => {
    const stepped = stepByHand(pauseSlider(running()), 1, 'forward', 2000);
    expect(stepped.stepAt).toBeUndefined();
    const resumed = resumeSlider(stepped, 3000);
    expect(run(resumed, 12_999).current).toBe(1);
    expect(run(resumed, 13_000).current).toBe(2);
  });

  it('does not move alone with a single picture', () => {
    expect(nextMoment(running(1))).toBeUndefined();
    expect(stepByHand(running(1), 1, 'forward', 0).current).toBe(0);
  });
});
