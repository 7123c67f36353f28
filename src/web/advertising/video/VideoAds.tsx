import { useEffect, useState } from 'react';
import type { VideoAd } from '#shared/contracts/video-ads.ts';
import { video as text } from '#shared/language/ka/video.ts';
import { fetchAds } from './fetch-ads.ts';
import { Overlay } from './Overlay.tsx';
import { Preroll } from './Preroll.tsx';
import styles from './VideoAds.module.css';

export interface VideoAdsProps {
  /** The playing video. */
  readonly video: HTMLVideoElement;
}

/** Advertisements of a video that has begun to play: one before it, while its tags come in time, and overlays at their moments. */
export function VideoAds({ video }: VideoAdsProps) {
  const [ads, setAds] = useState<readonly (VideoAd | null)[]>();
  const [isContent, setIsContent] = useState(false);

  useEffect(() => {
    let isGone = false;
    const letPlay = holdBack(video);
    fetchAds().then((fetched) => {
      if (isGone) return;
      setAds(fetched);
      if (fetched.some((ad) => ad?.preroll) && letPlay.isHolding()) return;
      setIsContent(true);
      letPlay.now();
    });
    return () => {
      isGone = true;
      letPlay.now();
    };
  }, [video]);

  const preroll = ads?.find((ad) => ad?.preroll)?.preroll;
  if (!ads) return <p className={styles.waiting} role="status" aria-label={text.waiting} />;
  if (!isContent && preroll) return <Preroll video={video} ad={preroll} onEnd={() => setIsContent(true)} />;
  return <Overlay video={video} ads={ads} />;
}

/** Holds a video that has just begun until it is known what comes first. Whoever presses play again has waited enough. */
function holdBack(video: HTMLVideoElement) {
  let isHolding = !video.paused;
  const giveIn = () => {
    isHolding = false;
  };
  video.pause();
  video.addEventListener('play', giveIn, { once: true });
  return {
    isHolding: () => isHolding,
    now: () => {
      video.removeEventListener('play', giveIn);
      if (isHolding && video.isConnected) video.play().catch(() => undefined);
      isHolding = false;
    },
  };
}
