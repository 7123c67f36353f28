import { article as articleText } from '#shared/language/ka/reading/article.ts';
import { category as text } from '#shared/language/ka/reading/category.ts';
import { categoryPath, paths } from '#shared/paths/paths.ts';
import { pagePath } from '#web/components/navigation/page-numbers.ts';
import type { SiteFacts } from '#web/components/site/site.ts';
import type { PageFacts } from '#web/layouts/head/page-facts.ts';
import { type Crumb, describeTrail } from '#web/layouts/head/structured-data.ts';
import type { CategoryData } from './category.load.ts';

/** Returns the breadcrumbs from the home page to the parent category. */
export function categoryTrail({ category: { parent } }: Pick<CategoryData, 'category'>): readonly Crumb[] {
  const home = { title: articleText.home, url: paths.home };
  return parent ? [home, { title: parent.title, url: categoryPath(parent) }] : [home];
}

export function describeCategory(data: CategoryData, site: SiteFacts): PageFacts {
  const { category, metainfo, page, pages } = data;
  const path = pagePath(category.url, page);
  return {
    title: text.title(metainfo?.title || category.title, page),
    description: metainfo?.description ?? '',
    path,
    kind: 'website',
    id: category.id,
    addressee: { category: category.id },
    section: category.parent?.alias ?? category.alias,
    image: metainfo?.image ?? category.image?.url ?? null,
    previous: page > 1 ? pagePath(category.url, page - 1) : undefined,
    next: page < pages ? pagePath(category.url, page + 1) : undefined,
    structuredData: () => [
      describeTrail([...categoryTrail(data), { title: category.title, url: category.url }], site),
    ],
  };
}
