import { defineCollection } from './collection.ts';
import * as field from './fields.ts';
import * as schemas from './json-schemas.ts';
import type { Collector } from './rssblock.ts';

/** A partner of the sponsored feeds. Readers see it inside a feed block; its offers come from its feed or with the record. */
export const collector = defineCollection({
  name: 'collector',
  table: 'collector',
  label: 'პარტნიორი',
  visibility: 'published',
  isQueryable: false,
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    title: field.heading({ label: 'დასახელება', required: true }),
    domain: field.text({ label: 'დომენი' }),
    logo: field.image({ label: 'ლოგო' }),
    body: field.json<Collector['body']>({
      ...{ label: 'შეთავაზებები', schema: schemas.offers },
      ...{ unwrap: 'items', media: ['thumb', 'image'] },
    }),
  },
  internal: {
    ...field.states(),
    feed_url: field.optionalText({
      label: 'არხის მისამართი',
      help: 'პარტნიორის RSS არხი, საიდანაც შეთავაზებები მოდის.',
      format: 'web_address',
    }),
  },
  writers: ['sales', 'admin'],
  sort: 'title',
});
