import type { MyData, Role } from '#shared/contracts/accounts.ts';
import { type AccountDetail, accountFilters, type DeskAccount } from '#shared/contracts/office/accounts.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { accountMessages as messages } from '#shared/language/ka/account/accounts.ts';
import { formatGel } from '#shared/money/tetri.ts';
import { refuseOldFactor } from '../second-factor/fresh-factor.ts';
import type { Origin } from '../security-log.repository.ts';
import type { SignedIn } from '../sessions/sessions.service.ts';
import type { AccountQuery, AccountRow, ControlRepository } from './account-control.repository.ts';
import type { AccountControl, LinkedRecords } from './account-control.service.ts';

export type AccountsDesk = ReturnType<typeof createAccountsDesk>;

interface DeskAct {
  readonly caller: SignedIn;
  readonly origin: Origin;
  readonly id: number;
}

/** The desk `accounts`: account control as admins see it. */
export function createAccountsDesk({
  control,
  rows,
  gather,
  now,
}: {
  readonly control: AccountControl;
  readonly rows: ControlRepository;
  /** Gathers everything the portal stores about a person. */
  readonly gather: (accountId: number) => Promise<MyData>;
  readonly now: () => number;
}) {
  async function listAccounts({ page, limit, ...query }: AccountQuery & { page: number; limit: number }) {
    const filter = { ...query, search: query.search.trim() };
    const counts = await rows.countRows(filter);
    const found = await rows.listRows(filter, { limit, offset: (page - 1) * limit });
    const all = counts.active + counts.unconfirmed + counts.blocked;
    return {
      rows: await present(found),
      total: query.state ? counts[query.state] : all,
      counts: Object.fromEntries(accountFilters.map((name) => [name, counts[name]])) as typeof counts,
    };
  }

  /** Shows where an account is signed in and what its security log says; the log of acts notes who looked. */
  async function look(act: DeskAct): Promise<AccountDetail> {
    const { sessions, events } = await control.look(actOf(act));
    return {
      account: await findRow(act.id),
      sessions: sessions.map(({ created_at, used_at, address, agent }) => ({
        ...{ address, agent, created_at: created_at.toISOString(), used_at: used_at.toISOString() },
      })),
      events: events.slice(0, 100),
    };
  }

  /**
   * Takes out everything stored about a person who asked for it and cannot sign in. Their questions to doctors are in it, so the admin
   * proves the second factor and gives the reason, and the person's own security log tells of it.
   */
  async function download(act: DeskAct & { reason: string }): Promise<MyData> {
    refuseOldFactor(act.caller, now());
    await control.noteDownload(actOf(act));
    return gather(act.id);
  }

  const block = (act: DeskAct & { reason: string }) => change(act, control.block);
  const unblock = (act: DeskAct) => change(act, control.unblock);
  const signOut = (act: DeskAct) => change(act, control.signOut);
  const confirmAgain = (act: DeskAct) => change(act, control.confirmAgain);

  /** Gives and takes roles. Who makes an admin proves the second factor: an admin confirms money acts of others. */
  async function setRoles(act: DeskAct & LinkedRecords & { roles: readonly Role[] }) {
    // What is wrong is said before whether there is such an account.
    await control.refuseUnknownRecords(act);
    const before = await findRow(act.id);
    if (act.roles.includes('admin') && !before.roles.includes('admin')) refuseOldFactor(act.caller, now());
    const { setup } = await control.setRoles({
      ...actOf(act),
      roles: act.roles,
      consultantId: act.consultant,
      authorId: act.author,
    });
    return { ...(await findRow(act.id)), setup: setup ?? null };
  }

  /** Removes an account and answers what it was. */
  async function remove(act: DeskAct): Promise<DeskAccount> {
    const before = await findRow(act.id);
    await control.remove(actOf(act));
    return { ...before, state: 'removed' };
  }

  async function change<Act extends DeskAct>(
    act: Act,
    work: (act: ReturnType<typeof actOf>) => Promise<void>,
  ): Promise<DeskAccount> {
    await work(actOf(act));
    return findRow(act.id);
  }

  async function findRow(id: number): Promise<DeskAccount> {
    const row = await rows.findRow(id);
    const [shown] = await present(row ? [row] : []);
    if (!shown) throw new Problem('not_found', { message: messages.gone, code: 'not_found' });
    return shown;
  }

  async function present(found: readonly AccountRow[]): Promise<DeskAccount[]> {
    const people = await rows.listPeople(found.map(({ id }) => id));
    return found.map(({ has_code, closed_until, passkeys, ...row }) => ({
      ...row,
      name: people.get(row.id)?.name ?? '',
      created_at: row.created_at.toISOString(),
      blocked_at: row.blocked_at?.toISOString() ?? null,
      used_at: row.used_at?.toISOString() ?? null,
      balance: formatGel(Number(row.balance)),
      second_factor: {
        ...{ has_code, passkeys },
        closed_until: closed_until && closed_until.getTime() > now() ? closed_until.toISOString() : null,
      },
    }));
  }

  const { refuseUnknownRecords } = control;
  return {
    ...{ listAccounts, look, download, block, unblock, signOut },
    ...{ refuseUnknownRecords, setRoles, confirmAgain, remove },
  };
}

const actOf = ({ caller, origin, id, reason }: DeskAct & { readonly reason?: string }) => ({
  ...{ accountId: id, by: caller.accountId, origin },
  ...(reason === undefined ? {} : { reason }),
});
