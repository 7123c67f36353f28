import { createContext } from 'react';
import type { PlacedAd } from '#shared/advertising/should-show.ts';

interface AdPageFacts {
  /** All running advertisements. */
  readonly ads: readonly PlacedAd[];
  readonly route: string;
  readonly id: number | undefined;
}

/** The page that ad places are selected for. The default has no advertisements. */
export const AdPageContext = createContext<AdPageFacts>({ ads: [], route: '', id: undefined });
