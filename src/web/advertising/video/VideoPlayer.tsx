import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Video } from '#shared/collections/article.ts';
import { video as text } from '#shared/language/ka/reading/video.ts';
import { mediaAddress } from '#web/components/media/media.ts';
import { useSite } from '#web/components/site.ts';
import type { VideoAdsProps } from './VideoAds.tsx';
import styles from './VideoPlayer.module.css';

interface VideoPlayerProps {
  readonly video: Video;
  /** Address of the poster if the video has none of its own. */
  readonly poster: string | undefined;
}

/**
 * Renders a video with the browser's own controls, which work without script. The code of advertisements loads when
 * the video is first played; if it fails to load, the video plays without them.
 */
export function VideoPlayer({ video, poster }: VideoPlayerProps) {
  const { media } = useSite();
  const element = useRef<HTMLVideoElement>(null);
  const [Ads, setAds] = useState<ComponentType<VideoAdsProps>>();
  const posterUrl = video.poster ?? poster;

  useEffect(() => {
    const videoElement = element.current;
    if (!videoElement) return;
    const loadAds = () => {
      import('./VideoAds.tsx').then(
        ({ VideoAds }) => setAds(() => VideoAds),
        () => undefined,
      );
    };
    // The video may have started before hydration.
    if (!videoElement.paused) loadAds();
    else videoElement.addEventListener('playing', loadAds, { once: true });
    return () => videoElement.removeEventListener('playing', loadAds);
  }, []);

  return (
    <div className={styles.player} data-video>
      {/* biome-ignore lint/a11y/useMediaCaption: not every video of the editors comes with captions */}
      <video
        ref={element}
        className={styles.video}
        src={mediaAddress(video.url, media)}
        poster={posterUrl ? mediaAddress(posterUrl, media) : undefined}
        aria-label={text.label}
        width={780}
        height={439}
        preload="none"
        playsInline
        controls
      >
        {video.captions && (
          <track
            kind="captions"
            srcLang="ka"
            label={text.captions}
            src={mediaAddress(video.captions, media)}
          />
        )}
      </video>
      {Ads && element.current && <Ads video={element.current} />}
    </div>
  );
}
