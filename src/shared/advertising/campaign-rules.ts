import { z } from 'zod';
import { pageNames } from '#shared/paths/route-names.ts';
import type { AdKind } from './campaign.ts';
import { places } from './places.ts';

const kinds: readonly AdKind[] = ['general', 'supplement', 'device', 'otc'];
const mostMarkup = 1_000_000;

const rule = z.strictObject({
  radio: z.enum(['only', 'all_except', 'all']),
  items: z.array(z.object({ id: z.int().positive() })).optional(),
});
const routeName = z.string().refine((name) => pageNames.has(name), {
  error: (issue) => `„${issue.input}“ names no page of the portal`,
});
const pages = z
  .looseObject({ other: z.array(routeName).optional() })
  .refine(({ other: _, ...routes }) => Object.values(routes).every((one) => rule.safeParse(one).success), {
    error: 'each route needs {"radio": "only" | "all_except" | "all", "items": [{"id": 1}]}',
  })
  .superRefine(({ other: _, ...routes }, context) => {
    const unknown = Object.keys(routes).find((name) => !pageNames.has(name));
    if (unknown !== undefined)
      context.addIssue({ code: 'custom', message: `„${unknown}“ names no page of the portal` });
  });

/** What an advertisement must be before it is kept, whoever brings it. Fields that are not given are not looked at. */
const campaign = z
  .looseObject({
    position: z.string().refine((name) => Object.hasOwn(places, name), {
      error: `must be one of ${Object.keys(places).join(', ')}`,
    }),
    body: z.string().min(1, 'is empty').max(mostMarkup, 'has more than 1,000,000 characters'),
    pages,
    kind: z
      .string()
      .refine((kind) => kind !== 'prescription', {
        error: 'prescription medicines may not be advertised',
        abort: true,
      })
      .refine((kind) => kinds.some((one) => one === kind), { error: `must be one of ${kinds.join(', ')}` }),
    permit_number: z.string().nullable(),
    starts_on: z.string(),
    ends_on: z.string().nullable(),
  })
  .partial()
  .superRefine(({ kind, permit_number, starts_on, ends_on }, context) => {
    if (kind === 'otc' && !permit_number?.trim())
      context.addIssue({
        code: 'custom',
        path: ['permit_number'],
        message: 'over-the-counter medicines are advertised with the permit of the ministry alone',
      });
    if (starts_on && ends_on && ends_on < starts_on)
      context.addIssue({ code: 'custom', path: ['ends_on'], message: 'is before starts_on' });
  });

/** What keeps an advertisement from being kept: the field and why; nothing when all is well. */
export function findCampaignFault(given: object): string | undefined {
  const issue = campaign.safeParse(given).error?.issues[0];
  return issue && `„${issue.path.join('.')}“: ${issue.message}`;
}
