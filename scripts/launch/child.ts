import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { projectFolder } from './project.mjs';

const running = new Set<ChildProcess>();

/** Starts a process of the project that ends with this one at the latest. */
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

/** Runs a process to its end; the answer is its exit code, 127 when it could not be started. */
export async function runChild(
  command: string,
  commandArguments: readonly string[],
  options: SpawnOptions = {},
): Promise<number> {
  return exitOf(startChild(command, commandArguments, options));
}

/** The exit code of a process: 128 and the signal's number when it died of one. */
export function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

/** Colours are for people at a terminal: in a file or a log they are noise. Holds for every child as well. */
export function plainWhenPiped(): void {
  if (!process.stdout.isTTY && process.env.FORCE_COLOR === undefined) process.env.NO_COLOR = '1';
}

/** When this process is told to stop, or the one that started it is gone, its children go first. */
export function stopChildrenWithUs(): void {
  const stop = () => {
    for (const child of running) child.kill('SIGTERM');
    setTimeout(() => process.exit(143), running.size > 0 ? 8000 : 0).unref();
    const gone = setInterval(() => running.size === 0 && process.exit(143), 50);
    gone.unref();
  };
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, stop);
  process.channel?.unref();
}
