import { pageGroupOf } from '#shared/paths/route-names.ts';
import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

/** `recommended`: on article pages the recommended doctors and clinics follow this feed. */
export const feedLayouts = ['grids', 'recommended'] as const;
export type FeedLayout = (typeof feedLayouts)[number];

/** On which devices a feed is shown. */
export const feedViews = ['mobile', 'desktop', 'both'] as const;
export type FeedView = (typeof feedViews)[number];

/** A partner's offer. `description` is plain text that carries the prices. */
export interface FeedItem {
  link: string;
  title: string;
  /** Address of the small picture. */
  thumb: string | null;
  image: field.Image | null;
  description: string;
}

/** A partner with its newest offers. */
export interface Collector {
  id: number;
  title: string;
  domain: string;
  /** Address of the logo. */
  logo: string | null;
  body: { items: FeedItem[] };
}

export const rssblock = defineCollection({
  name: 'rssblock',
  table: 'rssblock',
  label: 'სპონსორების სიახლეები',
  visibility: 'published',
  fields: {
    id: field.integer({ label: 'ნომერი' }),
    title: field.heading({ label: 'სათაური' }),
    layout: field.text({ label: 'განლაგება' }),
    position: field.heading({ label: 'ადგილი' }),
    pages: field.names({ label: 'გვერდები', widen: pageGroupOf }),
    view: field.text({ label: 'მოწყობილობა' }),
    slicenum: field.integer({ label: 'შეთავაზებების რაოდენობა' }),
    collectors: field.filled<Collector[]>({ label: 'პარტნიორები' }),
  },
  sort: 'position',
  alwaysGroupedBy: 'position',
});

export type FeedBlock = Omit<RecordOf<typeof rssblock>, 'layout' | 'view'> & {
  layout: FeedLayout;
  view: FeedView;
};
