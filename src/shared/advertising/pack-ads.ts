import type { AdPages } from './campaign.ts';
import type { PlacedAd } from './should-show.ts';

/** Running advertisements as embedded in pages: equal `pages` are written once. */
export interface PackedAds {
  readonly pages: readonly AdPages[];
  /** Id, place, index in `pages`, and the weight where it is not 1. */
  readonly ads: readonly (readonly [
    id: number,
    position: PlacedAd['position'],
    pages: number,
    weight?: number,
  ])[];
}

/** Packs advertisements so that equal `pages` are written once. */
export function packAds(ads: readonly PlacedAd[]): PackedAds {
  const numbers = new Map<string, number>();
  const packed = ads.map(({ id, position, pages, weight = 1 }) => {
    const written = JSON.stringify(pages);
    const number = numbers.get(written) ?? numbers.size;
    numbers.set(written, number);
    return weight === 1 ? ([id, position, number] as const) : ([id, position, number, weight] as const);
  });
  return { pages: [...numbers.keys()].map((written) => JSON.parse(written)), ads: packed };
}

/** Unpacks the result of `packAds`, in the same order. */
export const unpackAds = ({ pages, ads }: PackedAds): PlacedAd[] =>
  ads.map(([id, position, number, weight]) => ({
    ...{ id, position, pages: pages[number] ?? {} },
    ...(weight === undefined ? {} : { weight }),
  }));
