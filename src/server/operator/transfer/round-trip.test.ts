import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { createMemoryFiles } from '#server/adapters/files/memory.ts';
import type { Database, OpenedDatabase } from '#server/database/connect.ts';
import { createMediaService } from '#server/features/media/media.service.ts';
import { seedDemo } from '#server/operator/seed.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { openIntake } from '#tests/support/intake.ts';
import { exportRecords } from './export-records.repository.ts';
import { planOf, transferOrder } from './plan.ts';

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
  for (const plan of transferOrder.map(planOf))
    for await (const batch of exportRecords(db, plan))
      lines.push(...batch.map((line) => JSON.stringify(line)));
  return lines;
};

/** Every row behind the records of a portal and the links between them, by its table; when it was written, and how it was read of late, do not travel. */
const keptRows = async (db: Database): Promise<Record<string, unknown[]>> => {
  const tables = transferOrder.map(planOf).flatMap(({ table, parts }) => [
    table,
    ...[...parts.values()].flatMap((part) => {
      if (part.kind === 'links') return [part.link.table];
      return part.kind === 'side' ? [part.table] : [];
    }),
  ]);
  const found: Record<string, unknown[]> = {};
  for (const table of new Set(tables)) {
    const row = sql`to_jsonb(t) - 'updated_at' - 'recent_views'`;
    const { rows } = await sql<{ row: unknown }>`select ${row} as row
      from ${sql.table(table)} t order by (${row})::text`.execute(db);
    found[table] = rows.map(({ row }) => row);
  }
  return found;
};

/** Fields that no line of an export says, as `collection.field`: whether they travel would stay unseen. */
function listUnsaid(lines: readonly string[]): string[] {
  const said = new Set<string>();
  for (const line of lines) {
    const { collection, ...fields } = JSON.parse(line);
    for (const name of Object.keys(fields)) said.add(`${collection}.${name}`);
  }
  return transferOrder.map(planOf).flatMap(({ name: collection, parts }) =>
    [...parts].flatMap(([name, part]) => {
      const travels = part.kind !== 'derived' && !(part.kind === 'links' && part.link.isGuest);
      return travels && !said.has(`${collection}.${name}`) ? [`${collection}.${name}`] : [];
    }),
  );
}

/** What the demonstration content leaves empty. */
const fillings: Readonly<Record<string, string>> = {
  meta_title: 'სათაური საძიებოსთვის',
  meta_description: 'აღწერა საძიებოსთვის',
  introtext: 'შესავალი',
  website: 'https://klinika.example/',
  permit_number: 'ნებართვა 7',
  ends_on: '2099-12-31',
  feed_url: 'https://gazeti.example/feed.xml',
};
async function fillEmpty(db: Database): Promise<void> {
  const unsaid = new Set(listUnsaid(await exported(db)));
  for (const { name: collection, table } of transferOrder.map(planOf))
    for (const [column, text] of Object.entries(fillings))
      if (unsaid.has(`${collection}.${column}`))
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${text}
          where id = (select min(id) from ${sql.table(table)})`.execute(db);
}

describe('a whole portal', () => {
  it('comes out the same after it went out and in, in any order of lines', async () => {
    const drawnNothing = {
      ...media,
      saveDrawing: async ({ path }: { path: string }) => {
        await files.write(path, Buffer.from('picture'));
        return { path, width: 1, height: 1 };
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
    expect(await keptRows(empty)).toEqual(await keptRows(source));
    await takeIn(empty, first);
    expect(await exported(empty)).toEqual(first);
  }, 120_000);
});
