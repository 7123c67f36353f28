import { article } from '#shared/language/ka/reading/article.ts';
import { encyclopedia } from '#shared/language/ka/reading/encyclopedia.ts';
import { encyclopediaPath, paths } from '#shared/paths/paths.ts';
import { mediaAddress } from '#web/components/media/media.ts';
import type { SiteFacts } from '#web/components/site/site.ts';
import { type PageFacts, recordFacts } from '#web/layouts/head/page-facts.ts';
import { absoluteAddress } from '#web/layouts/head/page-head.ts';
import { type Crumb, describeTrail } from '#web/layouts/head/structured-data.ts';
import type { TermData } from './term.load.ts';

export const termTrail = ({ term: { section } }: TermData): readonly Crumb[] => [
  { title: article.home, url: paths.home },
  { title: encyclopedia.label, url: paths.encyclopedia },
  ...(section ? [{ title: section.title, url: encyclopediaPath({ section: section.alias }) }] : []),
];

export function describeTerm(data: TermData, site: SiteFacts): PageFacts {
  const { term, metainfo } = data;
  return {
    ...recordFacts(term, metainfo),
    kind: 'article',
    addressee: data.addressee,
    structuredData: () => [
      describePage(data, site),
      describeTrail([...termTrail(data), { title: term.title, url: term.url }], site),
    ],
  };
}

/** Returns a schema.org `MedicalWebPage` about a `DefinedTerm` of the encyclopedia. */
function describePage({ term, metainfo }: TermData, site: SiteFacts): object {
  const url = site.url + term.url;
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalWebPage',
    name: metainfo?.title || term.title,
    headline: term.title,
    description: metainfo?.description || term.introtext,
    url,
    inLanguage: 'ka',
    image: term.image ? absoluteAddress(mediaAddress(term.image.url, site.media), site) : undefined,
    lastReviewed: term.reviewed_at ?? undefined,
    citation: term.sources?.map(({ title }) => title),
    publisher: { '@type': 'Organization', name: site.name, url: `${site.url}/` },
    mainEntity: {
      '@type': 'DefinedTerm',
      '@id': `${url}#term`,
      name: term.title,
      alternateName: term.synonyms.length > 0 ? term.synonyms : undefined,
      description: term.introtext,
      url,
      inDefinedTermSet: {
        '@type': 'DefinedTermSet',
        name: encyclopedia.title,
        url: site.url + paths.encyclopedia,
      },
    },
  };
}
