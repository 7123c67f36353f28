import { article } from '#shared/language/ka/reading/article.ts';
import { tags as text } from '#shared/language/ka/reading/tags.ts';
import { paths, tagPath } from '#shared/paths/paths.ts';
import { pagePath } from '#web/components/navigation/page-numbers.ts';
import type { SiteFacts } from '#web/components/site/site.ts';
import type { PageFacts } from '#web/layouts/head/page-facts.ts';
import { type Crumb, describeTrail } from '#web/layouts/head/structured-data.ts';
import type { TagsData } from './tags.load.ts';

const home: Crumb = { title: article.home, url: paths.home };
const index: Crumb = { title: text.label, url: paths.tags };

export const tagsTrail = ({ selected }: TagsData): readonly Crumb[] => (selected ? [home, index] : [home]);

/** Returns the address of the list without a page number. */
export const listPath = ({ selected }: TagsData): string =>
  selected ? tagPath(selected.tag.alias) : paths.tags;

export function describeTags(data: TagsData, site: SiteFacts): PageFacts {
  const { selected, page, pages } = data;
  const path = listPath(data);
  const isEmpty = selected && selected.articles.length + selected.questions.length === 0;
  return {
    title: text.page(
      selected ? text.ofTag(selected.metainfo?.title || selected.tag.title) : text.label,
      page,
    ),
    description: selected ? selected.metainfo?.description || text.describe(selected.tag.title) : text.intro,
    path: pagePath(path, page),
    kind: 'website',
    ...(selected ? { id: selected.tag.id } : {}),
    isHidden: isEmpty === true,
    previous: page > 1 ? pagePath(path, page - 1) : undefined,
    next: page < pages ? pagePath(path, page + 1) : undefined,
    structuredData: () => [
      describeTrail(selected ? [home, index, { title: selected.tag.title, url: path }] : [home, index], site),
    ],
  };
}
