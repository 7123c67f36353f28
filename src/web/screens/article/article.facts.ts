import { article as text } from '#shared/language/ka/reading/article.ts';
import { emergencyTag } from '#shared/medicine/emergency-topics.ts';
import { paths } from '#shared/paths/paths.ts';
import { sectionOf } from '#web/components/accents.ts';
import { mediaAddress } from '#web/components/media/media.ts';
import type { SiteFacts } from '#web/components/site/site.ts';
import { type PageFacts, recordFacts } from '#web/layouts/head/page-facts.ts';
import { absoluteAddress } from '#web/layouts/head/page-head.ts';
import { type Crumb, describeTrail } from '#web/layouts/head/structured-data.ts';
import type { ArticleData } from './article.load.ts';

export const articleTrail = ({ trail }: ArticleData): readonly Crumb[] => [
  { title: text.home, url: paths.home },
  ...trail,
];

export function describeArticle(data: ArticleData, site: SiteFacts): PageFacts {
  const { article, metainfo } = data;
  return {
    ...recordFacts(article, metainfo),
    kind: 'article',
    section: sectionOf(article.url),
    addressee: article.category ? { category: article.category.id } : undefined,
    isWithoutAds: article.tags.some(({ alias }) => alias === emergencyTag),
    structuredData: () => [
      describePage(data, site),
      describeTrail([...articleTrail(data), { title: article.title, url: article.url }], site),
    ],
  };
}

const person = (record: { title: string; url: string } | null, site: SiteFacts): object | undefined =>
  record ? { '@type': 'Person', name: record.title, url: site.url + record.url } : undefined;

/** Returns a schema.org `MedicalWebPage` with author, reviewer, dates and sources. */
function describePage({ article, metainfo }: ArticleData, site: SiteFacts): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalWebPage',
    headline: article.title,
    name: metainfo?.title || article.title,
    description: metainfo?.description || article.introtext,
    url: site.url + article.url,
    inLanguage: 'ka',
    image: article.image ? absoluteAddress(mediaAddress(article.image.url, site.media), site) : undefined,
    author: person(article.author, site),
    reviewedBy: person(article.reviewer, site),
    datePublished: article.published_at ?? undefined,
    dateModified: article.updated_at ?? undefined,
    lastReviewed: article.reviewed_at ?? undefined,
    publisher: { '@type': 'Organization', name: site.name, url: `${site.url}/` },
    citation: article.sources?.map(({ title }) => title),
  };
}
