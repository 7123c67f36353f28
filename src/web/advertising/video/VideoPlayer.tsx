import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Video } from '#shared/collections/article.ts';
import { video as text } from '#shared/language/ka/video.ts';
import { mediaAddress } from '#web/components/media.ts';
import { useSite } from '#web/components/site.ts';
import type { VideoAdsProps } from './VideoAds.tsx';
import styles from './VideoPlayer.module.css';

interface VideoPlayerProps {
  readonly video: Video;
  /** Address of the picture shown before, where the video has none of its own. */
  readonly poster: string | undefined;
}

/**
 * A video with the browser's own controls, which work without script. What shows advertisements is fetched when
 * somebody plays it for the first time; without it, the video simply plays.
 */
export function VideoPlayer({ video, poster }: VideoPlayerProps) {
  const { media } = useSite();
  const element = useRef<HTMLVideoElement>(null);
  const [Ads, setAds] = useState<ComponentType<VideoAdsProps>>();
  const still = video.poster ?? poster;

  useEffect(() => {
    const found = element.current;
    if (!found) return;
    const begin = () => {
      import('./VideoAds.tsx').then(
        ({ VideoAds }) => setAds(() => VideoAds),
        () => undefined,
      );
    };
    // It may have begun before the script came.
    if (!found.paused) begin();
    else found.addEventListener('playing', begin, { once: true });
    return () => found.removeEventListener('playing', begin);
  }, []);

  return (
    <div className={styles.player} data-video>
      {/* biome-ignore lint/a11y/useMediaCaption: not every video of the editors comes with captions */}
      <video
        ref={element}
        className={styles.video}
        src={mediaAddress(video.url, media)}
        poster={still ? mediaAddress(still, media) : undefined}
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
