import type { Database } from '#server/database/connect.ts';
import { type Change, createChangeLogRepository } from '#server/records/change-log.repository.ts';
import { enterFiles } from '#server/records/media/media-uses.repository.ts';
import { type ParsedRecord, parseRecord, type StoreFile } from '#server/records/parse-record.ts';
import { createRedirectsRepository } from '#server/records/publishing/redirects.repository.ts';
import { listReadersAddresses } from '#server/records/read-records.repository.ts';
import { createRecordCheck } from '#server/records/record-schema.ts';
import { type RecordStorage, storagesInOrder } from '#server/records/record-storage.ts';
import {
  type LinkOwner,
  moveNumbersOn,
  type SavedRecord,
  saveRecords,
} from '#server/records/save-records.repository.ts';
import type { Refuse } from '#server/records/write-in-halves.repository.ts';
import { analyzeTables } from '../planner.repository.ts';
import { collectDeferredLinks, type DeferredLinks, saveDeferredLinks } from './deferred-links.ts';
import { describeFaults } from './fault-sentences.ts';
import type { Lines, Stretch } from './record-lines.ts';
import { TransferError } from './transfer-error.ts';

export interface ImportOptions {
  readonly db: Database;
  readonly lines: Lines;
  readonly storeFile: StoreFile;
  /** The action in the change log. */
  readonly action: 'import' | 'seed';
  readonly skipBad: boolean;
  readonly print: (line: string) => void;
  /** Run at the begin and end of the same transaction. */
  readonly begin?: (db: Database) => Promise<void>;
  readonly end?: (db: Database) => Promise<void>;
}

export interface Imported {
  readonly written: number;
  readonly skipped: number;
}

/** A refused line; the message gives the reason. */
export class BadLine extends TransferError {
  override readonly name = 'BadLine';
  readonly line: number;
  readonly reason: string;

  constructor(line: number, reason: string) {
    super(`line ${line}: ${reason}`);
    this.line = line;
    this.reason = reason;
  }
}

const batchSize = 500;
const printEvery = 5_000;

/** Reasons by line number. */
type BadLines = Map<number, string>;

/**
 * Imports lines of records (CONTRACT.md section 1) in one transaction. Lines may be in any order: they are read once per
 * collection, referenced collections first. A skipped line leaves nothing behind, and lines that refer to its record are
 * skipped with it.
 * @returns the numbers of written and skipped lines
 * @throws BadLine with line number and reasons, unless bad lines are skipped
 */
export async function importRecords(options: ImportOptions): Promise<Imported> {
  const refuseInto =
    (bad: BadLines) =>
    (line: number, reason: string): void => {
      if (!options.skipBad) throw new BadLine(line, reason);
      if (!bad.has(line)) bad.set(line, reason);
    };
  const known: BadLines = new Map();
  const survey = await surveyLines(options.lines, refuseInto(known));
  for (;;) {
    const bad = new Map(known);
    const deferred: BadLines = new Map();
    const written = await options.db
      .transaction()
      .execute((db) =>
        writeAll({ ...options, db }, survey, known, {
          refuse: (line, faults) => refuseInto(bad)(line, describeFaults(faults)),
          refuseDeferred: (line, faults) => refuseInto(deferred)(line, describeFaults(faults)),
        }),
      )
      .catch(startingOver);
    if (written !== undefined) {
      await analyzeTables(options.db);
      for (const [line, reason] of [...bad].sort(([one], [other]) => one - other))
        options.print(`left out line ${line}: ${reason}`);
      return { written, skipped: bad.size };
    }
    options.print(`${deferred.size} lines point to records that are not there: starting over without them`);
    for (const [line, reason] of deferred) known.set(line, reason);
  }
}

/** Bad lines were found after their records had been written: the transaction is rolled back and run again without them. */
class StartOver extends Error {
  override readonly name = 'StartOver';
}
const startingOver = (error: unknown): undefined => {
  if (!(error instanceof StartOver)) throw error;
};

/** The collection of each line, and where the lines of each collection are. */
interface Survey {
  readonly kinds: readonly (string | undefined)[];
  readonly stretches: ReadonlyMap<string, Stretch>;
}

/** Finds the collection of each line, and refuses lines that are no records. */
async function surveyLines(lines: Lines, refuse: (line: number, reason: string) => void): Promise<Survey> {
  const names = new Set(storagesInOrder.map(({ name }) => name));
  const kinds: (string | undefined)[] = [];
  const stretches = new Map<string, Stretch>();
  for await (const { line, start, end, read } of lines()) {
    kinds[line] = undefined;
    try {
      const data = read();
      if (!data) continue;
      const kind = String(data.collection);
      if (!names.has(kind)) refuse(line, `„${kind.slice(0, 60)}“ is no collection that can be imported`);
      else {
        kinds[line] = kind;
        stretches.set(kind, { line, start, ...stretches.get(kind), end });
      }
    } catch (error) {
      if (error instanceof BadLine) throw error;
      refuse(line, error instanceof Error ? error.message : String(error));
    }
  }
  return { kinds, stretches };
}

