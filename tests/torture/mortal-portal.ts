import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectFolder } from '../../scripts/launch/project.mjs';
import type { ClockMessage, ProcessSettings } from './portal-process.ts';

/** Timeout of the start in ms. On a machine under load a portal that was killed takes minutes. */
const startTimeoutMs = 240_000;

/** A portal in a process that can be killed and restarted. */
export function createMortalPortal(settings: Omit<ProcessSettings, 'clockMs'>) {
  let clockMs = 0;
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const given: ProcessSettings = { ...settings, clockMs };
    const started = spawn(process.execPath, ['tests/torture/portal-process.ts', JSON.stringify(given)], {
      cwd: projectFolder,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    child = started;
    const patience = AbortSignal.timeout(startTimeoutMs);
    await new Promise<void>((resolve, reject) => {
      started.stdout?.once('data', () => resolve());
      started.once('exit', (code) =>
        reject(new Error(`the portal ended with code ${code} before it was ready`)),
      );
      patience.addEventListener('abort', () => reject(new Error('the portal never became ready')));
    });
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  /** Moves the portal's clock by so much from the real one, of a running portal too. */
  function setClock(ms: number): void {
    clockMs = ms;
    if (child?.connected) child.send({ clockMs } satisfies ClockMessage);
  }

  return {
    base: `http://127.0.0.1:${settings.port}`,
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    setClock,
  };
}

export type MortalPortal = ReturnType<typeof createMortalPortal>;
