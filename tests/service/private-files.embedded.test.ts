import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

const run = promisify(execFile);
const directory = mkdtempSync(join(tmpdir(), 'salbuni-private-'));
afterAll(() => rmSync(directory, { recursive: true }));

/** A command on the embedded database, started by a shell with umask 0. */
const operate = (command: string) =>
  run('/bin/sh', ['-c', `umask 000 && exec "${process.execPath}" scripts/operate.ts ${command}`], {
    env: { PATH: '/usr/bin', DATA_DIR: directory },
  });
const migrate = () => operate('migrate');
const modeOf = (path: string): number => statSync(path).mode & 0o777;
/** Everything in DATA_DIR that other users can access. */
const open = (): string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter(
    (path) => (modeOf(join(directory, path)) & 0o077) !== 0,
  );

it('everything in DATA_DIR is accessible to its owner only, whatever the umask, including existing files', async () => {
  chmodSync(directory, 0o755);
  await migrate();
  expect(modeOf(directory)).toBe(0o700);
  expect(modeOf(join(directory, 'postgres'))).toBe(0o700);
  expect(modeOf(join(directory, 'postgres/postgresql.conf'))).toBe(0o600);
  expect(readdirSync(join(directory, 'postgres/pg_wal')).length).toBeGreaterThan(1);
  expect(open()).toEqual([]);
  chmodSync(join(directory, 'postgres'), 0o755);
  chmodSync(join(directory, 'postgres/postgresql.conf'), 0o666);
  mkdirSync(join(directory, 'postgres/pg_wal/later'), { mode: 0o777 });
  await migrate();
  expect(open()).toEqual([]);
  // What is written outside of the database has the process's umask alone.
  const file = join(directory, 'export.jsonl');
  await operate(`export ${file}`);
  expect(modeOf(file)).toBe(0o600);
}, 180_000);
