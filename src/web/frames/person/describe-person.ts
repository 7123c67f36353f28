import type { Image, Metainfo } from '#shared/collections/fields.ts';
import { listing } from '#shared/language/ka/listing.ts';
import { mediaAddress } from '#web/components/media.ts';
import { pagePath } from '#web/components/page-numbers.ts';
import type { SiteFacts } from '#web/components/site.ts';
import type { PageFacts } from '#web/frames/page-facts.ts';
import { absoluteAddress } from '#web/frames/page-head.ts';
import { type Crumb, describeTrail } from '#web/frames/structured-data.ts';

interface DescribedPerson {
  readonly person: {
    readonly id: number;
    readonly title: string;
    readonly url: string;
    readonly image: Image | null;
    readonly introtext: string;
  };
  readonly jobTitle: string;
  readonly metainfo: Metainfo | null;
  readonly trail: readonly Crumb[];
  readonly page: number;
  readonly pages: number;
}

/** What the page of an author or a consultant says about itself. */
export function describePerson(described: DescribedPerson, site: SiteFacts): PageFacts {
  const { person, jobTitle, metainfo, trail, page, pages } = described;
  const { id, title, url, image, introtext } = person;
  return {
    title: listing.title(metainfo?.title || title, page),
    description: metainfo?.description || introtext,
    path: pagePath(url, page),
    kind: 'website',
    id,
    image: metainfo?.image ?? image?.url ?? null,
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
