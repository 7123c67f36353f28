import type { ArticleBlock } from '#shared/collections/articleblock.ts';
import type { FeedBlock } from '#shared/collections/rssblock.ts';
import { showFeed } from '#web/blocks/feed/shown-feed.ts';
import type { PlacedBlocks } from '#web/blocks/place-blocks.ts';
import type { DataClient } from '#web/data/data-client.ts';
import type { AnyScreen, LoadRequest } from './screen.ts';

type Grouped<Block> = Readonly<Record<string, readonly Block[]>>;

interface WithBlocks {
  readonly blocks: PlacedBlocks;
}

/** The data of a screen and, asked for at the same time, the blocks that editors placed on pages of its name. */
export async function loadPage(screen: AnyScreen, request: LoadRequest): Promise<unknown> {
  const [own, blocks] = await Promise.all([screen.load(request), loadBlocks(request.data, request.name)]);
  return { ...(own as object), blocks } satisfies WithBlocks;
}

/** The blocks beside a screen's own data. */
export const blocksOf = (pageData: unknown): PlacedBlocks => (pageData as WithBlocks).blocks;

const blockFields = [
  'id',
  'layout',
  'position',
  'title',
  'link',
  'is_external',
  'hide_title',
  'articles',
] as const;
const feedFields = ['id', 'title', 'layout', 'view', 'collectors'] as const;

/** Content blocks and, below those of the same place, sponsored feeds that were placed on pages of a route name. */
async function loadBlocks(data: DataClient, name: string): Promise<PlacedBlocks> {
  const find = { pages: name };
  const load = async <Block>(collection: string, fields: readonly string[]) =>
    (await data.optionalList<Grouped<Block>>(collection, { find, fields, limit: 100 }, {})).records;
  const [blocks, feeds] = await Promise.all([
    load<ArticleBlock>('articleblock', blockFields),
    load<FeedBlock>('rssblock', feedFields),
  ]);
  const placed: Record<string, PlacedBlocks[string]> = { ...blocks };
  for (const [position, held] of Object.entries(feeds))
    placed[position] = [...(placed[position] ?? []), ...held.map(showFeed)];
  return placed;
}
