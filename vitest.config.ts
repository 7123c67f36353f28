import { defineConfig } from 'vitest/config';

/** `house` looks at the sources, `unit` runs alone, `service` uses a database: everything of the server counts as service. */
const service = ['src/server/**/*.test.ts', 'tests/service/**/*.test.ts'];

const testTimeout = 20_000;

export default defineConfig({
  test: {
    projects: [
      // Slow means broken only far past what a busy machine makes of half a second.
      { test: { name: 'house', environment: 'node', include: ['tests/house/**/*.test.ts'], testTimeout } },
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
          include: service,
          // A database starts in these files, on two cores beside others.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
    maxWorkers: 2,
  },
});
