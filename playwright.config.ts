import { randomInt } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { portalEnvironment, portalFlags } from './scripts/launch/project.mjs';
import { chromiumArguments, findChromium } from './tests/support/chromium.ts';

const executablePath = findChromium();

/** With BASE_URL the journeys run against a portal that is up already; without it Playwright starts one with data of its own. */
const startsPortal = process.env.BASE_URL === undefined || process.env.JOURNEY_PORT !== undefined;
// The workers read this file too: they see what the first reading chose.
if (startsPortal) {
  // Below the ports that the system gives to outgoing connections, one of which might have it when the portal opens it.
  process.env.JOURNEY_PORT ??= String(randomInt(20_000, 32_000));
  process.env.BASE_URL ??= `http://127.0.0.1:${process.env.JOURNEY_PORT}`;
  // Where the journey of the map answers as a map service does.
  process.env.MAP_TILES ??= `http://127.0.0.1:${Number(process.env.JOURNEY_PORT) + 1}/{z}/{x}/{y}.png`;
  process.env.PORTAL_DATA ??= mkdtempSync(join(tmpdir(), 'salbuni-journeys-'));
  process.env.PORTAL_LOG ??= join(process.env.PORTAL_DATA, 'portal.log');
}
const { BASE_URL: baseURL = '', JOURNEY_PORT, MAP_TILES, PORTAL_DATA, PORTAL_LOG } = process.env;

const unset = [
  'SITE_URL',
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'NODE_ENV',
  'SEED',
  'AUTH_SECRET',
  'MAIL_FROM',
];

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results/journeys',
  workers: 3,
  // On the build server, where nobody starts a run again for one journey; the summary names each that needed it.
  retries: process.env.CI === 'true' ? 1 : 0,
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  // Generous, so that the journeys pass beside other work on the same cores; what holds is seen at once.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL,
    // A worker would answer for the pages of journeys that replace answers; offline.journey.ts allows it.
    serviceWorkers: 'block',
    locale: 'ka-GE',
    timezoneId: 'Asia/Tbilisi',
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    video: 'off',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumArguments(), ...(executablePath ? { executablePath } : {}) },
  },
  ...(startsPortal
    ? {
        webServer: {
          // Settings of the caller must not reach the portal under test.
          command: `exec env ${unset.map((name) => `-u ${name}`).join(' ')} "${process.execPath}" ${portalFlags.join(' ')} scripts/start.ts > "${PORTAL_LOG}" 2>&1`,
          url: `${baseURL}/readyz`,
          timeout: 300_000,
          gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
          env: {
            ...portalEnvironment,
            HOST: '127.0.0.1',
            PORT: JOURNEY_PORT ?? '',
            DATA_DIR: PORTAL_DATA ?? '',
            MAP_TILES: MAP_TILES ?? '',
          },
        },
      }
    : {}),
});
