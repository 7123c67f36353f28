import { type RefObject, useEffect, useReducer, useState } from 'react';
import { useStillness } from '../use-stillness.ts';
import {
  createSlider,
  nextMoment,
  passTime,
  pauseSlider,
  resumeSlider,
  type SliderState,
  stepByHand,
} from './slider-machine.ts';

type Event =
  | { readonly kind: 'time' | 'pause' | 'resume'; readonly now: number }
  | {
      readonly kind: 'step';
      readonly to: number;
      readonly direction: SliderState['direction'];
      readonly now: number;
    };

function follow(state: SliderState, event: Event): SliderState {
  switch (event.kind) {
    case 'time':
      return passTime(state, event.now);
    case 'pause':
      return pauseSlider(state);
    case 'resume':
      return resumeSlider(state, event.now);
    case 'step':
      return stepByHand(state, event.to, event.direction, event.now);
    default:
      return event satisfies never;
  }
}

export interface Slider {
  readonly state: SliderState;
  /** Whether the reader has stopped it with its own button. */
  readonly isStopped: boolean;
  readonly toggle: () => void;
  readonly show: (index: number) => void;
  readonly showPrevious: () => void;
  readonly showNext: () => void;
}

/** Drives the slider's behaviour with the browser's clock, and holds it still while somebody reads it or cannot see it. */
export function useSlider(count: number, frame: RefObject<HTMLElement | null>): Slider {
  const [state, dispatch] = useReducer(follow, count, createSlider);
  const [isStopped, setIsStopped] = useState(false);
  const isStill = useStillness(frame) || isStopped;

  useEffect(() => {
    dispatch({ kind: isStill ? 'pause' : 'resume', now: Date.now() });
  }, [isStill]);

  const moment = nextMoment(state);
  useEffect(() => {
    if (moment === undefined) return;
    const timer = setTimeout(
      () => dispatch({ kind: 'time', now: Date.now() }),
      Math.max(0, moment - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [moment]);

  const step = (to: number, direction: SliderState['direction']) =>
    dispatch({ kind: 'step', to, direction, now: Date.now() });
  return {
    state,
    isStopped,
    toggle: () => setIsStopped(!isStopped),
    show: (index) => step(index, index < state.current ? 'back' : 'forward'),
    showPrevious: () => step(state.current - 1, 'back'),
    showNext: () => step(state.current + 1, 'forward'),
  };
}
