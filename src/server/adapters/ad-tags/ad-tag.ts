/** What an ad tag offers; addresses are as the tag says them. */
export interface TaggedAd {
  /** Addresses that count the ad as seen. */
  readonly impressions: readonly string[];
  readonly overlay: { readonly image: string; readonly link: string | null } | undefined;
  readonly preroll:
    | {
        readonly media: string;
        readonly link: string | null;
        /** Addresses that count its beginning. */
        readonly starts: readonly string[];
      }
    | undefined;
}

/** Where video ads come from. */
export interface AdTag {
  /** Fetches the tag anew. `undefined` when it offers nothing; throws when it cannot be had or read. */
  read(): Promise<TaggedAd | undefined>;
}
