/**
 * Runs a TypeScript script of this project on the Node the project brings itself.
 * Plain JavaScript without dependencies: it must work on a fresh clone with the system's Node 20.
 *
 *   node scripts/run.mjs scripts/start.ts [arguments]
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ensureInstalled, isInstalledForRunning, requireInstalled } from './launch/install.mjs';
import { portalEnvironment, portalFlags, projectFolder } from './launch/project.mjs';

/** A script that has not stopped by itself this long after a signal is killed: a portal drains first (DRAIN_SECONDS). */
const patience = 15_000 + 1_000 * (Number(process.env.DRAIN_SECONDS ?? 5) || 0);
const [script, ...scriptArguments] = process.argv.slice(2);
/** Ends what runs now. */
let end;
let stopping = false;

/** Passes the first signal on; a second one changes nothing. */
function stop(signal) {
  if (stopping) return;
  stopping = true;
  if (!end) process.exit(0);
  end(signal);
  setTimeout(() => end?.('SIGKILL'), patience).unref();
}

/** Resolves with the exit code of a process; until then signals go to `passOn`. */
function follow(child, passOn) {
  end = passOn;
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      end = undefined;
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

/** Runs the script itself. */
function runScript(node) {
  const path = [dirname(node), join(projectFolder, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const isPortal = /\/(start|serve)\.ts$/.test(script);
  const [flags, environment] = isPortal ? [portalFlags, portalEnvironment] : [[], {}];
  const child = spawn(node, [...flags, script, ...scriptArguments], {
    cwd: projectFolder,
    env: { ...environment, ...process.env, PATH: path },
    // The channel carries no messages: the script sees it close when this process is killed, and stops as well.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  return follow(child, (signal) => child.kill(signal));
}

/** Runs an installer in a process group of its own. It is not asked to stop but ended: the next start begins anew. */
function runInstaller(command, commandArguments, { started, ...options }) {
  const stdio = ['ignore', 'inherit', 'inherit'];
  const child = spawn(command, commandArguments, { cwd: projectFolder, ...options, stdio, detached: true });
  if (child.pid) started(child.pid);
  return follow(child, () => process.kill(-child.pid, 'SIGKILL'));
}

/** npm passes signals on, but its shell may die of one first, and nobody passes a kill -9 on: then the parent changes. */
function watchParent() {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop('SIGTERM'), 500).unref();
}

/** On a server nothing is fetched: what serves needs a finished installation, and commands take one without development packages. */
async function findInstalledNode() {
  if (script.endsWith('/serve.ts')) return requireInstalled();
  const isCommand = script.endsWith('/operate.ts');
  return isCommand && isInstalledForRunning() ? requireInstalled() : ensureInstalled(runInstaller);
}

async function main() {
  if (!script) throw new Error('say which script to run: node scripts/run.mjs scripts/start.ts');
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  if (process.env.npm_lifecycle_event) watchParent();
  const node = await findInstalledNode();
  return stopping ? 0 : runScript(node);
}

try {
  process.exit(await main());
} catch (problem) {
  if (stopping) process.exit(0);
  console.error(problem.message);
  process.exit(1);
}
