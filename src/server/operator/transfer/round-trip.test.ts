import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { createMemoryFiles } from '#server/adapters/files/memory.ts';
import type { Database, OpenedDatabase } from '#server/database/connect.ts';
import { createMediaService } from '#server/features/media/media.service.ts';
import { seedDemo } from '#server/operator/commands/seed.ts';
import { exportRecords } from '#server/records/read-records.repository.ts';
import { storagesInOrder } from '#server/records/record-storage.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { openIntake } from '#tests/support/intake.ts';

const opened: OpenedDatabase[] = [];
const files = createMemoryFiles();
const { takeIn } = openIntake(files);
const media = createMediaService({ files });
const open = async () => {
  const database = await openTestDatabase();
  opened.push(database);
  return database.db;
};
afterAll(async () => {
  for (const database of opened) await database.close();
});

const exported = async (db: Database): Promise<string[]> => {
  const lines: string[] = [];
  for (const storage of storagesInOrder)
    for await (const batch of exportRecords(db, storage))
      lines.push(...batch.map((line) => JSON.stringify(line)));
  return lines;
};

/** Every row of all records and their links, by table, without timestamps and counts of views, which are not exported. */
const storedRows = async (db: Database): Promise<Record<string, unknown[]>> => {
  const tables = storagesInOrder.flatMap(({ table, fields }) => [
    table,
    ...[...fields.values()].flatMap(({ place }) => {
      if (place.kind === 'links') return [place.link.table];
      return place.kind === 'side' ? [place.table] : [];
    }),
  ]);
  const found: Record<string, unknown[]> = {};
  for (const table of new Set(tables)) {
    const row = sql`to_jsonb(t) - 'updated_at' - 'recent_views' - 'version'`;
    const { rows } = await sql<{ row: unknown }>`select ${row} as row
      from ${sql.table(table)} t order by (${row})::text`.execute(db);
    found[table] = rows.map(({ row }) => row);
  }
  return found;
};

/** Fields that no exported line contains, as `collection.field`: the test would not notice their loss. */
function listUnsaid(lines: readonly string[]): string[] {
  const exported = new Set<string>();
  for (const line of lines) {
    const { collection, ...fields } = JSON.parse(line);
    for (const name of Object.keys(fields)) exported.add(`${collection}.${name}`);
  }
  return storagesInOrder.flatMap(({ name: collection, fields }) =>
    [...fields.values()].flatMap(({ name, place }) => {
      const travels = !(place.kind === 'links' && place.link.isInverse);
      return travels && !exported.has(`${collection}.${name}`) ? [`${collection}.${name}`] : [];
    }),
  );
}

/** Values for fields that the demonstration leaves empty. */
const missingValues: Readonly<Record<string, string>> = {
  meta_title: 'სათაური საძიებოსთვის',
  meta_description: 'აღწერა საძიებოსთვის',
  introtext: 'შესავალი',
  website: 'https://klinika.example/',
  permit_number: 'ნებართვა 7',
  ends_on: '2099-12-31',
  valid_from: '2026-01-01',
  link: 'https://wyali.example/',
  cap_total: '90000',
  cap_daily: '900',
  feed_url: 'https://gazeti.example/feed.xml',
  published_at: '2026-01-01T00:00:00Z',
  key_facts: '["ერთი", "ორი"]',
  image: 'drawn/articles/101/wide.webp',
  share_image: 'drawn/articles/101/wide.webp',
  images: '{drawn/clinics/1/wide.webp}',
  reviewer: '1',
  reviewed_at: '2026-01-01',
  next_review_at: '2028-01-01',
};
async function fillEmpty(db: Database): Promise<void> {
  const unsaid = new Set(listUnsaid(await exported(db)));
  for (const { name: collection, table, fields } of storagesInOrder)
    for (const [name, text] of Object.entries(missingValues)) {
      const place = fields.get(name)?.place;
      if (unsaid.has(`${collection}.${name}`) && place?.kind === 'column')
        await sql`update ${sql.table(table)} set ${sql.ref(place.column)} = ${text}
          where id = (select min(id) from ${sql.table(table)})`.execute(db);
    }
}

describe('a complete portal', () => {
  it('is the same after export and import, in any order of lines', async () => {
    const drawnNothing = {
      ...media,
      saveDrawing: async ({ path }: { path: string }) => {
        await files.write(path, Buffer.from('picture'));
      },
    };
    const source = await open();
    await seedDemo({ db: source, media: drawnNothing, say: () => {} });
    await fillEmpty(source);
    const first = await exported(source);
    expect(listUnsaid(first)).toEqual([]);
    expect(first.length).toBeGreaterThan(400);
    expect(first.find((line) => line.startsWith('{"collection":"rssblock"'))).toContain(
      '"collectors":[1,2,3,4]',
    );
    expect(first.find((line) => line.startsWith('{"collection":"services"'))).toMatch(/"price":"\d+\.\d\d"/);
    const empty = await open();
    const { written } = await takeIn(empty, [...first].reverse());
    expect(written).toBe(first.length);
    expect(await exported(empty)).toEqual(first);
    const [kept, there] = [await storedRows(empty), await storedRows(source)];
    for (const table of Object.keys(there)) expect(kept[table], table).toEqual(there[table]);
    await takeIn(empty, first);
    expect(await exported(empty)).toEqual(first);
  }, 120_000);
});
