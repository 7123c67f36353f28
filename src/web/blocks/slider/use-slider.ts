import { type RefObject, useEffect, useReducer, useState } from 'react';
import { usePauseOnInteraction } from '../use-pause-on-interaction.ts';
import {
  advanceTo,
  createSlider,
  nextDueAt,
  pauseSlider,
  resumeSlider,
  type SliderState,
  stepManually,
} from './slider-machine.ts';

type SliderEvent =
  | { readonly kind: 'time' | 'pause' | 'resume'; readonly now: number }
  | {
      readonly kind: 'step';
      readonly to: number;
      readonly direction: SliderState['direction'];
      readonly now: number;
    };

function reduceSlider(state: SliderState, event: SliderEvent): SliderState {
  switch (event.kind) {
    case 'time':
      return advanceTo(state, event.now);
    case 'pause':
      return pauseSlider(state);
    case 'resume':
      return resumeSlider(state, event.now);
    case 'step':
      return stepManually(state, event.to, event.direction, event.now);
    default:
      return event satisfies never;
  }
}

export interface Slider {
  readonly state: SliderState;
  /** Whether the reader has paused the slider with its button. */
  readonly isStopped: boolean;
  readonly toggle: () => void;
  readonly show: (index: number) => void;
  readonly showPrevious: () => void;
  readonly showNext: () => void;
}

/**
 * Runs the slider's state machine with the browser's clock and pauses it on interaction or while the page is hidden.
 */
export function useSlider(count: number, container: RefObject<HTMLElement | null>): Slider {
  const [state, dispatch] = useReducer(reduceSlider, count, createSlider);
  const [isStopped, setIsStopped] = useState(false);
  const isPaused = usePauseOnInteraction(container) || isStopped;

  useEffect(() => {
    dispatch({ kind: isPaused ? 'pause' : 'resume', now: Date.now() });
  }, [isPaused]);

  const dueAt = nextDueAt(state);
  useEffect(() => {
    if (dueAt === undefined) return;
    const timer = setTimeout(
      () => dispatch({ kind: 'time', now: Date.now() }),
      Math.max(0, dueAt - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [dueAt]);

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
