import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { lightbox as text } from '#shared/language/ka/reading/lightbox.ts';
import styles from './Lightbox.module.css';
import { useGestures } from './use-gestures.ts';
import { useZoom } from './use-zoom.ts';

export interface LightboxPicture {
  readonly src: string;
  readonly alt: string;
}

interface LightboxProps {
  readonly pictures: readonly LightboxPicture[];
  readonly start: number;
  readonly onClose: () => void;
}

/** Shows pictures one at a time over the whole window, with zoom by buttons, keys, wheel and pinch. */
export function Lightbox({ pictures, start, onClose }: LightboxProps) {
  const [index, setIndex] = useState(start);
  const [hasFailed, setHasFailed] = useState(false);
  const dialog = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const zoom = useZoom(viewport);
  const picture = pictures[index];
  const showNeighbour = (direction: 1 | -1) => {
    if (pictures.length < 2) return;
    zoom.reset();
    setHasFailed(false);
    setIndex((index + direction + pictures.length) % pictures.length);
  };
  const gestures = useGestures({
    zoom,
    onSwipe: (direction) => showNeighbour(direction === 'next' ? 1 : -1),
    onPressOutside: onClose,
  });
  useEffect(() => dialog.current?.querySelector<HTMLElement>('[data-close]')?.focus(), []);

  const keys: Readonly<Record<string, () => void>> = {
    Escape: onClose,
    ArrowLeft: () => showNeighbour(-1),
    ArrowRight: () => showNeighbour(1),
    '+': () => zoom.step(1),
    '=': () => zoom.step(1),
    '-': () => zoom.step(-1),
    '0': zoom.fit,
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Tab') trapFocus(event);
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const { width, height } = zoom.picture ?? { width: 0, height: 0 };
  return (
    <div
      ref={dialog}
      className={styles.lightbox}
      role="dialog"
      aria-modal="true"
      aria-label={text.label}
      tabIndex={-1}
      data-lightbox
      data-scale={zoom.picture && zoom.scale}
      onKeyDown={onKeyDown}
    >
      <div className={styles.bar}>
        <p className={styles.caption} aria-live="polite">
          {pictures.length > 1 && <span>{text.count(index + 1, pictures.length)}</span>}
          <span>{hasFailed ? text.failed : picture?.alt}</span>
        </p>
        <button
          type="button"
          className={styles.button}
          aria-label={text.smaller}
          onClick={() => zoom.step(-1)}
        >
          <ZoomOut size={22} />
        </button>
        <button type="button" className={styles.button} aria-label={text.larger} onClick={() => zoom.step(1)}>
          <ZoomIn size={22} />
        </button>
        <button type="button" className={styles.button} aria-label={text.close} data-close onClick={onClose}>
          <X size={24} />
        </button>
      </div>
      <div
        ref={viewport}
        className={styles.viewport}
        {...gestures}
        onWheel={({ deltaY }) => zoom.step(deltaY < 0 ? 1 : -1)}
      >
        <img
          key={picture?.src}
          className={styles.picture}
          src={picture?.src}
          alt={picture?.alt}
          draggable={false}
          style={{
            width: width * zoom.scale,
            height: height * zoom.scale,
            translate: `calc(-50% + ${zoom.x}px) calc(-50% + ${zoom.y}px)`,
          }}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            zoom.show({ width: naturalWidth, height: naturalHeight })
          }
          onError={() => setHasFailed(true)}
        />
      </div>
      {pictures.length > 1 && (
        <>
          <button
            type="button"
            className={styles.previous}
            aria-label={text.previous}
            data-prev
            onClick={() => showNeighbour(-1)}
          >
            <ChevronLeft size={28} />
          </button>
          <button
            type="button"
            className={styles.next}
            aria-label={text.next}
            data-next
            onClick={() => showNeighbour(1)}
          >
            <ChevronRight size={28} />
          </button>
        </>
      )}
    </div>
  );
}

/** Keeps the focus inside the dialog. */
function trapFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const leaving = event.shiftKey ? buttons[0] : buttons.at(-1);
  if (document.activeElement !== leaving && buttons.some((button) => button === document.activeElement))
    return;
  event.preventDefault();
  (event.shiftKey ? buttons.at(-1) : buttons[0])?.focus();
}
