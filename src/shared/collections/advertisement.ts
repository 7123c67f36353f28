import { type AdPages, adDevices, adKinds } from '#shared/advertising/campaign.ts';
import { type AdPlace, places } from '#shared/advertising/places.ts';
import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';
import * as schemas from './json-schemas.ts';

/** Internal fields of recommendations, which run for days; the default first day is today. */
export const campaignDays = {
  starts_on: field.date({ label: 'პირველი დღე' }),
  ends_on: field.date({ label: 'ბოლო დღე' }),
};

const maxCap = 1_000_000_000;

/** `body` is third-party markup: it is only shown in a sandboxed frame with an address of its own. */
export const advertisement = defineCollection({
  name: 'advertisement',
  table: 'advertisement',
  label: 'რეკლამა',
  visibility: { flag: 'is_running' },
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    position: field.heading({ label: 'ადგილი', required: true, options: Object.keys(places) }),
    body: field.text({ label: 'კოდი', required: true, max: 1_000_000 }),
    pages: field.json<AdPages>({ label: 'გვერდები', schema: schemas.adPages }),
    weight: field.integer({
      label: 'წონა',
      help: 'რამდენჯერ უფრო ხშირად ჩანს იმავე ადგილის სხვა რეკლამებთან შედარებით.',
      min: 1,
      max: 100,
      onlyOnRequest: true,
    }),
    link: field.optionalText({
      label: 'ბმული',
      format: 'web_address',
      onlyOnRequest: true,
    }),
  },
  internal: {
    ...field.states(),
    starts_at: field.optionalInstant({ label: 'იწყება' }),
    ends_at: field.optionalInstant({ label: 'მთავრდება' }),
    // Imports may name days in place of moments; people do not.
    starts_on: field.date({ label: 'პირველი დღე', writers: 'act' }),
    ends_on: field.date({ label: 'ბოლო დღე', writers: 'act' }),
    title: field.text({ label: 'დასახელება' }),
    kind: field.text({ label: 'სახეობა', options: adKinds }),
    permit_number: field.optionalText({
      label: 'ნებართვის ნომერი',
      help: 'ურეცეპტო წამლის რეკლამას სამინისტროს ნებართვა სჭირდება.',
    }),
    device: field.text({ label: 'მოწყობილობა', options: adDevices }),
    cap_total: field.optionalInteger({
      label: 'ჩვენებების ჯამური ზღვარი',
      help: 'ამდენი ჩვენების შემდეგ რეკლამა აღარ გამოჩნდება.',
      min: 1,
      max: maxCap,
    }),
    cap_daily: field.optionalInteger({
      label: 'ჩვენებების დღიური ზღვარი',
      help: 'ამდენი ჩვენების შემდეგ რეკლამა მეორე დღემდე აღარ გამოჩნდება.',
      min: 1,
      max: maxCap,
    }),
  },
  writers: ['sales', 'admin'],
  sort: 'id',
});

export type Advertisement = Omit<RecordOf<typeof advertisement>, 'position'> & { position: AdPlace };
