import { article } from '#shared/language/ka/article.ts';
import { tags as text } from '#shared/language/ka/tags.ts';
import { paths, tagPath } from '#shared/paths/paths.ts';
import { pagePath } from '#web/components/page-numbers.ts';
import type { SiteFacts } from '#web/components/site.ts';
import type { PageFacts } from '#web/frames/page-facts.ts';
import { type Crumb, describeTrail } from '#web/frames/structured-data.ts';
import type { TagsData } from './tags.load.ts';

const home: Crumb = { title: article.home, url: paths.home };
const index: Crumb = { title: text.label, url: paths.tags };

export const tagsTrail = ({ shown }: TagsData): readonly Crumb[] => (shown ? [home, index] : [home]);

/** Address of the list, without its page. */
export const listPath = ({ shown }: TagsData): string => (shown ? tagPath(shown.tag.alias) : paths.tags);

export function describeTags(data: TagsData, site: SiteFacts): PageFacts {
  const { shown, page, pages } = data;
  const path = listPath(data);
  const isEmpty = shown && shown.articles.length + shown.questions.length === 0;
  return {
    title: text.page(shown ? text.ofTag(shown.metainfo?.title || shown.tag.title) : text.label, page),
    description: shown ? shown.metainfo?.description || text.describe(shown.tag.title) : text.intro,
    path: pagePath(path, page),
    kind: 'website',
    ...(shown ? { id: shown.tag.id } : {}),
    isHidden: isEmpty === true,
    previous: page > 1 ? pagePath(path, page - 1) : undefined,
    next: page < pages ? pagePath(path, page + 1) : undefined,
    structuredData: () => [
      describeTrail(shown ? [home, index, { title: shown.tag.title, url: path }] : [home, index], site),
    ],
  };
}
