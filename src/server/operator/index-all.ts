import type { Database } from '#server/database/connect.ts';
import { createIndexingRepository } from '#server/features/search/indexing/indexing.repository.ts';
import { createIndexing } from '#server/features/search/indexing/indexing.service.ts';
import { kinds } from '#server/features/search/indexing/kinds.ts';

/** Indexes all queued records. A running portal would do so gradually, with incomplete search results until then. */
export async function indexAll(db: Database, say: (line: string) => void): Promise<void> {
  const indexing = createIndexing(createIndexingRepository(db, kinds), {
    kinds,
    batchSize: 250,
    now: Date.now,
  });
  let total = 0;
  for (let indexed = await indexing.indexQueued(); indexed > 0; indexed = await indexing.indexQueued()) {
    total += indexed;
    say(`search index: ${total} records`);
  }
}
