import { readPrices } from '#shared/advertising/prices.ts';
import type { Collector, FeedBlock, FeedItem } from '#shared/collections/rssblock.ts';

/** The parts of an offer that are rendered. Its description is reduced to the prices, in GEL. */
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

/**
 * A sponsored feed as it is rendered. Pages contain it as HTML and as hydration data, so it leaves out descriptions,
 * which have up to 2,000 characters each.
 */
export interface ShownFeed extends Pick<FeedBlock, 'id' | 'title' | 'layout' | 'view'> {
  /** Those that have offers now. */
  readonly partners: readonly Partner[];
  readonly isSlider: boolean;
}

/** SPEC.md section 4: a feed with three or more collectors rotates, with at most three offers each; one without offers counts too. */
const minSliderCollectors = 3;
const maxSliderOffers = 3;

/** Returns the rendered form of a feed. */
export function showFeed({ id, title, layout, view, collectors }: FeedBlock): ShownFeed {
  const withOffers = collectors.filter(({ body }) => body.items.length > 0);
  const isSlider = collectors.length >= minSliderCollectors;
  const maxOffers = isSlider ? maxSliderOffers : undefined;
  return {
    id,
    title,
    layout,
    view,
    isSlider,
    partners: withOffers.map((collector) => trimPartner(collector, maxOffers)),
  };
}

const trimPartner = ({ id, title, logo, body }: Collector, maxOffers: number | undefined): Partner => ({
  id,
  title,
  logo,
  offers: body.items.slice(0, maxOffers).map(trimOffer),
});

const trimOffer = ({ link, title, thumb, image, description }: FeedItem): ShownOffer => ({
  link,
  title,
  thumb,
  image: image?.url ?? null,
  ...readPrices(description),
});
