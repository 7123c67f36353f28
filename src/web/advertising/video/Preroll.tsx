import { useEffect, useEffectEvent, useState } from 'react';
import { skipAfterSeconds } from '#shared/advertising/video-times.ts';
import type { VideoAd } from '#shared/contracts/video-ads.ts';
import { video as text } from '#shared/language/ka/video.ts';
import { countAd } from './fetch-ads.ts';
import styles from './VideoAds.module.css';

interface PrerollProps {
  readonly video: HTMLVideoElement;
  readonly ad: NonNullable<VideoAd['preroll']>;
  readonly onEnd: () => void;
}

/** Milliseconds a pre-roll may take to begin, or stand still on the way. */
const patienceMs = 4_000;

/**
 * Plays an advertisement in the video's own element, so that a browser which let the video play lets it play too, and
 * then gives the element back. An advertisement that fails, or does not go on, is over.
 */
export function Preroll({ video, ad, onEnd }: PrerollProps) {
  const [played, setPlayed] = useState(0);
  const [isSkipped, setIsSkipped] = useState(false);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isSkipped) return end();
    const giveBack = borrow(video, ad.media);
    const stop = new AbortController();
    const { signal } = stop;
    const finish = () => end();
    let timer = setTimeout(finish, patienceMs);
    video.addEventListener('playing', () => countAd(ad.impression), { signal, once: true });
    video.addEventListener(
      'timeupdate',
      () => {
        clearTimeout(timer);
        if (!video.paused) timer = setTimeout(finish, patienceMs);
        setPlayed(Math.floor(video.currentTime));
      },
      { signal },
    );
    for (const event of ['ended', 'error']) video.addEventListener(event, finish, { signal });
    video.play().catch(finish);
    return () => {
      stop.abort();
      clearTimeout(timer);
      giveBack();
    };
  }, [video, ad, isSkipped]);

  const left = skipAfterSeconds - played;
  return (
    <div className={styles.preroll} data-video-preroll>
      <span className={styles.label}>{text.ad}</span>
      {ad.link && (
        <a className={styles.visit} href={ad.link} target="_blank" rel="sponsored noopener">
          {text.visitAd}
        </a>
      )}
      <button type="button" className={styles.skip} disabled={left > 0} onClick={() => setIsSkipped(true)}>
        {left > 0 ? text.skipIn(left) : text.skip}
      </button>
    </div>
  );
}

/** Puts other media into a video, without controls; what is returned puts its own back, and plays it on from where it was. */
function borrow(video: HTMLVideoElement, media: string): () => void {
  const own = video.getAttribute('src') ?? '';
  const at = video.currentTime;
  const tracks = Array.from(video.textTracks, (track) => ({ track, mode: track.mode }));
  for (const { track } of tracks) track.mode = 'disabled';
  video.controls = false;
  video.src = media;
  return () => {
    video.src = own;
    video.controls = true;
    if (at > 0) video.currentTime = at;
    for (const { track, mode } of tracks) track.mode = mode;
    // The page may be left meanwhile; then nobody sees what would play.
    if (video.isConnected) video.play().catch(() => undefined);
  };
}
