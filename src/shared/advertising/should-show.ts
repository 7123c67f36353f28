import type { Device } from '#shared/contracts/pages.ts';
import type { AdPages, PageRule } from './campaign.ts';
import { type AdPlace, places, quietRoutes } from './places.ts';

export interface AdPage {
  readonly route: string;
  /** The record the page is about, where its address names one. */
  readonly id: number | undefined;
  readonly device: Device;
}

export interface PlacedAd {
  readonly id: number;
  readonly position: AdPlace;
  readonly pages: AdPages;
}

/** The one decision whether an advertisement belongs on a page. A route with a rule of its own is not looked for under `other`. */
export function shouldShow(
  { position, pages }: Omit<PlacedAd, 'id'>,
  { route, id, device }: AdPage,
): boolean {
  if (places[position]?.device !== device || quietRoutes.has(route)) return false;
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
 * The advertisement of a place on a page. Several take turns by the record's id, so a page looks the same to everybody;
 * `turn` tells apart places of the same name on one page.
 */
export function chooseAd<Ad extends PlacedAd>(
  ads: readonly Ad[],
  place: AdPlace,
  page: AdPage,
  turn = 0,
): Ad | undefined {
  const fitting = ads.filter((ad) => ad.position === place && shouldShow(ad, page));
  return fitting[((page.id ?? 0) + turn) % fitting.length];
}
