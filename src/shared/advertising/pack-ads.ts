import { oncePer } from '#shared/once-per.ts';
import type { AdPages } from './campaign.ts';
import type { PlacedAd } from './should-show.ts';

/** Running advertisements as a page carries them: most stand on the same pages, so those are written once. */
export interface PackedAds {
  readonly pages: readonly AdPages[];
  /** Number, place, and which of `pages`. */
  readonly ads: readonly (readonly [id: number, position: PlacedAd['position'], pages: number])[];
}

/** The same list is packed for every page, so this is done once. */
export const packAds = oncePer((ads: readonly PlacedAd[]): PackedAds => {
  const numbers = new Map<string, number>();
  const packed = ads.map(({ id, position, pages }) => {
    const written = JSON.stringify(pages);
    const number = numbers.get(written) ?? numbers.size;
    numbers.set(written, number);
    return [id, position, number] as const;
  });
  return { pages: [...numbers.keys()].map((written) => JSON.parse(written)), ads: packed };
});

/** The advertisements as they were before `packAds`, in their order. */
export const unpackAds = ({ pages, ads }: PackedAds): PlacedAd[] =>
  ads.map(([id, position, number]) => ({ id, position, pages: pages[number] ?? {} }));
