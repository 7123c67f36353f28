/** What a partner's feed says, as it says it: html, any address, any length. */
export interface RawOffer {
  readonly link: string;
  readonly title: string;
  /** Html: all texts there are. */
  readonly description: string;
  /** Address of a picture. */
  readonly picture: string | undefined;
}

export interface FeedQuestion {
  readonly address: string;
  /** Of the last answer, so that an unchanged feed is not sent again. */
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

/** Partners' feeds. */
export interface FeedSource {
  /** @throws FeedError when there is no answer, or one that is no feed. */
  read(question: FeedQuestion): Promise<FeedAnswer>;
}

export class FeedError extends Error {
  override readonly name = 'FeedError';
}
