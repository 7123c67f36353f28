import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { lightbox as text } from '#shared/language/ka/lightbox.ts';
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

/** Pictures of a page, one at a time over the whole window: zoomed by buttons, keys, wheel or fingers. */
export function Lightbox({ pictures, start, onClose }: LightboxProps) {
  const [index, setIndex] = useState(start);
  const [hasFailed, setHasFailed] = useState(false);
  const dialog = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const zoom = useZoom(room);
  const picture = pictures[index];
  const go = (way: 1 | -1) => {
    if (pictures.length < 2) return;
    zoom.forget();
    setHasFailed(false);
    setIndex((index + way + pictures.length) % pictures.length);
  };
  const gestures = useGestures({
    zoom,
    onSwipe: (way) => go(way === 'next' ? 1 : -1),
    onPressBeside: onClose,
  });
  useEffect(() => dialog.current?.querySelector<HTMLElement>('[data-close]')?.focus(), []);

  const keys: Readonly<Record<string, () => void>> = {
    Escape: onClose,
    ArrowLeft: () => go(-1),
    ArrowRight: () => go(1),
    '+': () => zoom.step(1),
    '=': () => zoom.step(1),
    '-': () => zoom.step(-1),
    '0': zoom.fit,
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Tab') keepFocus(event);
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
        ref={room}
        className={styles.room}
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
            zoom.begin({ width: naturalWidth, height: naturalHeight })
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
            onClick={() => go(-1)}
          >
            <ChevronLeft size={28} />
          </button>
          <button
            type="button"
            className={styles.next}
            aria-label={text.next}
            data-next
            onClick={() => go(1)}
          >
            <ChevronRight size={28} />
          </button>
        </>
      )}
    </div>
  );
}

/** The focus goes round inside. */
function keepFocus(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const leaving = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== leaving && stops.some((stop) => stop === document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
