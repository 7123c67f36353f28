/** `GET /api/video-ads/`: one fetched ad tag. Every address but the links is the portal's own. */
export interface VideoAdAnswer {
  readonly ad: VideoAd | null;
}

export interface VideoAd {
  /** Shown over the video for a while. */
  readonly overlay: {
    readonly image: string;
    readonly link: string | null;
    /** Asked once, when playback reaches the overlay. */
    readonly impression: string;
  } | null;
  /** Played before the video. */
  readonly preroll: {
    readonly media: string;
    readonly link: string | null;
    /** Asked once, when it begins to play. */
    readonly impression: string;
  } | null;
}
