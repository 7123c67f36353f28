/** A portal without its pages, for a driver that kills it: the settings come as JSON in the first argument. */
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { createContext } from '#server/context.ts';
import { openDatabase } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { startPeriodic } from '#server/jobs/periodic.ts';
import type { BankSettings } from '#server/wire-money.ts';
import { plainRenderer } from '#tests/support/build-app.ts';

export interface ProcessSettings {
  readonly directory: string;
  readonly databaseUrl?: string | undefined;
  readonly port: number;
  readonly secret: string;
  readonly banks: BankSettings;
}

const settings = JSON.parse(process.argv[2] ?? '{}') as ProcessSettings;
const config = readConfig({
  DATA_DIR: settings.directory,
  AUTH_SECRET: settings.secret,
  SITE_URL: `http://127.0.0.1:${settings.port}`,
  LOG_LEVEL: 'silent',
});
const database = await openDatabase({
  url: settings.databaseUrl,
  directory: `${settings.directory}/postgres`,
});
await migrate(database.db);
const context = createContext({
  config,
  database,
  renderer: plainRenderer,
  banks: settings.banks,
  mostDelayMs: 0,
});
const app = await createApp(context);
const jobs = context.periodic.filter(({ name }) => /^(payments|packages|questions)/.test(name));
const stopJobs = startPeriodic(
  jobs.map((job) => ({ ...job, everyMs: Math.min(job.everyMs, 1_000) })),
  () => {},
);
await app.listen({ host: '127.0.0.1', port: settings.port });
process.stdout.write('ready\n');
process.once('SIGTERM', async () => {
  await stopJobs();
  await app.close();
  await context.accounts.close();
  await database.close();
  process.exit(0);
});
