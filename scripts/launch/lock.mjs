import {
  appendFileSync,
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  utimes,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectFolder } from './project.mjs';

/** A holder shows it lives by touching its file; after this silence (ms) the lock counts as left behind in any case. */
const silence = 120_000;

/**
 * Runs `work` while no other process of this clone does work under the same name; waits for its turn.
 * `work` gets a function that names a further process, so that the lock outlives us when that one does.
 */
export async function withLock(name, say, work) {
  const folder = join(projectFolder, 'dist');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `.${name}.lock`);
  for (let isAnnounced = false; !take(file); isAnnounced = true) {
    if (!isAnnounced) say(`waiting for another process that does the ${name} …`);
    await wait(300);
  }
  const alive = setInterval(() => utimes(file, new Date(), new Date(), () => {}), 2000);
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work((pid) => appendFileSync(file, ` ${pid}`));
  } finally {
    clearInterval(alive);
    process.off('exit', release);
    release();
  }
}

function take(file) {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, `${hostname()} ${process.pid}`);
    closeSync(handle);
    return true;
  } catch (problem) {
    if (problem.code !== 'EEXIST') throw problem;
    if (isLeftBehind(file)) rmSync(file, { force: true });
    return false;
  }
}

function isLeftBehind(file) {
  try {
    const [host, ...pids] = readFileSync(file, 'utf8').split(' ');
    if (Date.now() - statSync(file).mtimeMs > silence) return true;
    return host === hostname() && pids.length > 0 && !pids.some((pid) => isRunning(Number(pid)));
  } catch {
    return false;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return problem.code === 'EPERM';
  }
}
