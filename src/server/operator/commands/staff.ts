import { openRateLimits } from '#server/adapters/rate-limits/rate-limits.ts';
import { type Accounts, wireAccounts } from '#server/features/accounts/accounts.wiring.ts';
import { wireEnqueueMail } from '#server/features/mail/mail.wiring.ts';
import { emailField } from '#shared/accounts/fields.ts';
import { type Role, roles } from '#shared/contracts/accounts.ts';
import { type OperatorCommand, readArguments } from '../operator-command.ts';

export interface StaffOrder {
  readonly email: string;
  readonly roles: readonly Role[];
  readonly consultantId?: number | undefined;
  readonly authorId?: number | undefined;
  /** Whether to replace an existing second factor and its recovery codes. */
  readonly newCodes: boolean;
}

/** `npm run staff`: creates or changes a staff account. */
export const staffCommand: OperatorCommand = {
  help: `npm run staff -- --email ADDRESS --role ${roles.join('|')} [--consultant ID] [--author ID]
  Makes the account of that address a staff account, or makes a new one, and prints how to finish it:
  the secret for an authenticator app, ten recovery codes, and for a new account a link to choose a password.
  --role ROLE         may be given several times; „none“ takes the rights away
  --consultant ID     the consultant record a consultant answers as
  --author ID         the author record by which readers know who wrote, reviewed or answers a comment
  --new-codes         makes a new secret and new codes for an account that has some already`,
  read: (commandLine) => {
    const order = readStaffOrder(commandLine);
    if (typeof order === 'string') return order;
    return async ({ config, db, print }) => {
      const now = Date.now;
      const rateLimits = openRateLimits({ onError: () => {} });
      const accounts = wireAccounts({ config, db, rateLimits, enqueueMail: wireEnqueueMail({ now }), now });
      for (const line of await changeStaff(accounts, order)) print(line);
      await accounts.close();
    };
  },
};

function readStaffOrder(commandLine: readonly string[]): StaffOrder | string {
  const read = readArguments(commandLine, {
    email: { type: 'string' },
    role: { type: 'string', multiple: true },
    consultant: { type: 'string' },
    author: { type: 'string' },
    'new-codes': { type: 'boolean', default: false },
  });
  if (typeof read === 'string') return read;
  const { email: address, role, consultant, author, 'new-codes': newCodes } = read.values;
  if (address === undefined || role === undefined) return '--email and --role are needed';
  const email = emailField.safeParse(address);
  if (!email.success) return `--email: „${address}“ is no e-mail address`;
  const named = role.filter((name) => name !== 'none');
  const unknown = named.find((name) => !roles.some((known) => known === name));
  if (unknown !== undefined) return `--role: „${unknown}“ is no role`;
  const records = { consultant, author };
  const notANumber = Object.entries(records).find(([, id]) => id !== undefined && !/^[1-9]\d{0,8}$/.test(id));
  if (notANumber) return `--${notANumber[0]} is a number`;
  return {
    ...{ email: email.data, roles: roles.filter((known) => named.includes(known)), newCodes },
    consultantId: consultant === undefined ? undefined : Number(consultant),
    authorId: author === undefined ? undefined : Number(author),
  };
}

/** Grants and revokes roles. @returns the output; secrets and recovery codes are shown only this once */
export async function changeStaff(
  { accounts, control, letters }: Pick<Accounts, 'accounts' | 'control' | 'letters'>,
  { email, roles, consultantId, authorId, newCodes }: StaffOrder,
): Promise<string[]> {
  await control.refuseUnknownRecords({ consultant: consultantId, author: authorId });
  const known = await accounts.findByEmail(email);
  const id = known?.id ?? (await accounts.addStaff(email, new Date()));
  const { setup } = await control.setRoles({
    ...{ accountId: id, by: null, origin: { address: 'operator', agent: 'npm run staff' } },
    ...{ roles, consultantId, authorId, newFactor: newCodes },
  });
  if (roles.length === 0) return [`${email} has no staff rights any more`];
  const lines = [`${email}: ${roles.join(', ')}`];
  if (setup)
    lines.push(
      'Put this into an authenticator app; each sign-in asks for its code:',
      setup.address,
      'Recovery codes, each good once, in place of the app:',
      ...setup.recovery,
    );
  if (known && !known.email_verified)
    lines.push('The address was never confirmed: whoever signed up with it has no password any more.');
  if (!known?.email_verified)
    lines.push('Choose a password within an hour:', await letters.makeLink(id, 'reset'));
  return lines;
}
