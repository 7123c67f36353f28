import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { slider as text } from '#shared/language/ka/reading/slider.ts';
import styles from './SliderControls.module.css';
import type { Slider } from './use-slider.ts';

interface SliderControlsProps {
  readonly slider: Slider;
  readonly count: number;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

const listButtons = (toolbar: HTMLElement) => [...toolbar.querySelectorAll('button')];

/** Moves the focus to the next or previous button of the toolbar, around its ends. */
function moveFocus({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const step = steps[key];
  if (step === undefined) return;
  const buttons = listButtons(currentTarget);
  const from = buttons.indexOf(target as HTMLButtonElement);
  buttons[(from + step + buttons.length) % buttons.length]?.focus();
}

/**
 * Renders the slider's controls: previous, next, pause, and a numbered mark per slide. They are one stop of the Tab key;
 * arrow keys move between them.
 */
export function SliderControls({ slider, count }: SliderControlsProps) {
  const { current } = slider.state;
  const [stop, setStop] = useState(0);
  const tabIndexOf = (index: number) => (index === stop ? 0 : -1);
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) =>
    setStop(listButtons(currentTarget).indexOf(target as HTMLButtonElement));
  return (
    <div
      className={styles.controls}
      role="toolbar"
      aria-label={text.controls}
      onFocus={onFocus}
      onKeyDown={moveFocus}
    >
      <div className={styles.steps}>
        <button
          type="button"
          className={styles.step}
          data-prev
          aria-label={text.previous}
          tabIndex={tabIndexOf(0)}
          onClick={slider.showPrevious}
        >
          <ChevronLeft size={22} />
        </button>
        <span className={styles.count} aria-hidden="true">
          {text.slide(current + 1, count)}
        </span>
        <button
          type="button"
          className={styles.step}
          data-next
          aria-label={text.next}
          tabIndex={tabIndexOf(1)}
          onClick={slider.showNext}
        >
          <ChevronRight size={22} />
        </button>
        <button
          type="button"
          className={styles.step}
          data-pause
          aria-label={slider.isStopped ? text.start : text.stop}
          tabIndex={tabIndexOf(2)}
          onClick={slider.toggle}
        >
          {slider.isStopped ? <Play size={18} /> : <Pause size={18} />}
        </button>
      </div>
      <div className={styles.dots}>
        {Array.from({ length: count }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its number
            key={index}
            type="button"
            className={styles.dot}
            data-dot={index + 1}
            aria-label={text.dot(index + 1)}
            aria-current={index === current ? 'true' : undefined}
            tabIndex={tabIndexOf(index + 3)}
            onClick={() => slider.show(index)}
          >
            {index + 1}
          </button>
        ))}
      </div>
    </div>
  );
}
