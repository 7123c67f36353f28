import type { Image, Metainfo } from '#shared/collections/fields.ts';
import type { Addressee } from '#web/components/ask-price.ts';

/** Metadata of a page for the browser's tab, search engines and link previews. */
export interface PageFacts {
  /** The screen's label or the record's meta title, without the site's name. */
  readonly title: string;
  readonly description: string;
  /** Canonical path, including `?page=` from the second page on. */
  readonly path: string;
  /** Path of a list without filters. It is the React key of the page, so focus and open panels survive filtering. */
  readonly basePath?: string;
  readonly kind: 'website' | 'article';
  /** Whether search engines must not index the page. */
  readonly isHidden?: boolean;
  /** Whether the page shows no advertisements. */
  readonly isWithoutAds?: boolean;
  readonly id?: number;
  /** Alias of the page's calculator. */
  readonly calculator?: string;
  /** Alias of the page's top category. */
  readonly section?: string | undefined;
  /** Whom a question asked from the page goes to; without it, to who answers its section. */
  readonly addressee?: Addressee | undefined;
  /** Media address, absolute or relative to the media base. */
  readonly image?: string | null;
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
  readonly structuredData?: () => readonly object[];
}

/** What the metadata of a record's own page is made from. */
export interface PageRecord {
  readonly id: number;
  readonly title: string;
  readonly introtext: string;
  readonly url: string;
  readonly image: Image | null;
}

/** Returns the metadata that every record's page has; its meta texts take precedence over its own. */
export const recordFacts = (
  record: PageRecord,
  metainfo: Metainfo | null,
): Pick<PageFacts, 'title' | 'description' | 'path' | 'id' | 'image'> => ({
  title: metainfo?.title || record.title,
  description: metainfo?.description || record.introtext,
  path: record.url,
  id: record.id,
  image: metainfo?.image ?? record.image?.url ?? null,
});
