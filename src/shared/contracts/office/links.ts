import { z } from 'zod';
import { instant } from '../answer-fields.ts';
import { defineCall } from '../call.ts';
import { deskCall, deskPage, deskQuery } from './desk-parts.ts';
import { id } from './record-parts.ts';

/** The desk `links` (OFFICE.md, „Desks“): links of texts that lead nowhere, and the redirects. */

export const linkStates = ['broken', 'redirect'] as const;

const linkRow = z.object({
  id: z.int(),
  state: z.enum(linkStates),
  /** The record that a broken link stands in, or that a redirect leads to. */
  record: z.object({ collection: z.string(), id: z.int(), title: z.string() }).nullable(),
  link: z.string().nullable(),
  /** The status of the link's answer, or in a word why there was none. */
  status: z.string().nullable(),
  /** Since when the link is broken, or when the redirect was made. */
  since: instant,
  from: z.string().nullable(),
  to: z.string().nullable(),
});

export const listLinks = defineCall({
  ...deskCall('links', 'list'),
  path: '/api/office/links/list/',
  summary: 'List broken links of published texts, and redirects',
  request: deskQuery(linkStates),
  answer: deskPage(linkRow, linkStates),
});

export const checkLinks = defineCall({
  ...deskCall('links', 'check_now'),
  path: '/api/office/links/check_now/',
  summary: 'Have all links of published texts checked now, by a job',
  request: z.object({}),
  answer: z.object({ requested_at: instant }),
});

const address = z.string().trim().min(1, { error: 'required' }).max(2_000, { error: 'too_long' });

export const saveRedirect = defineCall({
  ...deskCall('links', 'save'),
  path: '/api/office/links/save/',
  summary: 'Lead an address of the portal to another; a page that lives at the first one wins',
  request: z.object({ from: address, to: address }),
  answer: linkRow,
});

export const removeRedirect = defineCall({
  ...deskCall('links', 'remove'),
  path: '/api/office/links/remove/',
  summary: 'Remove a redirect',
  request: z.object({ id }),
  answer: z.object({}),
});
