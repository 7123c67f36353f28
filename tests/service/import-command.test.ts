import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runImport } from '#server/operator/import.ts';
import { onDatabase } from '#server/operator/on-database.ts';
import { createServerDatabase, serverUrl } from '#tests/support/database.ts';

const directory = mkdtempSync(join(tmpdir(), 'salbuni-import-'));
let server: Awaited<ReturnType<typeof createServerDatabase>> | undefined;

beforeAll(async () => {
  server = serverUrl ? await createServerDatabase(serverUrl) : undefined;
  vi.stubEnv('DATA_DIR', directory);
  vi.stubEnv('DATABASE_URL', server?.url);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server?.drop();
  rmSync(directory, { recursive: true, force: true });
});

it('what is imported is found by the first question after it', async () => {
  const path = join(directory, 'records.jsonl');
  writeFileSync(path, JSON.stringify({ collection: 'term', id: 7, title: 'ასთმა', alias: 'asthma' }));
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await runImport({ path, skipBad: false });
  expect(said.mock.calls.flat()).toEqual(expect.arrayContaining(['imported 1 records\n']));
  said.mockRestore();
  const { rows } = await onDatabase(({ db }) => sql`select record_id from search_entry`.execute(db));
  expect(rows).toEqual([{ record_id: 7 }]);
}, 60_000);
