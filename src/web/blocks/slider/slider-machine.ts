/**
 * Timing of the main slider, in milliseconds (SPEC.md sections 4 and 9). This file is its state machine, without a
 * screen.
 */
export const sliderTimes = { interval: 5000, afterManualStep: 10_000, lock: 700, fade: 400 } as const;

/** The largest number of slides, and of list items on mobile. */
export const sliderLimits = { slides: 15, listItems: 6 } as const;

export interface SliderState {
  readonly count: number;
  readonly current: number;
  /** Index of the slide that is fading out; `undefined` after the fade. */
  readonly leaving: number | undefined;
  readonly direction: 'forward' | 'back';
  /** Delay before the next automatic step. */
  readonly delay: number;
  /** When the next automatic step is due; `undefined` while the slider is paused. */
  readonly stepAt: number | undefined;
  readonly fadeEndsAt: number | undefined;
  readonly lockedUntil: number;
}

/** Creates a paused slider that shows its first slide. */
export function createSlider(count: number): SliderState {
  return {
    count,
    current: 0,
    leaving: undefined,
    direction: 'forward',
    delay: sliderTimes.interval,
    stepAt: undefined,
    fadeEndsAt: undefined,
    lockedUntil: 0,
  };
}

/** Pauses the automatic steps; manual steps still work. */
export const pauseSlider = (state: SliderState): SliderState => ({ ...state, stepAt: undefined });

/** Restarts the current delay. A slider with a single slide never steps. */
export const resumeSlider = (state: SliderState, now: number): SliderState =>
  state.count < 2 ? state : { ...state, stepAt: now + state.delay };

/** Steps manually. A step within 700 ms of the previous one, or to the current slide, is ignored. */
export function stepManually(
  state: SliderState,
  to: number,
  direction: SliderState['direction'],
  now: number,
): SliderState {
  const target = wrap(to, state.count);
  if (now < state.lockedUntil || target === state.current) return state;
  return {
    ...moveTo(state, target, direction, now),
    delay: sliderTimes.afterManualStep,
    stepAt: state.stepAt === undefined ? undefined : now + sliderTimes.afterManualStep,
    lockedUntil: now + sliderTimes.lock,
  };
}

/** Applies what is due at `now`: the end of a fade and the next automatic step. */
export function advanceTo(state: SliderState, now: number): SliderState {
  const afterFade =
    state.fadeEndsAt !== undefined && now >= state.fadeEndsAt
      ? { ...state, leaving: undefined, fadeEndsAt: undefined }
      : state;
  if (afterFade.stepAt === undefined || now < afterFade.stepAt) return afterFade;
  return {
    ...moveTo(afterFade, wrap(afterFade.current + 1, afterFade.count), 'forward', now),
    delay: sliderTimes.interval,
    stepAt: now + sliderTimes.interval,
  };
}

/** Returns when `advanceTo` is next due; `undefined` if nothing is pending. */
export function nextDueAt({ stepAt, fadeEndsAt }: SliderState): number | undefined {
  if (stepAt === undefined || fadeEndsAt === undefined) return stepAt ?? fadeEndsAt;
  return Math.min(stepAt, fadeEndsAt);
}

const wrap = (index: number, count: number): number => ((index % count) + count) % count;

const moveTo = (
  state: SliderState,
  current: number,
  direction: SliderState['direction'],
  now: number,
): SliderState => ({
  ...state,
  current,
  direction,
  leaving: state.current,
  fadeEndsAt: now + sliderTimes.fade,
});
