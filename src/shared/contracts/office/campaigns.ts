import { z } from 'zod';
import { places } from '#shared/advertising/places.ts';
import { day, instant } from '../answer-fields.ts';
import { defineCall } from '../call.ts';
import { deskCall, deskPage, deskQuery, exportFormat } from './desk-parts.ts';
import { id } from './record-parts.ts';

/** The desk `campaigns` (OFFICE.md, „Desks“): advertisements as an advertiser buys them. */

export const campaignStates = ['running', 'planned', 'waiting', 'ended'] as const;

const place = z.enum(Object.keys(places) as [keyof typeof places]);
const counts = { shown: z.int(), clicked: z.int() };

const campaign = z.object({
  id: z.int(),
  title: z.string(),
  state: z.enum(campaignStates),
  /** Null in a draft that names none yet. */
  place: place.nullable(),
  kind: z.string(),
  permit_number: z.string().nullable(),
  starts_at: instant.nullable(),
  ends_at: instant.nullable(),
  device: z.string(),
  weight: z.int(),
  cap_total: z.int().nullable(),
  cap_daily: z.int().nullable(),
  ...counts,
});

export type Campaign = z.output<typeof campaign>;

export const listCampaigns = defineCall({
  ...deskCall('campaigns', 'list'),
  path: '/api/office/campaigns/list/',
  summary: 'List campaigns, running ones first; `from` and `to` find those that run on a day between the two',
  request: deskQuery(campaignStates),
  answer: deskPage(campaign, campaignStates),
});

export const reportCampaign = defineCall({
  ...deskCall('campaigns', 'report'),
  path: '/api/office/campaigns/report/',
  summary:
    'Report how often a campaign was shown and clicked, by day and by place; or a table (CSV, XLSX), or a document (PDF)',
  request: z.object({
    id,
    from: day.optional(),
    to: day.optional(),
    format: z.enum([...exportFormat.options, 'pdf']).default('json'),
  }),
  answer: z.object({
    ...counts,
    by_day: z.array(z.object({ day, ...counts })),
    by_place: z.array(z.object({ place, ...counts })),
  }),
});

export const reportVideoAds = defineCall({
  ...deskCall('campaigns', 'video_ads'),
  path: '/api/office/campaigns/video_ads/',
  summary:
    'Report where the tags of video advertisements are fetched from, and how often one was shown, by day',
  request: z.object({ from: day.optional(), to: day.optional() }),
  answer: z.object({
    /** The host that tags are fetched from; null where the portal shows its own demonstration. */
    source: z.string().nullable(),
    shown: z.int(),
    by_day: z.array(z.object({ day, shown: z.int() })),
  }),
});

export const shareCampaign = defineCall({
  ...deskCall('campaigns', 'share', ['not_published']),
  path: '/api/office/campaigns/share/',
  summary:
    'Make the address at which an advertiser reads the report of one campaign; the one before no longer opens',
  request: z.object({ id }),
  answer: z.object({ url: z.string() }),
});
