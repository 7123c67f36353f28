import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { StoredItem } from '#server/database/tables/rssblock.ts';

export interface PlacedCollector {
  readonly block: number;
  readonly id: number;
  readonly title: string;
  readonly domain: string;
  readonly logo: string | null;
  readonly items: readonly StoredItem[];
}

export type FeedsRepository = ReturnType<typeof createFeedsRepository>;

export function createFeedsRepository(db: Database) {
  /** Lists the published collectors of several blocks in each block's order, with as many items as the block shows. */
  async function listCollectors(blockIds: readonly number[]): Promise<PlacedCollector[]> {
    const { rows } = await sql<PlacedCollector>`
      select b.id as block, c.id, c.title, c.domain, c.logo,
        jsonb_path_query_array(c.items, '$[0 to $last]', jsonb_build_object('last', b.slicenum - 1)) as items
      from rssblock b
      join rssblock_collector l on l.rssblock_id = b.id
      join collector c on c.id = l.collector_id and c.status = 'published'
      where b.id = any(${[...blockIds]}) and c.items <> '[]'
      order by b.id, l.position, c.id`.execute(db);
    return rows;
  }

  return { listCollectors };
}
