import { createContext, type ReactElement, useContext } from 'react';
import styles from './PageLayout.module.css';

/** Returns the HTML of an element that was rendered before under the same key, or renders it. */
export type FragmentCache = (key: string, element: ReactElement) => string;

/** Provided by the server's renderer alone; in the browser and on error pages every fragment is rendered in place. */
export const FragmentCacheContext = createContext<FragmentCache | undefined>(undefined);

interface CachedFragmentProps {
  readonly name: string;
  /** Everything the fragment shows, besides the site and the device class. */
  readonly deps: unknown;
  /** Uses no `useId`, whose values depend on the place in the page, and no context but the site's and the device's. */
  readonly children: ReactElement;
}

/**
 * A part of the page that is the same on many pages: the server renders it once and then reuses its HTML, byte for byte
 * what rendering it in place gives, so that the browser hydrates it like any other part.
 */
export function CachedFragment({ name, deps, children }: CachedFragmentProps) {
  const cache = useContext(FragmentCacheContext);
  if (!cache) return <div className={styles.fragment}>{children}</div>;
  const html = cache(`${name} ${JSON.stringify(deps)}`, children);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own HTML of the children.
  return <div className={styles.fragment} dangerouslySetInnerHTML={{ __html: html }} />;
}
