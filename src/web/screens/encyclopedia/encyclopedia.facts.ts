import { article } from '#shared/language/ka/article.ts';
import { encyclopedia as text } from '#shared/language/ka/encyclopedia.ts';
import { encyclopediaPath, paths } from '#shared/paths/paths.ts';
import { pagePath } from '#web/components/page-numbers.ts';
import type { SiteFacts } from '#web/components/site.ts';
import type { PageFacts } from '#web/frames/page-facts.ts';
import { type Crumb, describeTrail } from '#web/frames/structured-data.ts';
import type { EncyclopediaData } from './encyclopedia.load.ts';

type Filter = Pick<EncyclopediaData, 'letter' | 'section'>;

const home: Crumb = { title: article.home, url: paths.home };
const index: Crumb = { title: text.label, url: paths.encyclopedia };

/** Address of the index as it is narrowed, without its page. */
export const filterPath = ({ letter, section }: Filter): string =>
  encyclopediaPath({ letter, section: section?.alias });

export function letterTitle(letter: string): string {
  if (letter === 'A-Z') return text.onLatin;
  return letter === '0-9' ? text.onDigits : text.onLetter(letter);
}

/** What the page is called: the index, a letter of it, a section, or both. */
export function indexTitle({ letter, section }: Filter): string {
  const parts = [
    ...(section ? [text.ofSection(section.title)] : []),
    ...(letter ? [letterTitle(letter)] : []),
  ];
  return parts.length > 0 ? parts.join('; ') : text.title;
}

export const indexTrail = ({ letter, section, found }: EncyclopediaData): readonly Crumb[] =>
  letter || section || found ? [home, index] : [home];

export function describeEncyclopedia(data: EncyclopediaData, site: SiteFacts): PageFacts {
  const { page, pages, found, total } = data;
  const path = found ? encyclopediaPath({ q: found.question }) : filterPath(data);
  const title = indexTitle(data);
  return {
    title: text.page(title === text.title ? title : text.part(title), page),
    description: text.intro,
    path: pagePath(path, page),
    kind: 'website',
    // What a search finds, and a filter that leaves nothing, is no page to keep.
    isHidden: found !== undefined || total === 0,
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
