import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { createDemoAccountsRepository } from './demo-accounts.repository.ts';

/** Credentials of the demonstration accounts, in DATA_DIR, readable by the owner only. */
export const demoAccountsFile = 'demo-accounts.json';

/**
 * Creates demonstration accounts at the first start of a portal that is not public and has no accounts. Their passwords are
 * printed once.
 */
export async function openDemoAccounts({
  config,
  db,
  say,
}: {
  config: Config;
  db: Database;
  say: (line: string) => void;
}): Promise<void> {
  if (config.SEED !== 'demo' || config.isPublicSite) return;
  const file = join(config.DATA_DIR, demoAccountsFile);
  if (existsSync(file) || (await createDemoAccountsRepository(db).hasAccounts())) return;
  // Needed only once, so later starts do not load these modules.
  const { makeDemoAccounts } = await import('./make-demo-accounts.ts');
  const accounts = await makeDemoAccounts(config, db);
  mkdirSync(config.DATA_DIR, { recursive: true });
  writeFileSync(file, JSON.stringify(accounts, null, 2), { mode: 0o600 });
  for (const { email, password, role, authenticator } of accounts) {
    say(`demo ${role}: ${email} password ${password}`);
    if (authenticator) say(`second factor: ${authenticator}`);
  }
}
