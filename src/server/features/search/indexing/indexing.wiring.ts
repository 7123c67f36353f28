import type { Database } from '../../../database/connect.ts';
import type { ScheduledJob } from '../../../jobs/job-runner.ts';
import { createIndexingRepository } from './indexing.repository.ts';
import { createIndexing } from './indexing.service.ts';
import { kinds } from './kinds.ts';

/** Wires the index of the search, and the jobs that keep it up to date. */
export function wireIndexing({
  db,
  isEmbedded,
  now,
}: {
  readonly db: Database;
  readonly isEmbedded: boolean;
  readonly now: () => number;
}) {
  const indexing = createIndexing(createIndexingRepository(db, kinds), {
    kinds,
    // A batch occupies a connection, and an embedded database has only one.
    batchSize: isEmbedded ? 20 : 250,
    now,
  });
  const jobs: ScheduledJob[] = [
    {
      name: 'search-index',
      cron: '* * * * *',
      nextDue: indexing.nextDue,
      isWokenBy: (tag) => tag === 'search_queue:*',
      run: indexing.indexQueued,
    },
    { name: 'search-outdated', cron: '* * * * *', run: indexing.queueOutdated },
  ];
  return { ...indexing, jobs };
}
