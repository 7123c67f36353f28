import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { slider as text } from '#shared/language/ka/slider.ts';
import styles from './SliderControls.module.css';
import type { Slider } from './use-slider.ts';

/** What the reader moves the slider with: back, on, to a picture by its number, and stop. */
export function SliderControls({ slider, count }: { readonly slider: Slider; readonly count: number }) {
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.previous}
        data-prev
        aria-label={text.previous}
        onClick={slider.showPrevious}
      >
        <ChevronLeft size={22} />
      </button>
      <button
        type="button"
        className={styles.next}
        data-next
        aria-label={text.next}
        onClick={slider.showNext}
      >
        <ChevronRight size={22} />
      </button>
      <div className={styles.dots}>
        {Array.from({ length: count }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its number
            key={index}
            type="button"
            className={styles.dot}
            data-dot={index + 1}
            aria-label={text.dot(index + 1)}
            aria-current={index === slider.state.current ? 'true' : undefined}
            onClick={() => slider.show(index)}
          >
            {index + 1}
          </button>
        ))}
        <button
          type="button"
          className={styles.dot}
          data-pause
          aria-label={slider.isStopped ? text.start : text.stop}
          onClick={slider.toggle}
        >
          {slider.isStopped ? <Play size={14} /> : <Pause size={14} />}
        </button>
      </div>
    </div>
  );
}
