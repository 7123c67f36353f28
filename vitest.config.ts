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
 * Where a PostgreSQL answers these run on it alone: they ask the database little that is its own. The engines are told apart by
 * the tests of the database, records, queries, jobs, search, money, commands and the office, which run on both, but for those that ask nothing new of it, and by the
 * journeys, whose portal is embedded (docs/decisions/2026-11-23-tests-on-two-engines.md).
 */
const notOfTheEngine = [
  'src/server/{adapters,caching,http}/**',
  'src/server/features/{accounts,advertising,applications,blocks,csp-reports,encyclopedia,feeds,mail,media,pins}/**',
  'src/server/features/{calculator-use,comments,diaries,drafts,jobs,links,notices,questions,reports,reviews,saved,settings,tags}/**',
  'src/server/features/{sitemap,syndication,video-ads,views}/**',
  'src/server/features/payments/{banks,books,desks,sandbox-money}/**',
  'src/server/features/search/{emergency,opening,understanding,words}/**',
  'src/server/features/search/{facets.service,query-plan,weighing.service}.test.ts',
  'src/server/operator/{commands,seeding,transfer}/**',
  'src/server/records/listing/**',
  'src/server/records/revisions/rights.service.test.ts',
  'tests/service/{check-history,desk-rights,import-command,money-rights,office-list-filters,own-questions}*.test.ts',
  'tests/service/{questions-and-comments,torture}*.test.ts',
];

/** The embedded database's files, and what is left of them when its process is killed. */
const ofTheEmbeddedEngine = ['tests/service/private-files.test.ts', 'tests/service/crash.service.test.ts'];

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
          include: service,
          exclude: env.TEST_DATABASE_URL ? notOfTheEngine : [],
          ...serviceSettings,
          env: { TEST_DATABASE_URL: '', TEST_REDIS_URL: '' },
        },
      },
      // The same tests on the PostgreSQL and Redis that answer on this machine, but for the one of the embedded database's files.
      {
        test: {
          name: 'service-postgres',
          environment: 'node',
          include: service,
          exclude: ofTheEmbeddedEngine,
          ...serviceSettings,
          env,
        },
      },
    ],
    // As the journeys (playwright.config.ts).
    retry: process.env.CI === 'true' ? 1 : 0,
    // One more than cores: many tests wait for a process, a clock or a server.
    maxWorkers: 3,
  },
});
