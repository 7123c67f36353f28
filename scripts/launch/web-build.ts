import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runChild } from './child.ts';
import { withLock } from './lock.mjs';
import { projectFolder } from './project.mjs';

/** What the bundles are built from. */
export const webSources = [
  'src/web/**/*',
  'src/office/**/*',
  'src/shared/**/*',
  'scripts/launch/chunk-circles.ts',
  'scripts/launch/contract-addresses.ts',
  'scripts/launch/write-bundles.ts',
  'scripts/launch/compress-files.ts',
  'scripts/launch/offline-files.ts',
  'vite.config.ts',
  'vite.ad-guard.config.ts',
  'vite.office.config.ts',
  'vite.service-worker.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** The file beside the bundles with the hash of their sources. */
export const webMarker = join(projectFolder, 'dist/web/built-from');

/** Builds the web if its sources have changed since the last build. @throws when the build fails */
export async function ensureWebBuilt(): Promise<void> {
  if (isFresh()) return;
  await withLock('web build', say, async () => {
    if (isFresh()) return;
    // A separate process, so that its memory is freed and Vite's NODE_ENV does not reach the portal.
    const code = await runChild(process.execPath, ['scripts/launch/write-bundles.ts'], {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    if (code !== 0) throw new Error(`the web could not be built (code ${code}); the lines above say why`);
  });
}

/**
 * Hashes path and content of every source. Timestamps are unreliable: a checkout sets its own, and container layers truncate
 * them.
 */
export function listingOfWebSources(): string {
  const hash = createHash('sha256');
  for (const path of globSync(webSources, { cwd: projectFolder }).sort()) {
    const file = join(projectFolder, path);
    if (!statSync(file).isFile()) continue;
    const content = readFileSync(file);
    hash.update(`${path} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** @returns why the built portal cannot be served, for the operator; undefined if it can */
export function missingBuild(): string | undefined {
  if (!existsSync(webMarker)) return 'The web is not built: run „npm run build“ first.';
  return isFresh()
    ? undefined
    : 'The web was built from other sources than these: run „npm run build“ again.';
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
