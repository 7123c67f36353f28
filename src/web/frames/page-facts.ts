/** What a page says about itself to the browser's tab, to search engines and to whoever shares it. */
export interface PageFacts {
  /** The screen's label or the record's metainfo title, without the site's name. */
  readonly title: string;
  readonly description: string;
  /** Canonical path, `?page=` included where it is more than the first. */
  readonly path: string;
  /** Address of the place a list is, however it is filtered: what is open or focused there stays so from page to page. */
  readonly place?: string;
  readonly kind: 'website' | 'article';
  /** A page search engines should not keep. */
  readonly isHidden?: boolean;
  readonly id?: number;
  /** Alias of the calculator the page is. */
  readonly calculator?: string;
  /** Alias of the top category the page belongs to. */
  readonly section?: string | undefined;
  /** Media address, absolute or relative to the media base. */
  readonly image?: string | null;
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
  readonly structuredData?: () => readonly object[];
}
