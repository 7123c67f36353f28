import { article } from '#shared/language/ka/article.ts';
import { listing as text } from '#shared/language/ka/listing.ts';
import { paths } from '#shared/paths/paths.ts';
import { pagePath } from '#web/components/page-numbers.ts';
import type { SiteFacts } from '#web/components/site.ts';
import type { PageFacts } from '#web/frames/page-facts.ts';
import { describeTrail } from '#web/frames/structured-data.ts';
import { type Chosen, listAddress, withoutFilter } from './listing.ts';

interface DescribedList {
  /** What is listed, with what it is narrowed by. */
  readonly title: string;
  /** What is listed, whatever it is narrowed by. */
  readonly label: string;
  readonly description: string;
  readonly path: string;
  readonly chosen?: Chosen;
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

/**
 * What a list says about itself. The order is no part of its address for search engines; what words lead to, and a list
 * narrowed to nothing, is not for them.
 */
export function describeList(list: DescribedList, site: SiteFacts): PageFacts {
  const { title, label, description, path, chosen = {}, total, page, pages } = list;
  const address = listAddress(path, withoutFilter(chosen, 'sort'));
  return {
    title: text.title(title, page),
    description,
    path: pagePath(address, page),
    place: path,
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
