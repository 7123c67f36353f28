import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { type Config, ConfigError } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { createSandboxMoneyRepository } from '#server/features/payments/sandbox-money/sandbox-money.repository.ts';
import { createRemoveDemoRepository } from './seeding/remove-demo.repository.ts';

/**
 * Refuses to start a public site on a database with sandbox money or demonstration accounts, whose passwords are in logs.
 * Sandbox money is allowed if PAYMENTS requests the sandbox.
 * @throws ConfigError with reason and remedy in one line
 */
export async function refuseDemoDatabase({ config, db }: { config: Config; db: Database }): Promise<void> {
  if (!config.isPublicSite) return;
  // Removing the demonstration posts its own money back, so that is said first.
  if (await createRemoveDemoRepository(db).hasDemoAccounts())
    throw new ConfigError(
      'The database holds accounts of the demonstration; remove them: npm run seed -- --remove-demo',
    );
  if (config.PAYMENTS !== 'sandbox' && (await createSandboxMoneyRepository(db).hasSandboxMoney()))
    throw new ConfigError(
      'The database holds money of the sandbox banks; post it back: npm run payments -- --void-sandbox',
    );
}

/** Sets the umask so that new files are only accessible to the process's user. */
export const makeFilesPrivate = (): void => void process.umask(0o077);

/**
 * Revokes other users' access to DATA_DIR. A directory of another user, or a shared one like `/tmp`, is left as it is.
 * @throws ConfigError if access cannot be revoked
 */
export function closeDataDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true });
    const { mode, uid } = statSync(directory);
    const isShared = (mode & 0o1000) !== 0;
    if (uid === process.getuid?.() && !isShared && (mode & 0o077) !== 0) chmodSync(directory, 0o700);
  } catch (error) {
    throw new ConfigError(`DATA_DIR: cannot be closed to other users (${(error as Error).message})`);
  }
}
