import { join } from 'node:path';
import type { Counters } from './adapters/counters/counters.ts';
import { createMemoryCounters } from './adapters/counters/memory.ts';
import { createRedisCounters } from './adapters/counters/redis.ts';
import { createFolderMailer } from './adapters/mail/folder.ts';
import type { Mailer } from './adapters/mail/mailer.ts';
import { createSmtpMailer } from './adapters/mail/smtp.ts';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import { createDatabaseCounters } from './database/counters.ts';
import { createAccessTokens } from './features/accounts/access-token.ts';
import { createAccountLetters } from './features/accounts/account-letters.service.ts';
import { createAccountsRepository } from './features/accounts/accounts.repository.ts';
import { createEvenTime } from './features/accounts/even-time.ts';
import { createLimits } from './features/accounts/limits.ts';
import { createLinksRepository } from './features/accounts/links.repository.ts';
import { createPasswordHasher } from './features/accounts/password-hash.ts';
import { createProfileService } from './features/accounts/profile.service.ts';
import { createRecoveryService } from './features/accounts/recovery.service.ts';
import { createSeal } from './features/accounts/seal.ts';
import { createSecurityLog } from './features/accounts/security-log.repository.ts';
import { createSessionsRepository } from './features/accounts/sessions.repository.ts';
import { createSessionsService } from './features/accounts/sessions.service.ts';
import { createSignInService } from './features/accounts/sign-in.service.ts';
import { createSignUpService } from './features/accounts/sign-up.service.ts';
import { createTwoFactorRepository } from './features/accounts/two-factor.repository.ts';
import { createTwoFactor } from './features/accounts/two-factor.service.ts';
import { createAccountMoneyRepository } from './features/ledger/account-money.repository.ts';
import { writeLetter } from './features/mail/letter.ts';
import { createMailRepository } from './features/mail/mail.repository.ts';
import { createMailService } from './features/mail/mail.service.ts';
import { createQuestionsRepository } from './features/questions/questions.repository.ts';

export interface AccountsWiring {
  readonly config: Config;
  readonly db: Database;
  readonly now: () => number;
  readonly onError: (what: string, error: unknown) => void;
  /** Tests give their own. */
  readonly mailer?: Mailer | undefined;
  /** Letters about other things than accounts. */
  readonly composers?: Parameters<typeof createMailService>[0]['composers'];
  readonly slow?: ((ms: number) => Promise<unknown>) | undefined;
}

export type Accounts = ReturnType<typeof wireAccounts>;

/** Accounts and the mail they need, put together by hand. */
export function wireAccounts({
  config,
  db,
  now,
  onError,
  mailer: given,
  composers = {},
  slow,
}: AccountsWiring) {
  const mailer = given ?? openMailer(config);
  const counters = openCounters(config, db, now, (error) => onError('redis', error));
  const accounts = createAccountsRepository(db);
  const links = createLinksRepository(db);
  const sessionRows = createSessionsRepository(db);
  const log = createSecurityLog(db, now);
  const hasher = createPasswordHasher();
  const access = createAccessTokens({ secret: config.AUTH_SECRET, now });
  const limits = createLimits(counters, { now, ...(slow ? { slow } : {}) });
  const answerAfter = createEvenTime(slow);
  const twoFactor = createTwoFactor({
    repository: createTwoFactorRepository(db),
    seal: createSeal(config.AUTH_SECRET),
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
  const mail = createMailService({
    repository: createMailRepository(db),
    mailer,
    composers: { ...letters.composers, ...composers },
    onError: (error) => onError('mail', error),
    now,
  });
  const sessions = createSessionsService({ sessions: sessionRows, access, log, now });

  return {
    counters,
    accounts,
    sessions,
    twoFactor,
    letters,
    mail,
    log,
    refuseWhenFull: hasher.refuseWhenFull,
    signIn: createSignInService({ accounts, sessions, twoFactor, hasher, limits, log, answerAfter }),
    signUp: createSignUpService({ accounts, links, hasher, limits, log, answerAfter, now }),
    recovery: createRecoveryService({
      accounts,
      links,
      postReset: (recipient) => mail.post({ kind: 'reset', recipient }),
      hasher,
      limits,
      log,
      answerAfter,
      now,
    }),
    profile: createProfileService({
      accounts,
      sessions,
      access,
      hasher,
      limits,
      log,
      money: createAccountMoneyRepository(db),
      questionsOf: createQuestionsRepository(db).listOf,
      now,
    }),
    periodic: [
      { name: 'mail', everyMs: 1_000, run: mail.drain },
      {
        name: 'accounts-sweep',
        everyMs: 600_000,
        run: async () => {
          await sessionRows.removeExpired(new Date(now()));
          await counters.sweep();
          await log.forgetOld();
        },
      },
    ],
    close: async () => {
      await hasher.close();
      await counters.close();
      await mailer.close();
    },
  };
}

function openMailer(config: Config): Mailer {
  const from = config.MAIL_FROM ?? `"${config.SITE_NAME}" <no-reply@${new URL(config.SITE_URL).hostname}>`;
  if (config.SMTP_URL) return createSmtpMailer({ url: config.SMTP_URL, from });
  return createFolderMailer({ directory: join(config.DATA_DIR, 'mail'), from });
}

/** Several instances share their counts through Redis or the database; one alone keeps them to itself. */
function openCounters(
  config: Config,
  db: Database,
  now: () => number,
  onError: (error: unknown) => void,
): Counters {
  const memory = createMemoryCounters(now);
  if (config.REDIS_URL) return createRedisCounters(config.REDIS_URL, { standIn: memory, onError });
  return config.DATABASE_URL ? createDatabaseCounters(db, now) : memory;
}
