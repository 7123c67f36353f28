import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Chromium's headless shell, which draws the same pages in two thirds of the time. */
const shell = 'chromium-headless-shell';
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Finds a Chromium: CHROMIUM_PATH, one on the PATH, or Playwright's. */
export const findChromium = (): string | undefined => find([shell, ...browsers]);

/** Finds a complete Chromium, with site isolation and popup blocking, which the shell lacks. */
export const findWholeChromium = (): string | undefined => find(browsers);

function find(names: readonly string[]): string | undefined {
  const told = process.env.CHROMIUM_PATH;
  if (told) return told;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
  const kept = chromium.executablePath();
  return onPath ?? (kept && existsSync(kept) ? kept : undefined);
}

/** Chromium refuses its sandbox to root; the other arguments prevent background requests during tests. */
export function chromiumArguments(): string[] {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
  ];
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
