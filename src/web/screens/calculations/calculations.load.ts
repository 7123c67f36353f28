import type { PlacedBlocks } from '#shared/collections/articleblock.ts';
import { loadBlocks, loadMostRead, type ReadArticle } from '#web/frames/page-extras.ts';
import type { LoadRequest } from '#web/frames/screen.ts';

export interface CalculationsData {
  readonly mostRead: readonly ReadArticle[];
  readonly blocks: PlacedBlocks;
}

export async function loadCalculations({ data, name }: LoadRequest): Promise<CalculationsData> {
  const [mostRead, blocks] = await Promise.all([loadMostRead(data), loadBlocks(data, name)]);
  return { mostRead, blocks };
}
