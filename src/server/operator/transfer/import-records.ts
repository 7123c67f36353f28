import type { Database } from '#server/database/connect.ts';
import { analyzeTables } from '../planner.repository.ts';
import { readLines } from '../read-lines.ts';
import type { FilesBeside } from './media-beside.ts';
import { type Link, type Plan, planOf, transferOrder } from './plan.ts';
import { BadLine, type ReadRecord, readRecord } from './read-line.ts';
import { moveNumbersOn, type OwnedLinks, writeLinks, writeRecords } from './write-records.repository.ts';

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
 * the file is read once for each collection, those first that others point to, and links are made at the end.
 * What a refused import had kept of pictures and files is taken away again.
 * @returns how many records were written and how many lines left out
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

async function importAll(options: ImportOptions): Promise<{ written: number; skipped: number }> {
  const bad = new Map<number, string>();
  const refuse = (line: number, reason: string) => {
    if (!options.skipBad) throw new BadLine(`line ${line}: ${reason}`);
    if (!bad.has(line)) options.say(`left out line ${line}: ${reason}`);
    bad.set(line, reason);
  };
  const present = await surveyFile(options.path, refuse);
  const plans = transferOrder.filter((name) => present.has(name)).map(planOf);
  let written = 0;
  await options.db.transaction().execute(async (transaction) => {
    const links = new Map<string, { link: Link; owners: OwnedLinks[] }>();
    for (const plan of plans) {
      const write = async (records: readonly ReadRecord[]) => {
        await writeRecords(transaction, records, refuse);
        for (const record of records) if (!bad.has(record.line)) collectLinks(record, links);
        const before = written;
        written += records.filter(({ line }) => !bad.has(line)).length;
        if (Math.floor(before / sayEvery) < Math.floor(written / sayEvery)) options.say(`${written} records`);
      };
      if (plan.parent) await writeParentsFirst(await collect(readPlan(options, plan, refuse)), write);
      else for await (const batch of batches(readPlan(options, plan, refuse))) await write(batch);
    }
    for (const { link, owners } of links.values())
      for (let at = 0; at < owners.length; at += batchSize)
        await writeLinks(transaction, link, owners.slice(at, at + batchSize), (line, reason) =>
          refuse(line, `${reason} (its relations are left out, the record is kept)`),
        );
    await moveNumbersOn(
      transaction,
      plans.map(({ table }) => table),
    );
  });
  await analyzeTables(options.db);
  return { written, skipped: bad.size };
}

/** Which collections a file holds; lines that are no records of any are refused here. */
async function surveyFile(
  path: string,
  refuse: (line: number, reason: string) => void,
): Promise<Set<string>> {
  const present = new Set<string>();
  for await (const { line, text } of linesOf(path)) {
    try {
      const { collection } = parseLine(text);
      if (!transferOrder.some((name) => name === collection))
        throw new BadLine(`„${String(collection).slice(0, 60)}“ is no collection that can be imported`);
      present.add(String(collection));
    } catch (error) {
      refuse(line, reasonOf(error));
    }
  }
  return present;
}

async function* readPlan(
  { path, beside }: ImportOptions,
  plan: Plan,
  refuse: (line: number, reason: string) => void,
): AsyncGenerator<ReadRecord> {
  for await (const { line, text } of linesOf(path)) {
    if (!text.includes(`"${plan.name}"`)) continue;
    try {
      const data = parseLine(text);
      if (data.collection === plan.name) yield await readRecord({ line, plan, data }, beside.keep);
    } catch (error) {
      if (error instanceof BadLine) refuse(line, error.message);
      else if (!(error instanceof SyntaxError)) throw error;
    }
  }
}

async function* linesOf(path: string): AsyncGenerator<{ line: number; text: string }> {
  let line = 0;
  for await (const text of readLines(path)) {
    line += 1;
    const plain = line === 1 ? text.replace(/^\uFEFF/, '') : text;
    if (plain.trim() !== '') yield { line, text: plain };
  }
}

function parseLine(text: string): Record<string, unknown> {
  const data: unknown = JSON.parse(text);
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new BadLine('is no JSON object');
  return { ...data };
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

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

const collect = (records: AsyncIterable<ReadRecord>): Promise<ReadRecord[]> => Array.fromAsync(records);

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

function collectLinks(record: ReadRecord, links: Map<string, { link: Link; owners: OwnedLinks[] }>): void {
  for (const { link, others } of record.links) {
    const key = `${link.table} ${link.owner}`;
    const kept = links.get(key) ?? { link, owners: [] };
    kept.owners.push({ line: record.line, id: record.id, others });
    links.set(key, kept);
  }
}
