import type { ReactNode } from 'react';
import type { SearchResult } from '#shared/collections/search.ts';
import { LinkList } from '../navigation/LinkList.tsx';

export type ShownResult = Pick<SearchResult, 'type' | 'id' | 'title' | 'url'> &
  Partial<Pick<SearchResult, 'introtext' | 'snippet'>>;

interface ResultListProps {
  readonly results: readonly ShownResult[];
  /** Heading level of the titles. */
  readonly headingLevel?: 2 | 3;
  /** Renders a line under the title of a result. */
  readonly renderNote?: ((result: ShownResult) => ReactNode) | undefined;
}

/** Lists records of any type as links. */
export function ResultList({ results, headingLevel = 3, renderNote }: ResultListProps) {
  const links = results.map(({ type, id, ...link }) => ({
    ...link,
    record: { type, id },
    note: renderNote?.({ type, id, ...link }),
  }));
  return <LinkList links={links} headingLevel={headingLevel} />;
}
