import type { PlacedBlocks } from '#shared/collections/articleblock.ts';
import { loadBlocks } from './page-extras.ts';
import type { LoadRequest } from './screen.ts';

interface WithBlocks {
  readonly pageBlocks?: PlacedBlocks;
}

/**
 * The data of a screen and, beside it, the blocks that editors placed on pages of its name; the frame shows them after the
 * screen's own parts. A screen whose data holds `blocks` places them itself.
 */
export async function withBlocks(screenData: unknown, request: LoadRequest): Promise<unknown> {
  const own = (screenData ?? {}) as object;
  if ('blocks' in own) return own;
  return { ...own, pageBlocks: await loadBlocks(request.data, request.name) } satisfies WithBlocks;
}

/** The blocks the frame is to show on a page; `undefined` where the screen shows them itself. */
export const blocksOf = (screenData: unknown): PlacedBlocks | undefined =>
  (screenData as WithBlocks | null)?.pageBlocks;
