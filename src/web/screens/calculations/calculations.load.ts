import { loadMostRead, type ReadArticle } from '#web/frames/page-extras.ts';
import type { LoadRequest } from '#web/frames/screen.ts';

export interface CalculationsData {
  readonly mostRead: readonly ReadArticle[];
}

export async function loadCalculations({ data }: LoadRequest): Promise<CalculationsData> {
  return { mostRead: await loadMostRead(data) };
}
