import type { Database } from '#server/database/connect.ts';
import { storagesInOrder } from '#server/records/record-storage.ts';
import { formatGel } from '#shared/money/tetri.ts';
import { createDemoDesksRepository } from '../demo/demo-desks.repository.ts';
import { importRecords } from '../transfer/import-records.ts';
import { listedLines } from '../transfer/record-lines.ts';
import { TransferError } from '../transfer/transfer-error.ts';
import { createRemoveDemoRepository, demoAddress } from './remove-demo.repository.ts';
import { readSeeds } from './seed-files.ts';
import { listSeedLines, type SeedLine } from './seed-lines.ts';
import { journalFile } from './seed-pictures.ts';
import { findUntouched, lockSeeding } from './seed-state.repository.ts';
import { starterOf } from './starter-content.ts';

/**
 * Removes the demonstration in one transaction: what was paid, its accounts, and its records that nobody has edited. Starter
 * content remains, and bears the note of a demonstration no more.
 * @returns what was removed
 * @throws TransferError while a demonstration account has money
 */
export async function removeDemo(
  database: Database,
  {
    mediaUrl,
    voidMoney,
  }: {
    readonly mediaUrl: string;
    /** Posts back what readers of the demonstration have paid, within the same transaction. */
    readonly voidMoney: (tx: Database) => Promise<void>;
  },
): Promise<{ accounts: string[]; removed: number; left: number }> {
  const content = readSeeds();
  const starter = new Map(listSeedLines(starterOf(content)).map((line) => [nameOf(line), line]));
  const seeded = listSeedLines(content);
  const demo = Map.groupBy(
    seeded.filter((line) => !starter.has(nameOf(line))),
    ({ collection }) => collection,
  );
  // Starter content that the demonstration says otherwise, with its note at the end: it is what it is in a portal without one.
  const plain: SeedLine[] = [];
  for (const [collection, lines] of Map.groupBy(seeded, (line) => line.collection)) {
    const marked = lines.filter((line) => {
      const without = starter.get(nameOf(line));
      return without !== undefined && JSON.stringify(without) !== JSON.stringify(line);
    });
    const ids = marked.map(({ id }) => id);
    const untouched = new Set(await findUntouched(database, collection, ids));
    plain.push(
      ...marked.flatMap((line) => (untouched.has(line.id) ? (starter.get(nameOf(line)) ?? []) : [])),
    );
  }
  let done = { accounts: [] as string[], removed: 0, left: 0 };
  await importRecords({
    ...{ db: database, lines: listedLines(plain), action: 'seed', skipBad: false, print: () => {} },
    // Their pictures are there already.
    storeFile: async (path) => path,
    begin: async (db) => {
      await lockSeeding(db);
      await voidMoney(db);
      done = await removeRecords(db, demo);
      const files = content.journals.map(({ id }) => journalFile(id));
      await createRemoveDemoRepository(db).removeUnusedFiles(mediaUrl, files);
    },
  });
  return done;
}

/** Removes accounts and records in a transaction. @throws TransferError while a demonstration account has money */
async function removeRecords(
  db: Database,
  demo: ReadonlyMap<string, readonly SeedLine[]>,
): Promise<{ accounts: string[]; removed: number; left: number }> {
  const repository = createRemoveDemoRepository(db);
  const remedies = (await repository.listWithMoney()).flatMap(({ email, balance, questions }) => [
    ...questions.map(
      (id) => `${email} has paid for question ${id}. Refuse it first, at the office’s desk of questions`,
    ),
    ...(balance > 0
      ? [
          `${email} has money that no sandbox bank brought. Take it back first: ` +
            `npm run payments -- adjust --email ${email} --amount=-${formatGel(balance)} --reason TEXT`,
        ]
      : []),
  ]);
  if (remedies.length > 0) throw new TransferError(remedies.join('\n'));
  await repository.removeDemoDrafts();
  await createDemoDesksRepository(db).removeRows(demoAddress);
  const accounts = await repository.removeDemoAccounts();
  let [removed, found] = [0, 0];
  for (const storage of storagesInOrder.toReversed()) {
    const ids = (demo.get(storage.name) ?? []).map(({ id }) => id);
    const untouched = await findUntouched(db, storage.name, ids);
    found += untouched.length;
    // Children come before their parents.
    const newestFirst = untouched.sort((one, other) => other - one);
    removed += (await repository.removeRecords(storage, newestFirst)).length;
  }
  return { accounts, removed, left: found - removed };
}

const nameOf = ({ collection, id }: { readonly collection: string; readonly id: number }): string =>
  `${collection} ${id}`;
