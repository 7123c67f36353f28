import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

/** How the portal is reached, and texts of its own; admins change them at the desk `settings`. One record, empty where nothing is said. */
export const siteSettings = defineCollection({
  name: 'site_settings',
  table: 'site_settings',
  label: 'პარამეტრები',
  visibility: 'all',
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    phone: field.text({ label: 'ტელეფონი' }),
    email: field.text({ label: 'ელფოსტა' }),
    address: field.text({ label: 'მისამართი' }),
    facebook: field.text({ label: 'Facebook' }),
    instagram: field.text({ label: 'Instagram' }),
    youtube: field.text({ label: 'YouTube' }),
    opening_text: field.text({ label: 'სამუშაო საათები' }),
    consent_text: field.text({ label: 'კითხვის გამოქვეყნების პირობა' }),
  },
  sort: 'id',
});

export type SiteSettings = Omit<RecordOf<typeof siteSettings>, 'id'>;
