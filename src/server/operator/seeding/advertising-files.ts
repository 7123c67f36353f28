import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { AdPages } from '#shared/advertising/campaign.ts';
import { findCampaignFault } from '#shared/advertising/campaign-rules.ts';
import { type AdPlace, places } from '#shared/advertising/places.ts';
import { seedsDirectory } from './seed-files.ts';

const id = z.int().positive();
const forms = z.enum(['wide', 'strip', 'box', 'tall', 'sheet']);
const ad = z.strictObject({
  id,
  position: z.enum(Object.keys(places) as [AdPlace, ...AdPlace[]]),
  form: forms,
  emblem: z.string(),
  hue: z.number(),
  title: z.string(),
  text: z.string(),
  action: z.string(),
  pages: z.custom<AdPages>(),
});
const ads = z.object({ emblems: z.record(z.string(), z.string()), ads: z.array(ad) });
const recommended = z.array(
  z.strictObject({ category: id, doctors: z.array(id).min(1), clinics: z.array(id).min(1) }),
);

export interface SeedAd extends Pick<z.infer<typeof ad>, 'id' | 'position' | 'title' | 'pages'> {
  readonly body: string;
}

export interface AdvertisingContent {
  readonly ads: readonly SeedAd[];
  readonly recommended: z.infer<typeof recommended>;
}

/** The demonstration's advertisements, each drawn by its form, and who is recommended where. @throws when one may not be kept */
export function readAdvertising(directory: string = join(seedsDirectory, 'advertising')): AdvertisingContent {
  const read = (name: string) => readFileSync(join(directory, name), 'utf8');
  const given = ads.parse(parse(read('ads.yaml')));
  return {
    ads: given.ads.map(({ id, position, title, pages, form, emblem, hue, text, action }) => {
      const words = { title, text, action, hue: String(hue), href: '/', emblem: given.emblems[emblem] ?? '' };
      const body = Object.entries(words).reduce(
        (markup, [name, value]) => markup.replaceAll(`{{${name}}}`, value),
        read(`${form}.html`),
      );
      const fault = findCampaignFault({ position, body, pages });
      if (fault) throw new Error(`advertisement ${id}: ${fault}`);
      return { id, position, title, pages, body };
    }),
    recommended: recommended.parse(JSON.parse(read('recommended.json'))),
  };
}
