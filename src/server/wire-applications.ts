import { createAddressLimit } from './adapters/counters/address-limit.ts';
import type { Counters } from './adapters/counters/counters.ts';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import { composeApplicationLetter } from './features/applications/application-letter.ts';
import { createApplicationsRepository } from './features/applications/applications.repository.ts';
import { createApplications } from './features/applications/applications.service.ts';
import { writeLetter } from './features/mail/letter.ts';

/** The letters about applications, for the mail service to write. */
export const applicationComposers = (config: Config, db: Database) => ({
  application: composeApplicationLetter({
    repository: createApplicationsRepository(db),
    siteName: config.SITE_NAME,
    write: (text) => writeLetter(text, { siteName: config.SITE_NAME, siteUrl: config.SITE_URL }),
  }),
});

/** Applications to become recommended, put together by hand. */
export function wireApplications({
  config,
  db,
  counters,
  now,
}: {
  config: Config;
  db: Database;
  counters: Counters;
  now: () => number;
}) {
  const [, sender] = /<?([^<>\s]+@[^<>\s]+)>?\s*$/.exec(config.MAIL_FROM ?? '') ?? [];
  return createApplications({
    repository: createApplicationsRepository(db),
    limit: createAddressLimit(counters, { name: 'applications', most: 5, seconds: 3_600, now }),
    fallbackRecipient: sender ?? `editors@${new URL(config.SITE_URL).hostname}`,
    now,
  });
}
