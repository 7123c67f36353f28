import { createContext, useContext } from 'react';

export interface SiteFacts {
  /** Public origin without a last slash. */
  readonly url: string;
  readonly name: string;
  /** Base of media addresses, with its last slash. */
  readonly media: string;
}

export const SiteContext = createContext<SiteFacts>({ url: '', name: '', media: '/media/' });

/** The site's name, origin and media base. */
export const useSite = (): SiteFacts => useContext(SiteContext);
