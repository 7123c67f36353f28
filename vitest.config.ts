import { defineConfig } from 'vitest/config';

/** `house` looks at the sources, `unit` runs alone, `service` uses a database: everything of the server counts as service. */
const service = ['src/server/**/*.test.ts', 'tests/service/**/*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'house', environment: 'node', include: ['tests/house/**/*.test.ts'] } },
      { test: { name: 'unit', environment: 'node', include: ['src/**/*.test.{ts,tsx}'], exclude: service } },
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
