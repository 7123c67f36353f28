import type { SearchResult } from '#shared/collections/search.ts';
import { LinkList } from './LinkList.tsx';

export type ShownResult = Pick<SearchResult, 'type' | 'id' | 'title' | 'url'> &
  Partial<Pick<SearchResult, 'introtext' | 'image'>>;

interface ResultListProps {
  readonly results: readonly ShownResult[];
  /** Level of the titles, under the heading the list stands below. */
  readonly headingLevel?: 2 | 3;
}

/** Records of any kind, one under the other, each a way to its page. */
export function ResultList({ results, headingLevel = 3 }: ResultListProps) {
  const links = results.map(({ type, id, ...link }) => ({ ...link, record: { type, id } }));
  return <LinkList links={links} headingLevel={headingLevel} />;
}
