import { useEffect, useState } from 'react';
import type { VideoAd } from '#shared/contracts/video-ads.ts';
import { video as text } from '#shared/language/ka/reading/video.ts';
import { fetchAds } from './fetch-ads.ts';
import { Overlay } from './Overlay.tsx';
import { Preroll } from './Preroll.tsx';
import styles from './VideoAds.module.css';

export interface VideoAdsProps {
  /** The video that has started to play. */
  readonly video: HTMLVideoElement;
}

/** Renders the advertisements of a video: a pre-roll, if its tag arrives in time, and overlays at their times. */
export function VideoAds({ video }: VideoAdsProps) {
  const [ads, setAds] = useState<readonly (VideoAd | null)[]>();
  const [isContentPlaying, setIsContentPlaying] = useState(false);

  useEffect(() => {
    let isUnmounted = false;
    const pause = pauseUntilReleased(video);
    fetchAds().then((fetched) => {
      if (isUnmounted) return;
      setAds(fetched);
      if (fetched.some((ad) => ad?.preroll) && pause.isHolding()) return;
      setIsContentPlaying(true);
      pause.release();
    });
    return () => {
      isUnmounted = true;
      pause.release();
    };
  }, [video]);

  const preroll = ads?.find((ad) => ad?.preroll)?.preroll;
  if (!ads) return <p className={styles.waiting} role="status" aria-label={text.waiting} />;
  if (!isContentPlaying && preroll)
    return <Preroll video={video} ad={preroll} onEnd={() => setIsContentPlaying(true)} />;
  return <Overlay video={video} ads={ads} />;
}

/**
 * Pauses a video that has just started until the pre-roll is known. If the reader presses play again, the video
 * continues.
 */
function pauseUntilReleased(video: HTMLVideoElement) {
  let isHolding = !video.paused;
  const endHold = () => {
    isHolding = false;
  };
  video.pause();
  video.addEventListener('play', endHold, { once: true });
  return {
    isHolding: () => isHolding,
    release: () => {
      video.removeEventListener('play', endHold);
      if (isHolding && video.isConnected) video.play().catch(() => undefined);
      isHolding = false;
    },
  };
}
