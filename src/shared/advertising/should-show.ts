import type { Device } from '#shared/contracts/pages.ts';
import type { AdPages, PageRule } from './campaign.ts';
import { type AdPlace, places, placesOfRoute, quietRoutes } from './places.ts';

export interface AdPage {
  readonly route: string;
  /** The id in the page's address, if it has one. */
  readonly id: number | undefined;
  readonly device: Device;
}

export interface PlacedAd {
  readonly id: number;
  readonly position: AdPlace;
  readonly pages: AdPages;
  /** How often it is shown beside others of the place; 1 where it is absent. */
  readonly weight?: number;
}

/** Decides whether an advertisement belongs on a page. A route with a rule of its own is not looked up under `other`. */
export function shouldShow(
  { position, pages }: Omit<PlacedAd, 'id'>,
  { route, id, device }: AdPage,
): boolean {
  if (places[position]?.device !== device || quietRoutes.has(route)) return false;
  if (Object.hasOwn(placesOfRoute, route) && !placesOfRoute[route]?.includes(position)) return false;
  const rule = Object.hasOwn(pages, route) && route !== 'other' ? (pages[route] as PageRule) : undefined;
  if (!rule) return pages.other?.includes(route) ?? false;
  const isNamed = rule.items?.some((item) => item.id === id) ?? false;
  switch (rule.radio) {
    case 'all':
      return true;
    case 'only':
      return isNamed;
    case 'all_except':
      return !isNamed;
  }
}

/**
 * Chooses the advertisement of a place on a page. Several rotate by the record's id, each as often as its weight says, so a page
 * is the same for everybody; `turn` distinguishes places of the same name on one page.
 */
export function chooseAd<Ad extends PlacedAd>(
  ads: readonly Ad[],
  place: AdPlace,
  page: AdPage,
  turn = 0,
): Ad | undefined {
  const fitting = ads.filter((ad) => ad.position === place && shouldShow(ad, page));
  const turns = spreadTurns(fitting);
  return turns[((page.id ?? 0) + turn) % turns.length];
}

/** Lists whose turn it is, one after the other: equal weights alternate, and a heavier one comes again while others are done. */
function spreadTurns<Ad extends PlacedAd>(ads: readonly Ad[]): Ad[] {
  const rounds = Math.max(0, ...ads.map(({ weight = 1 }) => weight));
  return Array.from({ length: rounds }, (_, round) => ads.filter(({ weight = 1 }) => weight > round)).flat();
}
