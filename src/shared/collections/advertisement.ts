import type { AdPages } from '#shared/advertising/campaign.ts';
import type { AdPlace } from '#shared/advertising/places.ts';
import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

/** Its `body` is markup of others: it is shown in a sandboxed frame with an address of its own and nowhere else. */
export const advertisement = defineCollection({
  name: 'advertisement',
  table: 'advertisement',
  label: 'რეკლამა',
  visibility: { flag: 'is_running' },
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    position: field.heading({ label: 'ადგილი' }),
    body: field.text({ label: 'კოდი' }),
    pages: field.json<AdPages>({ label: 'გვერდები' }),
    title: field.text({ label: 'დასახელება', readers: 'staff' }),
    kind: field.text({ label: 'სახეობა', readers: 'staff' }),
    permit_number: field.optionalText({ label: 'ნებართვის ნომერი', readers: 'staff' }),
    starts_on: field.date({ label: 'პირველი დღე', readers: 'staff' }),
    ends_on: field.date({ label: 'ბოლო დღე', readers: 'staff' }),
    status: field.text({ label: 'მდგომარეობა', readers: 'staff' }),
  },
  sort: 'id',
});

export type Advertisement = Omit<RecordOf<typeof advertisement>, 'position'> & { position: AdPlace };
