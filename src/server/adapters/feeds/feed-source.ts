/** An offer of a partner's feed, unprocessed: HTML, any address, any length. */
export interface RawOffer {
  readonly link: string;
  readonly title: string;
  /** HTML of all descriptive elements, concatenated. */
  readonly description: string;
  /** Address of the picture. */
  readonly picture: string | undefined;
}

export interface FeedRequest {
  readonly address: string;
  /** Validators of the last answer, so that an unchanged feed is not sent again. */
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly signal?: AbortSignal;
}

export type FeedAnswer =
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'offers';
      readonly offers: readonly RawOffer[];
      readonly etag: string | null;
      readonly lastModified: string | null;
    };

/** Reads the feeds of partners. */
export interface FeedSource {
  /** Fetches and parses a feed. @throws FeedError when there is no answer or it is no feed */
  read(request: FeedRequest): Promise<FeedAnswer>;
}

export class FeedError extends Error {
  override readonly name = 'FeedError';
}
