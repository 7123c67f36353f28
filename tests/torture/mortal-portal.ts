import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectFolder } from '../../scripts/launch/project.mjs';
import type { ProcessSettings } from './portal-process.ts';

/** A portal in a process of its own that can be killed and started again. */
export function createMortalPortal(settings: ProcessSettings) {
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const started = spawn(process.execPath, ['tests/torture/portal-process.ts', JSON.stringify(settings)], {
      cwd: projectFolder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = started;
    await new Promise<void>((resolve, reject) => {
      started.stdout?.once('data', () => resolve());
      started.once('exit', (code) =>
        reject(new Error(`the portal ended with code ${code} before it was ready`)),
      );
    });
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  return { start, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
