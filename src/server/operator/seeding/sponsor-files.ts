import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { drawCover } from '#server/operator/covers/cover.ts';
import { loadLineIcon } from '#server/operator/covers/line-icon.ts';
import { drawPortrait, type Letters } from '#server/operator/covers/portrait.ts';
import { feedLayouts, feedViews } from '#shared/collections/rssblock.ts';
import { ownName, type SeedPicture } from './directory-pictures.ts';
import { seedsDirectory } from './seed-files.ts';

const id = z.int().positive();
const text = z.string().min(1);
const price = z.string().regex(/^\d+[.,]\d\d$/);

const partner = z.strictObject({
  id,
  title: text,
  domain: z.string().endsWith('.example'),
  hue: z.number().min(0).max(360),
  items: z
    .array(z.strictObject({ title: text, icon: text, new: price, old: price.optional() }))
    .min(1)
    .max(9),
});
const feed = z.strictObject({
  id,
  layout: z.enum(feedLayouts),
  position: z.string().regex(/^\d{1,2}-\d{1,2}$/),
  pages: z.array(text).min(1),
  title: text,
  view: z.enum(feedViews),
  slicenum: z.int().min(1).max(12),
  collectors: z.array(id).min(1),
});
const files = z.object({ partners: z.array(partner), feeds: z.array(feed) });

export type SponsorContent = z.infer<typeof files>;

/** Media paths of what the seeds make for partners. */
export const partnerLogo = (partnerId: number): string => `partners/${partnerId}.webp`;
export const offerName = (partnerId: number, at: number): string => `offers/${partnerId}-${at + 1}`;

/** Reads and checks the seed files of partners and sponsored feeds; a mistake in one is an error that says where. */
export function readSponsors(directory: string = seedsDirectory): SponsorContent {
  const found = files.safeParse({
    partners: parse(readFileSync(join(directory, 'sponsors/partners.yaml'), 'utf8')),
    feeds: JSON.parse(readFileSync(join(directory, 'sponsors/feeds.json'), 'utf8')),
  });
  if (!found.success) throw new Error(`seeds/: ${z.prettifyError(found.error)}`);
  return found.data;
}

export function listSponsorPictures({ partners }: SponsorContent, letters: Letters): SeedPicture[] {
  return partners.flatMap(({ id: partnerId, title, hue, items }) => [
    {
      path: partnerLogo(partnerId),
      draw: async () => drawPortrait({ id: partnerId + 500, name: ownName(title), hue, letters }),
    },
    ...items.map(({ icon }, at) => ({
      path: `${offerName(partnerId, at)}.webp`,
      draw: async () => drawCover({ id: 700 + partnerId * 10 + at, hue, icon: await loadLineIcon(icon) }),
    })),
  ]);
}
