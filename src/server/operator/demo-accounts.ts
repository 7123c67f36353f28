import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { createPasswordHasher } from '#server/features/accounts/password-hash.ts';
import { createSeal } from '#server/features/accounts/seal.ts';
import { createTwoFactorRepository } from '#server/features/accounts/two-factor.repository.ts';
import { createTwoFactor } from '#server/features/accounts/two-factor.service.ts';
import { createDemoAccountsRepository } from './demo-accounts.repository.ts';

const kept = z.array(
  z.object({
    email: z.string(),
    password: z.string(),
    role: z.string(),
    authenticator: z.string().optional(),
    recovery: z.array(z.string()).optional(),
  }),
);
type Kept = z.infer<typeof kept>;

const people = [
  { email: 'user@demo.example', firstName: 'ნინო', lastName: 'სადემონსტრაციო', role: 'user' },
  { email: 'consultant@demo.example', firstName: 'თამთა', lastName: 'ანთიძე', role: 'consultant' },
  { email: 'editor@demo.example', firstName: 'ლია', lastName: 'სადემონსტრაციო', role: 'editor' },
] as const;

/**
 * Three accounts for trying the demonstration portal out, made on its first start with passwords of their own and named
 * at every start. Never in production, and never where somebody has an account already.
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
  if (config.SEED !== 'demo' || config.NODE_ENV === 'production') return;
  const repository = createDemoAccountsRepository(db);
  const file = join(config.DATA_DIR, 'demo-accounts.json');
  if (!existsSync(file)) {
    if (await repository.hasAccounts()) return;
    mkdirSync(config.DATA_DIR, { recursive: true });
    writeFileSync(file, JSON.stringify(await makeAccounts(config, db), null, 2), { mode: 0o600 });
  }
  for (const { email, password, role, authenticator } of kept.parse(JSON.parse(readFileSync(file, 'utf8'))))
    if (await repository.hasAccount(email)) {
      say(`demo ${role}: ${email} password ${password}`);
      if (authenticator) say(`  second factor for an authenticator app: ${authenticator}`);
    }
}

async function makeAccounts(config: Config, db: Database): Promise<Kept> {
  const repository = createDemoAccountsRepository(db);
  const hasher = createPasswordHasher();
  const seal = createSeal(config.AUTH_SECRET);
  const twoFactor = createTwoFactor({ repository: createTwoFactorRepository(db), seal, now: Date.now });
  const made: Kept = [];
  for (const { email, firstName, lastName, role } of people) {
    const password = randomBytes(9).toString('base64url');
    const passwordHash = await hasher.hash(password);
    const id = await repository.addDemoAccount({ email, passwordHash, firstName, lastName, role });
    const factor =
      role === 'user' ? undefined : await twoFactor.enrol(id, { issuer: config.SITE_NAME, email });
    made.push({
      email,
      password,
      role,
      ...(factor ? { authenticator: factor.address, recovery: factor.recovery } : {}),
    });
  }
  return made;
}
