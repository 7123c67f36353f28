import { join } from 'node:path';
import { createApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createContext } from './context.ts';
import { isDatabaseAway } from './database/away.ts';
import { openDatabase } from './database/connect.ts';
import { DatabaseError } from './database/connection.ts';
import { migrate } from './database/migrate.ts';
import { startPeriodic } from './jobs/periodic.ts';
import { loadBuiltWeb } from './http/web.ts';
import { seedWhenEmpty } from './operator/seed-when-empty.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Starts the portal and serves until told to stop. */
export async function main(options: { dev?: boolean } = {}): Promise<void> {
  try {
    await serve(readConfig(), options);
  } catch (error) {
    if (isDatabaseAway(error)) process.stderr.write('DATABASE_URL: the database does not answer there.\n');
    else if (error instanceof ConfigError || error instanceof DatabaseError) process.stderr.write(`${error.message}\n`);
    else throw error;
    process.exitCode = 1;
  }
}

async function serve(config: Config, { dev = false }: { dev?: boolean }): Promise<void> {
  say(config.DATABASE_URL ? 'database PostgreSQL' : 'database embedded');
  const database = await openDatabase({ url: config.DATABASE_URL, directory: join(config.DATA_DIR, 'postgres') });
  for (const name of await migrate(database.db)) say(`migrated ${name}`);
  await seedWhenEmpty({ config, db: database.db, say });

  const onError = (what: string, error: unknown) => app.log.error({ err: error, what }, 'background work failed');
  const development = dev ? await (await import('./http/web-dev.ts')).openDevelopmentWeb(config) : undefined;
  const renderer = development?.renderer ?? (await loadBuiltWeb(config));
  const context = createContext({ config, database, renderer, log: true, onError });
  const app = await createApp(context);
  development?.install(app);
  const stopListening = await database.listen('salbuni_changed', { onMessage: context.drop, onRestart: context.forgetAll });
  const stopPeriodic = startPeriodic(context.periodic, onError);

  stopWhenTold(async () => {
    await app.close();
    await stopPeriodic();
    await context.views.flush();
    await stopListening();
    await development?.close();
    await database.close();
  });
  await app.listen({ host: config.HOST, port: config.PORT });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.PORT;
  say(`ready http://${config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST}:${port}`);
}

/** SIGTERM, SIGINT or the end of the parent: finish what is in flight, close, exit 0. A second signal changes nothing. */
function stopWhenTold(stop: () => Promise<void>): void {
  let stopping: Promise<void> | undefined;
  const begin = () => {
    stopping ??= stop().then(
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
}
