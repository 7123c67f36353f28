import { createContext } from 'react';
import type { PlacedAd } from '#shared/advertising/should-show.ts';

interface AdPageFacts {
  /** Every advertisement whose campaign runs. */
  readonly ads: readonly PlacedAd[];
  readonly route: string;
  readonly id: number | undefined;
}

/** What places need to know of the page they stand on. Where nobody says, there are no advertisements. */
export const AdPageContext = createContext<AdPageFacts>({ ads: [], route: '', id: undefined });
