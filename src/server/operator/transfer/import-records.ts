import type { Database } from '#server/database/connect.ts';
import { analyzeTables } from '../planner.repository.ts';
import { readRawLines, textOf } from '../read-lines.ts';
import { collectLateLinks, type LateLinks, writeLateLinks } from './late-links.ts';
import type { FilesBeside } from './media-beside.ts';
import { type Plan, planOf, transferOrder } from './plan.ts';
import { BadLine, type ReadRecord, readRecord } from './read-line.ts';
import { moveNumbersOn, type Refuse, writeRecords } from './write-records.repository.ts';

export interface ImportOptions {
  readonly db: Database;
  readonly path: string;
  readonly beside: FilesBeside;
  readonly skipBad: boolean;
  readonly say: (line: string) => void;
}

const batchSize = 500;
const sayEvery = 5_000;

/**
 * Imports a file of one JSON object a line (CONTRACT.md section 1) in one transaction. Lines may stand in any order:
 * the file is read once for each collection, those first that others point to. A line that is left out leaves nothing
 * behind, and what points to its record is left out with it.
 * What a refused import had kept of pictures and files is taken away again.
 * @returns how many lines were written and how many left out
 * @throws BadLine with number and reason, unless bad lines are left out
 */
export async function importRecords(options: ImportOptions): Promise<{ written: number; skipped: number }> {
  try {
    return await importAll(options);
  } catch (error) {
    await options.beside.removeNew();
    throw error;
  }
}

/** Reasons by the number of the line. */
type BadLines = Map<number, string>;

async function importAll(options: ImportOptions): Promise<{ written: number; skipped: number }> {
  const refuseInto =
    (bad: BadLines): Refuse =>
    (line, reason) => {
      if (!options.skipBad) throw new BadLine(`line ${line}: ${reason}`);
      if (!bad.has(line)) bad.set(line, reason);
    };
  const known: BadLines = new Map();
  const kinds = await surveyFile(options.path, refuseInto(known));
  for (;;) {
    const bad = new Map(known);
    const late: BadLines = new Map();
    const written = await options.db
      .transaction()
      .execute((db) => writeAll({ ...options, db }, kinds, known, refuseInto(bad), refuseInto(late)))
      .catch(startingOver);
    if (written !== undefined) {
      await analyzeTables(options.db);
      for (const [line, reason] of [...bad].sort(([one], [other]) => one - other))
        options.say(`left out line ${line}: ${reason}`);
      return { written, skipped: bad.size };
    }
    options.say(`${late.size} lines point to records that are not there: starting over without them`);
    for (const [line, reason] of late) known.set(line, reason);
  }
}

/** Lines were found bad after their records had been written: all is undone, to be done without them. */
class StartOver extends Error {
  override readonly name = 'StartOver';
}
const startingOver = (error: unknown): undefined => {
  if (!(error instanceof StartOver)) throw error;
};

/** @returns how many records were written. @throws StartOver when a link that is made late was refused */
async function writeAll(
  options: ImportOptions,
  kinds: Kinds,
  known: BadLines,
  refuse: Refuse,
  refuseLate: Refuse,
): Promise<number> {
  let written = 0;
  const links: LateLinks = new Map();
  const plans = transferOrder.filter((name) => kinds.includes(name)).map(planOf);
  for (const plan of plans) {
    const write = async (records: readonly ReadRecord[]) => {
      const kept = await writeRecords(options.db, records, refuse);
      for (const record of kept) collectLateLinks(record, links);
      const before = written;
      written += kept.length;
      if (Math.floor(before / sayEvery) < Math.floor(written / sayEvery)) options.say(`${written} records`);
    };
    const records = readPlan(options, plan, kinds, known, refuse);
    if (plan.parent) await writeParentsFirst(await Array.fromAsync(records), write);
    else for await (const batch of batches(records)) await write(batch);
  }
  if (!(await writeLateLinks(options.db, links, refuseLate))) throw new StartOver();
  await moveNumbersOn(
    options.db,
    plans.map(({ table }) => table),
  );
  return written;
}

/** The collection that each line of a file is of, by its number. */
type Kinds = readonly (string | undefined)[];

/** Lines that are no records of any collection are refused here. */
async function surveyFile(path: string, refuse: Refuse): Promise<Kinds> {
  const kinds: (string | undefined)[] = [];
  for await (const { line, read } of linesOf(path)) {
    kinds[line] = undefined;
    try {
      const data = read();
      const kind = transferOrder.find((name) => name === data?.collection);
      if (data && !kind)
        throw new BadLine(`„${String(data.collection).slice(0, 60)}“ is no collection that can be imported`);
      kinds[line] = kind;
    } catch (error) {
      refuse(line, error instanceof Error ? error.message : String(error));
    }
  }
  return kinds;
}

async function* readPlan(
  { path, beside }: ImportOptions,
  plan: Plan,
  kinds: Kinds,
  known: BadLines,
  refuse: Refuse,
): AsyncGenerator<ReadRecord> {
  for await (const { line, read } of linesOf(path)) {
    if (kinds[line] !== plan.name || known.has(line)) continue;
    try {
      yield await readRecord({ line, plan, data: read() ?? {} }, beside.keep);
    } catch (error) {
      if (!(error instanceof BadLine)) throw error;
      refuse(line, error.message);
    }
  }
}

/** Lines with their numbers from 1; what is not asked for is not read. */
async function* linesOf(path: string): AsyncGenerator<{ line: number; read: () => Line | undefined }> {
  let line = 0;
  for await (const bytes of readRawLines(path)) {
    line += 1;
    const isFirst = line === 1;
    yield { line, read: () => readLine(bytes, isFirst) };
  }
}

type Line = Readonly<Record<string, unknown>>;

/** @returns nothing for an empty line. @throws where it is no JSON object */
function readLine(bytes: Uint8Array, isFirst: boolean): Line | undefined {
  const text = decode(bytes);
  const plain = isFirst ? text.replace(/^\uFEFF/, '') : text;
  if (plain.trim() === '') return undefined;
  const data: unknown = JSON.parse(plain);
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new BadLine('is no JSON object');
  return { ...data };
}

function decode(bytes: Uint8Array): string {
  try {
    return textOf(bytes);
  } catch {
    throw new BadLine('holds bytes that are no UTF-8');
  }
}

async function* batches(records: AsyncIterable<ReadRecord>): AsyncGenerator<ReadRecord[]> {
  let batch: ReadRecord[] = [];
  for await (const record of records) {
    batch.push(record);
    if (batch.length === batchSize) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

/** Writes a tree from its tops down; records whose parents never come are written last, for the database to refuse. */
async function writeParentsFirst(
  records: readonly ReadRecord[],
  write: (records: readonly ReadRecord[]) => Promise<void>,
): Promise<void> {
  let waiting = [...records];
  while (waiting.length > 0) {
    const ids = new Set(waiting.map(({ id }) => id));
    const ready = waiting.filter(
      ({ parent, id }) => parent === undefined || parent === id || !ids.has(parent),
    );
    const now = ready.length > 0 ? ready : waiting;
    for (let at = 0; at < now.length; at += batchSize) await write(now.slice(at, at + batchSize));
    const done = new Set(now);
    waiting = waiting.filter((record) => !done.has(record));
  }
}
