import type { Metainfo } from '#shared/collections/fields.ts';
import { type StaticPage, staticPageAliases } from '#shared/collections/staticpage.ts';
import { staticPages } from '#shared/language/ka/staticpage.ts';
import { RecordMissing } from '#web/data/outcomes.ts';
import { loadMostRead, type ReadArticle } from '#web/frames/page-extras.ts';
import type { LoadRequest } from '#web/frames/screen.ts';

type AskedPage = Pick<StaticPage, 'title' | 'url' | 'body'>;
type PageName = keyof typeof staticPageAliases;

export interface StaticPageData {
  readonly name: PageName;
  readonly page: Omit<AskedPage, 'body'>;
  /** Safe html; apart from the page because the document holds it already. */
  readonly body: string;
  readonly metainfo: Metainfo | null;
  readonly mostRead: readonly ReadArticle[];
}

export async function loadStaticPage({ data, name }: LoadRequest): Promise<StaticPageData> {
  if (!isPageName(name)) throw new RecordMissing(name);
  const query = { find: { alias: staticPageAliases[name] }, fields: ['title', 'url', 'body'] };
  const [{ record, metainfo }, mostRead] = await Promise.all([
    data.record<AskedPage>('staticpage', query),
    loadMostRead(data),
  ]);
  const { body, ...page } = record;
  return { name, page, body, metainfo, mostRead };
}

const isPageName = (name: string): name is PageName => name in staticPages;
