import { join } from 'node:path';
import { openSandbox } from '#sandbox/sandbox.ts';
import { createApp } from './app.ts';
import { mayPlayBanks, readBanks } from './banks.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createContext } from './context.ts';
import { openDatabase } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { openWeb } from './http/web.ts';
import { startPeriodic } from './jobs/periodic.ts';
import { openDemoAccounts } from './operator/demo-accounts.ts';
import { seedWhenEmpty } from './operator/seed-when-empty.ts';
import { tellFailure } from './operator/tell-failure.ts';
import type { BankSettings } from './wire-money.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Starts the portal and serves until told to stop. */
export async function main(options: { dev?: boolean } = {}): Promise<void> {
  const closing: (() => Promise<unknown>)[] = [];
  const isStopping = stopWhenTold(async () => {
    for (const close of closing.reverse()) await close();
  });
  try {
    await serve(readConfig(), options, closing);
  } catch (error) {
    if (isStopping()) return;
    for (const close of closing.reverse()) await close();
    tellFailure(error);
    process.exit(1);
  }
}

/** Opens things in the order they need each other; what is opened is put on `closing`, to be closed in reverse. */
async function serve(
  config: Config,
  { dev = false }: { dev?: boolean },
  closing: (() => Promise<unknown>)[],
): Promise<void> {
  say(config.DATABASE_URL ? 'database PostgreSQL' : 'database embedded');
  const database = await openDatabase({
    url: config.DATABASE_URL,
    directory: join(config.DATA_DIR, 'postgres'),
  });
  closing.push(database.close);
  for (const name of await migrate(database.db)) say(`migrated ${name}`);
  await seedWhenEmpty({ config, db: database.db, say });
  await openDemoAccounts({ config, db: database.db, say });

  const onError = (what: string, error: unknown) =>
    app.log.error(
      { err: error, what },
      what === 'money' ? 'money: somebody must look' : 'background work failed',
    );
  const web = await openWeb(config, { dev });
  closing.push(web.close);
  const sandbox = openBanks(config);
  const context = createContext({
    config,
    database,
    renderer: web.renderer,
    banks: { ...sandbox?.settings, ...withoutMissing(readBanks(config)) },
    log: true,
    onError,
  });
  closing.push(context.accounts.close);
  closing.push(context.views.flush);
  closing.push(context.advertising.close);
  const app = await createApp(context, { middleware: web.middleware, installMore: sandbox?.install });
  closing.push(
    await database.listen('salbuni_changed', { onMessage: context.drop, onRestart: context.forgetAll }),
  );
  closing.push(startPeriodic(context.periodic, onError));
  closing.push(context.sponsors.close);
  closing.push(() => app.close());
  await app.listen({ host: config.HOST, port: config.PORT }).catch(nameTheSetting);
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.PORT;
  say(`ready http://${config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST}:${port}`);
}

/** A name that is none of this machine's looks like a database that is away: here it is known what was asked. */
function nameTheSetting(error: NodeJS.ErrnoException): never {
  if (error.code === 'EADDRINUSE') throw error;
  throw new ConfigError(`HOST, PORT: nobody can listen there (${error.message})`);
}

/** Banks that the settings do not name are played by the sandbox, where that is allowed. */
function openBanks(config: Config): ReturnType<typeof openSandbox> | undefined {
  const banks = readBanks(config);
  if (banks.cartu && banks.bog) return undefined;
  if (!mayPlayBanks(config)) {
    say('payments closed: set the CARTU_… and BOG_… settings, or PAYMENTS=sandbox');
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

const withoutMissing = (banks: BankSettings): BankSettings => ({
  ...(banks.cartu ? { cartu: banks.cartu } : {}),
  ...(banks.bog ? { bog: banks.bog } : {}),
});

/** SIGTERM, SIGINT or the end of the parent: finish what is in flight, close, exit 0. A second signal changes nothing. */
function stopWhenTold(stop: () => Promise<void>): () => boolean {
  let isStopping = false;
  const begin = () => {
    if (isStopping) return;
    isStopping = true;
    // What does not close in time is cut off: the database loses nothing by it.
    setTimeout(() => process.exit(0), 9_000).unref();
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
