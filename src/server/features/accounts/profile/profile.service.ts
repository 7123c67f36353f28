import type { DeleteForm, ProfileChange } from '#shared/accounts/forms.ts';
import type { deleteAccount, MyData, UserInfo } from '#shared/contracts/accounts.ts';
import type { AnswerOf } from '#shared/contracts/call.ts';
import { Problem } from '#shared/contracts/problem.ts';
import { accountMessages as messages } from '#shared/language/ka/account/accounts.ts';
import type { Person } from '../accounts.repository.ts';
import { fieldProblem } from '../passwords/password-rules.ts';
import type { CodeCheck } from '../second-factor/code-check.service.ts';
import { refuseOldFactor } from '../second-factor/fresh-factor.ts';
import type { Origin } from '../security-log.repository.ts';
import type { AccessClaims, AccessTokens } from '../sessions/access-token.ts';
import { type SessionsService, type SignedIn, unauthenticated } from '../sessions/sessions.service.ts';
import type { AccountParts } from '../sign-up.service.ts';
import type { RemovalService } from './removal.service.ts';

export type ProfileService = ReturnType<typeof createProfileService>;

/** The signed-in person who changes or downloads data of their own account. */
interface Call {
  readonly caller: SignedIn;
  readonly origin: Origin;
}

/** What the ledger tells the profile about an account. */
export interface AccountMoney {
  /** GEL with two decimals. */
  balanceOf(accountId: number): Promise<string>;
  /** Everything that was paid and bought, for the download of a person's own data. */
  listMoney(accountId: number): Promise<Pick<MyData, 'operations' | 'packages'>>;
}

interface ProfileParts extends AccountParts {
  sessions: SessionsService;
  access: AccessTokens;
  codeCheck: CodeCheck;
  money: AccountMoney;
  /** The passkeys of an account. */
  passkeysOf: (account: { accountId: number }) => Promise<MyData['passkeys']>;
  /** The questions of an account with their discussions. */
  questionsOf: (accountId: number) => Promise<MyData['questions']>;
  commentsOf: (accountId: number) => Promise<MyData['comments']>;
  draftOf: (accountId: number) => Promise<MyData['question_draft']>;
  savedOf: (accountId: number) => Promise<MyData['saved']>;
  removal: RemovalService;
  diariesOf: (accountId: number) => Promise<MyData['diaries']>;
  noticesOf: (accountId: number) => Promise<Pick<MyData, 'mails_off' | 'push_browsers'>>;
}

