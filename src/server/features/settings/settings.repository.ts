import type { Database } from '#server/database/connect.ts';
import { createChangeLogRepository } from '#server/records/change-log.repository.ts';
import { createRevisionsRepository } from '#server/records/revisions/revisions.repository.ts';
import type { SiteSettings } from '#shared/collections/site-settings.ts';

export type SettingsRepository = ReturnType<typeof createSettingsRepository>;

export interface StoredSettings extends SiteSettings {
  readonly version: number;
}

const names = [
  'phone',
  'email',
  'address',
  'facebook',
  'instagram',
  'youtube',
  'opening_text',
  'consent_text',
] as const satisfies readonly (keyof SiteSettings)[];

/** Stores the portal's settings: one row. */
export function createSettingsRepository(db: Database) {
  const readSettings = (): Promise<StoredSettings> =>
    db
      .selectFrom('site_settings')
      .select(['version', ...names])
      .executeTakeFirstOrThrow();

  const lockSettings = (): Promise<StoredSettings> =>
    db
      .selectFrom('site_settings')
      .select(['version', ...names])
      .forUpdate()
      .executeTakeFirstOrThrow();

  const updateSettings = (version: number, changed: Partial<SiteSettings>): Promise<StoredSettings> =>
    db
      .updateTable('site_settings')
      .set({ ...changed, version: version + 1 })
      .returning(['version', ...names])
      .executeTakeFirstOrThrow();

  /** The addresses of the portal's pages about itself, in whatever state. */
  const listPageAliases = async (): Promise<readonly string[]> =>
    (await db.selectFrom('staticpage').select('alias').execute()).map(({ alias }) => alias);

  return {
    listPageAliases,
    ...{ readSettings, lockSettings, updateSettings },
    log: createChangeLogRepository(db),
    listPeople: createRevisionsRepository(db).listPeople,
  };
}
