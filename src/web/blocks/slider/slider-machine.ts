/** The main slider's behaviour, without a screen: SPEC.md sections 4 and 9. All times in milliseconds. */
export const sliderTimes = { rhythm: 5000, afterManual: 10_000, lock: 700, fade: 400 } as const;

/** Slides there are at most, and articles of the list that stands in the slider's place on mobile. */
export const sliderLimits = { slides: 15, listed: 6 } as const;

export interface SliderState {
  readonly count: number;
  readonly current: number;
  /** The picture that is fading out, while it does. */
  readonly leaving: number | undefined;
  readonly direction: 'forward' | 'back';
  /** How long the present wait for the next step of its own is. */
  readonly wait: number;
  /** When that wait ends; `undefined` while the slider stands still. */
  readonly stepAt: number | undefined;
  readonly fadeEndsAt: number | undefined;
  readonly lockedUntil: number;
}

/** A slider at its first picture that stands still until it is resumed. */
export function createSlider(count: number): SliderState {
  return {
    count,
    current: 0,
    leaving: undefined,
    direction: 'forward',
    wait: sliderTimes.rhythm,
    stepAt: undefined,
    fadeEndsAt: undefined,
    lockedUntil: 0,
  };
}

/** Stops the steps of its own accord; steps by hand go on. */
export const pauseSlider = (state: SliderState): SliderState => ({ ...state, stepAt: undefined });

/** Begins the present wait anew. A slider of one picture has nothing to wait for. */
export const resumeSlider = (state: SliderState, now: number): SliderState =>
  state.count < 2 ? state : { ...state, stepAt: now + state.wait };

/** A step by hand. Within 700 ms of the one before it, or to the picture that is shown, nothing happens. */
export function stepByHand(
  state: SliderState,
  to: number,
  direction: SliderState['direction'],
  now: number,
): SliderState {
  const target = wrap(to, state.count);
  if (now < state.lockedUntil || target === state.current) return state;
  return {
    ...moveTo(state, target, direction, now),
    wait: sliderTimes.afterManual,
    stepAt: state.stepAt === undefined ? undefined : now + sliderTimes.afterManual,
    lockedUntil: now + sliderTimes.lock,
  };
}

/** What time alone brings about: the end of a fade, and the next step of its own accord. */
export function passTime(state: SliderState, now: number): SliderState {
  const faded =
    state.fadeEndsAt !== undefined && now >= state.fadeEndsAt
      ? { ...state, leaving: undefined, fadeEndsAt: undefined }
      : state;
  if (faded.stepAt === undefined || now < faded.stepAt) return faded;
  return {
    ...moveTo(faded, wrap(faded.current + 1, faded.count), 'forward', now),
    wait: sliderTimes.rhythm,
    stepAt: now + sliderTimes.rhythm,
  };
}

/** When `passTime` has something to do next; `undefined` when never. */
export function nextMoment({ stepAt, fadeEndsAt }: SliderState): number | undefined {
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
