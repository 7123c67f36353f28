import type { ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitOf, startChild } from '../launch/child.ts';
import { portalEnvironment, portalFlags, projectFolder } from '../launch/project.mjs';

const startPatience = 300_000;
const stopPatience = 15_000;

/** A portal of its own: free port, new data folder, embedded database, demonstration content. */
export interface Portal {
  readonly url: string;
  /** Where its log lines are. */
  readonly log: string;
  /** Its DATA_DIR. */
  readonly data: string;
  readonly pid: number;
  /** From the command to `ready`. */
  readonly startMs: number;
  /** Asks it to stop as an operator would; answers its exit code. */
  readonly stop: () => Promise<number>;
}

/** Starts the portal and waits until it says `ready`. Throws with the end of its log when it does not get there. */
export async function startPortal(
  environment: Readonly<Record<string, string>> = {},
  moreFlags: readonly string[] = [],
): Promise<Portal> {
  const own = environment.DATA_DIR ? undefined : mkdtempSync(join(tmpdir(), 'salbuni-data-'));
  const data = environment.DATA_DIR ?? own ?? '';
  const port = await findFreePort();
  const log = join(projectFolder, 'test-results/portal.log');
  mkdirSync(join(projectFolder, 'test-results'), { recursive: true });
  const began = performance.now();
  const child = startChild(process.execPath, [...portalFlags, ...moreFlags, 'scripts/start.ts'], {
    env: {
      ...plainEnvironment(),
      ...portalEnvironment,
      HOST: '127.0.0.1',
      PORT: String(port),
      ...environment,
      DATA_DIR: data,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
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

/** Nothing of the caller's settings may reach the portal under test. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TMPDIR'].map((name) => [name, process.env[name]] as const);
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined));
}

function waitForReady(child: ChildProcess, log: string): Promise<string> {
  const file = createWriteStream(log);
  let said = '';
  return new Promise((resolve, reject) => {
    const giveUp = (why: string) => reject(new Error(`${why}; the end of ${log}:\n${said.slice(-2000)}`));
    const timer = setTimeout(() => giveUp(`not ready after ${startPatience / 1000} s`), startPatience);
    const listen = (piece: Buffer) => {
      file.write(piece);
      said = (said + piece.toString()).slice(-20_000);
      const ready = /^ready (http\S+)$/m.exec(said);
      if (!ready?.[1]) return;
      clearTimeout(timer);
      resolve(ready[1]);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => {
      clearTimeout(timer);
      giveUp(`the portal ended with code ${code}`);
    });
  });
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

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
