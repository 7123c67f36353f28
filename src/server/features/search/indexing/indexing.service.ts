import { setImmediate as breathe } from 'node:timers/promises';
import { createAnalyse } from '#shared/language/georgian/analyse.ts';
import { stemVersion } from '#shared/language/georgian/stem.ts';
import { makeEntry } from './index-entry.ts';
import type { BatchIndex, IndexingRepository, QueuedRecord } from './indexing.repository.ts';
import type { SearchKind } from './kinds.ts';

export interface IndexingOptions {
  readonly kinds: readonly SearchKind[];
  /** Records in one transaction: few where it holds the only connection there is. */
  readonly batchSize: number;
  /** Raised by tests; the stemmer's own otherwise. */
  readonly version?: number;
  readonly now: () => number;
}

export type Indexing = ReturnType<typeof createIndexing>;

/** How long one run goes on while records wait; the next one follows soon. */
const longestRun = 5_000;
/** After so many changes the tables are tidied. An embedded database does nothing of itself. */
const manyChanges = 5_000;
const maxOutdated = 2_000;
const portion = 50;

/** Keeps the index in step with the records: takes what was queued, in batches, until nothing waits. */
export function createIndexing(repository: IndexingRepository, options: IndexingOptions) {
  const analyse = createAnalyse();
  const version = options.version ?? stemVersion;
  const byName = new Map(options.kinds.map((kind) => [kind.collection.name, kind]));
  let changesSinceTidied = 0;

  async function indexBatch(queued: readonly QueuedRecord[], index: BatchIndex): Promise<void> {
    for (const [name, records] of Map.groupBy(queued, (record) => record.kind)) {
      const kind = byName.get(name);
      if (kind) await indexRecords(kind, [...new Set(records.map((record) => record.id))], index);
    }
  }

  /** The database writes one portion while the next one is made ready here. */
  async function indexRecords(kind: SearchKind, ids: readonly number[], index: BatchIndex): Promise<void> {
    const documents = new Map(
      (await index.listDocuments(kind, ids)).map((document) => [document.id, document]),
    );
    let writing = Promise.resolve();
    for (let from = 0; from < ids.length; from += portion) {
      const batch = ids.slice(from, from + portion);
      const entries = batch
        .flatMap((id) => documents.get(id) ?? [])
        .map((document) => makeEntry(document, analyse));
      await writing;
      writing = index.replaceEntries({ kind: kind.collection.name, ids: batch, entries }, version);
      // A failure is met at the next `await`; until then it is nobody's.
      writing.catch(() => {});
    }
    await writing;
  }

  /** Indexes what waits, as long as one run may take. @returns how many records were indexed. */
  async function indexQueued(): Promise<number> {
    const until = options.now() + longestRun;
    let indexed = 0;
    while (options.now() < until && (await repository.hasQueued())) {
      const batchSize = await repository.takeBatch(options.batchSize, indexBatch);
      if (!batchSize) break;
      indexed += batchSize;
      // Between batches everybody else has a turn, at the connection as well.
      await breathe();
    }
    changesSinceTidied += indexed;
    if (indexed > 0 && !(await repository.hasQueued())) await settle();
    return indexed;
  }

  async function settle(): Promise<void> {
    await repository.settleIndex();
    if (changesSinceTidied < manyChanges) return;
    changesSinceTidied = 0;
    await repository.tidyTables();
  }

  /** Queues what was indexed by older rules, when nothing else waits. */
  async function queueOutdated(): Promise<number> {
    return (await repository.hasQueued()) ? 0 : repository.queueOutdated(version, maxOutdated);
  }

  /** Now, while anything waits. */
  const nextDue = async (): Promise<Date | undefined> =>
    (await repository.hasQueued()) ? new Date(options.now()) : undefined;

  return { indexQueued, queueOutdated, nextDue };
}
