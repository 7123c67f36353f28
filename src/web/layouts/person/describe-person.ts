import type { Metainfo } from '#shared/collections/fields.ts';
import { listing } from '#shared/language/ka/site/listing.ts';
import { mediaAddress } from '#web/components/media/media.ts';
import { pagePath } from '#web/components/navigation/page-numbers.ts';
import type { SiteFacts } from '#web/components/site/site.ts';
import { type PageFacts, type PageRecord, recordFacts } from '#web/layouts/head/page-facts.ts';
import { absoluteAddress } from '#web/layouts/head/page-head.ts';
import { type Crumb, describeTrail } from '#web/layouts/head/structured-data.ts';

interface DescribedPerson {
  readonly person: PageRecord;
  readonly jobTitle: string;
  readonly metainfo: Metainfo | null;
  readonly trail: readonly Crumb[];
  readonly page: number;
  readonly pages: number;
}

/** Returns the metadata of an author's or consultant's page. */
export function describePerson(described: DescribedPerson, site: SiteFacts): PageFacts {
  const { person, jobTitle, metainfo, trail, page, pages } = described;
  const { title, url, image, introtext } = person;
  const facts = recordFacts(person, metainfo);
  return {
    ...facts,
    title: listing.title(facts.title, page),
    path: pagePath(url, page),
    kind: 'website',
    previous: page > 1 ? pagePath(url, page - 1) : undefined,
    next: page < pages ? pagePath(url, page + 1) : undefined,
    structuredData: () => [
      {
        '@context': 'https://schema.org',
        '@type': 'Person',
        name: title,
        jobTitle: jobTitle || undefined,
        description: introtext,
        url: site.url + url,
        image: image ? absoluteAddress(mediaAddress(image.url, site.media), site) : undefined,
      },
      describeTrail([...trail, { title, url }], site),
    ],
  };
}
