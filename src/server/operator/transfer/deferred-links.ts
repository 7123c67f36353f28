import type { Database } from '#server/database/connect.ts';
import type { Link } from '#server/records/record-storage.ts';
import { type LinkOwner, type SavedRecord, saveLinks } from '#server/records/save-records.repository.ts';
import type { Refuse } from '#server/records/write-in-halves.repository.ts';
import { fault } from '#shared/collections/record-faults.ts';

/** Links to write after all records, by join table and side. */
export type DeferredLinks = Map<string, { link: Link; owners: LinkOwner[] }>;

const batchSize = 500;

/** Adds the links of a saved record that must wait, because the records they lead to may come later in the file. */
export function collectDeferredLinks({ links, ...record }: SavedRecord, deferred: DeferredLinks): void {
  for (const { link, others } of links) {
    if (!link.isDeferred) continue;
    const key = `${link.table} ${link.owner}`;
    const collected = deferred.get(key) ?? { link, owners: [] };
    const { line, storage, id, isNew } = record;
    collected.owners.push({ line, storage, id, isNew, others });
    deferred.set(key, collected);
  }
}

/** Writes the deferred links. @returns whether all could be written */
export async function saveDeferredLinks(
  db: Database,
  deferred: DeferredLinks,
  refuse: Refuse,
  log: (owners: readonly LinkOwner[], field: string) => Promise<void>,
): Promise<boolean> {
  const refused = new Set<number>();
  const note: Refuse = (line, faults) => {
    refused.add(line);
    refuse(line, faults);
  };
  for (const { link, owners } of deferred.values()) {
    for (let at = 0; at < owners.length; at += batchSize) {
      const batch = owners.slice(at, at + batchSize);
      const changed = new Set(await saveLinks(db, link, batch, note));
      await log(
        batch.filter(({ id, isNew }) => !isNew && changed.has(id)),
        link.name,
      );
    }
    if (owners[0]?.storage.name === link.to) refuseDependents(link, owners, refused, note);
  }
  return refused.size === 0;
}

/** Also refuses the lines whose records point to a refused one, transitively, instead of finding the chain link by link. */
function refuseDependents(
  { name }: Link,
  owners: readonly LinkOwner[],
  refused: ReadonlySet<number>,
  refuse: Refuse,
): void {
  const pairs = owners.flatMap((owner) => owner.others.map((other) => ({ other, owner })));
  const dependents = Map.groupBy(pairs, ({ other }) => other);
  const refusedOwners = owners.filter(({ line, isNew }) => isNew && refused.has(line));
  for (const { id } of refusedOwners)
    for (const { owner } of dependents.get(id) ?? []) {
      if (refused.has(owner.line)) continue;
      refuse(owner.line, [fault(name, 'no_such_record')]);
      if (owner.isNew) refusedOwners.push(owner);
    }
}
