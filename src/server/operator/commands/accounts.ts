import { openRateLimits } from '#server/adapters/rate-limits/rate-limits.ts';
import { wireAccounts } from '#server/features/accounts/accounts.wiring.ts';
import type { AccountControl } from '#server/features/accounts/control/account-control.service.ts';
import { wireEnqueueMail } from '#server/features/mail/mail.wiring.ts';
import { emailField } from '#shared/accounts/fields.ts';
import { type OperatorCommand, readArguments } from '../operator-command.ts';

const acts = ['show', 'block', 'unblock', 'sign-out'] as const;
const maxListed = 500;
const maxEvents = 50;
const origin = { address: 'operator', agent: 'npm run accounts' } as const;

export type AccountsOrder =
  | { readonly act: 'list'; readonly part: string }
  | { readonly act: (typeof acts)[number]; readonly email: string };

/** `npm run accounts`: shows accounts, blocks them and ends their sessions. */
export const accountsCommand: OperatorCommand = {
  help: `npm run accounts -- list [PART] | show EMAIL | block EMAIL | unblock EMAIL | sign-out EMAIL
  list [PART]      accounts whose address has that part, the newest ${maxListed} first: roles, blocked or not
  show EMAIL       where an account is signed in, and what its security log says
  block EMAIL      nobody signs in to it any more; every session ends at once, on every instance
  unblock EMAIL    lifts the block
  sign-out EMAIL   ends every session at once, on every instance`,
  read: (commandLine) => {
    const order = readOrder(commandLine);
    if (typeof order === 'string') return order;
    return async ({ config, db, print, warn }) => {
      const now = Date.now;
      const rateLimits = openRateLimits({ onError: () => {} });
      const accounts = wireAccounts({ config, db, rateLimits, enqueueMail: wireEnqueueMail({ now }), now });
      const lines = await controlAccounts(accounts.control, order);
      await accounts.close();
      if (!lines) {
        warn('There is no account of that address.');
        return 1;
      }
      for (const line of lines) print(line);
      return 0;
    };
  },
};

function readOrder(commandLine: readonly string[]): AccountsOrder | string {
  const read = readArguments(commandLine, {});
  if (typeof read === 'string') return read;
  const [word = '', given = '', ...more] = read.positionals;
  if (more.length > 0) return 'one address at a time';
  if (word === 'list') return { act: 'list', part: given };
  const act = acts.find((known) => known === word);
  if (!act) return `„${word}“ cannot be done`;
  const email = emailField.safeParse(given);
  return email.success ? { act, email: email.data } : `„${given}“ is no e-mail address`;
}

/** Runs one action. @returns its output, or undefined if the account does not exist */
export async function controlAccounts(
  control: AccountControl,
  order: AccountsOrder,
): Promise<string[] | undefined> {
  if (order.act === 'list') {
    const found = await control.list({ part: order.part, limit: maxListed });
    return found.length === 0 ? ['No account has that in its address.'] : found.map(lineOf);
  }
  const account = await control.find(order.email);
  if (!account) return undefined;
  const act = { accountId: account.id, by: null, origin };
  switch (order.act) {
    case 'show': {
      const { sessions, events } = await control.show(account.id);
      return [
        lineOf(account),
        `made ${dayOf(account.created_at)}, address ${account.email_verified_at ? 'confirmed' : 'never confirmed'}`,
        `sessions ${sessions.length}`,
        ...sessions.map((each) => `  ${each.used_at.toISOString()}\t${each.address}\t${each.agent}`),
        'security log, newest first',
        ...events.slice(0, maxEvents).map((each) => `  ${each.at}\t${each.kind}\t${each.address}`),
      ];
    }
    case 'block':
      await control.block(act);
      return [`${order.email} is blocked, and signed out everywhere`];
    case 'unblock':
      await control.unblock(act);
      return [`${order.email} may sign in again`];
    case 'sign-out':
      await control.signOut(act);
      return [`${order.email} is signed out everywhere`];
  }
}

type Account = NonNullable<Awaited<ReturnType<AccountControl['find']>>>;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const lineOf = ({ email, roles, blocked_at }: Account): string =>
  [email, roles.join(', ') || 'user', ...(blocked_at ? [`blocked ${dayOf(blocked_at)}`] : [])].join('\t');
