import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withLock } from './lock.mjs';
import { projectFolder } from './project.mjs';

const modules = join(projectFolder, 'node_modules');
const lockFile = join(projectFolder, 'package-lock.json');
const marker = join(modules, '.salbuni-installed');
const ownNode = join(modules, 'node/bin/node');
const neededMajor = 24;

/** What runs from a finished build does without the packages that build and test. */
const isForRunning = (described) => !described.dev && !described.devOptional;

/**
 * Gives the path of the Node to use where everything is there that runs a finished build, and installs nothing.
 * @throws Error with one line for the operator.
 */
export function requireInstalled() {
  const node = findNode();
  if (node && (isMarked() || matchesWhatNpmInstalled(isForRunning))) return node;
  throw new Error(
    node
      ? 'The packages are not those of package-lock.json: run „npm ci --omit=dev“ first, and „npm run build“ before it.'
      : `Node ${neededMajor} is missing: run „npm ci“ with its install scripts, or install Node ${neededMajor} on this machine.`,
  );
}

/** Whether an installation without development packages stands here: commands of an operator run on it as it is. */
export const isInstalledForRunning = () => findNode() !== undefined && matchesWhatNpmInstalled(isForRunning);

/**
 * Installs the packages of package-lock.json unless they are there already, and gives the path of the Node to use.
 * `run(command, arguments, options)` starts a process, tells `options.started` its id and resolves with its exit code.
 */
export async function ensureInstalled(run) {
  if (!isInstalled() || !findNode()) {
    await withLock('install', say, async (alsoHeldBy) => {
      const runLocked = (command, commandArguments, options) =>
        run(command, commandArguments, { ...options, started: alsoHeldBy });
      if (!isInstalled()) await install(runLocked);
      if (!findNode()) await fetchNode(runLocked);
    });
  }
  return findNode();
}

/** The Node the project brings, or the system's when that is new enough and the project's is absent. */
function findNode() {
  if (existsSync(ownNode)) return ownNode;
  return Number.parseInt(process.versions.node, 10) >= neededMajor && existsSync(process.execPath)
    ? process.execPath
    : undefined;
}

const wantedMarker = () => createHash('sha256').update(readFileSync(lockFile)).digest('hex');

const isMarked = () => existsSync(marker) && readFileSync(marker, 'utf8') === wantedMarker();

function isInstalled() {
  if (isMarked()) return true;
  if (!matchesWhatNpmInstalled()) return false;
  try {
    writeFileSync(marker, wantedMarker());
  } catch {
    // A read-only image: the longer look is taken at every start.
  }
  return true;
}

/** True after an `npm install` by hand: npm notes what it put into node_modules, without other platforms' packages. */
function matchesWhatNpmInstalled(isNeeded = () => true) {
  const noted = join(modules, '.package-lock.json');
  if (!existsSync(noted)) return false;
  const there = JSON.parse(readFileSync(noted, 'utf8')).packages;
  return listPackages().every(([path, wanted]) =>
    there[path] ? there[path].version === wanted.version : wanted.optional === true || !isNeeded(wanted),
  );
}

function listPackages() {
  const all = Object.entries(JSON.parse(readFileSync(lockFile, 'utf8')).packages);
  return all.filter(([path, described]) => path !== '' && !described.link);
}

async function install(run) {
  const packages = listPackages().filter(([, described]) => !described.optional);
  say(`installing ${packages.length} packages (npm ci; this takes a minute or two the first time) …`);
  const started = Date.now();
  const progress = setInterval(() => {
    const there = packages.filter(([path]) => existsSync(join(projectFolder, path, 'package.json'))).length;
    say(
      `installing: ${there} of ${packages.length} packages, ${Math.round((Date.now() - started) / 1000)} s`,
    );
  }, 4000);
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const code = await runNpm(run, ['ci', '--include=dev', ...quiet]).finally(() => clearInterval(progress));
  if (code !== 0) {
    throw new Error(
      `npm ci failed with code ${code}. Is the npm registry reachable, and does package-lock.json belong to package.json? Then start again; nothing else is needed.`,
    );
  }
  if (!isInstalled())
    throw new Error('npm ci ended well, but node_modules is not what package-lock.json names.');
  say(`installed in ${Math.round((Date.now() - started) / 1000)} s`);
}

/** npm may leave out install scripts that nobody approved; the `node` package's script is what fetches its binary. */
async function fetchNode(run) {
  say(`fetching Node ${neededMajor}, which npm left out …`);
  const folder = dirname(dirname(ownNode));
  const code = await run(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: folder,
    env: withoutModules(),
  });
  if (code !== 0 || !existsSync(ownNode)) {
    throw new Error(
      `Node ${neededMajor} could not be fetched (code ${code}). Either run „npm rebuild node --foreground-scripts“ with the npm registry reachable, or install Node ${neededMajor} on this machine, and start again.`,
    );
  }
}

/** npm that called us, on the Node that it runs on; else the one of the PATH. */
function runNpm(run, npmArguments) {
  const { npm_execpath: cli, npm_node_execpath: itsNode } = process.env;
  const own = cli && itsNode && !itsNode.startsWith(modules);
  return own
    ? run(itsNode, [cli, ...npmArguments], { env: withoutModules() })
    : run('npm', npmArguments, { env: withoutModules() });
}

/** npm ci replaces node_modules, so neither npm nor an install script may run on the Node in there. */
function withoutModules() {
  const path = (process.env.PATH ?? '').split(':').filter((folder) => !folder.startsWith(modules));
  return { ...process.env, PATH: path.join(':') };
}

function say(line) {
  console.log(`salbuni: ${line}`);
}
