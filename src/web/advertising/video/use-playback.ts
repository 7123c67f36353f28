import { useEffect, useState } from 'react';

/** What the controls show of a video. Times are in seconds. */
export interface Playback {
  readonly isPaused: boolean;
  readonly isMuted: boolean;
  readonly hasCaptions: boolean;
  readonly isFullScreen: boolean;
  /** Whether the element plays an advertisement in place of the video. */
  readonly isAd: boolean;
  readonly time: number;
  /** Zero until the browser knows it. */
  readonly duration: number;
}

export const idle: Playback = {
  isPaused: true,
  isMuted: false,
  hasCaptions: false,
  isFullScreen: false,
  isAd: false,
  time: 0,
  duration: 0,
};

const events = [
  'play',
  'pause',
  'ended',
  'timeupdate',
  'seeked',
  'durationchange',
  'volumechange',
  'loadstart',
  'emptied',
] as const;

/** Follows a video: a new state is returned whenever what the controls show has changed. */
export function usePlayback(video: HTMLVideoElement | null, source: string): Playback {
  const [playback, setPlayback] = useState(idle);
  useEffect(() => {
    if (!video) return;
    const stop = new AbortController();
    const { signal } = stop;
    const read = () => setPlayback(readPlayback(video, source));
    for (const event of events) video.addEventListener(event, read, { signal });
    video.textTracks.addEventListener('change', read, { signal });
    document.addEventListener('fullscreenchange', read, { signal });
    read();
    return () => stop.abort();
  }, [video, source]);
  return playback;
}

const readPlayback = (video: HTMLVideoElement, source: string): Playback => ({
  isPaused: video.paused,
  isMuted: video.muted,
  hasCaptions: captionsOf(video)?.mode === 'showing',
  isFullScreen: document.fullscreenElement?.contains(video) ?? false,
  isAd: video.getAttribute('src') !== source,
  time: Math.floor(video.currentTime),
  duration: Number.isFinite(video.duration) ? Math.floor(video.duration) : 0,
});

/** Returns the captions of a video. */
export const captionsOf = (video: HTMLVideoElement): TextTrack | undefined =>
  [...video.textTracks].find(({ kind }) => kind === 'captions');
