import { type Accounts, wireAccounts } from '#server/wire-accounts.ts';
import { emailField } from '#shared/accounts/fields.ts';
import type { Role } from '#shared/contracts/accounts.ts';
import { onMigratedDatabase } from './on-database.ts';

export interface StaffOrder {
  readonly email: string;
  readonly roles: readonly Role[];
  readonly consultantId?: number | undefined;
  /** A new secret and new recovery codes, where there are some already. */
  readonly newCodes: boolean;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** `npm run staff`: opens the database of the settings and does what was ordered. @returns the exit code. */
export async function runStaff(order: StaffOrder): Promise<number> {
  const email = emailField.safeParse(order.email);
  if (!email.success) {
    process.stderr.write(`--email: „${order.email}“ is no e-mail address\n`);
    return 1;
  }
  await onMigratedDatabase(async ({ config, db }) => {
    const accounts = wireAccounts({ config, db, now: Date.now, onError: () => {} });
    for (const line of await changeStaff(accounts, { ...order, email: email.data }, config.SITE_NAME))
      say(line);
    await accounts.close();
  });
  return 0;
}

/** Gives and takes rights. @returns what the operator passes on; secrets and codes are shown this once. */
export async function changeStaff(
  {
    accounts,
    twoFactor,
    letters,
    log,
    sessions,
  }: Pick<Accounts, 'accounts' | 'twoFactor' | 'letters' | 'log' | 'sessions'>,
  { email, roles, consultantId, newCodes }: StaffOrder,
  issuer: string,
): Promise<string[]> {
  const known = await accounts.findByEmail(email);
  const id = known?.id ?? (await accounts.addStaff(email, new Date()));
  await accounts.setStaff(id, { roles: [...roles], consultantId });
  // Who was signed in without a second factor is not any more.
  await sessions.endAll(id);
  await log.write('staff_changed', id, { address: 'operator', agent: 'npm run staff' });
  if (roles.length === 0) return [`${email} has no staff rights any more`];
  const lines = [`${email}: ${roles.join(', ')}`];
  if (newCodes || !(await twoFactor.isEnrolled(id))) {
    const { address, recovery } = await twoFactor.enrol(id, { issuer, email });
    lines.push(
      'Put this into an authenticator app; each sign-in asks for its code:',
      `  ${address}`,
      'Recovery codes, each good once, in place of the app:',
      ...recovery.map((code) => `  ${code}`),
    );
  }
  if (!known) lines.push('Choose a password within an hour:', `  ${await letters.makeLink(id, 'reset')}`);
  return lines;
}
