import { article } from '#shared/language/ka/reading/article.ts';
import { encyclopedia as text } from '#shared/language/ka/reading/encyclopedia.ts';
import { encyclopediaPath, paths } from '#shared/paths/paths.ts';
import { pagePath } from '#web/components/navigation/page-numbers.ts';
import type { SiteFacts } from '#web/components/site/site.ts';
import type { PageFacts } from '#web/layouts/head/page-facts.ts';
import { type Crumb, describeTrail } from '#web/layouts/head/structured-data.ts';
import type { EncyclopediaData } from './encyclopedia.load.ts';

type Filter = Pick<EncyclopediaData, 'letter' | 'section'>;

const home: Crumb = { title: article.home, url: paths.home };
const index: Crumb = { title: text.label, url: paths.encyclopedia };

/** Returns the address of the filtered index without a page number. */
export const filterPath = ({ letter, section }: Filter): string =>
  encyclopediaPath({ letter, section: section?.alias });

export function letterTitle(letter: string): string {
  if (letter === 'A-Z') return text.onLatin;
  return letter === '0-9' ? text.onDigits : text.onLetter(letter);
}

/** Returns the page's title: the index, a letter, a section or both. */
export function indexTitle({ letter, section }: Filter): string {
  const parts = [
    ...(section ? [text.ofSection(section.title)] : []),
    ...(letter ? [letterTitle(letter)] : []),
  ];
  return parts.length > 0 ? parts.join('; ') : text.title;
}

export const indexTrail = ({ letter, section, search }: EncyclopediaData): readonly Crumb[] =>
  letter || section || search ? [home, index] : [home];

export function describeEncyclopedia(data: EncyclopediaData, site: SiteFacts): PageFacts {
  const { page, pages, search, total } = data;
  const path = search ? encyclopediaPath({ q: search.query }) : filterPath(data);
  const title = indexTitle(data);
  return {
    title: text.page(title === text.title ? title : text.part(title), page),
    description: text.intro,
    path: pagePath(path, page),
    kind: 'website',
    // Search results and empty filters are not indexed by search engines.
    isHidden: search !== undefined || total === 0,
    previous: page > 1 ? pagePath(path, page - 1) : undefined,
    next: page < pages ? pagePath(path, page + 1) : undefined,
    structuredData: () => [
      describeTrail(path === index.url ? [home, index] : [home, index, { title, url: path }], site),
      {
        '@context': 'https://schema.org',
        '@type': 'DefinedTermSet',
        name: text.title,
        url: site.url + paths.encyclopedia,
        inLanguage: 'ka',
      },
    ],
  };
}
