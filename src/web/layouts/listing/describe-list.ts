import { article } from '#shared/language/ka/reading/article.ts';
import { listing as text } from '#shared/language/ka/site/listing.ts';
import { paths } from '#shared/paths/paths.ts';
import { pagePath } from '#web/components/navigation/page-numbers.ts';
import type { SiteFacts } from '#web/components/site/site.ts';
import type { PageFacts } from '#web/layouts/head/page-facts.ts';
import { describeTrail } from '#web/layouts/head/structured-data.ts';
import { type Chosen, listAddress, withoutFilter } from './listing.ts';

interface DescribedList {
  /** The title including the active filters. */
  readonly title: string;
  /** The title without filters. */
  readonly label: string;
  readonly description: string;
  readonly path: string;
  readonly chosen?: Chosen;
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

/**
 * Returns the metadata of a list. The canonical address omits the order, and search results and empty filters are not
 * indexed.
 */
export function describeList(list: DescribedList, site: SiteFacts): PageFacts {
  const { title, label, description, path, chosen = {}, total, page, pages } = list;
  const address = listAddress(path, withoutFilter(chosen, 'sort'));
  return {
    title: text.title(title, page),
    description,
    path: pagePath(address, page),
    basePath: path,
    kind: 'website',
    isHidden: chosen.q !== undefined || (total === 0 && Object.keys(chosen).length > 0),
    previous: page > 1 ? pagePath(address, page - 1) : undefined,
    next: page < pages ? pagePath(address, page + 1) : undefined,
    structuredData: () => [
      describeTrail(
        [
          { title: article.home, url: paths.home },
          { title: label, url: path },
        ],
        site,
      ),
    ],
  };
}
