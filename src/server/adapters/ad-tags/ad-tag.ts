/** The advertisement of an ad tag, with addresses as the tag states them. */
export interface TaggedAd {
  /** Tracking addresses to request when the ad is shown. */
  readonly impressions: readonly string[];
  readonly overlay: { readonly image: string; readonly link: string | null } | undefined;
  readonly preroll:
    | {
        readonly media: string;
        readonly link: string | null;
        /** Tracking addresses to request when playback starts. */
        readonly starts: readonly string[];
      }
    | undefined;
}

/** A source of video ads. */
export interface AdTag {
  /** Fetches the tag; undefined if it offers no ad. @throws when it cannot be fetched or parsed */
  read(): Promise<TaggedAd | undefined>;
}
