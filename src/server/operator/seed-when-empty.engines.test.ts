import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createIndexingRepository } from '#server/features/search/indexing/indexing.repository.ts';
import { kinds } from '#server/features/search/indexing/kinds.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { seedWhenEmpty } from './seed-when-empty.ts';

it('what the first start brings is known to the search before readers come', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'salbuni-first-start-'));
  const database = await openTestDatabase();
  const indexing = createIndexingRepository(database.db, kinds);
  const said: string[] = [];
  const config = readConfig({ DATA_DIR: directory, SEED: 'starter' });
  try {
    await seedWhenEmpty({ config, db: database.db, say: (line) => said.push(line) });
    expect(said.at(-1)).toMatch(/^search index: \d+ records$/);
    expect(await indexing.hasQueued()).toBe(false);
    said.length = 0;
    await seedWhenEmpty({ config, db: database.db, say: (line) => said.push(line) });
    expect(said).toEqual([]);
  } finally {
    await database.close();
    rmSync(directory, { recursive: true });
  }
}, 120_000);
