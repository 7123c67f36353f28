import { createContext, useContext } from 'react';
import type { SiteSettings } from '#shared/collections/site-settings.ts';

/** How the portal is reached, as its owner says it: only what is said. */
export type KnownSettings = Partial<SiteSettings>;

export const SiteSettingsContext = createContext<KnownSettings>({});

export const useSiteSettings = (): KnownSettings => useContext(SiteSettingsContext);
