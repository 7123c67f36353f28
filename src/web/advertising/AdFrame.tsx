import { useEffect, useRef } from 'react';
import { type AdPlace, places } from '#shared/advertising/places.ts';
import { advertising } from '#shared/language/ka/site/shell.ts';
import { usePictureLoading } from '#web/components/media/picture-loading.ts';
import styles from './AdBox.module.css';

interface AdFrameProps {
  readonly id: number;
  readonly place: AdPlace;
  /** Called once when the advertisement has rendered content. */
  readonly onShown?: () => void;
}

/**
 * Renders third-party markup in a sandboxed iframe with an opaque origin. It may run scripts and open a new window on
 * a click, nothing else.
 */
export function AdFrame({ id, place, onShown }: AdFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const latestOnShown = useRef(onShown);
  latestOnShown.current = onShown;
  const loading = usePictureLoading();
  useEffect(() => {
    let stopWatching: (() => void) | 'unmounted' | undefined;
    void import('./watch-frame.ts').then(({ watchFrame }) => {
      if (!frame.current || stopWatching === 'unmounted') return;
      // What is not in sight loads after the page's own scripts, also where nothing may load later.
      frame.current.loading = loading;
      stopWatching = watchFrame(frame.current, { id, onShown: () => latestOnShown.current?.() });
    });
    return () => {
      if (typeof stopWatching === 'function') stopWatching();
      stopWatching = 'unmounted';
    };
  }, [id, loading]);
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
