import type { PageFacts } from '../head/page-facts.ts';

/** Returns the metadata of an account screen: a title only, hidden from search engines. */
export const describeAccountScreen = (title: string, path: string): PageFacts => ({
  title,
  description: '',
  path,
  kind: 'website',
  isHidden: true,
});