interface Refusals {
  readonly refuse: Refuse;
  readonly refuseDeferred: Refuse;
}

/** @returns the number of records written @throws StartOver if a deferred link was refused */
async function writeAll(
  options: ImportOptions,
  survey: Survey,
  known: BadLines,
  { refuse, refuseDeferred }: Refusals,
): Promise<number> {
  const { db, print } = options;
  await options.begin?.(db);
  const log = createChangeLogRepository(db);
  const completion = { state: 'published', now: new Date() } as const;
  let written = 0;
  const links: DeferredLinks = new Map();
  const storages = storagesInOrder.filter(({ name }) => survey.stretches.has(name));
  for (const storage of storages) {
    const write = async (records: readonly ParsedRecord[]) => {
      const addresses = await listReadersAddresses(
        db,
        storage,
        records.map(({ id }) => id),
      );
      const saved = await saveRecords(db, records, completion, refuse);
      await noteMoves(db, storage, addresses);
      for (const record of saved) collectDeferredLinks(record, links);
      await log.appendChanges(
        saved.filter(({ isChanged }) => isChanged).map((one) => changeOf(one, options)),
      );
      const before = written;
      written += saved.length;
      if (Math.floor(before / printEvery) < Math.floor(written / printEvery)) print(`${written} records`);
    };
    const records = readCollection(options, storage, survey, known, refuse);
    if (storage.parent) await writeParentsFirst(await Array.fromAsync(records), write);
    else for await (const batch of batches(records)) await write(batch);
  }
  const logLinks = (owners: readonly LinkOwner[], field: string) =>
    log.appendChanges(
      owners.map(({ storage, id }) => ({
        ...{ collection: storage.name, recordId: id, accountId: null },
        ...{ action: options.action, fields: [field] },
      })),
    );
  if (!(await saveDeferredLinks(db, links, refuseDeferred, logLinks))) throw new StartOver();
  await moveNumbersOn(
    db,
    storages.map(({ table }) => table),
  );
  await enterFiles(db);
  await options.end?.(db);
  return written;
}

/** A former address leads to the one that its record has now, as when an editor changes it. */
async function noteMoves(
  db: Database,
  storage: RecordStorage,
  before: ReadonlyMap<number, string>,
): Promise<void> {
  const after = await listReadersAddresses(db, storage, [...before.keys()]);
  const moves = [...before].flatMap(([id, from]) => {
    const to = after.get(id);
    return to === undefined || to === from ? [] : [{ collection: storage.name, id, from, to }];
  });
  await createRedirectsRepository(db).noteMoves(moves);
}

/** The log contains a new record in full, of a changed one the names of its fields. */
function changeOf({ storage, id, isNew, row, links }: SavedRecord, { action }: ImportOptions): Change {
  const fields = [...storage.fields.values()].filter(({ name, place }) =>
    place.kind === 'column'
      ? place.column in row && name !== 'id'
      : links.some(({ link }) => link.name === name),
  );
  return {
    ...{ collection: storage.name, recordId: id, accountId: null, action },
    fields: isNew ? [] : fields.map(({ name }) => name),
  };
}

async function* readCollection(
  { lines, storeFile }: ImportOptions,
  storage: RecordStorage,
  { kinds, stretches }: Survey,
  known: BadLines,
  refuse: Refuse,
): AsyncGenerator<ParsedRecord> {
  const check = createRecordCheck(storage, 'import');
  for await (const { line, read } of lines(stretches.get(storage.name))) {
    if (kinds[line] !== storage.name || known.has(line)) continue;
    const { collection: _, ...input } = read() ?? {};
    const record = await parseRecord({ line, storage, check, input, storeFile });
    // Without an id there is no record to look up.
    if (record.faults.some(({ field }) => field === 'id')) refuse(line, record.faults);
    else yield record;
  }
}

async function* batches(records: AsyncIterable<ParsedRecord>): AsyncGenerator<ParsedRecord[]> {
  let batch: ParsedRecord[] = [];
  for await (const record of records) {
    batch.push(record);
    if (batch.length === batchSize) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

/** Writes a tree from its roots down; records whose parents are missing are written last, to be refused. */
async function writeParentsFirst(
  records: readonly ParsedRecord[],
  write: (records: readonly ParsedRecord[]) => Promise<void>,
): Promise<void> {
  let waiting = [...records];
  while (waiting.length > 0) {
    const ids = new Set(waiting.map(({ id }) => id));
    const ready = waiting.filter(
      ({ parent, id }) => parent === undefined || parent === id || !ids.has(parent),
    );
    const now = ready.length > 0 ? ready : waiting;
    for (let at = 0; at < now.length; at += batchSize) await write(now.slice(at, at + batchSize));
    const importedIds = new Set(now);
    waiting = waiting.filter((record) => !importedIds.has(record));
  }
}
