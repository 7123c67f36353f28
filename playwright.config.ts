import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './tests/support/chromium.ts';

const executablePath = findChromium();
const report = process.env.JOURNEYS_REPORT;

/** The journeys run against a portal that is up already: `npm test` starts one and says where in BASE_URL. */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results/journeys',
  workers: 3,
  retries: 0,
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  timeout: 60_000,
  expect: { timeout: 7_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://127.0.0.1:3000',
    locale: 'ka-GE',
    timezoneId: 'Asia/Tbilisi',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    video: 'off',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumArguments(), ...(executablePath ? { executablePath } : {}) },
  },
});
