/** A portal without pages for the torture test; the settings are JSON in the first argument. */
import { setTimeout as wait } from 'node:timers/promises';
import { destination, pino } from 'pino';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { createContext } from '#server/context.ts';
import { openDatabase } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import type { BankSettings } from '#server/features/payments/payments.wiring.ts';
import { openOperatorSocket, operatorSocketPath } from '#server/operator/operator-socket.ts';
import { runOrder } from '#server/operator/run-command.ts';
import { plainRenderer } from '#tests/support/build-app.ts';

export interface ProcessSettings {
  readonly directory: string;
  readonly databaseUrl?: string | undefined;
  readonly port: number;
  readonly secret: string;
  readonly banks: BankSettings;
  /** More settings of the portal, by their names. */
  readonly environment?: Readonly<Record<string, string>> | undefined;
  /** How far the portal's clock is ahead of the real one. */
  readonly clockMs: number;
}

/** What the parent may send while it runs. */
export type ClockMessage = Pick<ProcessSettings, 'clockMs'>;

const settings = JSON.parse(process.argv[2] ?? '{}') as ProcessSettings;
const config = readConfig({
  DATA_DIR: settings.directory,
  AUTH_SECRET: settings.secret,
  SITE_URL: `http://127.0.0.1:${settings.port}`,
  LOG_LEVEL: 'silent',
  ...settings.environment,
});
let { clockMs } = settings;
process.on('message', (message: ClockMessage) => {
  ({ clockMs } = message);
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
  now: () => Date.now() + clockMs,
  log: pino({ level: config.LOG_LEVEL, base: null }, destination(2)),
  maxDelayMs: 0,
  hourly: { questions: 1_000_000, orders: 1_000_000 },
  officeCallsPerSecond: 1_000_000,
});
const app = await createApp(context);
const jobs = context.jobs.filter(({ name }) => /^(payments|packages|question|office)/.test(name));
const isStopping = new AbortController();
/** Runs each job every second, so that jobs run between the kills. */
const running = jobs.map(async ({ run }) => {
  while (!isStopping.signal.aborted) {
    await run().catch(() => {});
    await wait(1_000, undefined, { signal: isStopping.signal }).catch(() => {});
  }
});
const stopListening = await database.listen('salbuni_changed', {
  onMessage: (tag) => {
    context.drop(tag);
    context.jobRunner.onAnnouncement(tag);
  },
  onRestart: () => {
    context.forgetAll();
    context.jobRunner.onReconnect();
  },
});
await context.jobRunner.start();
const closeSocket = database.embedded
  ? await openOperatorSocket(operatorSocketPath(config.DATA_DIR), (order, output) =>
      runOrder(order, { config, db: database.db, ...output }),
    )
  : async () => {};
await app.listen({ host: '127.0.0.1', port: settings.port });
process.stdout.write('ready\n');
// The torture itself was killed.
process.once('disconnect', () => process.exit(1));
process.once('SIGTERM', async () => {
  isStopping.abort();
  await Promise.all(running);
  await closeSocket();
  await context.jobRunner.stop();
  await stopListening();
  await app.close();
  await context.close();
  await database.close();
  process.exit(0);
});
