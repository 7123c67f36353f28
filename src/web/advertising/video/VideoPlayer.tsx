import { Play } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, useEffect, useState } from 'react';
import type { Video } from '#shared/collections/article.ts';
import { video as text } from '#shared/language/ka/reading/video.ts';
import { mediaAddress } from '#web/components/media/media.ts';
import { useSite } from '#web/components/site/site.ts';
import { PlayerBar, togglePlay } from './PlayerBar.tsx';
import { usePlayback } from './use-playback.ts';
import type { VideoAdsProps } from './VideoAds.tsx';
import styles from './VideoPlayer.module.css';

interface VideoPlayerProps {
  readonly video: Video;
  /** Address of the poster if the video has none of its own. */
  readonly poster: string | undefined;
}

/**
 * Renders a video with Georgian controls; without script it has the browser's own. The code of advertisements loads when the video is
 * first played; if it fails to load, the video plays without them.
 */
export function VideoPlayer({ video, poster }: VideoPlayerProps) {
  const { media } = useSite();
  const [element, setElement] = useState<HTMLVideoElement | null>(null);
  const source = mediaAddress(video.url, media);
  const playback = usePlayback(element, source);
  const Ads = useAdsOncePlaying(element);
  const posterUrl = video.poster ?? poster;
  const isUntouched = playback.isPaused && playback.time === 0;
  return (
    <div className={styles.player} data-video>
      <div className={styles.stage}>
        {/* biome-ignore lint/a11y/useMediaCaption: not every video of the editors comes with captions */}
        <video
          ref={setElement}
          className={styles.video}
          src={source}
          poster={posterUrl ? mediaAddress(posterUrl, media) : undefined}
          aria-label={text.label}
          width={780}
          height={439}
          preload="none"
          playsInline
          controls={element === null}
          tabIndex={0}
          onClick={({ currentTarget }) => togglePlay(currentTarget)}
          onKeyDown={pressKey}
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
        {element && isUntouched && (
          <span className={styles.mark}>
            <Play size={40} aria-hidden />
          </span>
        )}
        {Ads && element && <Ads video={element} />}
      </div>
      <PlayerBar video={element} playback={playback} canCaption={Boolean(video.captions)} />
    </div>
  );
}

/** Loads the code of advertisements when a video plays for the first time. */
function useAdsOncePlaying(element: HTMLVideoElement | null): ComponentType<VideoAdsProps> | undefined {
  const [Ads, setAds] = useState<ComponentType<VideoAdsProps>>();
  useEffect(() => {
    if (!element) return;
    const loadAds = () => {
      import('./VideoAds.tsx').then(
        ({ VideoAds }) => setAds(() => VideoAds),
        () => undefined,
      );
    };
    // The video may have started before hydration.
    if (!element.paused) loadAds();
    else element.addEventListener('playing', loadAds, { once: true });
    return () => element.removeEventListener('playing', loadAds);
  }, [element]);
  return Ads;
}

const secondsPerStep = 5;

/** The keys of the picture itself: space plays, the arrows step. */
function pressKey(event: KeyboardEvent<HTMLVideoElement>): void {
  const { currentTarget: video, key } = event;
  const step = { ArrowLeft: -secondsPerStep, ArrowRight: secondsPerStep }[key];
  if (key !== ' ' && step === undefined) return;
  event.preventDefault();
  if (step === undefined) togglePlay(video);
  else video.currentTime = Math.max(0, video.currentTime + step);
}
