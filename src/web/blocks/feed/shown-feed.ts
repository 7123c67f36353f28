import { readPrices } from '#shared/advertising/prices.ts';
import type { Collector, FeedBlock, FeedItem } from '#shared/collections/rssblock.ts';
import { oncePer } from '#shared/once-per.ts';

/** An offer as far as it is drawn: of its description only the prices, in GEL. */
export interface ShownOffer {
  readonly link: string;
  readonly title: string;
  readonly thumb: string | null;
  readonly image: string | null;
  readonly newPrice: number | undefined;
  readonly oldPrice: number | undefined;
}

export interface Partner {
  readonly id: number;
  readonly title: string;
  readonly logo: string | null;
  readonly offers: readonly ShownOffer[];
}

/** What is drawn of a sponsored feed. A page carries it twice, drawn and as data: descriptions may have 2,000 characters each. */
export interface ShownFeed extends Pick<FeedBlock, 'id' | 'title' | 'layout' | 'view'> {
  readonly partners: readonly Partner[];
}

/** SPEC.md section 9: from so many partners on they take turns, with at most so many offers each. */
const sliderFrom = 3;
const sliderOffers = 3;

export const isSlider = ({ partners }: ShownFeed): boolean => partners.length >= sliderFrom;

/** The same answer gives the same object, which is what `Kept` knows parts by. */
export const showFeed = oncePer(({ id, title, layout, view, collectors }: FeedBlock): ShownFeed => {
  const offering = collectors.filter(({ body }) => body.items.length > 0);
  const most = offering.length >= sliderFrom ? sliderOffers : undefined;
  return { id, title, layout, view, partners: offering.map((one) => trimPartner(one, most)) };
});

const trimPartner = ({ id, title, logo, body }: Collector, most: number | undefined): Partner => ({
  id,
  title,
  logo,
  offers: body.items.slice(0, most).map(trimOffer),
});

const trimOffer = ({ link, title, thumb, image, description }: FeedItem): ShownOffer => ({
  link,
  title,
  thumb,
  image: image?.url ?? null,
  ...readPrices(description),
});
