import type { RecordAction } from '#server/records/change-log.repository.ts';
import type { Role } from '#shared/contracts/accounts.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { accountMessages as messages } from '#shared/language/ka/account/accounts.ts';
import { moneyMessages } from '#shared/language/ka/payments/money.ts';
import { formMessages } from '#shared/language/ka/site/forms.ts';
import type { EnqueueMail } from '../../mail/mail.service.ts';
import type { AccountSummary, AccountsRepository, Transact, Tx } from '../accounts.repository.ts';
import type { TwoFactor } from '../second-factor/two-factor.service.ts';
import type { LoggedEvent, Origin, SecurityLog } from '../security-log.repository.ts';
import type { SessionRow } from '../sessions/sessions.repository.ts';
import type { ControlRepository, StaffRecords } from './account-control.repository.ts';

export type AccountControl = ReturnType<typeof createAccountControl>;

/** An act of whoever runs the portal; `origin` goes to the security log of the account. */
interface Act {
  readonly accountId: number;
  /** The admin who acts; an operator's command has no account, and may leave the portal without admins. */
  readonly by: number | null;
  readonly origin: Origin;
  readonly reason?: string;
}

export interface AccountDetails {
  readonly sessions: readonly SessionRow[];
  readonly events: readonly LoggedEvent[];
}

/** The records that readers know somebody of the staff by; null where there is none. */
export interface LinkedRecords {
  readonly consultant?: number | null | undefined;
  readonly author?: number | null | undefined;
}

const unknownRecords = (fields: readonly (keyof LinkedRecords)[]): Problem => {
  const complaints = fields.map((field) => {
    const code = `unknown_${field}` as const;
    return { field, message: formMessages[code], code };
  });
  const [first = { message: '', code: 'bad_input' }] = complaints;
  const byField = complaints.map(({ field, ...complaint }) => [field, [complaint]] as const);
  return new Problem('bad_input', first, Object.fromEntries(byField));
};

/** Roles whose texts and comments readers see under the name of an author record. */
const namedRoles: readonly Role[] = ['author', 'editor', 'reviewer'];

/** What a new member of the staff needs to sign in; it is shown once. */
export interface FactorSetup {
  readonly address: string;
  readonly recovery: string[];
}

/**
 * Account control is what staff do to accounts of others; each act is in the change log. Every call asks the database for its
 * session and its account's state, so what is ended here is over on every instance with the next request.
 */
