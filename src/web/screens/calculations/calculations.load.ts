import { loadMostRead, type ReadArticle } from '#web/layouts/page/page-extras.ts';
import type { LoadRequest } from '#web/layouts/page/screen.ts';

export interface CalculationsData {
  readonly mostRead: readonly ReadArticle[];
}

export async function loadCalculations({ data }: LoadRequest): Promise<CalculationsData> {
  return { mostRead: await loadMostRead(data) };
}
