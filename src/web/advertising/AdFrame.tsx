import { useEffect, useRef } from 'react';
import { type AdPlace, places } from '#shared/advertising/places.ts';
import { advertising } from '#shared/language/ka/shell.ts';
import styles from './AdBox.module.css';

interface AdFrameProps {
  readonly id: number;
  readonly place: AdPlace;
  /** Called once when the advertisement has content of a size. */
  readonly onShown?: () => void;
}

/** Markup of others, in an origin that is nobody's: it may run and open a page when pressed, and no more. */
export function AdFrame({ id, place, onShown }: AdFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const tell = useRef(onShown);
  tell.current = onShown;
  useEffect(() => {
    let leave: (() => void) | 'left' | undefined;
    void import('./watch-frame.ts').then(({ watchFrame }) => {
      if (frame.current && leave !== 'left')
        leave = watchFrame(frame.current, { id, onShown: () => tell.current?.() });
    });
    return () => {
      if (typeof leave === 'function') leave();
      leave = 'left';
    };
  }, [id]);
  const { width, height } = places[place];
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={advertising.label}
      src={`/advertisement/${id}.html`}
      width={width}
      height={height}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      loading="lazy"
    />
  );
}
