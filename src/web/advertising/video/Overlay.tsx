import { X } from 'lucide-react';
import { useEffect, useReducer, useRef, useState } from 'react';
import { overlayAt } from '#shared/advertising/video-times.ts';
import type { VideoAd } from '#shared/contracts/video-ads.ts';
import { video as text } from '#shared/language/ka/video.ts';
import { countAd } from './fetch-ads.ts';
import styles from './VideoAds.module.css';

interface OverlayProps {
  readonly video: HTMLVideoElement;
  readonly ads: readonly (VideoAd | null)[];
}

/**
 * The advertisement of the present moment of the video. Each is counted when it is first shown, and stays away once
 * closed. Pictures are fetched beforehand: one that cannot be had covers nothing.
 */
export function Overlay({ video, ads }: OverlayProps) {
  const moment = useMoment(video);
  const [closed, close] = useReducer(
    (before: ReadonlySet<number>, which: number) => new Set([...before, which]),
    new Set<number>(),
  );
  const counted = useRef(new Set<number>());
  const ad = moment === undefined || closed.has(moment) ? null : (ads[moment]?.overlay ?? null);

  useEffect(() => {
    if (!ad || moment === undefined || counted.current.has(moment)) return;
    counted.current.add(moment);
    countAd(ad.impression);
  }, [ad, moment]);

  useEffect(() => {
    for (const [which, { overlay } = {}] of ads.map((one) => one ?? undefined).entries()) {
      if (!overlay) continue;
      const picture = new Image();
      picture.addEventListener('error', () => close(which));
      picture.src = overlay.image;
    }
  }, [ads]);

  if (!ad || moment === undefined) return null;
  const picture = (
    <img
      className={styles.picture}
      src={ad.image}
      alt={ad.link ? text.adLink : text.ad}
      onError={() => close(moment)}
    />
  );
  return (
    <section className={styles.overlay} aria-label={text.ad} data-video-ad={moment + 1}>
      <span className={styles.label}>{text.ad}</span>
      {ad.link ? (
        <a href={ad.link} target="_blank" rel="sponsored noopener">
          {picture}
        </a>
      ) : (
        picture
      )}
      <button type="button" className={styles.close} aria-label={text.closeAd} onClick={() => close(moment)}>
        <X size={18} />
      </button>
    </section>
  );
}

/** Which overlay the video has reached; none while it is being moved, or fills the screen alone and would hide it. */
function useMoment(video: HTMLVideoElement): number | undefined {
  const [moment, setMoment] = useState<number>();
  useEffect(() => {
    const stop = new AbortController();
    const look = () => {
      if (video.seeking) return;
      const isHidden = document.fullscreenElement === video || document.pictureInPictureElement === video;
      setMoment(isHidden ? undefined : overlayAt(video.currentTime));
    };
    look();
    for (const event of ['timeupdate', 'seeked', 'ended', 'enterpictureinpicture', 'leavepictureinpicture'])
      video.addEventListener(event, look, { signal: stop.signal });
    document.addEventListener('fullscreenchange', look, { signal: stop.signal });
    return () => stop.abort();
  }, [video]);
  return moment;
}
