import { useEffect, useEffectEvent, useState } from 'react';
import { skipAfterSeconds } from '#shared/advertising/video-times.ts';
import type { VideoAd } from '#shared/contracts/video-ads.ts';
import { video as text } from '#shared/language/ka/reading/video.ts';
import { countAd } from './fetch-ads.ts';
import styles from './VideoAds.module.css';

interface PrerollProps {
  readonly video: HTMLVideoElement;
  readonly ad: NonNullable<VideoAd['preroll']>;
  readonly onEnd: () => void;
}

/** Time after which an advertisement that does not start, or stalls, is skipped, in milliseconds. */
const stallTimeoutMs = 4_000;

/**
 * Plays an advertisement in the video's own element and restores the element afterwards. Using the same element keeps
 * the browser's permission to play. An advertisement that fails or stalls is skipped.
 */
export function Preroll({ video, ad, onEnd }: PrerollProps) {
  const [played, setPlayed] = useState(0);
  const [isSkipped, setIsSkipped] = useState(false);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isSkipped) return end();
    const restore = replaceMedia(video, ad.media);
    const stop = new AbortController();
    const { signal } = stop;
    const finish = () => end();
    let timer = setTimeout(finish, stallTimeoutMs);
    video.addEventListener('playing', () => countAd(ad.impression), { signal, once: true });
    video.addEventListener(
      'timeupdate',
      () => {
        clearTimeout(timer);
        if (!video.paused) timer = setTimeout(finish, stallTimeoutMs);
        setPlayed(Math.floor(video.currentTime));
      },
      { signal },
    );
    for (const event of ['ended', 'error']) video.addEventListener(event, finish, { signal });
    video.play().catch(finish);
    return () => {
      stop.abort();
      clearTimeout(timer);
      restore();
    };
  }, [video, ad, isSkipped]);

  const remainingSeconds = skipAfterSeconds - played;
  return (
    <div className={styles.preroll} data-video-preroll>
      <span className={styles.label}>{text.ad}</span>
      {ad.link && (
        <a className={styles.visit} href={ad.link} target="_blank" rel="sponsored noopener">
          {text.visitAd}
        </a>
      )}
      <button
        type="button"
        className={styles.skip}
        disabled={remainingSeconds > 0}
        onClick={() => setIsSkipped(true)}
      >
        {remainingSeconds > 0 ? text.skipIn(remainingSeconds) : text.skip}
      </button>
    </div>
  );
}

/** Plays other media in a video element. Returns a function that restores the video and resumes it. */
function replaceMedia(video: HTMLVideoElement, media: string): () => void {
  const originalSrc = video.getAttribute('src') ?? '';
  const originalTime = video.currentTime;
  const tracks = Array.from(video.textTracks, (track) => ({ track, mode: track.mode }));
  for (const { track } of tracks) track.mode = 'disabled';
  video.src = media;
  return () => {
    video.src = originalSrc;
    if (originalTime > 0) video.currentTime = originalTime;
    for (const { track, mode } of tracks) track.mode = mode;
    // The page may have been left meanwhile, so that nobody would see the video.
    if (video.isConnected) video.play().catch(() => undefined);
  };
}
