import { type Config, defaultSiteName } from '../../config.ts';
import type { Database } from '../../database/connect.ts';
import { createTransact } from '../../database/transact.ts';
import { createSettingsRepository } from './settings.repository.ts';
import { createSettingsService } from './settings.service.ts';

/** Wires the portal's settings. */
export function wireSettings({
  config,
  db,
  hasBanks,
}: {
  readonly config: Config;
  readonly db: Database;
  readonly hasBanks: boolean;
}) {
  const transact = createTransact(db);
  return createSettingsService({
    settings: createSettingsRepository(db),
    transact: (work) => transact((tx) => work(createSettingsRepository(tx))),
    siteName: config.SITE_NAME,
    setup: {
      name: config.SITE_NAME !== defaultSiteName,
      mail: config.SMTP_URL !== undefined,
      banks: hasBanks,
    },
  });
}
