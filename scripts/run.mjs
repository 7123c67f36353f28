/**
 * Runs a TypeScript script of this project on the Node the project brings itself.
 * Plain JavaScript without dependencies: it must work on a fresh clone with the system's Node 20.
 *
 *   node scripts/run.mjs scripts/start.ts [arguments]
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ensureInstalled } from './launch/install.mjs';
import { projectFolder } from './launch/project.mjs';

/** A script that has not stopped by itself this long after a signal is killed. */
const patience = 15_000;
const [script, ...scriptArguments] = process.argv.slice(2);
let child;
let stopping = false;

/** Passes the first signal on; a second one changes nothing. */
function stop(signal) {
  if (stopping) return;
  stopping = true;
  if (!child) process.exit(0);
  child.kill(signal);
  setTimeout(() => child.kill('SIGKILL'), patience).unref();
}

/** Starts a child that signals are passed on to; resolves with its exit code. */
function run(command, commandArguments, options) {
  return new Promise((resolve, reject) => {
    child = spawn(command, commandArguments, { cwd: projectFolder, stdio: 'inherit', ...options });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      child = undefined;
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

/** npm passes signals on, but its shell may die of one first, and nobody passes a kill -9 on: then the parent changes. */
function watchParent() {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop('SIGTERM'), 500).unref();
}

async function main() {
  if (!script) throw new Error('say which script to run: node scripts/run.mjs scripts/start.ts');
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  if (process.env.npm_lifecycle_event) watchParent();
  const node = await ensureInstalled(run);
  if (stopping) return 0;
  const path = [dirname(node), join(projectFolder, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return run(node, [script, ...scriptArguments], {
    env: { ...process.env, PATH: path },
    // The channel carries no messages: the script sees it close when this process is killed, and stops as well.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
}

try {
  process.exit(await main());
} catch (problem) {
  if (!stopping) console.error(problem.message);
  process.exit(stopping ? 143 : 1);
}
