import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runChild } from './child.ts';
import { withLock } from './lock.mjs';
import { projectFolder } from './project.mjs';

const sources = ['src/web/**/*', 'src/shared/**/*', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'];

/** Beside the bundles; holds the listing they were built from. */
export const webMarker = join(projectFolder, 'dist/web/built-from');

/** Builds the web when its sources are not those of the last build. Throws when the build fails. */
export async function ensureWebBuilt(): Promise<void> {
  if (isFresh()) return;
  await withLock('web build', say, async () => {
    if (isFresh()) return;
    // A process of its own: its memory goes with it, and Vite's NODE_ENV never reaches the portal.
    const code = await runChild(process.execPath, ['scripts/build-web.ts'], {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    if (code !== 0) throw new Error(`the web could not be built (code ${code}); the lines above say why`);
  });
}

/** One hash over path, size and time of every source: cheap enough for each start. */
export function listingOfWebSources(): string {
  const hash = createHash('sha256');
  for (const path of globSync(sources, { cwd: projectFolder }).sort()) {
    const { size, mtimeMs, isFile } = look(path);
    if (isFile) hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function look(path: string): { size: number; mtimeMs: number; isFile: boolean } {
  const about = statSync(join(projectFolder, path));
  return { size: about.size, mtimeMs: about.mtimeMs, isFile: about.isFile() };
}

function isFresh(): boolean {
  try {
    return readFileSync(webMarker, 'utf8') === listingOfWebSources();
  } catch {
    return false;
  }
}

function say(line: string): void {
  console.log(`salbuni: ${line}`);
}
