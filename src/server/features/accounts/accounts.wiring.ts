import type { RateLimits } from '../../adapters/rate-limits/rate-limits.ts';
import { createSeal } from '../../adapters/sealing/seal.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/connect.ts';
import { createTransact, type Tx } from '../../database/transact.ts';
import { createCommentsRepository } from '../comments/comments.repository.ts';
import { wireDiaries } from '../diaries/diaries.wiring.ts';
import { wireDrafts } from '../drafts/drafts.wiring.ts';
import { createAccountMoneyRepository } from '../ledger/account-money.repository.ts';
import { writeLetter } from '../mail/letter.ts';
import type { EnqueueMail } from '../mail/mail.service.ts';
import { createNoticesRepository } from '../notices/notices.repository.ts';
import { wireLeaving } from '../payments/desks/leaving.wiring.ts';
import { wireOwnQuestions } from '../questions/questions.wiring.ts';
import { wireSaved } from '../saved/saved.wiring.ts';
import { createAccountsRepository } from './accounts.repository.ts';
import { createControlRepository } from './control/account-control.repository.ts';
import { createAccountControl } from './control/account-control.service.ts';
import { createAccountsDesk } from './control/accounts-desk.service.ts';
import { createLimits } from './guessing/limits.ts';
import { createMinDuration } from './guessing/uniform-timing.ts';
import { createAccountLetters } from './links/account-letters.service.ts';
import { createLinksRepository } from './links/links.repository.ts';
import { createRecoveryService } from './links/recovery.service.ts';
import { createPasskeySignIn } from './passkeys/passkey-sign-in.service.ts';
import { createPasskeysRepository } from './passkeys/passkeys.repository.ts';
import { createPasskeysService } from './passkeys/passkeys.service.ts';
import { relyingPartyOf } from './passkeys/relying-party.ts';
import { openPasswordFilter } from './passwords/password-filter.ts';
import { createPasswordHasher } from './passwords/password-hash.ts';
import { createPasswordRules } from './passwords/password-rules.ts';
import { createProfileService } from './profile/profile.service.ts';
import { createRemovalService } from './profile/removal.service.ts';
import { createCodeCheck } from './second-factor/code-check.service.ts';
import { createTwoFactorRepository } from './second-factor/two-factor.repository.ts';
import { createTwoFactor } from './second-factor/two-factor.service.ts';
import { createSecurityLog } from './security-log.repository.ts';
import { createAccessTokens } from './sessions/access-token.ts';
import { createDevicesRepository } from './sessions/devices.repository.ts';
import { createDevices } from './sessions/devices.service.ts';
import { createSessionsRepository } from './sessions/sessions.repository.ts';
import { createSessionsService } from './sessions/sessions.service.ts';
import { createSignInService } from './sign-in.service.ts';
import { createSignUpService } from './sign-up.service.ts';

export interface AccountsWiring {
  readonly config: Config;
  readonly db: Database;
  readonly rateLimits: RateLimits;
  readonly enqueueMail: EnqueueMail;
  readonly now: () => number;
  readonly slow?: ((ms: number) => Promise<unknown>) | undefined;
}

export type Accounts = ReturnType<typeof wireAccounts>;

/** Accounts, put together by hand. */
export function wireAccounts({ config, db, rateLimits, enqueueMail, now, slow }: AccountsWiring) {
  const within = createAccountsRepository;
  const transact = createTransact(db);
  const accounts = createAccountsRepository(db);
  const links = createLinksRepository(db);
  const sessionRows = createSessionsRepository(db);
  const log = createSecurityLog(db, now);
  const hasher = createPasswordHasher();
  const secrets = { current: config.AUTH_SECRET, previous: config.AUTH_SECRET_PREVIOUS };
  const access = createAccessTokens({ secrets, now });
  const limits = createLimits(rateLimits, { slow });
  const withMinDuration = createMinDuration(slow);
  const twoFactor = createTwoFactor({
    repository: createTwoFactorRepository(db),
    seal: createSeal(secrets, 'sealed secrets'),
    now,
  });
  const site = { siteName: config.SITE_NAME, siteUrl: config.SITE_URL };
  const letters = createAccountLetters({
    accounts,
    links,
    ...site,
    write: (text) => writeLetter(text, site),
    now,
  });
  const sessions = createSessionsService({ sessions: sessionRows, access, log, now });
  const devices = createDevices({ within: createDevicesRepository, transact, enqueueMail, now });
  const codeCheck = createCodeCheck({ twoFactor, sessions, transact, enqueueMail, limits, log, now });
  const rules = createPasswordRules({ isCommon: openPasswordFilter(), siteName: config.SITE_NAME });
  const passkeyRows = createPasskeysRepository(db);
  const relyingParty = relyingPartyOf(site);
  const passkeys = createPasskeysService({
    passkeys: passkeyRows,
    within: createPasskeysRepository,
    ...{ transact, enqueueMail, accounts, relyingParty, limits, log, now },
  });
  const changing = { accounts, within, transact, enqueueMail, hasher, rules, limits, log, now };

  const controlOver = (some: Tx) =>
    createControlRepository(some, createAccountMoneyRepository(some).hasMoney);
  const controlRows = controlOver(db);
  const control = createAccountControl({
    ...{ accounts, transact, enqueueMail, twoFactor, log, now },
    control: controlRows,
    within: (tx) => ({
      ...{ accounts: within(tx), control: controlOver(tx), log: createSecurityLog(tx, now) },
    }),
    siteName: config.SITE_NAME,
  });

  const profile = createProfileService({
    ...changing,
    sessions,
    access,
    codeCheck,
    money: createAccountMoneyRepository(db),
    passkeysOf: passkeys.list,
    questionsOf: wireOwnQuestions({ db, secrets, now }),
    commentsOf: createCommentsRepository(db).listOf,
    draftOf: wireDrafts({ db, secrets, now }).find,
    savedOf: wireSaved({ db, now }).listSaved,
    removal: createRemovalService({ within, transact, money: wireLeaving({ now }) }),
    diariesOf: wireDiaries({ config, db, secrets, enqueueMail, now }).listReadable,
    noticesOf: createNoticesRepository(db).listOwn,
  });

  return {
    accounts,
    sessions,
    twoFactor,
    letters,
    log,
    passkeys,
    passkeySignIn: createPasskeySignIn({ passkeys: passkeyRows, sessions, devices, relyingParty, log, now }),
    control,
    desk: createAccountsDesk({
      ...{ control, rows: controlRows, now },
      gather: (accountId) => profile.gather({ accountId, sessionId: '' }),
    }),
    isSecure: config.SITE_URL.startsWith('https:'),
    refuseWhenFull: hasher.refuseWhenFull,
    signIn: createSignInService({
      accounts,
      sessions,
      devices,
      codeCheck,
      hasher,
      limits,
      log,
      withMinDuration,
    }),
    signUp: createSignUpService({ ...changing, links, withMinDuration }),
    recovery: createRecoveryService({ ...changing, links, withMinDuration }),
    profile,
    jobs: [
      { name: 'sessions-sweep', cron: '*/10 * * * *', run: sessions.removeExpired },
      { name: 'second-factors-reseal', cron: '23 4 * * *', runsAtStart: true, run: twoFactor.resealSecrets },
      { name: 'passkey-challenges-sweep', cron: '*/10 * * * *', run: passkeys.removeExpired },
      { name: 'security-log-sweep', cron: '41 * * * *', run: log.forgetOld },
    ],
    close: hasher.close,
  };
}
