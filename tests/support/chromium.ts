import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Chromium without a window: it draws the same pages in two thirds of the time. */
const shell = 'chromium-headless-shell';
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A Chromium on this machine: CHROMIUM_PATH, one on the PATH, or the one Playwright keeps for itself. */
export const findChromium = (): string | undefined => find([shell, ...browsers]);

/** With all that keeps pages apart and windows shut, which the shell leaves out. */
export const findWholeChromium = (): string | undefined => find(browsers);

function find(names: readonly string[]): string | undefined {
  const told = process.env.CHROMIUM_PATH;
  if (told) return told;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
  const kept = chromium.executablePath();
  return onPath ?? (kept && existsSync(kept) ? kept : undefined);
}

/** Chromium refuses its sandbox to root; the rest keeps it from calling home while tests run. */
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
