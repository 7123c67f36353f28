import { z } from 'zod';
import { instant } from '../answer-fields.ts';
import { defineCall } from '../call.ts';
import { deskCall, deskPage, deskQuery } from './desk-parts.ts';
import { id } from './record-parts.ts';

/** The desk `feeds` (OFFICE.md, „Desks“): whether partners' feeds can be read. */

export const feedStates = ['failing', 'waiting', 'healthy', 'off'] as const;

/** Why a feed was not read, as a code such as `timeout` or `status_404`; null where it was. */
const error = z.string().nullable();
/** How many offers the partner has. */
const items = z.int();

export const listFeeds = defineCall({
  ...deskCall('feeds', 'list'),
  path: '/api/office/feeds/list/',
  summary: 'List the feeds of partners, those that fail first; `from` and `to` are days of the last fetch',
  request: deskQuery(feedStates),
  answer: deskPage(
    z.object({
      id: z.int(),
      title: z.string(),
      state: z.enum(feedStates),
      feed_url: z.string().nullable(),
      items,
      error,
      failures: z.int(),
      fetched_at: instant.nullable(),
      /** When it is fetched next; null where that is now or never. */
      due_at: instant.nullable(),
    }),
    feedStates,
  ),
});

export const fetchFeed = defineCall({
  ...deskCall('feeds', 'fetch_now', ['no_feed']),
  path: '/api/office/feeds/fetch_now/',
  summary: 'Fetch the feed of one partner now',
  request: z.object({ id }),
  answer: z.object({ items, error }),
});