/** The profile service reads, changes, exports and removes a person's own account. */
export function createProfileService(parts: ProfileParts) {
  const {
    accounts,
    within,
    transact,
    enqueueMail,
    sessions,
    access,
    codeCheck,
    hasher,
    rules,
    limits,
    log,
    money,
    passkeysOf,
    questionsOf,
    commentsOf,
    draftOf,
    savedOf,
    removal,
    diariesOf,
    noticesOf,
    now,
  } = parts;

  async function present({ is_blocked: _, ...person }: Person & { is_blocked?: boolean }): Promise<UserInfo> {
    return { ...person, balance: await money.balanceOf(person.id) };
  }

  /** @throws Problem `unauthenticated` for an invalid token, `account_gone` when its account is removed or blocked. */
  async function verify(accessToken: string): Promise<UserInfo> {
    const claims = await access.read(accessToken);
    if (!claims) throw unauthenticated();
    const person = await accounts.findPerson(claims.accountId);
    if (!person || person.is_blocked)
      throw new Problem('not_found', { message: messages.gone, code: 'account_gone' });
    if (!(await sessions.identify(accessToken))) throw unauthenticated();
    return present(person);
  }

  /** Staff change their password with a fresh second factor. @throws Problem at `password` when the current one is wrong, `common_password`, `second_factor_old`, `too_many`. */
  async function change({
    caller,
    origin,
    changes: { password, new_password, ...values },
  }: Call & { changes: ProfileChange }): Promise<UserInfo> {
    const before = await personOf(caller);
    if (password !== undefined && new_password !== undefined) {
      refuseOldFactor(caller, now());
      rules.refuseGuessable('new_password', new_password, before);
      await checkPassword(before, password, origin);
      const passwordHash = await hasher.admit(() => hasher.hash(new_password));
      const changed = { id: before.id, passwordHash, keepSession: caller.sessionId };
      await transact(async (tx) => {
        await within(tx).changePassword(changed);
        await enqueueMail(tx, { kind: 'password_changed', to: { account: before.id } });
      });
      await log.write('password_changed', before.id, origin);
    }
    const hasChanges = Object.values(values).some((value) => value !== undefined);
    if (hasChanges) {
      await accounts.changePerson(before.id, withoutMissing(values));
      await log.write('profile_changed', before.id, origin);
    }
    return present(await personOf(caller));
  }

  /** Exports everything the portal stores about a person. */
  async function download({ caller, origin }: Call): Promise<MyData> {
    await log.write('data_downloaded', (await personOf(caller)).id, origin);
    return gather(caller);
  }

  /** Gathers everything the portal stores about a person. Whoever calls it notes that. */
  async function gather(caller: Pick<AccessClaims, 'accountId' | 'sessionId'>): Promise<MyData> {
    const account = await present(await personOf(caller));
    const [open, passkeys, events, paid, questions, comments, draft, saved, diaries, notices] =
      await Promise.all([
        sessions.listSessions(caller),
        passkeysOf(caller),
        log.listOf(caller.accountId),
        money.listMoney(caller.accountId),
        questionsOf(caller.accountId),
        commentsOf(caller.accountId),
        draftOf(caller.accountId),
        savedOf(caller.accountId),
        diariesOf(caller.accountId),
        noticesOf(caller.accountId),
      ]);
    return {
      account,
      sessions: open,
      passkeys,
      security_log: events,
      ...paid,
      questions,
      comments,
      question_draft: draft,
      saved,
      diaries,
      ...notices,
    };
  }

  /** @throws Problem at `password` when it is wrong, `second_factor_old`, and as `removal.remove` */
  async function remove({
    caller,
    origin,
    password,
    ...choice
  }: Call & DeleteForm): Promise<AnswerOf<typeof deleteAccount>> {
    refuseOldFactor(caller, now());
    const person = await personOf(caller);
    await checkPassword(person, password, origin);
    const outcome = await removal.remove(person.id, choice);
    if (outcome.isRemoved) await log.write('account_removed', person.id, origin);
    return removal.answer(outcome);
  }

  /** What the owner of an account who removes it can choose for its balance. */
  const listLeavingChoices = ({ accountId }: SignedIn) => removal.listChoices(accountId);

  /** Proves the second factor again. @throws Problem `bad_code` at `code`, `second_factor_closed`, `too_many` */
  async function renewSecondFactor({
    caller,
    origin,
    code,
  }: Call & { code: string }): Promise<{ until: string }> {
    const { email } = await personOf(caller);
    return codeCheck.renew({ caller, email, code, origin });
  }

  async function personOf({ accountId }: Pick<AccessClaims, 'accountId'>) {
    const person = await accounts.findPerson(accountId);
    if (!person) throw unauthenticated();
    return person;
  }

  async function checkPassword(person: Person, password: string, { address }: Origin): Promise<void> {
    await limits.refuseGuessing(person.email, address);
    const passwordHash = await accounts.findPasswordHash(person.id);
    if (await hasher.admit(() => hasher.matches(password, passwordHash))) return;
    await limits.countFailure(person.email, address);
    throw fieldProblem('password', 'wrong_password');
  }

  return { verify, change, download, gather, remove, listLeavingChoices, renewSecondFactor };
}

type Given<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> };
const withoutMissing = <Values extends object>(values: Values): Given<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<Values>;
