import type { Defaulted } from './columns.ts';

/** How the portal is reached, and texts of its own: one row. */
export interface SiteSettingsTable {
  id: Defaulted<number>;
  version: Defaulted<number>;
  phone: Defaulted<string>;
  email: Defaulted<string>;
  address: Defaulted<string>;
  facebook: Defaulted<string>;
  instagram: Defaulted<string>;
  youtube: Defaulted<string>;
  opening_text: Defaulted<string>;
  consent_text: Defaulted<string>;
}
