import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { OpenedDatabase } from '#server/database/connect.ts';
import { runOrder } from '#server/operator/run-command.ts';
import { openTestDatabase } from '#tests/support/database.ts';

const directory = mkdtempSync(join(tmpdir(), 'salbuni-import-'));
let database: OpenedDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(directory, { recursive: true, force: true });
});

it('imported records are in the first search afterwards', async () => {
  const path = join(directory, 'records.jsonl');
  writeFileSync(path, JSON.stringify({ collection: 'term', id: 7, title: 'ასთმა', alias: 'asthma' }));
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  const portal = { config: readConfig({ DATA_DIR: directory }), db: database.db, print, warn: print };
  const order = { name: 'import', commandLine: ['records.jsonl'], folder: directory };
  expect(await runOrder(order, portal)).toBe(0);
  expect(printed).toContain('imported 1 records');
  const { rows } = await sql`select record_id from search_entry where kind = 'term'`.execute(database.db);
  expect(rows).toEqual([{ record_id: 7 }]);
});
