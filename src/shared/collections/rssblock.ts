import { pageGroupOf } from '#shared/paths/route-names.ts';
import { defineCollection, type RecordOf } from './collection.ts';
import * as field from './fields.ts';

/** `recommended`: on article pages the recommended doctors and clinics follow this feed. */
export const feedLayouts = ['grids', 'recommended'] as const;
export type FeedLayout = (typeof feedLayouts)[number];

/** The devices that a feed is shown on. */
export const feedViews = ['mobile', 'desktop', 'both'] as const;
export type FeedView = (typeof feedViews)[number];

/** A partner's offer. `description` is plain text that contains the prices. */
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
    title: field.heading({ label: 'სათაური', required: true }),
    layout: field.text({ label: 'განლაგება', options: feedLayouts }),
    position: field.heading({
      label: 'ადგილი',
      help: 'ადგილი გვერდის ბადეში, მაგალითად: 1-2.',
      required: true,
      format: 'grid_position',
    }),
    pages: field.names({ label: 'გვერდები', widen: pageGroupOf, format: 'page_name' }),
    view: field.text({ label: 'მოწყობილობა', options: feedViews }),
    slicenum: field.integer({
      label: 'შეთავაზებების რაოდენობა',
      min: 1,
      max: 12,
    }),
    collectors: field.computed<Collector[]>({
      label: 'პარტნიორები',
      stored: { to: 'collector', through: 'rssblock_collector' },
    }),
  },
  internal: field.states(),
  isArranged: true,
  writers: ['sales', 'admin'],
  sort: 'position',
  alwaysGroupedBy: 'position',
});

export type FeedBlock = Omit<RecordOf<typeof rssblock>, 'layout' | 'view'> & {
  layout: FeedLayout;
  view: FeedView;
};
