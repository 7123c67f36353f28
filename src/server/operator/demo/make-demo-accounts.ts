import { randomBytes } from 'node:crypto';
import { createSeal } from '#server/adapters/sealing/seal.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { createPasswordHasher } from '#server/features/accounts/passwords/password-hash.ts';
import { createTwoFactorRepository } from '#server/features/accounts/second-factor/two-factor.repository.ts';
import { createTwoFactor } from '#server/features/accounts/second-factor/two-factor.service.ts';
import type { Actor } from '#server/records/revisions/opening.service.ts';
import type { Role } from '#shared/contracts/accounts.ts';
import { createDemoAccountsRepository } from './demo-accounts.repository.ts';
import { writeDemoDesks } from './demo-desks.ts';
import { writeDemoOffice } from './demo-office.ts';
import { readDeskSeeds } from './desk-seeds.ts';

export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly role: string;
  readonly authenticator?: string;
  readonly recovery?: readonly string[];
}

/** One demonstration account for each role, and one without a role. */
const people = [
  { email: 'user@demo.example', firstName: 'ნინო', lastName: 'სადემონსტრაციო', role: 'user' },
  { email: 'consultant@demo.example', firstName: 'თამთა', lastName: 'ანთიძე', role: 'consultant' },
  { email: 'editor@demo.example', firstName: 'ლია', lastName: 'სადემონსტრაციო', role: 'editor' },
  { email: 'sales@demo.example', firstName: 'დათო', lastName: 'სადემონსტრაციო', role: 'sales' },
  { email: 'admin@demo.example', firstName: 'ეკა', lastName: 'სადემონსტრაციო', role: 'admin' },
  { email: 'author@demo.example', firstName: 'სანდრო', lastName: 'სადემონსტრაციო', role: 'author' },
  { email: 'reviewer@demo.example', firstName: 'მანანა', lastName: 'სადემონსტრაციო', role: 'reviewer' },
] as const;

/** Creates the accounts and what their desks show. */
export async function makeDemoAccounts(config: Config, db: Database): Promise<DemoAccount[]> {
  const repository = createDemoAccountsRepository(db);
  const hasher = createPasswordHasher();
  const seal = createSeal({ current: config.AUTH_SECRET }, 'sealed secrets');
  const twoFactor = createTwoFactor({ repository: createTwoFactorRepository(db), seal, now: Date.now });
  const accounts: DemoAccount[] = [];
  const ids = new Map<string, number>();
  for (const { email, firstName, lastName, role } of people) {
    const password = randomBytes(9).toString('base64url');
    const passwordHash = await hasher.hash(password);
    const id = await repository.addDemoAccount({ email, passwordHash, firstName, lastName, role });
    ids.set(role, id);
    const factor =
      role === 'user' ? undefined : await twoFactor.enrol(id, { issuer: config.SITE_NAME, email });
    accounts.push({
      email,
      password,
      role,
      ...(factor ? { authenticator: factor.address, recovery: factor.recovery } : {}),
    });
  }
  const actor = (role: Role): Actor => ({ accountId: ids.get(role) ?? 0, roles: [role] });
  const desk = { author: actor('author'), editor: actor('editor'), reviewer: actor('reviewer') };
  await writeDemoOffice({ config, db, people: desk });
  // Nobody signs in with this account: what it has done is for the desks.
  const reader = await repository.addDemoAccount({
    ...{ email: 'reader@demo.example', role: 'user', ...readDeskSeeds().reader },
    passwordHash: await hasher.hash(randomBytes(32).toString('base64url')),
  });
  const consultant = await repository.findConsultant(ids.get('consultant') ?? 0);
  await writeDemoDesks({ config, db, people: { reader, consultant, editor: desk.editor } });
  return accounts;
}
