import type { Actor } from '#server/records/revisions/opening.service.ts';
import { StaleRecord } from '#server/records/revisions/refusals.ts';
import type { SiteSettings } from '#shared/collections/site-settings.ts';
import { staticPageAliases } from '#shared/collections/staticpage.ts';
import type { SettingsRepository, StoredSettings } from './settings.repository.ts';

export type SettingsService = ReturnType<typeof createSettingsService>;

export interface SettingsParts {
  readonly settings: SettingsRepository;
  readonly transact: <Result>(work: (settings: SettingsRepository) => Promise<Result>) => Promise<Result>;
  readonly siteName: string;
  /** What the environment has set up. */
  readonly setup: { readonly name: boolean; readonly mail: boolean; readonly banks: boolean };
}

/** The desk of the portal's settings. */
export function createSettingsService({ settings: stored, transact, siteName, setup }: SettingsParts) {
  async function present({ version, ...settings }: StoredSettings) {
    const aliases = new Set(await stored.listPageAliases());
    // The footer leads to all of them; a portal that was seeded before one came has it not.
    const pages = Object.values(staticPageAliases).every((alias) => aliases.has(alias));
    return { version, settings, site_name: siteName, setup: { ...setup, pages } };
  }

  const getSettings = async () => present(await stored.readSettings());

  /** Changes what is given; where nothing is other than it was, the version stays. @throws StaleRecord */
  async function saveSettings(
    { accountId }: Actor,
    {
      version,
      settings,
    }: { version: number; settings: { [Name in keyof SiteSettings]?: string | undefined } },
  ) {
    const saved = await transact(async (tx) => {
      const { version: current, ...before } = await tx.lockSettings();
      if (current !== version) throw await staleSettings(tx, current);
      const fields = (Object.keys(settings) as (keyof SiteSettings)[]).filter(
        (name) => settings[name] !== undefined && settings[name] !== before[name],
      );
      if (fields.length === 0) return { version, ...before };
      const pick = (from: { readonly [Name in keyof SiteSettings]?: string | undefined }) =>
        Object.fromEntries(fields.map((name) => [name, from[name]]));
      await tx.log.appendChanges([
        {
          ...{ collection: 'site_settings', recordId: 1, accountId, action: 'save', fields },
          ...{ before: pick(before), after: pick(settings) },
        },
      ]);
      return tx.updateSettings(version, pick(settings));
    });
    return present(saved);
  }

  return { getSettings, saveSettings };
}

async function staleSettings({ log, listPeople }: SettingsRepository, version: number): Promise<StaleRecord> {
  const last = await log.findLastChange('site_settings', 1);
  const people = await listPeople([last?.accountId ?? null]);
  return new StaleRecord({
    version,
    changed_by: people.get(last?.accountId ?? 0) ?? null,
    changed_at: last?.at.toISOString() ?? null,
    fields: last?.fields ?? [],
  });
}
