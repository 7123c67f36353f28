import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { projectFolder } from './project.mjs';

const running = new Set<ChildProcess>();

/** Starts a child process that never outlives this one. */
export function startChild(
  command: string,
  commandArguments: readonly string[],
  options: SpawnOptions = {},
): ChildProcess {
  const child = spawn(command, [...commandArguments], { cwd: projectFolder, stdio: 'inherit', ...options });
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/** Runs a process to its end. @returns its exit code, 127 if it could not be started */
export async function runChild(
  command: string,
  commandArguments: readonly string[],
  options: SpawnOptions = {},
): Promise<number> {
  return exitOf(startChild(command, commandArguments, options));
}

/** The exit code of a process; 128 plus the signal's number if a signal ended it. */
export function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

/** Disables colours in this process and its children unless the output is a terminal. */
export function plainWhenPiped(): void {
  if (!process.stdout.isTTY && process.env.FORCE_COLOR === undefined) process.env.NO_COLOR = '1';
}

/** Stops the children when this process is told to stop or its parent is gone. */
export function stopChildrenWithUs(): void {
  const stop = () => {
    for (const child of running) child.kill('SIGTERM');
    setTimeout(() => process.exit(143), running.size > 0 ? 8000 : 0).unref();
    const untilStopped = setInterval(() => running.size === 0 && process.exit(143), 50);
    untilStopped.unref();
  };
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, stop);
  process.channel?.unref();
}
