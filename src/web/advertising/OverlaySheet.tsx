import { X } from 'lucide-react';
import { useId } from 'react';
import { advertising } from '#shared/language/ka/site/shell.ts';
import { AdFrame } from './AdFrame.tsx';
import styles from './OverlaySheet.module.css';
import { useOverlay } from './use-overlay.ts';

export interface OverlaySheetProps {
  readonly id: number;
  /** When the page was opened, as a timestamp in milliseconds. */
  readonly since: number;
}

/**
 * Renders the overlay, hidden until its advertisement has content. It closes after a countdown, by its button and by
 * Escape.
 */
export function OverlaySheet({ id, since }: OverlaySheetProps) {
  const note = useId();
  const { dialog, isVisible, seconds, markShown, hide } = useOverlay(since);
  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      data-ad-overlay
      data-visible={isVisible ? '' : undefined}
      aria-label={advertising.label}
      aria-describedby={note}
      onCancel={(event) => {
        event.preventDefault();
        hide();
      }}
    >
      <div className={styles.head}>
        <p className={styles.note} id={note}>
          {advertising.closesSoon}
        </p>
        <p className={styles.countdown} role="timer" data-countdown={seconds}>
          {seconds}
        </p>
        <button type="button" className={styles.close} aria-label={advertising.close} onClick={hide}>
          <X size={26} aria-hidden />
        </button>
      </div>
      <div className={styles.place} data-ad="mob-c1">
        <p className={styles.label}>{advertising.label}</p>
        <AdFrame id={id} place="mob-c1" onShown={markShown} />
      </div>
    </dialog>
  );
}
