import type { Database } from '#server/database/connect.ts';
import type { StoredItem } from '#server/database/tables/rssblock.ts';
import { replaceLinks } from './links.repository.ts';
import { offerName, partnerLogo, type SponsorContent } from './sponsor-files.ts';
import { upsert } from './upsert.repository.ts';

const published = { status: 'published' as const };

/** Writes the invented partners, whose offers come with the seeds and from nowhere else, and the feeds they stand in. */
export async function writeSponsors(db: Database, { partners, feeds }: SponsorContent): Promise<void> {
  await upsert(
    db,
    'collector',
    partners.map((partner) => ({
      id: partner.id,
      title: partner.title,
      domain: partner.domain,
      logo: partnerLogo(partner.id),
      items: JSON.stringify(partner.items.map((item, at) => offerOf(partner, item, at))),
      ...published,
    })),
  );
  await upsert(
    db,
    'rssblock',
    feeds.map(({ collectors: _, ...feed }) => ({ ...feed, ...published })),
  );
  await replaceLinks(
    db,
    { table: 'rssblock_collector', owner: 'rssblock_id', other: 'collector_id' },
    feeds.map(({ id, collectors }) => ({ id, others: collectors })),
  );
}

type Partner = SponsorContent['partners'][number];

function offerOf({ id, domain }: Partner, offer: Partner['items'][number], at: number): StoredItem {
  return {
    link: `https://${domain}/${at + 1}`,
    title: offer.title,
    thumb: `_thumb/320/${offerName(id, at)}.webp`,
    image: `_thumb/780/${offerName(id, at)}.webp`,
    description: [`new_price: ${offer.new}`, ...(offer.old ? [`old_price: ${offer.old}`] : [])].join(', '),
    source: null,
  };
}
