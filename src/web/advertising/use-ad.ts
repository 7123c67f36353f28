import { useContext } from 'react';
import { type AdPlace, places } from '#shared/advertising/places.ts';
import { chooseAd } from '#shared/advertising/should-show.ts';
import { AdPageContext } from './ad-page.ts';

/** Returns the id of the advertisement for a place of this page, selected for the place's own device class. */
export function useAd(place: AdPlace, index?: number): number | undefined {
  const { ads, route, id } = useContext(AdPageContext);
  return chooseAd(ads, place, { route, id, device: places[place].device }, index)?.id;
}
