import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { copyMigratedDatabase } from '#tests/support/database.ts';
import { findServers } from '#tests/support/servers.ts';
import { exitOf, startChild } from '../../scripts/launch/child.ts';
import { portalEnvironment, portalFlags } from '../../scripts/launch/project.mjs';
import { expect, test } from './portal.ts';

const server = (await findServers()).env.TEST_DATABASE_URL;

/** Starts a portal of its own. `ready` has its address once it says that it is. */
function startPortal(databaseUrl: string, directory: string) {
  const child = startChild(process.execPath, [...portalFlags, 'scripts/start.ts'], {
    env: {
      PATH: process.env.PATH,
      ...portalEnvironment,
      DATA_DIR: directory,
      DATABASE_URL: databaseUrl,
      PORT: '0',
      SITE_URL: 'http://127.0.0.1:3000',
      SEED: 'none',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = exitOf(child);
  const ready = new Promise<string>((found, fail) => {
    if (!child.stdout) throw new Error('its output is not read');
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('ready ')) found(line.slice('ready '.length));
    });
    ended.then((code) => fail(new Error(`it ended with ${code}`)));
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { ready, stop };
}

/** The statements of other connections that wait for what editors taught the search. */
async function countWaiting(client: Client): Promise<number> {
  // Within a transaction the view stays as it was first read.
  await client.query('select pg_stat_clear_snapshot()');
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query ~ 'taught_word'`,
  );
  return rows[0]?.count ?? 0;
}

test('a portal whose database answers no search yet starts, serves pages and stops all the same', async () => {
  test.skip(!server, 'needs PostgreSQL');
  test.setTimeout(240_000);
  const database = await copyMigratedDatabase(server ?? '');
  const directory = mkdtempSync(join(tmpdir(), 'salbuni-starting-'));
  const blocker = new Client({ connectionString: database.url });
  await blocker.connect();
  await blocker.query('begin');
  await blocker.query('lock table search_entry, search_word, taught_word in access exclusive mode');
  const portal = startPortal(database.url, directory);
  try {
    const url = await portal.ready;
    // The questions that warm the search up are asked, and wait.
    await expect.poll(() => countWaiting(blocker)).toBeGreaterThan(0);
    expect((await fetch(`${url}/authentication/signin/`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await portal.stop()).toBe(0);
  } finally {
    await blocker.end();
    await portal.stop();
    await database.drop();
    rmSync(directory, { recursive: true, force: true });
  }
});
