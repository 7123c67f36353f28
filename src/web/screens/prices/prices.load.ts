import { loadMostRead, type ReadArticle } from '#web/layouts/page/page-extras.ts';
import type { LoadRequest } from '#web/layouts/page/screen.ts';
import { loadServices, type ServiceRecord } from '#web/layouts/payment/money-records.ts';

export interface PricesData {
  readonly services: readonly ServiceRecord[];
  readonly packages: readonly ServiceRecord[];
  readonly mostRead: readonly ReadArticle[];
}

export async function loadPrices({ data }: LoadRequest): Promise<PricesData> {
  const [services, packages, mostRead] = await Promise.all([
    loadServices(data, 'ask'),
    loadServices(data, 'pkg'),
    loadMostRead(data),
  ]);
  return { services, packages, mostRead };
}
