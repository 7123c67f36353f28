import { useContext } from 'react';
import { type AdPlace, places } from '#shared/advertising/places.ts';
import { chooseAd } from '#shared/advertising/should-show.ts';
import { AdPageContext } from './ad-page.ts';

/** Number of the advertisement that stands in a place of this page, seen on the place's own kind of device. */
export function useAd(place: AdPlace, turn?: number): number | undefined {
  const { ads, route, id } = useContext(AdPageContext);
  return chooseAd(ads, place, { route, id, device: places[place].device }, turn)?.id;
}
