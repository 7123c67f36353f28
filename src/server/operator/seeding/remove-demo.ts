import type { Database } from '#server/database/connect.ts';
import { storagesInOrder } from '#server/records/record-storage.ts';
import { TransferError } from '../transfer/transfer-error.ts';
import { createRemoveDemoRepository } from './remove-demo.repository.ts';
import { readSeeds } from './seed-files.ts';
import { listSeedLines } from './seed-lines.ts';
import { lockSeeding } from './seed-state.repository.ts';
import { starterOf } from './starter-content.ts';

/**
 * Removes the demonstration in one transaction: its accounts, and its records that nobody has edited. Starter content remains.
 * @returns what was removed
 * @throws TransferError while a demonstration account has money
 */
export async function removeDemo(
  database: Database,
): Promise<{ accounts: string[]; removed: number; left: number }> {
  const content = readSeeds();
  const starter = new Set(listSeedLines(starterOf(content)).map(nameOf));
  const demo = Map.groupBy(
    listSeedLines(content).filter((line) => !starter.has(nameOf(line))),
    ({ collection }) => collection,
  );
  return database.transaction().execute(async (db) => {
    await lockSeeding(db);
    const repository = createRemoveDemoRepository(db);
    const rich = await repository.listWithMoney();
    if (rich.length > 0)
      throw new TransferError(
        `${rich.join(', ')} has money. Post it back first: npm run payments -- --void-sandbox`,
      );
    await repository.removeDemoDrafts();
    const accounts = await repository.removeDemoAccounts();
    let [removed, found] = [0, 0];
    for (const storage of storagesInOrder.toReversed()) {
      const ids = (demo.get(storage.name) ?? []).map(({ id }) => id);
      const untouched = await repository.findUntouched(storage.name, ids);
      found += untouched.length;
      // Children come before their parents.
      const newestFirst = untouched.sort((one, other) => other - one);
      removed += (await repository.removeRecords(storage, newestFirst)).length;
    }
    return { accounts, removed, left: found - removed };
  });
}

const nameOf = ({ collection, id }: { readonly collection: string; readonly id: number }): string =>
  `${collection} ${id}`;
