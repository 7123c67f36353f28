import { join } from 'node:path';
import { type Config, readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { commands } from './commands/commands.ts';
import { describeFailure } from './describe-failure.ts';
import type { OperatorPortal } from './operator-command.ts';
import { askRunningPortal, type OperatorRequest, operatorSocketPath } from './operator-socket.ts';
import { closeDataDirectory, makeFilesPrivate } from './public-site.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const warn = (line: string): void => void process.stderr.write(`${line}\n`);

/**
 * Runs an operator's command: inside the portal that has the embedded database open, otherwise on its own connection.
 * @returns the exit code
 */
export async function runCommandLine([name = '', ...commandLine]: readonly string[]): Promise<number> {
  const command = commands[name];
  if (!command) {
    warn(`There is no command „${name}“. There are: ${Object.keys(commands).join(', ')}.`);
    return 1;
  }
  if (commandLine.includes('--help') || commandLine.includes('-h')) {
    print(command.help);
    return 0;
  }
  const order = { name, commandLine: [...commandLine], folder: process.cwd() };
  const task = command.read(order.commandLine, order.folder);
  if (typeof task === 'string') {
    warn(`${task}\n\n${command.help}`);
    return 1;
  }
  try {
    makeFilesPrivate();
    const config = readConfig();
    closeDataDirectory(config.DATA_DIR);
    const beside = config.DATABASE_URL
      ? undefined
      : await askRunningPortal(operatorSocketPath(config.DATA_DIR), order, { print, warn });
    return beside ?? (await runAlone(config, order));
  } catch (error) {
    warn(describeFailure(error));
    return 1;
  }
}

/** Runs a command on an open database and prints failures for the operator. @returns the exit code */
export async function runOrder(
  { name, commandLine, folder }: OperatorRequest,
  portal: OperatorPortal,
): Promise<number> {
  const command = commands[name];
  const task = command?.read(commandLine, folder);
  if (command === undefined || task === undefined || typeof task === 'string') {
    portal.warn(typeof task === 'string' ? task : `There is no command „${name}“.`);
    return 1;
  }
  try {
    if (command.migratesFirst !== false)
      for (const migration of await migrate(portal.db)) portal.print(`migrated ${migration}`);
    return (await task(portal)) ?? 0;
  } catch (error) {
    portal.warn(describeFailure(error));
    return 1;
  }
}

async function runAlone(config: Config, order: OperatorRequest): Promise<number> {
  const database = await openDatabase({
    url: config.DATABASE_URL,
    directory: join(config.DATA_DIR, 'postgres'),
  });
  try {
    return await runOrder(order, { config, db: database.db, print, warn });
  } finally {
    await database.close();
  }
}
