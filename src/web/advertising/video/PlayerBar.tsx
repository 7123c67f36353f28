import { Captions, CaptionsOff, Maximize, Minimize, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { video as text } from '#shared/language/ka/reading/video.ts';
import styles from './PlayerBar.module.css';
import { captionsOf, type Playback } from './use-playback.ts';

interface PlayerBarProps {
  /** Null until the page is hydrated. */
  readonly video: HTMLVideoElement | null;
  readonly playback: Playback;
  readonly canCaption: boolean;
}

const icon = { size: 22, 'aria-hidden': true } as const;

/** Renders the controls of a video below it, in Georgian whatever the browser speaks. */
export function PlayerBar({ video, playback, canCaption }: PlayerBarProps) {
  const { isPaused, isMuted, hasCaptions, isFullScreen, isAd, time, duration } = playback;
  return (
    <fieldset className={styles.bar} aria-label={text.controls} data-video-controls>
      <Control label={isPaused ? text.play : text.pause} onPress={() => video && togglePlay(video)}>
        {isPaused ? <Play {...icon} /> : <Pause {...icon} />}
      </Control>
      <input
        className={styles.seek}
        type="range"
        min={0}
        max={Math.max(duration, 1)}
        value={isAd ? 0 : time}
        disabled={isAd || duration === 0}
        aria-label={text.position}
        aria-valuetext={text.positionOf(clock(time), clock(duration))}
        onChange={({ target }) => {
          if (video) video.currentTime = Number(target.value);
        }}
      />
      <span className={styles.time} aria-hidden>
        {isAd ? text.ad : `${clock(time)} / ${duration === 0 ? '–:–' : clock(duration)}`}
      </span>
      <Control
        label={text.sound}
        isPressed={!isMuted}
        onPress={() => {
          if (video) video.muted = !video.muted;
        }}
      >
        {isMuted ? <VolumeX {...icon} /> : <Volume2 {...icon} />}
      </Control>
      {canCaption && (
        <Control label={text.captions} isPressed={hasCaptions} onPress={() => video && toggleCaptions(video)}>
          {hasCaptions ? <Captions {...icon} /> : <CaptionsOff {...icon} />}
        </Control>
      )}
      <Control
        label={isFullScreen ? text.leaveFullScreen : text.fullScreen}
        onPress={() => video && toggleFullScreen(video)}
      >
        {isFullScreen ? <Minimize {...icon} /> : <Maximize {...icon} />}
      </Control>
    </fieldset>
  );
}

interface ControlProps {
  readonly label: string;
  readonly isPressed?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Control({ label, isPressed, onPress, children }: ControlProps) {
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** Writes seconds as minutes and seconds: „3:05“. */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export function togglePlay(video: HTMLVideoElement): void {
  if (video.paused) video.play().catch(() => undefined);
  else video.pause();
}

function toggleCaptions(video: HTMLVideoElement): void {
  const captions = captionsOf(video);
  if (captions) captions.mode = captions.mode === 'showing' ? 'hidden' : 'showing';
}

/** Shows the player with its controls, and where a browser shows videos alone, the video with the browser's own. */
function toggleFullScreen(video: HTMLVideoElement): void {
  const player = video.closest('[data-video]');
  if (document.fullscreenElement) void document.exitFullscreen();
  else if (document.fullscreenEnabled && player) player.requestFullscreen().catch(() => undefined);
  else if ('webkitEnterFullscreen' in video && typeof video.webkitEnterFullscreen === 'function')
    video.webkitEnterFullscreen();
}
