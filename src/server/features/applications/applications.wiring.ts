import { createChangeLogRepository } from '#server/records/change-log.repository.ts';
import type { EditingService } from '#server/records/revisions/editing.service.ts';
import type { RateLimits } from '../../adapters/rate-limits/rate-limits.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/connect.ts';
import { createTransact, type Tx } from '../../database/transact.ts';
import { writeLetter } from '../mail/letter.ts';
import type { EnqueueMail } from '../mail/mail.service.ts';
import { editorsAddressOf } from '../mail/sender.ts';
import { composeApplicationLetter } from './application-letter.ts';
import { createApplicationsRepository } from './applications.repository.ts';
import { createApplications } from './applications.service.ts';
import { createApplicationsDesk } from './applications-desk.service.ts';

/** Wires the applications to become recommended. */
export function wireApplications({
  config,
  db,
  rateLimits,
  enqueueMail,
  editingIn,
  now,
}: {
  config: Config;
  db: Database;
  rateLimits: RateLimits;
  enqueueMail: EnqueueMail;
  /** The writing of records within a transaction. */
  editingIn: (tx: Tx) => Pick<EditingService, 'saveRecord'>;
  now: () => number;
}) {
  const repository = createApplicationsRepository(db);
  const site = { siteName: config.SITE_NAME, siteUrl: config.SITE_URL };
  return {
    ...createApplications({
      repository,
      within: createApplicationsRepository,
      transact: createTransact(db),
      enqueueMail,
      limit: rateLimits.open({ name: 'applications', points: 5, seconds: 3_600 }),
      fallbackRecipient: editorsAddressOf(config),
      now,
    }),
    desk: createApplicationsDesk({
      applications: repository,
      within: (tx: Tx) => ({
        applications: createApplicationsRepository(tx),
        log: createChangeLogRepository(tx),
        editing: editingIn(tx),
      }),
      transact: createTransact(db),
    }),
    composers: {
      application: composeApplicationLetter({
        repository,
        site,
        write: (text) => writeLetter(text, site),
      }),
    },
  };
}
