import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { type OpenedDatabase, openDatabase } from '#server/database/connect.ts';
import { createServerDatabase, serverUrl } from '#tests/support/database.ts';

/** Starts the writer and kills it at work. @returns the ids that it reported as committed */
async function writeUntilKilled(
  directory: string,
  url: string | undefined,
  count: number,
): Promise<number[]> {
  const writer = spawn(
    process.execPath,
    ['tests/support/tireless-writer.ts', directory, ...(url ? [url] : [])],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ids: number[] = [];
  const ended = new Promise((done) => writer.once('exit', done));
  for await (const line of createInterface({ input: writer.stdout })) {
    ids.push(Number(line));
    if (ids.length === count) writer.kill('SIGKILL');
  }
  await ended;
  return ids;
}

const idsIn = async ({ db }: OpenedDatabase) =>
  new Set((await db.selectFrom('article').select('id').execute()).map(({ id }) => id));

describe('a crash while writing', () => {
  it('loses no committed row, repeatedly', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'salbuni-crash-'));
    const server = serverUrl ? await createServerDatabase(serverUrl) : undefined;
    try {
      const acknowledged: number[] = [];
      for (const count of [5, 40, 23])
        acknowledged.push(...(await writeUntilKilled(directory, server?.url, count)));
      const database = await openDatabase({ directory, url: server?.url });
      const found = await idsIn(database);
      await database.close();
      expect(acknowledged.length).toBeGreaterThanOrEqual(68);
      expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
    } finally {
      await server?.drop();
      rmSync(directory, { recursive: true, force: true });
    }
  }, 120_000);
});

describe('the embedded database', () => {
  it('is locked by one process', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'salbuni-lock-'));
    const first = await openDatabase({ directory });
    await expect(openDatabase({ directory })).rejects.toThrow('is in use by a running portal');
    await first.close();
    const second = await openDatabase({ directory });
    await second.close();
    rmSync(directory, { recursive: true, force: true });
  }, 60_000);
});
