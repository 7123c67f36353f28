import type { ProfileChange, Told, UserInfo } from '#shared/contracts/accounts.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { accountMessages as say } from '#shared/language/ka/accounts.ts';
import { moneyMessages } from '#shared/language/ka/money.ts';
import type { AccessClaims, AccessTokens } from './access-token.ts';
import type { AccountsRepository, Person } from './accounts.repository.ts';
import type { Limits } from './limits.ts';
import type { PasswordHasher } from './password-hash.ts';
import { fieldProblem, refuseCommonPassword } from './password-rules.ts';
import type { Origin, SecurityLog } from './security-log.repository.ts';
import { type SessionsService, unauthenticated } from './sessions.service.ts';

export type ProfileService = ReturnType<typeof createProfileService>;

/** What an account has to do with money. */
export interface AccountMoney {
  /** GEL with two decimals. */
  balanceOf(accountId: number): Promise<string>;
  /** Whether there is a balance, or a question that is paid and not answered. */
  hasMoney(accountId: number): Promise<boolean>;
  /** Everything that was paid and bought, to be taken along. */
  listMoney(accountId: number): Promise<object>;
}

/** What a person sees and changes of their own account. */
export function createProfileService(parts: {
  accounts: AccountsRepository;
  sessions: SessionsService;
  access: AccessTokens;
  hasher: PasswordHasher;
  limits: Limits;
  log: SecurityLog;
  money: AccountMoney;
  /** What an account has asked, with what was said. */
  questionsOf: (accountId: number) => Promise<object[]>;
  now: () => number;
}) {
  const { accounts, sessions, access, hasher, limits, log, money, questionsOf, now } = parts;

  async function present({ is_blocked: _, ...person }: Person & { is_blocked?: boolean }): Promise<UserInfo> {
    return { ...person, balance: await money.balanceOf(person.id) };
  }

  /** @throws Problem `unauthenticated` for a token that does not hold, `account_gone` when nobody is behind it. */
  async function verify(accessToken: string): Promise<UserInfo> {
    const claims = await access.read(accessToken);
    if (!claims) throw unauthenticated();
    const person = await accounts.findPerson(claims.accountId);
    if (!person || person.is_blocked)
      throw new Problem('not_found', { message: say.gone, code: 'account_gone' });
    if (!(await sessions.identify(accessToken))) throw unauthenticated();
    return present(person);
  }

  /** @throws Problem at `password` when the current one is wrong, `common_password`, `too_many`. */
  async function change(
    viewer: AccessClaims,
    { password, new_password, ...values }: ProfileChange,
    origin: Origin,
  ): Promise<UserInfo> {
    const before = await personOf(viewer);
    if (password !== undefined && new_password !== undefined) {
      refuseCommonPassword('new_password', new_password, before.email);
      await checkPassword(before, password, origin);
      const passwordHash = await hasher.admit(() => hasher.hash(new_password));
      const changed = { id: before.id, passwordHash, keepSession: viewer.sessionId };
      await accounts.changePassword(changed, new Date(now()));
      await log.write('password_changed', before.id, origin);
    }
    const given = Object.values(values).some((value) => value !== undefined);
    if (given) {
      await accounts.changePerson(before.id, withoutMissing(values));
      await log.write('profile_changed', before.id, origin);
    }
    return present(await personOf(viewer));
  }

  /** Everything the portal knows of a person, as they may take it with them. */
  async function download(viewer: AccessClaims, origin: Origin) {
    const account = await present(await personOf(viewer));
    await log.write('data_downloaded', viewer.accountId, origin);
    const [open, events, paid, questions] = await Promise.all([
      sessions.listSessions(viewer),
      log.listOf(viewer.accountId),
      money.listMoney(viewer.accountId),
      questionsOf(viewer.accountId),
    ]);
    return { account, sessions: open, security_log: events, ...paid, questions };
  }

  /** @throws Problem at `password` when it is wrong, `balance_left` while the account has money. */
  async function remove(viewer: AccessClaims, password: string, origin: Origin): Promise<Told> {
    const person = await personOf(viewer);
    await checkPassword(person, password, origin);
    if (await money.hasMoney(person.id))
      throw new Problem('conflict', { message: moneyMessages.balanceLeft, code: 'balance_left' });
    await accounts.removeAccount(person.id);
    await log.write('account_removed', person.id, origin);
    return { msg: say.deleted };
  }

  async function personOf({ accountId }: AccessClaims) {
    const person = await accounts.findPerson(accountId);
    if (!person) throw unauthenticated();
    return person;
  }

  async function checkPassword(person: Person, password: string, { address }: Origin): Promise<void> {
    await limits.refuseGuessing(person.email, address);
    const known = await accounts.findPasswordHash(person.id);
    if (await hasher.admit(() => hasher.matches(password, known))) return;
    await limits.countFailure(person.email, address);
    throw fieldProblem('password', 'wrong_password');
  }

  return { verify, change, download, remove };
}

type Given<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> };
const withoutMissing = <Values extends object>(values: Values): Given<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<Values>;
