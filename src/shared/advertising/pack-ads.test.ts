import { expect, it } from 'vitest';
import { packAds, unpackAds } from './pack-ads.ts';
import type { PlacedAd } from './should-show.ts';

it('packing and unpacking keeps all advertisements and writes shared pages once', () => {
  const everywhere = { other: ['home', 'article', 'category'] };
  const ads: PlacedAd[] = [
    { id: 3, position: 'c1', pages: everywhere },
    { id: 1, position: 'mob-top', pages: structuredClone(everywhere) },
    { id: 2, position: 'a2', pages: { article: { radio: 'only', items: [{ id: 12 }] } } },
    { id: 4, position: 'b2', pages: structuredClone(everywhere), weight: 5 },
  ];
  const packed = packAds(ads);
  expect(packed.pages).toHaveLength(2);
  expect(unpackAds(packed)).toEqual(ads);
  expect(packAds([])).toEqual({ pages: [], ads: [] });
});
