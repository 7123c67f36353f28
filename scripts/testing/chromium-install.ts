import { readFileSync } from 'node:fs';
import { findChromium } from '#tests/support/chromium.ts';

/** Starts a program and returns its exit code. */
type Run = (command: string, commandArguments: readonly string[], options?: object) => Promise<number>;

/** Ensures that there is a Chromium for the tests. @throws with the remedy if it cannot be installed */
export async function ensureChromium(run: Run): Promise<void> {
  if (findChromium()) return;
  console.log('salbuni: no Chromium here, installing one …');
  if (isRootOnDebian()) await installFromDebian(run);
  else await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  if (findChromium()) return;
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome with the means of this machine and set CHROMIUM_PATH to it, then start again.',
  );
}

/** Georgian text requires a font with its letters; both packages contain one. */
async function installFromDebian(run: Run): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env });
  const packages = ['chromium', 'fonts-noto-core', 'fonts-dejavu-core'];
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], { env });
}

function isRootOnDebian(): boolean {
  if (process.getuid?.() !== 0) return false;
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}
