import { z } from 'zod';
import { truthField } from '#shared/questions/forms.ts';
import { noticeKinds } from './notice-kinds.ts';

/** What a browser gives a site to be told through: the address of its push service, and keys to encrypt for it (RFC 8291). */
export const pushForm = z.object({
  endpoint: z.url({ protocol: /^https$/, error: 'invalid' }).max(1_000, { error: 'invalid' }),
  p256dh: z.string({ error: 'required' }).regex(/^[\w-]{87}=?$/, { error: 'invalid' }),
  auth: z.string({ error: 'required' }).regex(/^[\w-]{22}={0,2}$/, { error: 'invalid' }),
});

export const noticeForm = z.object({ kind: z.enum(noticeKinds, { error: 'invalid' }), on: truthField });
