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
  const lines: string[] = [];
  const ready = new Promise<string>((found, fail) => {
    if (!child.stdout) throw new Error('its output is not read');
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      if (line.startsWith('ready ')) found(line.slice('ready '.length));
    });
    ended.then((code) => fail(new Error(`it ended with ${code}`)));
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { lines, ready, stop };
}

/** When the log's first line with this text was written; undefined before there is one. */
function timeOf(lines: readonly string[], text: string): number | undefined {
  const line = lines.find((one) => one.startsWith('{') && one.includes(text));
  return line === undefined ? undefined : (JSON.parse(line) as { time: number }).time;
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
    expect((await fetch(`${url}/authentication/signin/`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    // The questions that warm the search up are given up after their time: it was let in before.
    const givenUp = () => timeOf(portal.lines, 'search before readers');
    await expect.poll(givenUp, { timeout: 60_000 }).toBeDefined();
    expect(givenUp()).toBeGreaterThan(timeOf(portal.lines, 'Server listening') ?? Number.POSITIVE_INFINITY);
    expect(await portal.stop()).toBe(0);
  } finally {
    await blocker.end();
    await portal.stop();
    await database.drop();
    rmSync(directory, { recursive: true, force: true });
  }
});
