import type { PageFacts } from '../page-facts.ts';

/** What the screens of accounts say about themselves: a title for the tab, and nothing for search engines. */
export const describeAccountScreen = (title: string, path: string): PageFacts => ({
  title,
  description: '',
  path,
  kind: 'website',
  isHidden: true,
});
