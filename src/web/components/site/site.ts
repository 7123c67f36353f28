import { createContext, useContext } from 'react';
import type { MapSettings } from '#shared/geography/map-tiles.ts';

export interface SiteFacts {
  /** Public origin without a trailing slash. */
  readonly url: string;
  readonly name: string;
  /** Base of media addresses, with a trailing slash. */
  readonly media: string;
  /** The map that readers may open; absent where none is set up. */
  readonly map?: MapSettings | undefined;
}

export const SiteContext = createContext<SiteFacts>({ url: '', name: '', media: '/media/' });

/** Returns the site's name, origin and media base. */
export const useSite = (): SiteFacts => useContext(SiteContext);
