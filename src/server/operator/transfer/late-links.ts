import type { Database } from '#server/database/connect.ts';
import type { Link } from './plan.ts';
import { noSuchRecord } from './refusal.repository.ts';
import { type OwnedLinks, type Refuse, type WrittenRecord, writeLinks } from './write-records.repository.ts';

interface LateOwner extends OwnedLinks {
  readonly isNew: boolean;
}

/** Links that are made when all records are there, by the table they stand in and the side they are told from. */
export type LateLinks = Map<string, { link: Link; owners: LateOwner[] }>;

const batchSize = 500;

export function collectLateLinks({ line, id, isNew, links }: WrittenRecord, late: LateLinks): void {
  for (const { link, others } of links) {
    if (!link.isLate) continue;
    const key = `${link.table} ${link.owner}`;
    const kept = late.get(key) ?? { link, owners: [] };
    kept.owners.push({ line, id, others, isNew });
    late.set(key, kept);
  }
}

/** @returns whether all could be made */
export async function writeLateLinks(db: Database, late: LateLinks, refuse: Refuse): Promise<boolean> {
  const refused = new Set<number>();
  const note: Refuse = (line, reason) => {
    refused.add(line);
    refuse(line, reason);
  };
  for (const { link, owners } of late.values()) {
    for (let at = 0; at < owners.length; at += batchSize)
      await writeLinks(db, link, owners.slice(at, at + batchSize), note);
    if (link.isAmongItself) refuseThoseBehind(link, owners, refused, note);
  }
  return refused.size === 0;
}

/** What points to a record that came with a refused line is refused as well, and so on: a chain is not found link by link. */
function refuseThoseBehind(
  { name }: Link,
  owners: readonly LateOwner[],
  refused: ReadonlySet<number>,
  refuse: Refuse,
): void {
  const pairs = owners.flatMap((owner) => owner.others.map((other) => ({ other, owner })));
  const pointing = Map.groupBy(pairs, ({ other }) => other);
  const gone = owners.filter(({ line, isNew }) => isNew && refused.has(line));
  for (const { id } of gone)
    for (const { owner } of pointing.get(id) ?? []) {
      if (refused.has(owner.line)) continue;
      refuse(owner.line, `„${name}“: ${noSuchRecord}`);
      if (owner.isNew) gone.push(owner);
    }
}
