import { X } from 'lucide-react';
import { useEffect, useReducer, useRef, useState } from 'react';
import { overlayAt } from '#shared/advertising/video-times.ts';
import type { VideoAd } from '#shared/contracts/video-ads.ts';
import { video as text } from '#shared/language/ka/reading/video.ts';
import { countAd } from './fetch-ads.ts';
import styles from './VideoAds.module.css';

interface OverlayProps {
  readonly video: HTMLVideoElement;
  readonly ads: readonly (VideoAd | null)[];
}

/**
 * Renders the overlay advertisement of the video's current time. Each is counted when first shown and stays closed
 * once closed. Images are preloaded, and one that fails to load is never shown.
 */
export function Overlay({ video, ads }: OverlayProps) {
  const overlayIndex = useOverlayIndex(video);
  const [closed, close] = useReducer(
    (before: ReadonlySet<number>, index: number) => new Set([...before, index]),
    new Set<number>(),
  );
  const counted = useRef(new Set<number>());
  const ad =
    overlayIndex === undefined || closed.has(overlayIndex) ? null : (ads[overlayIndex]?.overlay ?? null);

  useEffect(() => {
    if (!ad || overlayIndex === undefined || counted.current.has(overlayIndex)) return;
    counted.current.add(overlayIndex);
    countAd(ad.impression);
  }, [ad, overlayIndex]);

  useEffect(() => {
    for (const [index, { overlay } = {}] of ads.map((each) => each ?? undefined).entries()) {
      if (!overlay) continue;
      const picture = new Image();
      picture.addEventListener('error', () => close(index));
      picture.src = overlay.image;
    }
  }, [ads]);

  if (!ad || overlayIndex === undefined) return null;
  const picture = (
    <img
      className={styles.picture}
      src={ad.image}
      alt={ad.link ? text.adLink : text.ad}
      onError={() => close(overlayIndex)}
    />
  );
  return (
    <section className={styles.overlay} aria-label={text.ad} data-video-ad={overlayIndex + 1}>
      <span className={styles.label}>{text.ad}</span>
      {ad.link ? (
        <a href={ad.link} target="_blank" rel="sponsored noopener">
          {picture}
        </a>
      ) : (
        picture
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={text.closeAd}
        onClick={() => close(overlayIndex)}
      >
        <X size={18} />
      </button>
    </section>
  );
}

/**
 * Returns the index of the overlay for the current time; undefined while seeking or if the video alone is full
 * screen, which would hide the overlay.
 */
function useOverlayIndex(video: HTMLVideoElement): number | undefined {
  const [overlayIndex, setOverlayIndex] = useState<number>();
  useEffect(() => {
    const stop = new AbortController();
    const update = () => {
      if (video.seeking) return;
      const isHidden = document.fullscreenElement === video || document.pictureInPictureElement === video;
      setOverlayIndex(isHidden ? undefined : overlayAt(video.currentTime));
    };
    update();
    for (const event of ['timeupdate', 'seeked', 'ended', 'enterpictureinpicture', 'leavepictureinpicture'])
      video.addEventListener(event, update, { signal: stop.signal });
    document.addEventListener('fullscreenchange', update, { signal: stop.signal });
    return () => stop.abort();
  }, [video]);
  return overlayIndex;
}
