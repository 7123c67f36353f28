import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { destination, pino } from 'pino';
import { openSandbox } from '#sandbox/sandbox.ts';
import { createApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createContext } from './context.ts';
import { openDatabase } from './database/connect.ts';
import { migrate, requireMigrated } from './database/migrate.ts';
import { maySimulateBanks, readBanks } from './features/payments/banks/banks.wiring.ts';
import { prepareRecognition } from './features/search/emergency/recognise-emergency.ts';
import { prepareOffTopic } from './features/search/likeness/off-topic.ts';
import { prepareUnderstanding } from './features/search/likeness/own-understanding.ts';
import { warmUpSearch } from './features/search/warm-up.ts';
import type { Tracing } from './http/monitoring/tracing.ts';
import { openWeb } from './http/pages/web.ts';
import { openDemoAccounts } from './operator/demo/demo-accounts.ts';
import { describeFailure } from './operator/describe-failure.ts';
import { openOperatorSocket, operatorSocketPath } from './operator/operator-socket.ts';
import { closeDataDirectory, makeFilesPrivate, refuseDemoDatabase } from './operator/public-site.ts';
import { seedWhenEmpty } from './operator/seed-when-empty.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface StartOptions {
  /** Serves the web from its sources, with hot reload. */
  readonly dev?: boolean;
  /** Expects a migrated database and loads no seeds. */
  readonly isPrepared?: boolean;
}

/** The steps of stopping: `drain` while requests still arrive, then `close` in reverse order. */
interface Stopping {
  drain: () => Promise<void>;
  readonly close: (() => Promise<unknown>)[];
}

/** Starts the portal and serves until a stop signal. */
export async function main(options: StartOptions = {}): Promise<void> {
  const stopping: Stopping = { drain: async () => {}, close: [] };
  const closeAll = async () => {
    for (const close of stopping.close.reverse()) await close();
  };
  const isStopping = stopOnSignal(() => stopping.drain(), closeAll);
  try {
    makeFilesPrivate();
    await serve(readConfig(), options, stopping);
  } catch (error) {
    if (isStopping()) return;
    await closeAll();
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exit(1);
  }
}

/** Opens everything in order of dependency; `stopping.close` collects how to close it in reverse. */
async function serve(
  config: Config,
  { dev = false, isPrepared = false }: StartOptions,
  stopping: Stopping,
): Promise<void> {
  const closing = stopping.close;
  closeDataDirectory(config.DATA_DIR);
  // Log lines are written in batches a few times a second, because one is written for every request.
  const lines = destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: 250 });
  const log = pino({ level: config.LOG_LEVEL, base: null }, lines);
  const onError = (what: string, error: unknown) =>
    log.error(
      { err: error, what },
      what === 'money' ? 'money: somebody must look' : 'background work failed',
    );
  const tracing = await openTracing(config);
  if (tracing) closing.push(tracing.close);
  say(config.DATABASE_URL ? 'database PostgreSQL' : 'database embedded');
  const database = await openDatabase({
    url: config.DATABASE_URL,
    directory: join(config.DATA_DIR, 'postgres'),
    onQuery: tracing?.noteQuery,
  });
  closing.push(database.close);
  if (isPrepared) await requireMigrated(database.db);
  else for (const name of await migrate(database.db)) say(`migrated ${name}`);
  await refuseDemoDatabase({ config, db: database.db });
  if (!isPrepared) {
    await seedWhenEmpty({ config, db: database.db, say });
    await openDemoAccounts({ config, db: database.db, say });
  }

  // Otherwise the first search would wait for it. It is before the event loop is watched, which it would seem to overload.
  prepareRecognition();
  prepareOffTopic();
  prepareUnderstanding();
  const web = await openWeb(config, { dev });
  closing.push(web.close);
  const sandbox = openBanks(config);
  const context = createContext({
    config,
    database,
    renderer: web.renderer,
    adGuard: web.adGuard,
    banks: sandbox?.settings ?? readBanks(config),
    log,
    onError,
  });
  closing.push(context.close);
  const app = await createApp(context, {
    middleware: web.middleware,
    installMore: sandbox?.install,
    tracing,
  });
  closing.push(
    await database.listen('salbuni_changed', {
      onMessage: (tag) => {
        context.drop(tag);
        context.jobRunner.onAnnouncement(tag);
      },
      onRestart: () => {
        context.forgetAll();
        context.jobRunner.onReconnect();
      },
    }),
  );
  await context.jobRunner.start();
  closing.push(context.jobRunner.stop);
  if (database.embedded)
    closing.push(
      await openOperatorSocket(operatorSocketPath(config.DATA_DIR), async (order, output) => {
        // The commands are loaded with the first order: most processes never get one.
        const { runOrder } = await import('./operator/run-command.ts');
        return runOrder(order, { config, db: database.db, ...output });
      }),
    );
  closing.push(() => app.close());
  await app.listen({ host: config.HOST, port: config.PORT }).catch(nameTheSetting);
  stopping.drain = async () => {
    context.drain.begin();
    await wait(config.DRAIN_SECONDS * 1_000);
  };
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.PORT;
  say(`ready http://${config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST}:${port}`);
  const warmingUp = new AbortController();
  closing.push(async () => warmingUp.abort());
  warmUpSearch(context.restql.ask, warmingUp.signal).catch((error) => {
    if (!warmingUp.signal.aborted) onError('search before readers', error);
  });
}

/** The packages of OpenTelemetry are only loaded where a receiver is set. */
async function openTracing(config: Config): Promise<Tracing | undefined> {
  if (!config.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  const { createTracing } = await import('./http/monitoring/tracing.ts');
  return createTracing({
    endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
    share: config.OTEL_TRACES_SAMPLER_ARG,
  });
}

/** A host that does not resolve looks like a database that is away, so the message names the setting here. */
function nameTheSetting(error: NodeJS.ErrnoException): never {
  if (error.code === 'EADDRINUSE') throw error;
  throw new ConfigError(`HOST, PORT: nobody can listen there (${error.message})`);
}

/** The sandbox acts as both banks where that is allowed; otherwise a bank without settings is closed. */
function openBanks(config: Config): ReturnType<typeof openSandbox> | undefined {
  if (!maySimulateBanks(config)) {
    const { cartu, bog } = readBanks(config);
    if (!cartu) say('payments by card closed: set the CARTU_… settings');
    if (!bog) say('payments at Bank of Georgia closed: set the BOG_… settings');
    return undefined;
  }
  say('payments sandbox: no money moves');
  const host = config.HOST === '0.0.0.0' || config.HOST === '::' ? '127.0.0.1' : config.HOST;
  return openSandbox({
    directory: join(config.DATA_DIR, 'sandbox'),
    siteUrl: config.SITE_URL,
    ownUrl: `http://${host.includes(':') ? `[${host}]` : host}:${config.PORT}`,
  });
}

/**
 * On SIGTERM, SIGINT or the end of the parent process, drains, finishes requests in flight, closes and exits with 0. Further
 * signals are ignored.
 */
function stopOnSignal(drain: () => Promise<void>, close: () => Promise<void>): () => boolean {
  let isStopping = false;
  const stop = async () => {
    await drain();
    // Exits if closing takes too long; the database loses nothing.
    setTimeout(() => process.exit(0), 9_000).unref();
    await close();
  };
  const begin = () => {
    if (isStopping) return;
    isStopping = true;
    stop().then(
      () => process.exit(0),
      (error) => {
        process.stderr.write(`stopping failed: ${error}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
  process.once('disconnect', begin);
  return () => isStopping;
}
