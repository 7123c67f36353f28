import type { ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { exitOf, startChild } from '../../scripts/launch/child.ts';
import { portalEnvironment, portalFlags, projectFolder } from '../../scripts/launch/project.mjs';

const startPatience = 300_000;
const stopPatience = 15_000;

/** A portal for the bench: free port, new data directory, embedded database, demonstration content. */
export interface Portal {
  readonly url: string;
  /** Path of its log. */
  readonly log: string;
  /** Its DATA_DIR. */
  readonly data: string;
  readonly pid: number;
  /** Time from the command to `ready`. */
  readonly startMs: number;
  /** Stops it like an operator. @returns its exit code */
  readonly stop: () => Promise<number>;
}

/** Starts the portal and waits for `ready`. @throws with the end of its log if it fails */
export async function startPortal(environment: Readonly<Record<string, string>> = {}): Promise<Portal> {
  const own = environment.DATA_DIR ? undefined : mkdtempSync(join(tmpdir(), 'salbuni-data-'));
  const data = environment.DATA_DIR ?? own ?? '';
  const port = await findFreePort();
  const log = join(projectFolder, `test-results/portal-${port}.log`);
  mkdirSync(join(projectFolder, 'test-results'), { recursive: true });
  const file = openSync(log, 'w');
  const began = performance.now();
  const child = startChild(process.execPath, [...portalFlags, 'scripts/start.ts'], {
    env: {
      ...plainEnvironment(),
      ...portalEnvironment,
      HOST: '127.0.0.1',
      PORT: String(port),
      ...environment,
      DATA_DIR: data,
    },
    stdio: ['ignore', file, file, 'ipc'],
  });
  closeSync(file);
  const ended = exitOf(child);
  try {
    const url = await waitForReady(child, log);
    const startMs = performance.now() - began;
    return { url, log, data, pid: child.pid ?? 0, startMs, stop: () => stopPortal(child, ended, own) };
  } catch (problem) {
    await stopPortal(child, ended, own);
    throw problem;
  }
}

/** Keeps the caller's settings away from the portal. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const inherited = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TMPDIR'].map(
    (name) => [name, process.env[name]] as const,
  );
  return Object.fromEntries(inherited.filter(([, value]) => value !== undefined));
}

/** Reads the log until it says `ready`. The portal writes it itself: a pipe would be read at the expense of what is measured. */
async function waitForReady(child: ChildProcess, log: string): Promise<string> {
  const until = performance.now() + startPatience;
  for (;;) {
    const lines = readFileSync(log, 'utf8');
    const ready = /^ready (http\S+)$/m.exec(lines);
    if (ready?.[1]) return ready[1];
    const reason =
      child.exitCode === null
        ? performance.now() > until && `not ready after ${startPatience / 1000} s`
        : `the portal ended with code ${child.exitCode}`;
    if (reason) throw new Error(`${reason}; the end of ${log}:\n${lines.slice(-2000)}`);
    await wait(20);
  }
}

async function stopPortal(
  child: ChildProcess,
  ended: Promise<number>,
  data: string | undefined,
): Promise<number> {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopPatience);
  const code = await ended;
  clearTimeout(timer);
  if (data) rmSync(data, { recursive: true, force: true });
  return code;
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
