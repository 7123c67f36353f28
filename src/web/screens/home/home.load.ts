import type { PlacedBlocks } from '#shared/collections/articleblock.ts';
import { loadBlocks, loadMostRead, type ReadArticle } from '#web/frames/page-extras.ts';
import type { LoadRequest } from '#web/frames/screen.ts';

export interface HomeData {
  readonly blocks: PlacedBlocks;
  readonly mostRead: readonly ReadArticle[];
}

export async function loadHome({ data, name }: LoadRequest): Promise<HomeData> {
  const [blocks, mostRead] = await Promise.all([loadBlocks(data, name), loadMostRead(data)]);
  return { blocks, mostRead };
}
