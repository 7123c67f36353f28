import { createContext, useContext } from 'react';

export interface SiteFacts {
  /** Public origin without a trailing slash. */
  readonly url: string;
  readonly name: string;
  /** Base of media addresses, with a trailing slash. */
  readonly media: string;
}

export const SiteContext = createContext<SiteFacts>({ url: '', name: '', media: '/media/' });

/** Returns the site's name, origin and media base. */
export const useSite = (): SiteFacts => useContext(SiteContext);
