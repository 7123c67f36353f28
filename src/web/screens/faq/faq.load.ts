import type { Metainfo } from '#shared/collections/fields.ts';
import { type StaticPage, staticPageAliases } from '#shared/collections/staticpage.ts';
import { loadMostRead, type ReadArticle } from '#web/layouts/page/page-extras.ts';
import type { LoadRequest } from '#web/layouts/page/screen.ts';
import { loadServices, type ServiceRecord } from '#web/layouts/payment/money-records.ts';
import { type Faq, readFaq } from './read-faq.ts';

export interface FaqData {
  readonly title: string;
  readonly faq: Faq;
  readonly metainfo: Metainfo | null;
  readonly services: readonly ServiceRecord[];
  readonly mostRead: readonly ReadArticle[];
}

export async function loadFaq({ data }: LoadRequest): Promise<FaqData> {
  const query = { find: { alias: staticPageAliases.faq }, fields: ['title', 'body'] };
  const [{ record, metainfo }, services, mostRead] = await Promise.all([
    data.record<Pick<StaticPage, 'title' | 'body'>>('staticpage', query),
    loadServices(data, 'ask'),
    loadMostRead(data),
  ]);
  return { title: record.title, faq: readFaq(record.body), metainfo, services, mostRead };
}
