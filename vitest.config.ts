import { defineConfig } from 'vitest/config';
import { findServers } from './tests/support/servers.ts';

/** `house` looks at the sources, `deploy` at deploy/, `unit` runs alone, `service` uses a database: everything of the server counts as service. */
const service = ['src/server/**/*.test.ts', 'tests/service/**/*.test.ts'];
const testTimeout = 20_000;
// A database starts in these files, on two cores beside others. A few processes run them one after another, each with the server
// imported once: importing it for each file took a third of the time, and nothing in it has state of a module's own.
const serviceSettings = {
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
};
const { env } = await findServers();
/**
 * What only the embedded database has: its files, and what is left of them when its process is killed. And what must hold on both
 * engines, for it asks something of the database that could differ (docs/decisions/2026-11-23-tests-on-two-engines.md).
 */
const embeddedAlone = ['{src/server,tests/service}/**/*.embedded.test.ts'];
const ofTheEngine = [...embeddedAlone, '{src/server,tests/service}/**/*.engines.test.ts'];

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'house', environment: 'node', include: ['tests/house/**/*.test.ts'], testTimeout } },
      { test: { name: 'deploy', environment: 'node', include: ['tests/deploy/**/*.test.ts'], testTimeout } },
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: service,
          testTimeout,
        },
      },
      {
        test: {
          name: 'service',
          environment: 'node',
          include: env.TEST_DATABASE_URL ? ofTheEngine : service,
          ...serviceSettings,
          env: { TEST_DATABASE_URL: '', TEST_REDIS_URL: '' },
        },
      },
      // On the PostgreSQL and Redis that answer on this machine.
      {
        test: {
          name: 'service-postgres',
          environment: 'node',
          include: service,
          exclude: embeddedAlone,
          ...serviceSettings,
          env,
        },
      },
    ],
    // As the journeys (playwright.config.ts).
    retry: process.env.CI === 'true' ? 1 : 0,
    // Twice the cores: many tests wait for a process, a clock or a server.
    maxWorkers: 4,
  },
});