export function createAccountControl(parts: {
  accounts: AccountsRepository;
  control: ControlRepository;
  within: (tx: Tx) => { accounts: AccountsRepository; control: ControlRepository; log: SecurityLog };
  transact: Transact;
  enqueueMail: EnqueueMail;
  twoFactor: TwoFactor;
  log: SecurityLog;
  /** The issuer that authenticator apps show. */
  siteName: string;
  now: () => number;
}) {
  const { accounts, control, within, transact, enqueueMail, twoFactor, log, siteName, now } = parts;

  /** Finds accounts by a part of the address, newest first. */
  const list = (search: { part: string; limit: number }): Promise<AccountSummary[]> =>
    accounts.listAccounts(search);

  const find = (email: string): Promise<AccountSummary | undefined> => accounts.findSummary(email);

  async function show(accountId: number): Promise<AccountDetails> {
    const open = await control.listSessions(accountId, new Date(now()));
    return { sessions: open, events: await log.listOf(accountId) };
  }

  /** Shows an account to an admin, which is noted. @throws Problem `not_found` */
  async function look(act: Act): Promise<AccountDetails> {
    await inTransaction(act, (tx) => note(tx, act, 'look'));
    return show(act.accountId);
  }

  /** Notes, for the log of acts and for the person, that an admin takes out everything stored of them. @throws Problem `not_found` */
  const noteDownload = (act: Act): Promise<void> =>
    inTransaction(act, async (tx) => {
      await within(tx).log.write('data_downloaded', act.accountId, act.origin);
      await note(tx, act, 'download');
    });

  /** Blocks an account: nobody signs in to it, its sessions and mailed links are void. @throws Problem `last_admin`, `own_account` */
  const block = (act: Act): Promise<void> =>
    inTransaction(act, async (tx, account) => {
      await keepAnAdmin(tx, act, account.roles);
      if (act.by === act.accountId)
        throw new Problem('conflict', { message: messages.ownAccount, code: 'own_account' });
      await within(tx).accounts.setBlocked(act.accountId, new Date(now()));
      await within(tx).log.write('blocked', act.accountId, act.origin);
      await note(tx, act, 'block', {
        before: { blocked: account.blocked_at !== null },
        after: { blocked: true },
      });
    });

  /** Lifts a block. The owner has to sign in again. An account that is not blocked stays as it is, with its sessions. */
  const unblock = (act: Act): Promise<void> =>
    inTransaction(act, async (tx, account) => {
      if (account.blocked_at === null) return;
      await within(tx).accounts.setBlocked(act.accountId, undefined);
      await within(tx).log.write('unblocked', act.accountId, act.origin);
      await note(tx, act, 'unblock', {
        before: { blocked: true },
        after: { blocked: false },
      });
    });

  /** Ends every session of an account. */
  const signOut = (act: Act): Promise<void> =>
    inTransaction(act, async (tx) => {
      await within(tx).control.endSessions(act.accountId);
      await within(tx).log.write('sessions_ended', act.accountId, act.origin);
      await note(tx, act, 'sign_out');
    });

  /** @throws Problem `bad_input` at `consultant` and `author`, each for a record that does not exist */
  async function refuseUnknownRecords(linked: LinkedRecords): Promise<void> {
    const unknown: (keyof LinkedRecords)[] = [];
    for (const field of ['consultant', 'author'] as const) {
      const id = linked[field];
      if (typeof id === 'number' && !(await control.hasRecord(field, id))) unknown.push(field);
    }
    if (unknown.length > 0) throw unknownRecords(unknown);
  }

  /**
   * Gives and takes rights. Who becomes staff is signed out, loses a password chosen before the address was confirmed, and gets a
   * second factor where there is none; `newFactor` replaces one. `consultantId` and `authorId` link the records that readers know
   * them by; null takes the link, and an admin who names none leaves it.
   * @throws Problem `last_admin`, and as `refuseUnknownRecords`
   */
  async function setRoles(
    act: Act & {
      roles: readonly Role[];
      consultantId?: number | null | undefined;
      authorId?: number | null | undefined;
      newFactor?: boolean;
    },
  ): Promise<{ setup: FactorSetup | undefined }> {
    const { accountId, roles, by } = act;
    await refuseUnknownRecords({ consultant: act.consultantId, author: act.authorId });
    const email = await inTransaction(act, async (tx, account) => {
      const { accounts: changing, control: controlling, log: writing } = within(tx);
      if (!roles.includes('admin')) await keepAnAdmin(tx, act, account.roles);
      const current = by !== null && roles.includes('consultant') ? account.consultant_id : null;
      await changing.setStaff(accountId, {
        roles: [...roles],
        consultantId: recordAfter(act.consultantId, current),
        authorId: roles.some((role) => namedRoles.includes(role))
          ? recordAfter(act.authorId, account.author_id)
          : undefined,
      });
      if (roles.length > 0 && account.email_verified_at === null) await changing.removePassword(accountId);
      // Sessions without a second factor end; an admin who changes their own roles stays.
      if (by === null || account.roles.length === 0 || roles.length === 0)
        await controlling.endSessions(accountId);
      await writing.write('staff_changed', accountId, act.origin);
      await note(tx, act, 'set_roles', { before: { roles: account.roles }, after: { roles } });
      return account.email;
    });
    if (roles.length === 0 || (!act.newFactor && (await twoFactor.isEnrolled(accountId))))
      return { setup: undefined };
    return { setup: await twoFactor.enrol(accountId, { issuer: siteName, email }) };
  }

  /** Mails the confirmation link again. @throws Problem `already_confirmed`, `too_many` */
  async function confirmAgain(act: Act): Promise<void> {
    await inTransaction(act, async (tx, account) => {
      if (account.email_verified_at !== null)
        throw new Problem('conflict', { message: messages.alreadyConfirmed, code: 'already_confirmed' });
      await enqueueMail(tx, { kind: 'confirm_again', to: { account: act.accountId }, isRequested: true });
      await within(tx).log.write('confirmation_asked', act.accountId, act.origin);
      await note(tx, act, 'confirm_again');
    });
  }

  /** Removes an account whose money has been refunded or given up. @throws Problem `balance_left`, `last_admin` */
  const remove = (act: Act): Promise<void> =>
    inTransaction(act, async (tx, account) => {
      await keepAnAdmin(tx, act, account.roles);
      if (await within(tx).control.hasMoney(act.accountId))
        throw new Problem('conflict', { message: moneyMessages.balanceLeft, code: 'balance_left' });
      await within(tx).accounts.removeAccount(act.accountId);
      await within(tx).log.write('account_removed', act.accountId, act.origin);
      await note(tx, act, 'remove');
    });

  /** Acts on a locked account. @throws Problem `not_found` */
  function inTransaction<Result>(
    { accountId }: Act,
    work: (tx: Tx, account: AccountSummary & StaffRecords) => Promise<Result>,
  ): Promise<Result> {
    return transact(async (tx) => {
      const account = await within(tx).control.lockAccount(accountId);
      if (!account) throw new Problem('not_found', { message: messages.gone, code: 'not_found' });
      return work(tx, account);
    });
  }

  /** Refuses what would leave nobody who can give rights. @throws Problem `last_admin` */
  async function keepAnAdmin(tx: Tx, { accountId, by }: Act, roles: readonly Role[]): Promise<void> {
    if (by === null || !roles.includes('admin')) return;
    const admins = await within(tx).control.lockAdmins();
    if (!admins.some((id) => id !== accountId))
      throw new Problem('conflict', { message: messages.lastAdmin, code: 'last_admin' });
  }

  const note = (
    tx: Tx,
    { accountId, by, reason }: Act,
    action: RecordAction,
    change: { before?: Readonly<Record<string, unknown>>; after?: Readonly<Record<string, unknown>> } = {},
  ): Promise<void> =>
    within(tx).control.appendChanges([
      {
        ...{ collection: 'account', recordId: accountId, accountId: by, action, ...change },
        fields: Object.keys(change.after ?? {}),
        ...(reason === undefined ? {} : { reason }),
      },
    ]);

  return {
    ...{ list, find, show, look, noteDownload, block, unblock, signOut },
    ...{ refuseUnknownRecords, setRoles, confirmAgain, remove },
  };
}

const recordAfter = (given: number | null | undefined, current: number | null): number | undefined =>
  (given === undefined ? current : given) ?? undefined;
