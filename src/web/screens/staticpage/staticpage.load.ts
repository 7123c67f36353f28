import type { Metainfo } from '#shared/collections/fields.ts';
import { type StaticPage, staticPageAliases } from '#shared/collections/staticpage.ts';
import { staticPages } from '#shared/language/ka/reading/staticpage.ts';
import { RecordMissing } from '#web/data/load-errors.ts';
import { loadMostRead, type ReadArticle } from '#web/layouts/page/page-extras.ts';
import type { LoadRequest } from '#web/layouts/page/screen.ts';

type PageRecord = Pick<StaticPage, 'title' | 'url' | 'body'>;
type PageName = keyof typeof staticPageAliases;

export interface StaticPageData {
  /** One of the pages that the program links to, or `staticpage` for any other that editors made. */
  readonly name: PageName | 'staticpage';
  readonly page: Omit<PageRecord, 'body'>;
  /** The main text as HTML. It is a top-level field, because hydration reads `body` from the rendered page. */
  readonly body: string;
  readonly metainfo: Metainfo | null;
  readonly mostRead: readonly ReadArticle[];
}

export async function loadStaticPage({ data, name, params }: LoadRequest): Promise<StaticPageData> {
  const alias = isPageName(name) ? staticPageAliases[name] : params.alias;
  if (alias === undefined) throw new RecordMissing(name);
  const query = { find: { alias }, fields: ['title', 'url', 'body'] };
  const [{ record, metainfo }, mostRead] = await Promise.all([
    data.record<PageRecord>('staticpage', query),
    loadMostRead(data),
  ]);
  const { body, ...page } = record;
  return { name: isPageName(name) ? name : 'staticpage', page, body, metainfo, mostRead };
}

const isPageName = (name: string): name is PageName => name in staticPages;
